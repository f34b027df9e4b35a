extension PackedExerciseTable {
  /// The exercises for biceps, triceps and legs.
  static let limbs = """
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
    """
}
