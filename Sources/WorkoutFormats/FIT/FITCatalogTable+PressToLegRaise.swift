extension FITCatalogTable {
  /// Exercises of the categories 0, bench press, to 16, leg raise.
  static let pressToLegRaise = """
    = 0 bench press
    - Barbell Bench Press, Decline | Machine Bench Press | Machine Bench Press, Flat
    - Machine Bench Press, Incline | Machine Bench Press, Decline | Smith Machine Decline Bench Press
    - Cable Bench Press | Incline Cable Bench Press | Band Bench Press | Iso-Lateral Chest Press
    - Incline Hammer Strength Chest Press | Decline Hammer Strength Chest Press | Dumbbell Squeeze Press
    - Hex Press | Plate Press | Plate Squeeze | Smith Machine Close-Grip Bench Press
    - EZ Bar Close-Grip Bench Press
    1 Barbell Bench Press | Barbell Bench Press, Flat | Feet Up Bench Press
    3 Barbell Floor Press
    4 Close-grip Bench Press
    5 Dumbbell Bench Press, Decline
    6 Dumbbell Bench Press | Dumbbell Bench Press, Flat
    7 Dumbbell Floor Press
    8 Barbell Bench Press, Incline | Wide Grip Incline Bench Press
    9 Dumbbell Bench Press, Incline
    10 Smith Machine Incline Bench Press
    12 Kettlebell Bench Press
    18 Barbell Bench Press, Underhand
    22 Smith Machine Bench Press
    25 Barbell Bench Press, Wide-grip
    = 1 calf raise
    - Seated Calf Press | Calf Press on Leg Press | Calf Extension | Smith Machine Calf Raise
    - Cable Standing Calf Raise | Single Leg Barbell Calf Raise
    4 Donkey Calf Raise
    7 Machine Seated Calf Raise | Plate-Loaded Seated Calf Raise | Barbell Seated Calf Raise
    7 Dumbbell Seated Calf Raise
    15 Single Leg Calf Raise | Single Leg Machine Calf Raise
    16 Single Leg Dumbbell Calf Raise
    17 Weighted Calf Raises, Barbell
    18 Bodyweight Calf Raises
    19 Weighted Calf Raises | Weighted Calf Raises, Machine
    20 Weighted Calf Raises, Dumbbell
    = 2 cardio
    - High Knee Skips | Cycling | Cycling, Machine | Rowing / Erg | Step Machine | Stair Machine Floors
    - Air Bike | Swimming | Skating | Skiing | Battle Ropes | Boxing | Aerobics | HIIT | High Knees
    6 Jump Rope
    12 Jumping Jack
    22 Elliptical
    23 Spinning
    = 3 carry
    - Yoke Carry
    0 Dead Hang
    1 Farmer's Walk
    = 4 chop
    - Woodchoppers | Woodchoppers, Downwards Band | Woodchoppers, Horizontal Band
    - Woodchoppers, Upwards Band | Cable Twist | Downward Cable Twist | Band Twist
    0 Cable Pull Through
    1 Upward Cable Twist
    2 Woodchoppers, Downwards Cable | Woodchoppers, Horizontal Cable | Woodchoppers, Upwards Cable
    = 5 core
    - Front Lever Hold | Front Lever Raise | Knees to Elbows | Dragon Flag | Dragonfly
    - Scissor Crossover Kick | Hollow Body Hold | Torso Rotation | Landmine 180
    6 Pallof Press
    7 Cable Side Bend
    8 Side Bend | Band Side Bend
    9 Dumbbell Side Bend
    17 Windmill
    18 Ab Roller
    21 Knee Tuck
    33 Suspension Jackknife
    46 Weighted Russian Twists | Russian Twist | Decline Russian Twist | Cable Russian Twist
    46 Dumbbell Russian Twist
    48 Bird Dog
    65 Ab Scissors | Scissor Kick
    88 L-Sit
    89 Turkish Get Up
    = 6 crunch
    - Bodyweight Crunches, Side | Bodyweight Crunches, Decline | Weighted Crunches, Band
    - Weighted Crunches, Suitcase | Machine Crunch | Weighted Decline Crunch | Oblique Crunch
    - Cross Body Crunch | Tuck Crunch | Cable Reverse Crunch | Cable Side Crunch | Band Side Crunch
    - Leg Pull-In | Toe Touch | Heel Taps
    0 Bicycle Crunch | Raised Legs Bicycle Crunch
    1 Weighted Crunches, Cable
    11 Elbow to Knee
    13 Flutter Kicks
    24 Hollow Rock
    33 Leg Extensions | Single Leg Extension | Band Leg Extension
    46 Bodyweight Crunches, Reverse
    64 Standing Cable Crunch
    68 Stability Ball Crunch
    79 Weighted Crunches
    81 Toes to Bar
    83 Bodyweight Crunches | Bodyweight Crunches, Normal
    = 7 curl
    - Conventional Curls, Band | Preacher Curls | Preacher Curls, Dumbbell | Preacher Curls, Barbell
    - Machine Curls | Spider Curls | Spider Curls, Barbell | Spider Curls, Dumbbell | Machine Preacher Curl
    - Zottman Preacher Curl | Incline EZ Bar Curl | Incline Hammer Curl | Suspension Curl | Drag Curl
    - Plate Curl | Waiter Curl | Pinwheel Curl | Band Hammer Curl | Cable Reverse Curl
    - Dumbbell Reverse Curl | Band Reverse Curl | Reverse Grip Concentration Curl
    - Barbell Concentration Curl | Band Concentration Curl | Cable Wrist Curl | Behind the Back Wrist Curl
    3 Barbell Curls | Barbell Curls, Normal | Barbell Curls, Wide-grip | Barbell Curls, Close-grip
    3 21s Bicep Curl
    4 Reverse Barbell Wrist Curl
    5 Barbell Wrist Curl
    7 Behind the Back Cable Curl
    8 Conventional Curls, Cable | Single Arm Cable Curl | Overhead Cable Curl | Lying Cable Curl
    9 Rope Cable Curl | Cable Hammer Curl
    11 EZ Bar Curls, Close-grip
    12 Cross Body Hammer Curl
    16 Hammer Curls | Alternating Hammer Curl
    17 Reverse Dumbbell Wrist Curl
    18 Dumbbell Wrist Curl
    19 EZ Bar Preacher Curl
    22 Incline Dumbbell Curl
    24 Kettlebell Curl
    25 Cable Concentration Curl
    29 EZ Bar Reverse Curl
    31 Reverse Curls
    33 Seated Dumbbell Curl
    38 EZ Bar Curls | EZ Bar Curls, Normal
    43 EZ Bar Curls, Wide-grip
    44 Concentration Curls
    45 Zottoman Curls
    46 Conventional Curls | Conventional Curls, Dumbbell | Lying Bicep Curl
    = 8 deadlift
    - Band Deadlift | Smith Machine Deadlift | Cable Deadlift | Machine Deadlift | Single Leg Deadlift
    - Bodyweight Single Leg Deadlift
    0 Deadlift | Deadlift, Conventional | Deadlift, Deficit
    1 Deadlift, Stiff-legged
    2 Deadlift, Dumbbell
    4 Stiff-Legged Dumbbell Deadlift
    7 Rack Pulls
    10 Single Leg Barbell Romanian Deadlift
    14 Single Leg Dumbbell Romanian Deadlift
    15 Deadlift, Sumo
    16 Sumo Deadlift High Pull
    17 Deadlift, Trap Bar | Trap Bar Deficit Deadlift
    20 Kettlebell Deadlift
    23 Romanian Deadlift | Dumbbell Romanian Deadlift
    25 Stiff-Legged Smith Machine Deadlift | Straight Leg Band Deadlift
    = 9 flye
    - Pec Deck | Chest Fly | Machine Fly | Incline Cable Fly | Band Chest Fly | Suspension Chest Fly
    - Around the World | Reverse Flyes | Reverse Flyes, Cable | Reverse Flyes, Machine | Band Reverse Fly
    0 Cable Crossovers | Cable Crossovers, Normal | Cable Crossovers, Upward | Cable Crossovers, Downward
    0 Cable Fly
    1 Dumbbell Flyes, Decline
    2 Dumbbell Flyes | Dumbbell Flyes, Flat
    3 Dumbbell Flyes, Incline
    6 Single Arm Cable Reverse Fly
    11 Reverse Flyes, Incline Bench
    = 10 hip raise
    - Machine Hip Thrust | Smith Machine Hip Thrust | Band Hip Thrust | Partial Glute Bridge
    - Smith Machine Glute Bridge | Band Glute Bridge | Frog Pumps
    0 Barbell Glute Bridge
    1 Hip Thrusts
    11 Short Bridge | Bodyweight Hip Thrust | Glute Bridge
    23 Kettlebell Swing | American Kettlebell Swing
    24 Glute Bridge March
    30 Single Leg Hip Thrust | Single Leg Glute Bridge
    31 Single Leg Dumbbell Hip Thrust | Single Leg Barbell Hip Thrust
    44 Clamshell
    = 11 hip stability
    - Hip Abductions | Hip Abductions, Inner-thigh | Hip Abductions, Outer-thigh | Glute Kickbacks
    - Glute Kickbacks, Cable | Glute Kickbacks, Band | Band Hip Abduction | Cable Hip Adduction
    - Cable Hip Extension | Machine Glute Kickback | Rear Kick
    1 Dead Bug
    5 Fire Hydrant
    11 Lateral Band Walk
    17 Floor Glute Kickback
    21 Lateral Leg Raise
    27 Cable Hip Abduction
    28 Bodyweight Hip Abduction
    = 12 hip swing
    - Dumbbell Swing
    = 13 hyperextension
    - Back Extensions | Back Extensions, Normal | Back Extensions, Machine | Weighted Back Extension
    - Incline Back Extension | Reverse Hyperextension | Machine Reverse Hyperextension
    17 One-arm Rows, Band
    29 Superman | Superman Hold
    = 14 lateral raise
    - Lateral Raises, Cable | Lateral Raises, Band | Lateral Raises, Machine | Kettlebell Lateral Raise
    - Dumbbell Shoulder Raise
    3 Reverse Flyes, Bent
    5 Underhand Front Raises, Cable | Front Raises, Cable
    10 Underhand Front Raises | Underhand Front Raises, Band | Underhand Front Raises, Barbell
    10 Front Raises, Band | Front Raises, Barbell | Suspension Front Raise | Seated Barbell Front Raise
    13 Muscle Up
    14 Single Arm Cable Lateral Raise
    16 Overhead Plate Raise
    17 Ring Dip
    24 Seated Lateral Raise
    34 Lateral Raises | Lateral Raises, Dumbbell
    = 15 leg curl
    - Glute Ham Raise | Nordic Hamstring Curl | Single Leg Curl | Band Lying Leg Curl
    0 Leg Curls | Leg Curls, Sitting | Leg Curls, Lying | Standing Leg Curl
    2 Good Morning | Smith Machine Good Morning
    = 16 leg raise
    - Windshield Wipers | Windshield Wipers, Hanging | Windshield Wipers, Lying | Captain's Chair Knee Raise
    - Captain's Chair Leg Raise | Vertical Knee Raise | Lying Knee Raise | Flat Knee Leg Raise
    - Flat Bent Leg Raise | Flat Frog Raise
    0 Hanging Knee Raise | Hanging Bent-Leg Raise | Hanging Frog Raise
    1 Leg Raises, Hanging
    2 Cable Hanging Leg Raise
    8 Leg Raises | Leg Raises, Lying | Partial Straight-Leg Raise
    """
}
