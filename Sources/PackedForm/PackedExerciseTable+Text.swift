extension PackedExerciseTable {
  // All 742 exercises stand in one file, so that the numbers they have got can be seen in one go.
  /// The table as text, one line an exercise.
  static let text = """
    = Chest, app
    Barbell Bench Press | barbell 16
      Flat | barbell 24
      Incline | barbell 12
      Decline | barbell 6
      Wide-grip | barbell 4
      Underhand | barbell 3
    Dumbbell Bench Press | dumbbell 12
      Flat | dumbbell 16
      Incline | dumbbell 8
      Decline | dumbbell 4
    Machine Bench Press | machine 3
      Flat | machine 4
      Incline | machine 2
      Decline | machine 2
    Landmine Press | landmine 2
      Kneeling | landmine 2
      Standing | landmine 2
    Dumbbell Flyes | dumbbell 8
      Flat | dumbbell 12
      Incline | dumbbell 6
      Decline | dumbbell 3
    Pec Deck | machine 24
    Cable Crossovers | cable 8
      Normal | cable 12
      Upward | cable 6
      Downward | cable 3
    Underhand Front Raises | - 2
      Dumbbell | dumbbell 2
      Cable | cable 2
      Band | band 2
      Barbell | barbell 2
    Bodyweight Chest Dips: reps | bodyweight 12
    Weighted Chest Dips | bodyweight 12
    Pushups: reps | bodyweight 6
      Normal | bodyweight 8
      Wide-hand | bodyweight 4
    = Chest
    Smith Machine Bench Press | smithMachine 2
    Smith Machine Incline Bench Press | smithMachine 2
    Smith Machine Decline Bench Press | smithMachine 2
    Cable Bench Press | cable 2
    Incline Cable Bench Press | cable 2
    Band Bench Press | band 2
    Band Chest Press | band 2
    Kettlebell Bench Press | kettlebell 2
    Wide Grip Incline Bench Press | barbell 2
    Feet Up Bench Press | barbell 2
    Iso-Lateral Chest Press | machine 2
    Incline Hammer Strength Chest Press | machine 2
    Decline Hammer Strength Chest Press | machine 2
    Barbell Floor Press | barbell 2
    Dumbbell Floor Press | dumbbell 2
    Dumbbell Squeeze Press | dumbbell 2
    Hex Press | dumbbell 2
    Plate Press | plate 2
    Plate Squeeze | plate 2
    Chest Fly | - 2
    Machine Fly | machine 2
    Cable Fly | cable 2
    Incline Cable Fly | cable 2
    Band Chest Fly | band 2
    Suspension Chest Fly: reps | suspension 2
    Around the World | dumbbell 2
    Assisted Chest Dip | machine 2
    Weighted Push Up | bodyweight 2
    Band Push Up: reps | band 2
    Decline Push Up: reps | bodyweight 2
    Incline Push Up: reps | bodyweight 2
    Kneeling Push Up: reps | bodyweight 2
    Clap Push Up: reps | bodyweight 2
    Ring Push Up: reps | bodyweight 2
    Plank Pushup: reps | bodyweight 2
    One Arm Push Up: reps | bodyweight 2
    Wall Push Up: reps | bodyweight 2
    Half Push Up: reps | bodyweight 2
    Uneven Push Up: reps | bodyweight 2
    Half One-Arm Push Up: reps | bodyweight 2
    Lever Push Up: reps | bodyweight 2
    = Back, app
    Back Extensions | bodyweight 3
      Normal | bodyweight 4
      Machine | machine 2
    Deadlift | barbell 12
      Conventional | barbell 16
      Sumo | barbell 8
      Dumbbell | dumbbell 4
      Stiff-legged | barbell 3
      Deficit | barbell 2
      Trap Bar | trapBar 2
    Rack Pulls | barbell 6
    Shrugs | - 6
      Dumbbell | dumbbell 8
      Barbell | barbell 4
      Machine | machine 2
    Lat Pulldowns | cable 12
      Normal | cable 16
      Close-grip | cable 8
      Wide-grip | cable 4
      Behind-neck | cable 3
      One-arm | cable 2
    Lat Pullovers | - 3
      Dumbbell | dumbbell 4
      Barbell | barbell 2
      Machine | machine 2
    Bent Rows | barbell 12
      Barbell | barbell 16
      Dumbbell | dumbbell 8
      T-Bar | landmine 4
      Pendlay | barbell 3
      Cable | cable 2
    Seated Rows | cable 12
      Cable | cable 16
      Machine | machine 8
    One-arm Rows | dumbbell 6
      Dumbbell | dumbbell 8
      Cable | cable 4
      Long Bar | landmine 2
      Band | band 2
    Inverted Rows: reps | bodyweight 2
      Incline | bodyweight 2
      Flat | bodyweight 2
    Reverse Flyes | - 4
      Bent | dumbbell 6
      Incline Bench | dumbbell 3
      Cable | cable 2
      Machine | machine 2
    Bodyweight Pull-ups: reps | bodyweight 12
      Normal | bodyweight 16
      Wide-grip | bodyweight 8
      Close-grip | bodyweight 4
      Neutral-grip | bodyweight 3
    Weighted Pull-ups | bodyweight 3
      Normal | bodyweight 4
      Wide-grip | bodyweight 2
      Close-grip | bodyweight 2
      Neutral-grip | bodyweight 2
    Bodyweight Chin-ups: reps | bodyweight 4
      Normal | bodyweight 6
      Wide-grip | bodyweight 3
      Close-grip | bodyweight 2
    Weighted Chin-ups | bodyweight 2
      Normal | bodyweight 2
      Wide-grip | bodyweight 2
      Close-grip | bodyweight 2
    = Back
    Weighted Back Extension | plate 2
    Incline Back Extension: reps | bodyweight 2
    Reverse Hyperextension: reps | bodyweight 2
    Machine Reverse Hyperextension | machine 2
    Superman: reps | bodyweight 2
    Superman Hold: time | bodyweight 2
    Good Morning | barbell 2
    Smith Machine Good Morning | smithMachine 2
    Band Deadlift | band 2
    Smith Machine Deadlift | smithMachine 2
    Cable Deadlift | cable 2
    Kettlebell Deadlift | kettlebell 2
    Machine Deadlift | machine 2
    Stiff-Legged Dumbbell Deadlift | dumbbell 2
    Stiff-Legged Smith Machine Deadlift | smithMachine 2
    Straight Leg Band Deadlift | band 2
    Trap Bar Deficit Deadlift | trapBar 2
    Cable Shrug | cable 2
    Smith Machine Shrug | smithMachine 2
    Band Shrug | band 2
    Machine Lat Pulldown | machine 2
    Band Lat Pulldown | band 2
    Underhand Lat Pulldown | cable 2
    Underhand Band Lat Pulldown | band 2
    V-Bar Pulldown | cable 2
    Kneeling Pulldown | band 2
    Vertical Traction | machine 2
    Straight Arm Pulldown | cable 2
    Rope Straight Arm Pulldown | cable 2
    Underhand Bent Over Row | barbell 2
    Band Row | band 2
    Smith Machine Row | smithMachine 2
    Machine Bent Over Row | machine 2
    Incline Dumbbell Row | dumbbell 2
    Incline Barbell Row | barbell 2
    Wide Grip Seated Row | cable 2
    Straight Bar Seated Row | cable 2
    Band Seated Row | band 2
    Diverging Seated Row | machine 2
    Iso-Lateral Row | machine 2
    Iso-Lateral High Row | machine 2
    Iso-Lateral Low Row | machine 2
    High Row | machine 2
    Cable High Row | cable 2
    Meadows Row | landmine 2
    Landmine Row | landmine 2
    Suspension Row: reps | suspension 2
    Gorilla Row | kettlebell 2
    Renegade Row | dumbbell 2
    Shotgun Row | cable 2
    Squat Row | band 2
    Single Arm Cable Reverse Fly | cable 2
    Band Reverse Fly | band 2
    Band Pull Apart | band 2
    Assisted Pull Up | machine 2
    Band Assisted Pull Up: reps | band 2
    Assisted Chin Up | machine 2
    Assisted Neutral Grip Pull Up | machine 2
    Assisted Wide Grip Pull Up | machine 2
    Kipping Pull Up: reps | bodyweight 2
    Explosive Pull Up: reps | bodyweight 2
    Ring Pull Up: reps | bodyweight 2
    Negative Pull Up: reps | bodyweight 2
    Sternum Pull Up: reps | bodyweight 2
    Scapular Pull Up: reps | bodyweight 2
    Australian Pull Up: reps | bodyweight 2
    Muscle Up: reps | bodyweight 2
    Dead Hang: time | bodyweight 2
    Front Lever Hold: time | bodyweight 2
    Front Lever Raise: reps | bodyweight 2
    Farmer's Walk: timeWeight | dumbbell 2
    Lying Neck Curl: reps | bodyweight 2
    Weighted Neck Curl | plate 2
    Lying Neck Extension: reps | bodyweight 2
    Weighted Neck Extension | plate 2
    Vertical Pull Up: reps | bodyweight 2
    Horizontal Pull Up: reps | bodyweight 2
    Jackknife Pull Up: reps | bodyweight 2
    Half Pull Up: reps | bodyweight 2
    Uneven Pull Up: reps | bodyweight 2
    Half One-Arm Pull Up: reps | bodyweight 2
    One-Arm Negative Pull Up: reps | bodyweight 2
    One-Arm Pull Up: reps | bodyweight 2
    Short Bridge: reps | bodyweight 2
    Straight Bridge: reps | bodyweight 2
    Angled Bridge: reps | bodyweight 2
    Head Bridge: reps | bodyweight 2
    Half Bridge: reps | bodyweight 2
    Full Bridge: reps | bodyweight 2
    Wall Walking Down: reps | bodyweight 2
    Wall Walking Up: reps | bodyweight 2
    Closing Bridge: reps | bodyweight 2
    Stand-to-Stand Bridge: reps | bodyweight 2
    = Shoulders, app
    Lateral Raises | dumbbell 12
      Dumbbell | dumbbell 16
      Cable | cable 8
      Band | band 4
      Machine | machine 3
    Front Raises | dumbbell 6
      Dumbbell | dumbbell 8
      Cable | cable 4
      Band | band 2
      Barbell | barbell 2
    Upright Rows | barbell 4
      Barbell | barbell 6
      Dumbbell | dumbbell 3
      Cable | cable 2
      Band | band 2
    Arnold Press | dumbbell 12
    Face Pulls | cable 6
      Cable | cable 8
      Band | band 4
    Overhead Press | barbell 12
      Barbell | barbell 16
      Dumbbell | dumbbell 8
      Machine | machine 4
      Behind-neck | barbell 3
    Push Press | barbell 2
      Barbell | barbell 3
      Dumbbell | dumbbell 2
      Behind-neck | barbell 2
    Military Press | barbell 6
      Dumbbell | dumbbell 8
      Barbell | barbell 4
      Machine | machine 2
      Behind-neck | barbell 2
    = Shoulders
    Seated Barbell Overhead Press | barbell 2
    Seated Dumbbell Overhead Press | dumbbell 2
    Dumbbell Shoulder Press | dumbbell 2
    Smith Machine Overhead Press | smithMachine 2
    Cable Overhead Press | cable 2
    Band Shoulder Press | band 2
    EZ Bar Overhead Press | ezBar 2
    Machine Overhead Press | machine 2
    Plate-Loaded Shoulder Press | machine 2
    One-Arm Dumbbell Press | dumbbell 2
    Log Press | - 2
    Kettlebell Shoulder Press | kettlebell 2
    Kettlebell Push Press | kettlebell 2
    Kettlebell Arnold Press | kettlebell 2
    Single Arm Landmine Press | landmine 2
    Smith Machine Behind the Neck Press | smithMachine 2
    Band Behind the Neck Press | band 2
    Seated Lateral Raise | dumbbell 2
    Single Arm Cable Lateral Raise | cable 2
    Kettlebell Lateral Raise | kettlebell 2
    Dumbbell Shoulder Raise | dumbbell 2
    Plate Front Raise | plate 2
    Suspension Front Raise: reps | suspension 2
    One-Arm Front Raise | dumbbell 2
    Seated Front Raise | dumbbell 2
    Seated Barbell Front Raise | barbell 2
    Overhead Plate Raise | plate 2
    Chest Supported Y Raise | dumbbell 2
    Cable Internal Rotation | cable 2
    Cable External Rotation | cable 2
    Shoulder Taps: reps | bodyweight 2
    Kettlebell Around the World | kettlebell 2
    Kettlebell Halo | kettlebell 2
    Turkish Get Up | kettlebell 2
    Pike Push Up: reps | bodyweight 2
    Handstand Push Up: reps | bodyweight 2
    Handstand Hold: time | bodyweight 2
    Wall Headstand: time | bodyweight 2
    Crow: time | bodyweight 2
    Half-Handstand Push Up: reps | bodyweight 2
    Close Handstand Push Up: reps | bodyweight 2
    Uneven Handstand Push Up: reps | bodyweight 2
    Half One-Arm Handstand Push Up: reps | bodyweight 2
    Lever Handstand Push Up: reps | bodyweight 2
    One-Arm Handstand Push Up: reps | bodyweight 2
    = Biceps, app
    Conventional Curls | dumbbell 12
      Dumbbell | dumbbell 16
      Cable | cable 8
      Band | band 4
    Barbell Curls | barbell 8
      Normal | barbell 12
      Wide-grip | barbell 6
      Close-grip | barbell 3
    EZ Bar Curls | ezBar 6
      Normal | ezBar 8
      Wide-grip | ezBar 4
      Close-grip | ezBar 2
    Hammer Curls | dumbbell 32
    Zottoman Curls | dumbbell 6
    Reverse Curls | barbell 6
    Preacher Curls | - 8
      Dumbbell | dumbbell 12
      Barbell | barbell 6
    Concentration Curls | dumbbell 24
    Machine Curls | machine 12
    Spider Curls | - 2
      Barbell | barbell 2
      Dumbbell | dumbbell 2
    = Biceps
    EZ Bar Preacher Curl | ezBar 2
    Machine Preacher Curl | machine 2
    Zottman Preacher Curl | dumbbell 2
    Incline Dumbbell Curl | dumbbell 2
    Incline EZ Bar Curl | ezBar 2
    Incline Hammer Curl | dumbbell 2
    Seated Dumbbell Curl | dumbbell 2
    Suspension Curl: reps | suspension 2
    21s Bicep Curl | barbell 2
    Single Arm Cable Curl | cable 2
    Behind the Back Cable Curl | cable 2
    Rope Cable Curl | cable 2
    Overhead Cable Curl | cable 2
    Lying Cable Curl | cable 2
    Lying Bicep Curl | dumbbell 2
    Drag Curl | barbell 2
    Plate Curl | plate 2
    Kettlebell Curl | kettlebell 2
    Waiter Curl | dumbbell 2
    Pinwheel Curl | dumbbell 2
    Cable Hammer Curl | cable 2
    Band Hammer Curl | band 2
    Alternating Hammer Curl | dumbbell 2
    Cross Body Hammer Curl | dumbbell 2
    Cable Reverse Curl | cable 2
    Dumbbell Reverse Curl | dumbbell 2
    Band Reverse Curl | band 2
    EZ Bar Reverse Curl | ezBar 2
    Reverse Grip Concentration Curl | dumbbell 2
    Barbell Concentration Curl | barbell 2
    Cable Concentration Curl | cable 2
    Band Concentration Curl | band 2
    Dumbbell Wrist Curl | dumbbell 2
    Barbell Wrist Curl | barbell 2
    Cable Wrist Curl | cable 2
    Behind the Back Wrist Curl | barbell 2
    Reverse Dumbbell Wrist Curl | dumbbell 2
    Reverse Barbell Wrist Curl | barbell 2
    Wrist Roller | - 2
    = Triceps, app
    Close-grip Bench Press | barbell 24
    Skullcrushers | barbell 8
      Normal | barbell 12
      Reverse-grip | barbell 6
    Overhead Extensions | - 12
      Dumbbell | dumbbell 16
      Barbell | barbell 8
      One-arm | dumbbell 4
      Cable | cable 3
      Band | band 2
    Underhand-grip Rows | - 2
      Barbell | barbell 2
      Dumbbell | dumbbell 2
      Cable | cable 2
      Band | band 2
    Tricep Pushdowns | cable 48
    Bodyweight Tricep Dips: reps | bodyweight 16
    Weighted Tricep Dips | bodyweight 12
    Pushups: reps
      Close-grip | bodyweight 2
      Diamond | bodyweight 2
    = Triceps
    Smith Machine Close-Grip Bench Press | smithMachine 2
    EZ Bar Close-Grip Bench Press | ezBar 2
    EZ Bar Skullcrusher | ezBar 2
    Dumbbell Skullcrusher | dumbbell 2
    Cable Skullcrusher | cable 2
    Lying Triceps Extension | barbell 2
    EZ Bar Triceps Extension | ezBar 2
    EZ Bar Overhead Triceps Extension | ezBar 2
    Seated Barbell Triceps Extension | barbell 2
    Triceps Extension | - 2
    Cable Triceps Extension | cable 2
    Machine Triceps Extension | machine 2
    Suspension Triceps Extension: reps | suspension 2
    Seated Triceps Press | - 2
    Triceps Press | - 2
    Wide-Elbow Triceps Press | dumbbell 2
    Rope Triceps Pushdown | cable 2
    V-Bar Triceps Pushdown | cable 2
    Triceps Pressdown | cable 2
    Single Arm Triceps Pushdown | cable 2
    Underhand Triceps Pushdown | cable 2
    One-Arm Underhand Triceps Pushdown | cable 2
    One-Arm Side Triceps Extension | cable 2
    JM Press | barbell 2
    Dumbbell Triceps Kickback | dumbbell 2
    Cable Triceps Kickback | cable 2
    Reverse Grip Triceps Kickback | cable 2
    Assisted Triceps Dip | machine 2
    Bench Dip: reps | bodyweight 2
    Floor Triceps Dip: reps | bodyweight 2
    Ring Dip: reps | bodyweight 2
    Dip Machine | machine 2
    = Legs, app
    Squats | barbell 16
      Back | barbell 24
      Front | barbell 12
      Box | barbell 6
      Split | dumbbell 4
      Hack | barbell 3
      Dumbbell | dumbbell 3
    Machine Squats | machine 3
      Conventional | machine 4
      Hack | machine 2
    Hip Thrusts | barbell 16
    Hip Abductions | machine 2
      Inner-thigh | machine 2
      Outer-thigh | machine 2
    Glute Kickbacks | - 2
      Cable | cable 2
      Band | band 2
    Lunges | - 8
      Dumbbell | dumbbell 12
      Barbell | barbell 6
    Leg Press | machine 12
      Horizontal | machine 16
      Incline | machine 8
    Leg Curls | machine 12
      Sitting | machine 16
      Lying | machine 8
    Leg Extensions | machine 48
    Bodyweight Calf Raises: reps | bodyweight 12
    Weighted Calf Raises | - 8
      Machine | machine 16
      Barbell | barbell 8
      Dumbbell | dumbbell 4
    = Legs
    Romanian Deadlift | barbell 2
    Dumbbell Romanian Deadlift | dumbbell 2
    Single Leg Barbell Romanian Deadlift | barbell 2
    Single Leg Dumbbell Romanian Deadlift | dumbbell 2
    Single Leg Deadlift | dumbbell 2
    Bodyweight Single Leg Deadlift: reps | bodyweight 2
    Bodyweight Squat: reps | bodyweight 2
    Smith Machine Squat | smithMachine 2
    Band Squat | band 2
    Suspension Squat: reps | suspension 2
    Goblet Squat | dumbbell 2
    Kettlebell Goblet Squat | kettlebell 2
    Sumo Squat: reps | bodyweight 2
    Barbell Sumo Squat | barbell 2
    Dumbbell Sumo Squat | dumbbell 2
    Kettlebell Sumo Squat | kettlebell 2
    Pause Squat | barbell 2
    Full Squat | barbell 2
    Overhead Squat | barbell 2
    Dumbbell Overhead Squat | dumbbell 2
    Zercher Squat | barbell 2
    Safety Bar Squat | barbell 2
    Smith Machine Front Squat | smithMachine 2
    Dumbbell Front Squat | dumbbell 2
    Kettlebell Front Squat | kettlebell 2
    Smith Machine Hack Squat | smithMachine 2
    Dumbbell Box Squat | dumbbell 2
    Barbell Split Squat | barbell 2
    Bodyweight Split Squat: reps | bodyweight 2
    Bulgarian Split Squat | dumbbell 2
    Bodyweight Bulgarian Split Squat: reps | bodyweight 2
    Belt Squat | machine 2
    Pendulum Squat | machine 2
    Jump Squat: reps | bodyweight 2
    Pistol Squat: reps | bodyweight 2
    Assisted Pistol Squat: reps | bodyweight 2
    Kettlebell Pistol Squat | kettlebell 2
    Sissy Squat: reps | bodyweight 2
    Weighted Sissy Squat | plate 2
    Lateral Squat: reps | bodyweight 2
    Bodyweight Squat Hold: time | bodyweight 2
    Wall Sit: time | bodyweight 2
    Bodyweight Lunge: reps | bodyweight 2
    Cable Lunge | cable 2
    Walking Lunge: reps | bodyweight 2
    Dumbbell Walking Lunge | dumbbell 2
    Reverse Lunge: reps | bodyweight 2
    Barbell Reverse Lunge | barbell 2
    Dumbbell Reverse Lunge | dumbbell 2
    Kettlebell Reverse Lunge | kettlebell 2
    Jumping Lunge: reps | bodyweight 2
    Lateral Lunge: reps | bodyweight 2
    Curtsy Lunge | dumbbell 2
    Overhead Dumbbell Lunge | dumbbell 2
    Step Up: reps | bodyweight 2
    Dumbbell Step Up | dumbbell 2
    Barbell Step Up | barbell 2
    Bodyweight Hip Thrust: reps | bodyweight 2
    Machine Hip Thrust | machine 2
    Smith Machine Hip Thrust | smithMachine 2
    Band Hip Thrust | band 2
    Single Leg Hip Thrust: reps | bodyweight 2
    Single Leg Dumbbell Hip Thrust | dumbbell 2
    Single Leg Barbell Hip Thrust | barbell 2
    Glute Bridge: reps | bodyweight 2
    Barbell Glute Bridge | barbell 2
    Partial Glute Bridge | barbell 2
    Smith Machine Glute Bridge | smithMachine 2
    Band Glute Bridge | band 2
    Glute Bridge March: reps | bodyweight 2
    Single Leg Glute Bridge: reps | bodyweight 2
    Frog Pumps | dumbbell 2
    Clamshell: reps | bodyweight 2
    Fire Hydrant: reps | bodyweight 2
    Lateral Leg Raise: reps | bodyweight 2
    Lateral Band Walk: reps | band 2
    Cable Hip Abduction | cable 2
    Band Hip Abduction | band 2
    Bodyweight Hip Abduction: reps | bodyweight 2
    Cable Hip Adduction | cable 2
    Cable Hip Extension | cable 2
    Cable Pull Through | cable 2
    Machine Glute Kickback | machine 2
    Floor Glute Kickback: reps | bodyweight 2
    Rear Kick | machine 2
    Glute Ham Raise: reps | bodyweight 2
    Nordic Hamstring Curl: reps | bodyweight 2
    Standing Leg Curl | machine 2
    Single Leg Curl | machine 2
    Band Lying Leg Curl | band 2
    Single Leg Extension | machine 2
    Band Leg Extension | band 2
    Single Leg Press | machine 2
    Smith Machine Leg Press | smithMachine 2
    Machine Seated Calf Raise | machine 2
    Plate-Loaded Seated Calf Raise | machine 2
    Barbell Seated Calf Raise | barbell 2
    Dumbbell Seated Calf Raise | dumbbell 2
    Seated Calf Press | machine 2
    Calf Press on Leg Press | machine 2
    Calf Extension | machine 2
    Smith Machine Calf Raise | smithMachine 2
    Cable Standing Calf Raise | cable 2
    Single Leg Calf Raise: reps | bodyweight 2
    Single Leg Barbell Calf Raise | barbell 2
    Single Leg Dumbbell Calf Raise | dumbbell 2
    Single Leg Machine Calf Raise | machine 2
    Donkey Calf Raise | machine 2
    Box Jump: reps | bodyweight 2
    Lateral Box Jump: reps | bodyweight 2
    Frog Jumps: reps | bodyweight 2
    High Knee Skips: time | bodyweight 2
    Sled Push: timeWeight | sled 2
    Yoke Carry: timeWeight | - 2
    Kettlebell Swing | kettlebell 2
    American Kettlebell Swing | kettlebell 2
    Dumbbell Swing | dumbbell 2
    Barbell Thruster | barbell 2
    Dumbbell Thruster | dumbbell 2
    Kettlebell Thruster | kettlebell 2
    Landmine Squat and Press | landmine 2
    Wall Ball | medicineBall 2
    Shoulder Stand Squat: reps | bodyweight 2
    Jackknife Squat: reps | bodyweight 2
    Supported Squat: reps | bodyweight 2
    Half Squat: reps | bodyweight 2
    Close Squat: reps | bodyweight 2
    Uneven Squat: reps | bodyweight 2
    Half One-Leg Squat: reps | bodyweight 2
    Assisted One-Leg Squat: reps | bodyweight 2
    = Abs / Core, app
    Ab Roller: reps | - 16
    Bodyweight Situps: reps | bodyweight 24
    Weighted Situps | plate 12
    Leg Raises: reps | bodyweight 8
      Hanging | bodyweight 12
      Lying | bodyweight 6
    Windshield Wipers: reps | bodyweight 2
      Hanging | bodyweight 2
      Lying | bodyweight 2
    Jacknifes: time | bodyweight 6
    Bodyweight Crunches: reps | bodyweight 8
      Normal | bodyweight 12
      Side | bodyweight 6
      Decline | bodyweight 3
      Reverse | bodyweight 2
    Weighted Crunches | plate 4
      Cable | cable 6
      Band | band 3
      Suitcase | plate 2
    Bodyweight Planks: time | bodyweight 8
      Normal | bodyweight 12
      Side | bodyweight 6
    Weighted Planks: timeWeight | plate 6
    Woodchoppers | - 4
      Downwards Cable | cable 6
      Horizontal Cable | cable 3
      Upwards Cable | cable 2
      Downwards Band | band 2
      Horizontal Band | band 2
      Upwards Band | band 2
    Weighted Russian Twists | plate 24
    = Abs / Core
    Russian Twist: reps | bodyweight 2
    Decline Russian Twist: reps | bodyweight 2
    Cable Russian Twist | cable 2
    Dumbbell Russian Twist | dumbbell 2
    Machine Crunch | machine 2
    Stability Ball Crunch: reps | stabilityBall 2
    Standing Cable Crunch | cable 2
    Weighted Decline Crunch | plate 2
    Bicycle Crunch: reps | bodyweight 2
    Raised Legs Bicycle Crunch: reps | bodyweight 2
    Oblique Crunch: reps | bodyweight 2
    Cross Body Crunch: reps | bodyweight 2
    Tuck Crunch: reps | bodyweight 2
    Cable Reverse Crunch | cable 2
    Cable Side Crunch | cable 2
    Band Side Crunch | band 2
    Jackknife Sit Up: reps | bodyweight 2
    Kettlebell Sit Up | kettlebell 2
    V Up: reps | bodyweight 2
    Dumbbell V Up | dumbbell 2
    Hanging Knee Raise: reps | bodyweight 2
    Captain's Chair Knee Raise: reps | bodyweight 2
    Captain's Chair Leg Raise: reps | bodyweight 2
    Vertical Knee Raise: reps | bodyweight 2
    Lying Knee Raise: reps | bodyweight 2
    Cable Hanging Leg Raise | cable 2
    Leg Pull-In: reps | bodyweight 2
    Knees to Elbows: reps | bodyweight 2
    Elbow to Knee: reps | bodyweight 2
    Toes to Bar: reps | bodyweight 2
    Toe Touch: reps | bodyweight 2
    Heel Taps: reps | bodyweight 2
    Reverse Plank: time | bodyweight 2
    Copenhagen Plank: time | bodyweight 2
    Plank Shoulder Taps: reps | bodyweight 2
    Dead Bug: reps | bodyweight 2
    Bird Dog: reps | bodyweight 2
    Mountain Climber: reps | bodyweight 2
    Dragon Flag: reps | bodyweight 2
    Dragonfly: reps | bodyweight 2
    Flutter Kicks: reps | bodyweight 2
    Ab Scissors: reps | bodyweight 2
    Scissor Kick: reps | bodyweight 2
    Scissor Crossover Kick: reps | bodyweight 2
    Hollow Rock: reps | bodyweight 2
    Hollow Body Hold: time | bodyweight 2
    L-Sit: time | bodyweight 2
    Spiderman: reps | bodyweight 2
    Side Bend: reps | bodyweight 2
    Dumbbell Side Bend | dumbbell 2
    Cable Side Bend | cable 2
    Band Side Bend | band 2
    Cable Twist | cable 2
    Upward Cable Twist | cable 2
    Downward Cable Twist | cable 2
    Band Twist | band 2
    Torso Rotation | machine 2
    Pallof Press | cable 2
    Landmine 180 | landmine 2
    Suspension Jackknife: reps | suspension 2
    Ball Slams | medicineBall 2
    Windmill | - 2
    Knee Tuck: reps | bodyweight 2
    Flat Knee Leg Raise: reps | bodyweight 2
    Flat Bent Leg Raise: reps | bodyweight 2
    Flat Frog Raise: reps | bodyweight 2
    Hanging Bent-Leg Raise: reps | bodyweight 2
    Hanging Frog Raise: reps | bodyweight 2
    Partial Straight-Leg Raise: reps | bodyweight 2
    = Cardio, app
    Cycling: time | - 6
      Machine | machine 8
    Walking: time | - 3
      Treadmill | machine 4
    Running: time | - 12
      Treadmill | machine 16
    Elliptical: time | machine 24
    Rowing / Erg: time | machine 24
    Step Machine: time | machine 16
    = Cardio
    Stair Machine Floors: time | machine 2
    Spinning: time | machine 2
    Air Bike: time | machine 2
    Swimming: time | - 2
    Hiking: time | - 2
    Climbing: time | - 2
    Skating: time | - 2
    Skiing: time | - 2
    Snowboarding: time | - 2
    Sprints: time | - 2
    Jump Rope: time | - 2
    Battle Ropes: time | - 2
    Boxing: time | - 2
    Aerobics: time | - 2
    HIIT: time | - 2
    High Knees: time | bodyweight 2
    Jumping Jack: reps | bodyweight 2
    Burpee: reps | bodyweight 2
    Burpee Over the Bar: reps | bodyweight 2
    Yoga: time | - 2
    Pilates: time | - 2
    Stretching: time | - 2
    Warm Up: time | - 2
    = Olympic, app
    Clean | barbell 6
      Hang | barbell 8
      Power | barbell 4
    Jerk | barbell 3
      Split | barbell 4
    Clean and Jerk | barbell 24
    Snatch | barbell 6
      Hang | barbell 8
      Power | barbell 4
    = Olympic
    Clean and Press | barbell 2
    Clean Pull | barbell 2
    Snatch Pull | barbell 2
    Press Under | barbell 2
    Deadlift High Pull | barbell 2
    Sumo Deadlift High Pull | barbell 2
    Jump Shrug | barbell 2
    Dumbbell Snatch | dumbbell 2
    Kettlebell Snatch | kettlebell 2
    Kettlebell Clean | kettlebell 2
    Kettlebell Hang Clean | kettlebell 2
    Kettlebell High Pull | kettlebell 2
    """
}
