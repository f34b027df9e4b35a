extension CatalogTable {
  /// The lifts of the back, the neck and the grip.
  static let back = """
    = Back: Bench Tracker
    Back Extensions | bodyweight repsWeight | as Normal
    Back Extensions, Normal | bodyweight repsWeight | S Back Extension | H Back Extension (Hyperextension) \
      | F Back Extensions | J Back Hyperextension | L Back Extension, Bodyweight | - Hyperextension \
      | - Lower Back Extension
    Back Extensions, Machine | machine | SH Back Extension (Machine) | F Seated Back Extension \
      | L Back Extension
    Deadlift | barbell | as Conventional
    Deadlift, Conventional | barbell | SH Deadlift (Barbell) | NFL5O Deadlift | J Barbell Deadlift
    Deadlift, Sumo | barbell | S Sumo Deadlift (Barbell) | HNFL Sumo Deadlift
    Deadlift, Dumbbell | dumbbell | SH Deadlift (Dumbbell) | L Deadlift, Dumbbell
    Deadlift, Stiff-legged | barbell | S Stiff Leg Deadlift (Barbell) | H Straight Leg Deadlift \
      | N Stiff-Legged Deadlift | J Barbell Stiff-Leg Deadlift | L Stiff Leg Deadlift
    Deadlift, Deficit | barbell | S Deficit Deadlift (Barbell) | L Deficit Deadlift
    Deadlift, Trap Bar | trapBar | SL Trap Bar Deadlift | H Deadlift (Trap bar)
    Rack Pulls | barbell | S Rack Pull (Barbell) | HN Rack Pull
    Shrugs | -
    Shrugs, Dumbbell | dumbbell | SH Shrug (Dumbbell) | FJ Dumbbell Shrug | L Shrug
    Shrugs, Barbell | barbell | SH Shrug (Barbell) | NFJ Barbell Shrug | L Shrug, Barbell
    Shrugs, Machine | machine | SH Shrug (Machine) | N Machine Shrug | L Shrug, Leverage Machine
    Lat Pulldowns | cable | as Normal
    Lat Pulldowns, Normal | cable | SH Lat Pulldown (Cable) | NFL Lat Pulldown
    Lat Pulldowns, Close-grip | cable | H Lat Pulldown - Close Grip (Cable) \
      | J Cable Front Lat Pulldown (Close Grip)
    Lat Pulldowns, Wide-grip | cable | S Lat Pulldown - Wide Grip (Cable) | F Wide Grip Lat Pulldown \
      | J Cable Lat Pulldown (Wide Grip)
    Lat Pulldowns, Behind-neck | cable
    Lat Pulldowns, One-arm | cable | S Lat Pulldown (Single Arm) | H Single Arm Lat Pulldown
    Lat Pullovers | -
    Lat Pullovers, Dumbbell | dumbbell | SH Pullover (Dumbbell) | FJ Dumbbell Pullover | L Pullover
    Lat Pullovers, Barbell | barbell | L Pullover, Barbell
    Lat Pullovers, Machine | machine | SH Pullover (Machine)
    Bent Rows | barbell | as Barbell
    Bent Rows, Barbell | barbell | SH Bent Over Row (Barbell) | N5O Barbell Row | F Bent Over Barbell Row \
      | J Barbell Bent-Over Row | L Bent Over Row
    Bent Rows, Dumbbell | dumbbell | SH Bent Over Row (Dumbbell) | L Bent Over Row, Dumbbell
    Bent Rows, T-Bar | landmine | SHJL T Bar Row | NF T-Bar Row
    Bent Rows, Pendlay | barbell | SH Pendlay Row (Barbell) | NFL Pendlay Row
    Bent Rows, Cable | cable | L Bent Over Row, Cable
    Seated Rows | cable | as Cable
    Seated Rows, Cable | cable | S Seated Row (Cable) | H Seated Cable Row - V Grip (Cable) \
      | NF Seated Cable Row | J Cable Seated Row | L Seated Row | FO Cable Row
    Seated Rows, Machine | machine | SH Seated Row (Machine) | F Machine Row \
      | L Seated Row, Leverage Machine
    One-arm Rows | dumbbell | as Dumbbell
    One-arm Rows, Dumbbell | dumbbell | S Bent Over One Arm Row (Dumbbell) | HNFO Dumbbell Row \
      | J Dumbbell One-Arm Row | L Bent Over One Arm Row
    One-arm Rows, Cable | cable | H Single Arm Cable Row
    One-arm Rows, Long Bar | landmine
    One-arm Rows, Band | band
    Inverted Rows | bodyweight | S Inverted Row (Bodyweight) | HFL Inverted Row
    Inverted Rows, Incline | bodyweight
    Inverted Rows, Flat | bodyweight
    Reverse Flyes | -
    Reverse Flyes, Bent | dumbbell | S Reverse Fly (Dumbbell) | H Rear Delt Reverse Fly (Dumbbell) \
      | N Rear Delt Dumbbell Raise | F Dumbbell Rear Delt Raise | L Reverse Fly | F Dumbbell Back Fly
    Reverse Flyes, Incline Bench | dumbbell | H Chest Supported Reverse Fly (Dumbbell)
    Reverse Flyes, Cable | cable | S Reverse Fly (Cable) | H Rear Delt Reverse Fly (Cable) \
      | F Cable Rear Delt Fly
    Reverse Flyes, Machine | machine | S Reverse Fly (Machine) | H Rear Delt Reverse Fly (Machine) \
      | N Rear Delt Machine Fly | F Machine Rear Delt Fly | L Reverse Fly, Leverage Machine \
      | F Machine Reverse Fly | - Reverse Pec Deck
    Bodyweight Pull-ups | bodyweight | as Normal
    Bodyweight Pull-ups, Normal | bodyweight | SHNFL Pull Up | J Pull-Up | O Pull-up | 5 Pullups \
      | R Full pull-ups
    Bodyweight Pull-ups, Wide-grip | bodyweight | SHL Wide Pull Up
    Bodyweight Pull-ups, Close-grip | bodyweight | R Close pull-ups
    Bodyweight Pull-ups, Neutral-grip | bodyweight | N Neutral Chin Up
    Weighted Pull-ups | bodyweight repsWeight | as Normal
    Weighted Pull-ups, Normal | bodyweight repsWeight | H Pull Up (Weighted) | J Weighted Pull-Up \
      | O Weighted Pull-up
    Weighted Pull-ups, Wide-grip | bodyweight repsWeight
    Weighted Pull-ups, Close-grip | bodyweight repsWeight
    Weighted Pull-ups, Neutral-grip | bodyweight repsWeight
    Bodyweight Chin-ups | bodyweight | as Normal
    Bodyweight Chin-ups, Normal | bodyweight | SHNFL Chin Up | J Chin-Up | O Chin-up | 5 Chinups
    Bodyweight Chin-ups, Wide-grip | bodyweight
    Bodyweight Chin-ups, Close-grip | bodyweight
    Weighted Chin-ups | bodyweight repsWeight | as Normal
    Weighted Chin-ups, Normal | bodyweight repsWeight | H Chin Up (Weighted)
    Weighted Chin-ups, Wide-grip | bodyweight repsWeight
    Weighted Chin-ups, Close-grip | bodyweight repsWeight
    = Back
    Weighted Back Extension | plate | H Back Extension (Weighted Hyperextension)
    Incline Back Extension | bodyweight | F Incline Back Extension
    Reverse Hyperextension | bodyweight | HL Reverse Hyperextension
    Machine Reverse Hyperextension | machine | L Reverse Hyperextension, Leverage Machine
    Superman | bodyweight | SHFL Superman
    Superman Hold | bodyweight time | F Superman Hold
    Good Morning | barbell | SH Good Morning (Barbell) | NFL Good Morning | J Barbell Good Morning
    Smith Machine Good Morning | smithMachine | L Good Morning, Smith Machine
    Band Deadlift | band | SH Deadlift (Band) | L Deadlift, Band
    Smith Machine Deadlift | smithMachine | SH Deadlift (Smith Machine) | L Deadlift, Smith Machine
    Cable Deadlift | cable | L Deadlift, Cable
    Kettlebell Deadlift | kettlebell | L Deadlift, Kettlebell
    Machine Deadlift | machine | L Deadlift, Leverage Machine
    Stiff-Legged Dumbbell Deadlift | dumbbell | S Stiff Leg Deadlift (Dumbbell) \
      | L Stiff Leg Deadlift, Dumbbell
    Stiff-Legged Smith Machine Deadlift | smithMachine | F Smith Machine Stiff-Legged Deadlift
    Straight Leg Band Deadlift | band | S Straight Leg Deadlift (Band) | L Straight Leg Deadlift, Band
    Trap Bar Deficit Deadlift | trapBar | L Deficit Deadlift, Trap Bar
    Cable Shrug | cable | H Shrug (Cable) | L Shrug, Cable
    Smith Machine Shrug | smithMachine | SH Shrug (Smith Machine) | L Shrug, Smith Machine
    Band Shrug | band | L Shrug, Band
    Machine Lat Pulldown | machine | SH Lat Pulldown (Machine) | L Lat Pulldown, Leverage Machine
    Band Lat Pulldown | band | H Lat Pulldown (Band)
    Underhand Lat Pulldown | cable | S Lat Pulldown - Underhand (Cable) \
      | H Reverse Grip Lat Pulldown (Cable)
    Underhand Band Lat Pulldown | band | S Lat Pulldown - Underhand (Band)
    V-Bar Pulldown | cable | F V-Bar Pulldown
    Kneeling Pulldown | band | SH Kneeling Pulldown (Band) | L Kneeling Pulldown
    Vertical Traction | machine | H Vertical Traction (Machine)
    Straight Arm Pulldown | cable | H Straight Arm Lat Pulldown (Cable) | N Straight-Arm Cable Pushdown
    Rope Straight Arm Pulldown | cable | H Rope Straight Arm Pulldown
    Underhand Bent Over Row | barbell | S Bent Over Row - Underhand (Barbell) \
      | F Reverse Grip Barbell Bent Over Row
    Band Row | band | SH Bent Over Row (Band) | J Resistance Band Row | L Bent Over Row, Band
    Smith Machine Row | smithMachine | F Smith Machine Bent Over Row | L Bent Over Row, Smith Machine
    Machine Bent Over Row | machine | L Bent Over Row, Leverage Machine
    Incline Dumbbell Row | dumbbell | S Incline Row (Dumbbell) | H Chest Supported Incline Row (Dumbbell) \
      | F Incline Dumbbell Row | J Dumbbell Incline Bench Row | L Incline Row | - Chest Supported Dumbbell Row
    Incline Barbell Row | barbell | L Incline Row, Barbell
    Wide Grip Seated Row | cable | S Seated Wide-Grip Row (Cable) | H Seated Cable Row - Bar Wide Grip \
      | L Seated Wide Grip Row
    Straight Bar Seated Row | cable | H Seated Cable Row - Bar Grip
    Band Seated Row | band | L Seated Row, Band
    Diverging Seated Row | machine | F Diverging Seated Row
    Iso-Lateral Row | machine | SH Iso-Lateral Row (Machine) | N Hammer Strength Row \
      | F Hammerstrength Iso Row
    Iso-Lateral High Row | machine | H Iso-Lateral High Row (Machine)
    Iso-Lateral Low Row | machine | H Iso-Lateral Low Row
    High Row | machine | L High Row
    Cable High Row | cable | L High Row, Cable
    Meadows Row | landmine | H Meadows Rows (Barbell)
    Landmine Row | landmine | HF Landmine Row
    Suspension Row | suspension reps | H Low Row (Suspension)
    Gorilla Row | kettlebell | H Gorilla Row (Kettlebell)
    Renegade Row | dumbbell | H Renegade Row (Dumbbell)
    Shotgun Row | cable | F Shotgun Row
    Squat Row | band | S Squat Row (Band) | HL Squat Row
    Single Arm Cable Reverse Fly | cable | H Reverse Fly Single Arm (Cable)
    Band Reverse Fly | band | L Reverse Fly, Band
    Band Pull Apart | band | H Band Pullaparts
    Assisted Pull Up | machine | SH Pull Up (Assisted) | F Assisted Pull Up | L Pull Up, Leverage Machine
    Band Assisted Pull Up | band reps | SH Pull Up (Band) | L Pull Up, Band
    Assisted Chin Up | machine | SH Chin Up (Assisted) | F Assisted Chin Up | L Chin Up, Leverage Machine
    Assisted Neutral Grip Pull Up | machine | F Assisted Neutral Grip Pull Up
    Assisted Wide Grip Pull Up | machine | F Assisted Wide Grip Pull Up
    Kipping Pull Up | bodyweight | SH Kipping Pull Up
    Explosive Pull Up | bodyweight | O Explosive Pull-up
    Ring Pull Up | bodyweight | H Ring Pull Up
    Negative Pull Up | bodyweight | H Negative Pull Up
    Sternum Pull Up | bodyweight | H Sternum Pull up (Gironda)
    Scapular Pull Up | bodyweight | H Scapular Pull Ups | F Scapular Pull Up
    Australian Pull Up | bodyweight | F Australian Pull Up
    Muscle Up | bodyweight | SHL Muscle Up
    Dead Hang | bodyweight time | HFO Dead Hang
    Front Lever Hold | bodyweight time | H Front Lever Hold
    Front Lever Raise | bodyweight | H Front Lever Raise
    Farmer's Walk | dumbbell timeWeight | H Farmers Walk | F Farmer's Walk | O Farmer Walk | O Farmer's Walk \
      | - Farmer's Carry
    Lying Neck Curl | bodyweight | H Lying Neck Curls
    Weighted Neck Curl | plate | H Lying Neck Curls (Weighted)
    Lying Neck Extension | bodyweight | H Lying Neck Extension
    Weighted Neck Extension | plate | H Lying Neck Extension (Weighted)
    Vertical Pull Up | bodyweight | R Vertical pull-ups
    Horizontal Pull Up | bodyweight | R Horizontal pull-ups
    Jackknife Pull Up | bodyweight | R Jackknife pull-ups
    Half Pull Up | bodyweight | R Half pull-ups
    Uneven Pull Up | bodyweight | R Uneven pull-ups
    Half One-Arm Pull Up | bodyweight | R Half one-arm pull-ups
    One-Arm Negative Pull Up | bodyweight | R One-arm negative pull-ups
    One-Arm Pull Up | bodyweight | R One-arm pull-ups
    Short Bridge | bodyweight | R Short bridges
    Straight Bridge | bodyweight | R Straight bridges
    Angled Bridge | bodyweight | R Angled bridges
    Head Bridge | bodyweight | R Head bridges
    Half Bridge | bodyweight | R Half bridges
    Full Bridge | bodyweight | R Full bridges
    Wall Walking Down | bodyweight | R Wall walking (down)
    Wall Walking Up | bodyweight | R Wall walking (up)
    Closing Bridge | bodyweight | R Closing bridges
    Stand-to-Stand Bridge | bodyweight | R Stand-to-stand bridges
    """
}
