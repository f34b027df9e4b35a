extension PackedExerciseTable {
  /// The exercises for chest, back and shoulders.
  static let trunk = """
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
    """
}
