extension FITCatalogTable {
  /// Exercises of the categories 17, lunge, to 32, run.
  static let lungeToRun = """
    = 17 lunge
    - Bodyweight Split Squat | Bodyweight Bulgarian Split Squat | Cable Lunge | Reverse Lunge
    - Kettlebell Reverse Lunge | Lateral Lunge
    10 Lunges, Barbell
    11 Barbell Reverse Lunge
    13 Barbell Split Squat
    18 Bulgarian Split Squat
    21 Lunges, Dumbbell
    32 Lunges | Bodyweight Lunge
    77 Dumbbell Walking Lunge
    78 Walking Lunge
    82 Dumbbell Reverse Lunge
    83 Overhead Dumbbell Lunge
    86 Curtsy Lunge
    = 18 olympic lift
    - Clean, Hang | Snatch, Hang | Clean Pull | Snatch Pull | Press Under | Kettlebell Clean
    - Kettlebell Hang Clean | Kettlebell High Pull
    2 Clean, Power
    3 Snatch, Power
    5 Clean and Jerk
    8 Deadlift High Pull
    9 Snatch
    10 Jerk, Split
    11 Clean
    15 Jerk
    18 Kettlebell Snatch
    25 Dumbbell Snatch
    27 Clean and Press
    = 19 plank
    - Shoulder Taps | Reverse Plank | Copenhagen Plank | Plank Shoulder Taps
    34 Mountain Climber
    43 Bodyweight Planks | Bodyweight Planks, Normal
    66 Bodyweight Planks, Side
    117 Weighted Planks
    = 20 plyo
    - Lateral Box Jump | Frog Jumps
    0 Jumping Lunge
    25 Ball Slams
    33 Box Jump
    37 Jump Squat
    = 21 pull up
    - Lat Pullovers | Lat Pullovers, Dumbbell | Lat Pullovers, Barbell | Lat Pullovers, Machine
    - Vertical Traction | Assisted Pull Up | Assisted Chin Up | Assisted Neutral Grip Pull Up
    - Assisted Wide Grip Pull Up | Negative Pull Up | Sternum Pull Up | Scapular Pull Up | Vertical Pull Up
    - Jackknife Pull Up | Half Pull Up | Uneven Pull Up | Half One-Arm Pull Up | One-Arm Negative Pull Up
    - One-Arm Pull Up
    3 Bodyweight Chin-ups, Close-grip
    4 Weighted Chin-ups, Close-grip
    5 Lat Pulldowns, Close-grip | V-Bar Pulldown
    11 Kneeling Pulldown
    13 Lat Pulldowns | Lat Pulldowns, Normal | Lat Pulldowns, Behind-neck | Lat Pulldowns, One-arm
    13 Machine Lat Pulldown | Band Lat Pulldown
    18 Underhand Lat Pulldown | Underhand Band Lat Pulldown
    20 Straight Arm Pulldown | Rope Straight Arm Pulldown
    24 Weighted Pull-ups | Weighted Pull-ups, Normal | Weighted Pull-ups, Close-grip
    25 Lat Pulldowns, Wide-grip
    26 Bodyweight Pull-ups, Wide-grip
    27 Weighted Pull-ups, Wide-grip
    32 Kipping Pull Up
    38 Bodyweight Pull-ups | Bodyweight Pull-ups, Normal | Bodyweight Pull-ups, Close-grip
    38 Explosive Pull Up | Ring Pull Up
    39 Bodyweight Chin-ups | Bodyweight Chin-ups, Normal | Bodyweight Chin-ups, Wide-grip
    41 Weighted Chin-ups | Weighted Chin-ups, Normal | Weighted Chin-ups, Wide-grip
    42 Band Assisted Pull Up
    43 Bodyweight Pull-ups, Neutral-grip
    45 Weighted Pull-ups, Neutral-grip
    = 22 push up
    - Band Push Up | Plank Pushup | Half Push Up | Uneven Push Up | Half One-Arm Push Up | Lever Push Up
    - Half-Handstand Push Up | Uneven Handstand Push Up | Half One-Arm Handstand Push Up
    - Lever Handstand Push Up | One-Arm Handstand Push Up
    0 Band Chest Press
    7 Clap Push Up
    11 Pushups, Close-grip
    13 Decline Push Up
    15 Pushups, Diamond
    25 Handstand Push Up | Close Handstand Push Up
    27 Incline Push Up
    33 Kneeling Push Up
    38 One Arm Push Up
    40 Weighted Push Up
    69 Pushups, Wide-hand
    75 Ring Push Up
    77 Pushups | Pushups, Normal
    84 Pike Push Up
    90 Wall Push Up
    = 23 row
    - Bent Rows, Cable | One-arm Rows, Long Bar | Band Row | Smith Machine Row | Machine Bent Over Row
    - Incline Barbell Row | Band Seated Row | Diverging Seated Row | Iso-Lateral Row | Iso-Lateral High Row
    - Iso-Lateral Low Row | High Row | Cable High Row | Meadows Row | Landmine Row | Shotgun Row | Squat Row
    - Underhand-grip Rows | Underhand-grip Rows, Dumbbell | Underhand-grip Rows, Band
    5 Face Pulls | Face Pulls, Cable
    9 Gorilla Row
    13 One-arm Rows | One-arm Rows, Dumbbell
    15 Renegade Row
    16 Underhand Bent Over Row | Underhand-grip Rows, Barbell
    18 Seated Rows | Seated Rows, Cable | Straight Bar Seated Row
    20 One-arm Rows, Cable
    26 Suspension Row
    28 Bent Rows, T-Bar
    31 Underhand-grip Rows, Cable
    33 Wide Grip Seated Row
    35 Inverted Rows | Inverted Rows, Incline | Inverted Rows, Flat | Australian Pull Up | Horizontal Pull Up
    36 Seated Rows, Machine
    39 Face Pulls, Band
    40 Incline Dumbbell Row
    46 Bent Rows | Bent Rows, Barbell | Bent Rows, Pendlay
    47 Bent Rows, Dumbbell
    = 24 shoulder press
    - Landmine Press | Landmine Press, Kneeling | Landmine Press, Standing | Overhead Press, Machine
    - Overhead Press, Behind-neck | Push Press, Behind-neck | Military Press, Machine
    - Military Press, Behind-neck | Cable Overhead Press | Band Shoulder Press | EZ Bar Overhead Press
    - Machine Overhead Press | Plate-Loaded Shoulder Press | Log Press | Kettlebell Shoulder Press
    - Kettlebell Push Press | Kettlebell Arnold Press | Single Arm Landmine Press
    - Smith Machine Behind the Neck Press | Band Behind the Neck Press
    1 Arnold Press
    3 Push Press | Push Press, Barbell
    8 Push Press, Dumbbell
    14 Overhead Press | Overhead Press, Barbell
    15 Overhead Press, Dumbbell
    16 Seated Barbell Overhead Press
    17 Seated Dumbbell Overhead Press
    18 One-Arm Dumbbell Press
    20 Smith Machine Overhead Press
    23 Plate Front Raise
    24 Military Press, Dumbbell | Dumbbell Shoulder Press
    25 Military Press | Military Press, Barbell
    28 Underhand Front Raises, Dumbbell | Front Raises | Front Raises, Dumbbell | One-Arm Front Raise
    28 Seated Front Raise
    = 25 shoulder stability
    - Band Pull Apart
    4 Cable External Rotation
    21 Chest Supported Y Raise
    33 Cable Internal Rotation
    = 26 shrug
    - Shrugs | Shrugs, Machine | Cable Shrug | Smith Machine Shrug | Band Shrug
    0 Jump Shrug
    1 Shrugs, Barbell
    2 Upright Rows | Upright Rows, Barbell
    5 Shrugs, Dumbbell
    6 Upright Rows, Dumbbell
    24 Upright Rows, Cable | Upright Rows, Band
    = 27 sit up
    - Jacknifes | Jackknife Sit Up
    14 Kettlebell Sit Up
    31 V Up
    32 Dumbbell V Up
    34 Weighted Situps
    37 Bodyweight Situps
    = 28 squat
    - Machine Squats | Machine Squats, Conventional | Machine Squats, Hack | Smith Machine Squat
    - Suspension Squat | Safety Bar Squat | Smith Machine Front Squat | Kettlebell Front Squat
    - Smith Machine Hack Squat | Dumbbell Box Squat | Belt Squat | Pendulum Squat | Sissy Squat
    - Weighted Sissy Squat | Lateral Squat | Bodyweight Squat Hold | Kettlebell Thruster
    - Landmine Squat and Press | Shoulder Stand Squat | Jackknife Squat | Supported Squat | Half Squat
    - Close Squat | Half One-Leg Squat | Assisted One-Leg Squat
    0 Leg Press | Leg Press, Horizontal | Leg Press, Incline | Single Leg Press | Smith Machine Leg Press
    6 Squats | Squats, Back | Pause Squat | Full Squat
    7 Squats, Box
    8 Squats, Front
    9 Squats, Hack
    17 Barbell Step Up
    20 Wall Sit
    27 Dumbbell Front Squat
    28 Squats, Split
    29 Squats, Dumbbell
    32 Dumbbell Step Up
    37 Goblet Squat | Kettlebell Goblet Squat
    43 Dumbbell Overhead Squat
    44 Overhead Squat
    47 Pistol Squat | Assisted Pistol Squat
    48 Kettlebell Pistol Squat
    63 Band Squat
    66 Step Up
    69 Sumo Squat | Barbell Sumo Squat | Dumbbell Sumo Squat | Kettlebell Sumo Squat
    79 Barbell Thruster
    80 Uneven Squat
    83 Wall Ball
    86 Zercher Squat
    100 Bodyweight Squat
    101 Dumbbell Thruster
    = 29 total body
    0 Burpee
    18 Burpee Over the Bar
    = 30 triceps extension
    - Skullcrushers | Skullcrushers, Normal | Skullcrushers, Reverse-grip | Overhead Extensions
    - Overhead Extensions, Barbell | Overhead Extensions, Band | Lying Triceps Extension | Triceps Extension
    - Cable Triceps Extension | Machine Triceps Extension | Suspension Triceps Extension
    - Wide-Elbow Triceps Press | One-Arm Side Triceps Extension | JM Press | Dip Machine
    0 Bench Dip
    2 Bodyweight Chest Dips | Assisted Chest Dip | Bodyweight Tricep Dips | Assisted Triceps Dip
    3 Cable Triceps Kickback | Reverse Grip Triceps Kickback
    4 Cable Skullcrusher
    5 Overhead Extensions, Cable
    6 Dumbbell Triceps Kickback
    7 Dumbbell Skullcrusher
    8 EZ Bar Overhead Triceps Extension
    13 EZ Bar Skullcrusher | EZ Bar Triceps Extension
    15 Overhead Extensions, Dumbbell
    18 Underhand Triceps Pushdown | One-Arm Underhand Triceps Pushdown
    19 Rope Triceps Pushdown
    20 Seated Barbell Triceps Extension
    24 Overhead Extensions, One-arm
    36 Floor Triceps Dip
    39 Tricep Pushdowns | V-Bar Triceps Pushdown | Triceps Pressdown | Single Arm Triceps Pushdown
    40 Weighted Chest Dips | Weighted Tricep Dips
    42 Seated Triceps Press | Triceps Press
    = 31 warm up
    - Stretching | Warm Up
    = 32 run
    0 Running | Running, Treadmill
    1 Walking | Walking, Treadmill
    3 Sprints
    """
}
