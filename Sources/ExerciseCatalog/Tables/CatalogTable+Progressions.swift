extension CatalogTable {
  /// The bodyweight progressions: stage and id, name, repetitions x sets of the three levels, remarks.
  static let progressions = """
    = pushup
    0 wallPushups | Wall push-ups | 10x1 25x2 50x3
    1 inclinePushups | Incline push-ups | 10x1 20x2 40x3
    2 kneelingPushups | Kneeling push-ups | 10x1 15x2 30x3
    3 halfPushups | Half push-ups | 8x1 12x2 25x2
    4 fullPushups | Full push-ups | 5x1 10x2 20x2
    5 closePushups | Close push-ups | 5x1 10x2 20x2
    6 unevenPushups | Uneven push-ups | 5x1 10x2 20x2 | each side
    7 halfOneArmPushups | Half one-arm push-ups | 5x1 10x2 20x2 | each side
    8 leverPushups | Lever push-ups | 5x1 10x2 20x2 | each side
    9 oneArmPushups | One-arm push-ups | 5x1 10x2 100x1 | each side
    = pullup
    0 verticalPullups | Vertical pull-ups | 10x1 20x2 40x3
    1 horizontalPullups | Horizontal pull-ups | 10x1 20x2 30x3
    2 jackknifePullups | Jackknife pull-ups | 10x1 15x2 20x3
    3 halfPullups | Half pull-ups | 8x1 11x2 15x2
    4 fullPullups | Full pull-ups | 5x1 8x2 10x2
    5 closePullups | Close pull-ups | 5x1 8x2 10x2
    6 unevenPullups | Uneven pull-ups | 5x1 7x2 9x2 | each side
    7 halfOneArmPullups | Half one-arm pull-ups | 4x1 6x2 8x2 | each side
    8 assistedOneArmPullups | One-arm negative pull-ups | 3x1 5x2 7x2 | each side
    9 oneArmPullups | One-arm pull-ups | 1x1 3x2 6x2 | each side
    = squat
    0 shoulderStands | Shoulder stands | 10x1 25x2 50x3
    1 jackknifeSquats | Jackknife squats | 10x1 20x2 40x3
    2 supportedSquats | Supported squats | 10x1 15x2 30x3
    3 halfSquats | Half squats | 8x1 35x2 50x2
    4 fullSquats | Full squats | 5x1 10x2 30x2
    5 closeSquats | Close squats | 5x1 10x2 20x2
    6 unevenSquats | Uneven squats | 5x1 10x2 20x2 | each side
    7 halfOneLegSquats | Half one-leg squats | 5x1 10x2 20x2 | each side
    8 assistedOneLegSquats | Assisted one-leg squats | 5x1 10x2 20x2 | each side
    9 oneLegSquats | One-leg squats | 5x1 10x2 50x2 | each side
    = legraise
    0 kneeTucks | Knee tucks | 10x1 25x2 40x3
    1 flatKneeLegRaises | Flat knee leg raises | 10x1 20x2 35x3
    2 flatBentLegRaises | Flat bent leg raises | 10x1 15x2 30x3
    3 flatFrogRaises | Flat frog raises | 8x1 15x2 25x3
    4 flatStraightLegRaises | Flat straight-leg raises | 5x1 10x2 20x2
    5 hangingKneeRaises | Hanging knee raises | 5x1 10x2 15x2
    6 hangingBentLegRaises | Hanging bent-leg raises | 5x1 10x2 15x2
    7 hangingFrogRaises | Hanging frog raises | 5x1 10x2 15x2
    8 partialStraightLegRaises | Partial straight-leg raises | 5x1 10x2 15x2
    9 hangingStraightLegRaises | Hanging straight-leg raises | 5x1 10x2 30x2
    = bridge
    0 shortBridges | Short bridges | 10x1 25x2 50x3
    1 straightBridges | Straight bridges | 10x1 20x2 40x3
    2 angledBridges | Angled bridges | 8x1 15x2 30x3
    3 headBridges | Head bridges | 8x1 15x2 25x2
    4 halfBridges | Half bridges | 8x1 15x2 20x2
    5 fullBridges | Full bridges | 6x1 10x2 15x2
    6 wallWalkingDown | Wall walking (down) | 3x1 6x2 10x2
    7 wallWalkingUp | Wall walking (up) | 2x1 4x2 8x2
    8 closingBridges | Closing bridges | 1x1 3x2 6x2
    9 standToStandBridges | Stand-to-stand bridges | 1x1 3x2 30x2
    = handstandpushup
    0 wallHeadstands | Wall headstands | 30x1 60x1 120x1 | seconds
    1 crow | Crow | 10x1 30x1 60x1 | seconds
    2 wallHandstands | Wall handstands | 30x1 60x1 120x1 | seconds
    3 halfHandstandPushups | Half-handstand pushups | 5x1 10x2 20x2
    4 handstandPushups | Handstand pushups | 5x1 10x2 15x2
    5 closeHandstandPushups | Close handstand pushups | 5x1 9x2 12x2
    6 unevenHandstandPushups | Uneven handstand pushups | 5x1 8x2 10x2 | each side
    7 halfOneArmHandstandPushups | Half one-arm handstand pushups | 4x1 6x2 8x2 | each side
    8 leverHandstandPushups | Lever handstand pushups | 3x1 4x2 6x2 | each side
    9 oneArmHandstandPushups | One-arm handstand pushups | 1x1 2x2 5x1 | each side
    """
}
