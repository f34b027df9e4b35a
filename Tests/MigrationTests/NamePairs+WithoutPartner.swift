extension NamePairs {
  /// Names that Strong has no exercise for.
  static let withoutPartner = """
    Larsen Press
    Spoto Press
    JM Press
    Tate Press
    Z Press
    Viking Press
    Log Press
    Bradford Press
    Svend Press
    Bench Press (Kettlebell)
    Bench Press - Close Grip (Dumbbell)
    Incline Bench Press - Close Grip (Barbell)
    Bench Press - Reverse Grip (Barbell)
    Incline Bench Press (Band)
    Pin Press (Barbell)
    Board Press
    Slingshot Bench Press
    Paused Bench Press (Barbell)
    Tempo Squat (Barbell)
    Paused Squat (Barbell)
    Pin Squat (Barbell)
    Anderson Squat
    Hatfield Squat
    Sissy Squat
    Spanish Squat
    Cossack Squat
    Belt Squat
    Landmine Squat
    Safety Bar Squat
    Heel Elevated Goblet Squat (Dumbbell)
    Front Squat (Dumbbell)
    Front Squat (Kettlebell)
    Zercher Deadlift
    Overhead Squat (Kettlebell)
    Curtsy Lunge (Dumbbell)
    Lateral Lunge (Dumbbell)
    Overhead Lunge (Barbell)
    Nordic Curl
    Copenhagen Plank
    Reverse Nordic
    Standing Leg Curl (Cable)
    Seated Leg Curl (Band)
    Single Leg Extension (Machine)
    Single Leg Press
    Tibialis Raise
    Donkey Calf Raise
    Seated Calf Raise (Dumbbell)
    Hip Thrust (Smith Machine)
    Hip Thrust (Band)
    Hip Thrust - Single Leg (Barbell)
    Frog Pump
    Clamshell (Band)
    Monster Walk (Band)
    Fire Hydrant
    Donkey Kick (Cable)
    Deadlift (Kettlebell)
    Deadlift - Snatch Grip (Barbell)
    Block Pull (Barbell)
    Jefferson Deadlift
    Romanian Deadlift (Kettlebell)
    Romanian Deadlift - Single Leg (Dumbbell)
    Romanian Deadlift (Cable)
    Reverse Hyper
    Seal Row
    Meadows Row
    Helms Row
    Gorilla Row (Kettlebell)
    Bent Over Row (Kettlebell)
    Chest Supported Row (Machine)
    Inverted Row (Rings)
    Renegade Row (Dumbbell)
    Lat Pulldown - Neutral Grip (Machine)
    Lat Prayer (Cable)
    Pull Up - Neutral Grip (Weighted)
    Archer Pull Up
    L-Sit Pull Up
    Commando Pull Up
    Front Lever
    Back Lever
    Skin The Cat
    Human Flag
    Dragon Flag
    Overhead Press (Kettlebell)
    Bottoms Up Press (Kettlebell)
    Overhead Press - Single Arm (Dumbbell)
    Lu Raise (Plate)
    Lateral Raise - Lying (Dumbbell)
    Lateral Raise (Kettlebell)
    Cuban Press
    Y Raise (Cable)
    Face Pull (Rings)
    Upright Row (Kettlebell)
    Spider Curl (Dumbbell)
    Bayesian Curl (Cable)
    Drag Curl (Barbell)
    Waiter Curl (Dumbbell)
    Zottman Curl (Barbell)
    Hammer Curl (Kettlebell)
    Preacher Curl (Cable)
    Concentration Curl (Cable)
    Kickback (Band)
    Rolling Triceps Extension (Dumbbell)
    Pallof Press
    Dead Bug
    Bird Dog
    Hollow Hold
    Stir The Pot
    Landmine Rotation
    Hanging Windshield Wiper
    Weighted Plank
    Suitcase Carry
    Farmer's Carry
    Yoke Walk
    Atlas Stone
    Tire Flip
    Sled Push
    Sled Drag
    Prowler Sprint
    Rope Climb
    Bear Crawl
    Handstand Walk
    Assault Bike
    SkiErg
    Foam Rolling
    Tai Chi
    Pilates
    Bench Press (Isometric Hold)
    Half Kneeling Chop (Cable)
    Cable Woodchop - High To Low
    Wall Sit
    Broad Jump
    Depth Jump
    Medicine Ball Chest Pass
    Neck Curl (Plate)
    Finger Curl (Barbell)
    Plate Pinch
    Dead Hang
    Sandbag Clean
    EZ-Bar Curl
    Rope Push Down
    Triceps Rope Pushdown
    V-Bar Push Down
    Walking Lunge (Dumbbell)
    Decline Sit Up
    Incline Push Up
    Decline Push Up
    Diamond Push Up
    Ring Dip
    Hammer Strength Row
    EZ Bar Skullcrusher
    Single Leg Romanian Deadlift (Dumbbell)
    Reverse Lunge (Dumbbell)
    Split Squat (Dumbbell)
    Barbell Glute Bridge
    Hang Power Clean
    Push Jerk
    Clean Pull
    Stair Machine
    Stairmaster
    Air Bike
    Farmers Walk
    Sumo Squat (Dumbbell)
    Landmine Press
    Flutter Kicks
    Scissor Kicks
    Heel Taps
    Single Arm Lateral Raise (Cable)
    Single Arm Triceps Pushdown (Cable)
    Floor Press (Dumbbell)
    Hip Thrust (Dumbbell)
    Box Squat (Dumbbell)
    Good Morning (Dumbbell)
    Trap Bar Shrug
    Cable Shrug
    Weighted Chin Up
    Wide Grip Upright Row
    Guillotine Press
    Elevated Push Up
    Hammer Strength Incline Press
    Romanian Deadlift (Trap Bar)
    """
}
