extension PackedExerciseTable {
  /// The exercises for abs and core, cardio and Olympic lifts.
  static let rest = """
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
