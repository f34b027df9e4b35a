extension CatalogTable {
  /// The lifts of the triceps.
  static let triceps = """
    = Triceps: Bench Tracker
    Close-grip Bench Press | barbell | SH Bench Press - Close Grip (Barbell) \
      | N Close Grip Barbell Bench Press | F Close-Grip Bench Press | L Bench Press Close Grip
    Skullcrushers | barbell | as Normal
    Skullcrushers, Normal | barbell | SH Skullcrusher (Barbell) | F Skullcrusher | L Skullcrusher, Barbell
    Skullcrushers, Reverse-grip | barbell
    Overhead Extensions | - | O Overhead Tricep Extension
    Overhead Extensions, Dumbbell | dumbbell | SH Triceps Extension (Dumbbell) \
      | N Dumbbell Overhead Triceps Extension | FJ Dumbbell Tricep Extension | L Triceps Extension
    Overhead Extensions, Barbell | barbell | SH Triceps Extension (Barbell) | L Triceps Extension, Barbell
    Overhead Extensions, One-arm | dumbbell | H Single Arm Tricep Extension (Dumbbell) \
      | F Single Arm Dumbbell Tricep Extension
    Overhead Extensions, Cable | cable | H Overhead Triceps Extension (Cable) \
      | N Cable Overhead Triceps Extension | F Cable Rope Overhead Triceps Extension
    Overhead Extensions, Band | band | L Triceps Extension, Band
    Underhand-grip Rows | -
    Underhand-grip Rows, Barbell | barbell
    Underhand-grip Rows, Dumbbell | dumbbell
    Underhand-grip Rows, Cable | cable
    Underhand-grip Rows, Band | band
    Tricep Pushdowns | cable | S Triceps Pushdown (Cable - Straight Bar) | HL Triceps Pushdown \
      | F Cable Tricep Pushdown | O Tricep Pushdown
    Bodyweight Tricep Dips | bodyweight | SHL Triceps Dip | N Parallel Bar Triceps Dip | FJ Dip | 5O Dips
    Weighted Tricep Dips | bodyweight repsWeight | H Triceps Dip (Weighted)
    Pushups, Close-grip | bodyweight | H Push Up - Close Grip | F Tricep Push Up | R Close push-ups
    Pushups, Diamond | bodyweight | H Diamond Push Up
    = Triceps
    Smith Machine Close-Grip Bench Press | smithMachine | N Smith Machine Close Grip Bench Press \
      | L Bench Press Close Grip, Smith Machine
    EZ Bar Close-Grip Bench Press | ezBar | L Bench Press Close Grip, EZ Bar
    EZ Bar Skullcrusher | ezBar | NF EZ-Bar Skullcrusher | L Skullcrusher
    Dumbbell Skullcrusher | dumbbell | SH Skullcrusher (Dumbbell) | F Dumbbell Skullcrusher \
      | L Skullcrusher, Dumbbell
    Cable Skullcrusher | cable | L Skullcrusher, Cable
    Lying Triceps Extension | barbell | N Lying Triceps Extension
    EZ Bar Triceps Extension | ezBar | J EZ Bar Tricep Extension
    EZ Bar Overhead Triceps Extension | ezBar | F EZ-Bar Overhead Tricep Extension
    Seated Barbell Triceps Extension | barbell | J Barbell Seated Tricep Extension
    Triceps Extension | - | S Triceps Extension
    Cable Triceps Extension | cable | SH Triceps Extension (Cable) | F Cable Tricep Extension \
      | J Cable High Pulley Tricep Extension | L Triceps Extension, Cable
    Machine Triceps Extension | machine | SH Triceps Extension (Machine) | FJ Machine Tricep Extension
    Suspension Triceps Extension | suspension reps | H Triceps Extension (Suspension)
    Seated Triceps Press | - | H Seated Triceps Press | F Seated Tricep Press
    Triceps Press | - | S Triceps Press
    Wide-Elbow Triceps Press | dumbbell | H Wide-Elbow Triceps Press (Dumbbell)
    Rope Triceps Pushdown | cable | H Triceps Rope Pushdown | N Rope Push Down \
      | F Cable Rope Tricep Extension | J Cable Rope Tricep Pushdown | - Rope Triceps Pulldown
    V-Bar Triceps Pushdown | cable | N V-Bar Push Down
    Triceps Pressdown | cable | H Triceps Pressdown
    Single Arm Triceps Pushdown | cable | H Single Arm Triceps Pushdown (Cable) \
      | - Single Arm Triceps Pulldown
    Underhand Triceps Pushdown | cable | F Cable Underhand Tricep Pushdown
    One-Arm Underhand Triceps Pushdown | cable | F Cable One Arm Underhand Tricep Extension \
      | J Cable One-Arm Tricep Pushdown (Reverse Grip)
    One-Arm Side Triceps Extension | cable | F Cable One Arm Tricep Side Extension
    JM Press | barbell | H JM Press (Barbell)
    Dumbbell Triceps Kickback | dumbbell | H Triceps Kickback (Dumbbell) | F Dumbbell Kickbacks
    Cable Triceps Kickback | cable | SL Cable Kickback | H Triceps Kickback (Cable)
    Reverse Grip Triceps Kickback | cable | J Cable Reverse Grip Tricep Kickback \
      | J Cable Tricep Kickback (Reverse Grip)
    Assisted Triceps Dip | machine | SH Triceps Dip (Assisted) | F Assisted Dip \
      | L Triceps Dip, Leverage Machine
    Bench Dip | bodyweight | SHFL Bench Dip
    Floor Triceps Dip | bodyweight | H Floor Triceps Dip
    Ring Dip | bodyweight | H Ring Dips | N Ring Dip
    Dip Machine | machine | H Seated Dip Machine | F Machine Tricep Dip
    """
}
