/// Names as other apps and people write them, each with the name that Strong has for the exercise, or without one.
///
/// Written by hand: `name = partner in Strong`. A third has no partner there.
enum NamePairs {
  static let withPartner = """
    Barbell Bench Press = Bench Press (Barbell)
    Flat Barbell Bench Press = Bench Press (Barbell)
    BB Bench Press = Bench Press (Barbell)
    bench press barbell = Bench Press (Barbell)
    Bench Press, Barbell = Bench Press (Barbell)
    bench press - barbell = Bench Press (Barbell)
    Dumbbell Bench Press = Bench Press (Dumbbell)
    DB Bench Press = Bench Press (Dumbbell)
    Flat Dumbbell Bench Press = Bench Press (Dumbbell)
    bench press with dumbbells = Bench Press (Dumbbell)
    Smith Machine Bench Press = Bench Press (Smith Machine)
    Bench Press, Smith Machine = Bench Press (Smith Machine)
    Close Grip Barbell Bench Press = Bench Press - Close Grip (Barbell)
    Close-Grip Bench Press = Bench Press - Close Grip (Barbell)
    CGBP = Bench Press - Close Grip (Barbell)
    Wide Grip Bench Press (Barbell) = Bench Press - Wide Grip (Barbell)
    Incline Barbell Bench Press = Incline Bench Press (Barbell)
    Barbell Incline Bench Press = Incline Bench Press (Barbell)
    incl. BB bench press = Incline Bench Press (Barbell)
    Incline Dumbbell Bench Press = Incline Bench Press (Dumbbell)
    Dumbbell Incline Bench Press = Incline Bench Press (Dumbbell)
    Incline DB Bench Press = Incline Bench Press (Dumbbell)
    Smith Machine Incline Bench Press = Incline Bench Press (Smith Machine)
    Decline Barbell Bench Press = Decline Bench Press (Barbell)
    Barbell Decline Bench Press = Decline Bench Press (Barbell)
    Dumbbell Decline Bench Press = Decline Bench Press (Dumbbell)
    Machine Bench Press = Chest Press (Machine)
    Chest Press Machine = Chest Press (Machine)
    machine chest press = Chest Press (Machine)
    Machine Incline Chest Press = Incline Chest Press (Machine)
    Incline Chest Press - Machine = Incline Chest Press (Machine)
    Dumbbell Fly = Chest Fly (Dumbbell)
    Chest Flyes (Dumbbell) = Chest Fly (Dumbbell)
    DB Chest Fly = Chest Fly (Dumbbell)
    chest fly dumbbells = Chest Fly (Dumbbell)
    Incline Chest Fly Dumbbell = Incline Chest Fly (Dumbbell)
    Pec Deck = Pec Deck (Machine)
    Pec Deck Machine = Pec Deck (Machine)
    Cable Cross-Over = Cable Crossover
    cable cross over = Cable Crossover
    Cable Crossovers = Cable Crossover
    Band Chest Press = Chest Press (Band)
    Chest Dips = Chest Dip
    Assisted Chest Dip = Chest Dip (Assisted)
    Push-Up = Push Up
    Pushups = Push Up
    Push ups = Push Up
    press-ups = Push Up
    Floor Press = Floor Press (Barbell)
    Barbell Floor Press = Floor Press (Barbell)
    Barbell Squat = Squat (Barbell)
    BB Squat = Squat (Barbell)
    Back Squat = Squat (Barbell)
    Barbell Back Squat = Squat (Barbell)
    squats (barbell) = Squat (Barbell)
    Front Squat = Front Squat (Barbell)
    Barbell Front Squat = Front Squat (Barbell)
    BB Front Squats = Front Squat (Barbell)
    Overhead Squat = Overhead Squat (Barbell)
    Barbell Overhead Squat = Overhead Squat (Barbell)
    Box Squat = Box Squat (Barbell)
    Zercher Squat = Zercher Squat (Barbell)
    Barbell Zercher Squat = Zercher Squat (Barbell)
    Smith Machine Squat = Squat (Smith Machine)
    Bodyweight Squat = Squat (Bodyweight)
    Body Weight Squats = Squat (Bodyweight)
    BW squat = Squat (Bodyweight)
    Dumbbell Squat = Squat (Dumbbell)
    Goblet Squat (KB) = Goblet Squat (Kettlebell)
    Kettlebell Goblet Squat = Goblet Squat (Kettlebell)
    Jump Squats = Jump Squat
    Pistol Squats = Pistol Squat
    Bulgarian Split Squats = Bulgarian Split Squat
    Leg Press Machine = Leg Press
    Seated Leg Press = Seated Leg Press (Machine)
    Machine Seated Leg Press = Seated Leg Press (Machine)
    Leg Extensions = Leg Extension (Machine)
    Leg Extension Machine = Leg Extension (Machine)
    Machine Leg Extension = Leg Extension (Machine)
    Lying Leg Curl = Lying Leg Curl (Machine)
    Lying Leg Curl Machine = Lying Leg Curl (Machine)
    Seated Leg Curl = Seated Leg Curl (Machine)
    Seated Leg Curl Machine = Seated Leg Curl (Machine)
    Dumbbell Lunge = Lunge (Dumbbell)
    DB Lunges = Lunge (Dumbbell)
    Barbell Lunge = Lunge (Barbell)
    Bodyweight Lunge = Lunge (Bodyweight)
    Step Up = Step-up
    Step Ups = Step-up
    Standing Calf Raise Machine = Standing Calf Raise (Machine)
    Machine Standing Calf Raise = Standing Calf Raise (Machine)
    Barbell Standing Calf Raise = Standing Calf Raise (Barbell)
    Dumbbell Standing Calf Raise = Standing Calf Raise (Dumbbell)
    Seated Calf Raise Machine = Seated Calf Raise (Machine)
    Smith Machine Standing Calf Raise = Standing Calf Raise (Smith Machine)
    Hip Thrust = Hip Thrust (Barbell)
    Barbell Hip Thrust = Hip Thrust (Barbell)
    BB hip thrusts = Hip Thrust (Barbell)
    Bodyweight Hip Thrust = Hip Thrust (Bodyweight)
    Hip Abductor = Hip Abductor (Machine)
    Hip Adductor = Hip Adductor (Machine)
    Machine Hip Adductor = Hip Adductor (Machine)
    Machine Hip Abductor = Hip Abductor (Machine)
    GHR = Glute Ham Raise
    Glute-Ham Raise = Glute Ham Raise
    Barbell Deadlift = Deadlift (Barbell)
    BB Deadlift = Deadlift (Barbell)
    Deadlifts (barbell) = Deadlift (Barbell)
    Dead Lift (Barbell) = Deadlift (Barbell)
    Conventional Barbell Deadlift = Deadlift (Barbell)
    Dumbbell Deadlift = Deadlift (Dumbbell)
    Smith Machine Deadlift = Deadlift (Smith Machine)
    Romanian Deadlift = Romanian Deadlift (Barbell)
    Barbell Romanian Deadlift = Romanian Deadlift (Barbell)
    BB RDL = Romanian Deadlift (Barbell)
    RDL (Barbell) = Romanian Deadlift (Barbell)
    Dumbbell Romanian Deadlift = Romanian Deadlift (Dumbbell)
    DB RDL = Romanian Deadlift (Dumbbell)
    Sumo Deadlift = Sumo Deadlift (Barbell)
    Barbell Sumo Deadlift = Sumo Deadlift (Barbell)
    Stiff-Legged Deadlift (Barbell) = Stiff Leg Deadlift (Barbell)
    Barbell Stiff Leg Deadlift = Stiff Leg Deadlift (Barbell)
    SLDL (Dumbbell) = Stiff Leg Deadlift (Dumbbell)
    Trapbar Deadlift = Trap Bar Deadlift
    Hex Bar Deadlift = Trap Bar Deadlift
    Deficit Deadlift = Deficit Deadlift (Barbell)
    Rack Pull = Rack Pull (Barbell)
    Barbell Rack Pulls = Rack Pull (Barbell)
    Good Morning = Good Morning (Barbell)
    Barbell Good Mornings = Good Morning (Barbell)
    Back Extensions = Back Extension
    Machine Back Extension = Back Extension (Machine)
    Cable Pull-Through = Cable Pull Through
    Barbell Row = Bent Over Row (Barbell)
    Bent-Over Barbell Row = Bent Over Row (Barbell)
    BB Bentover Row = Bent Over Row (Barbell)
    Barbell Bent Over Row = Bent Over Row (Barbell)
    Dumbbell Bent Over Row = Bent Over Row (Dumbbell)
    Pendlay Row = Pendlay Row (Barbell)
    Pendlay Rows = Pendlay Row (Barbell)
    T-Bar Row = T Bar Row
    T-Bar Rows = T Bar Row
    Seated Cable Row = Seated Row (Cable)
    Cable Seated Row = Seated Row (Cable)
    Seated Machine Row = Seated Row (Machine)
    Inverted Row = Inverted Row (Bodyweight)
    Bodyweight Inverted Row = Inverted Row (Bodyweight)
    Dumbbell Incline Row = Incline Row (Dumbbell)
    Lat Pulldown Cable = Lat Pulldown (Cable)
    Cable Lat Pulldowns = Lat Pulldown (Cable)
    Lat Pull-down (Cable) = Lat Pulldown (Cable)
    Cable Lat Pull Down = Lat Pulldown (Cable)
    Machine Lat Pulldown = Lat Pulldown (Machine)
    Single Arm Lat Pulldown = Lat Pulldown (Single Arm)
    One-Arm Lat Pulldown = Lat Pulldown (Single Arm)
    Wide-Grip Lat Pulldown (Cable) = Lat Pulldown - Wide Grip (Cable)
    Underhand Lat Pulldown (Cable) = Lat Pulldown - Underhand (Cable)
    Pull-Up = Pull Up
    Pullups = Pull Up
    Pull-ups = Pull Up
    Assisted Pull-Up = Pull Up (Assisted)
    Assisted Pullups = Pull Up (Assisted)
    Band Pull-Up = Pull Up (Band)
    Chin-Ups = Chin Up
    Chinup = Chin Up
    Assisted Chin-Up = Chin Up (Assisted)
    Kipping Pullup = Kipping Pull Up
    Wide Pull-Ups = Wide Pull Up
    Muscle-Up = Muscle Up
    Dumbbell Pullover = Pullover (Dumbbell)
    DB Pull-Over = Pullover (Dumbbell)
    Barbell Shrug = Shrug (Barbell)
    BB Shrugs = Shrug (Barbell)
    Dumbbell Shrug = Shrug (Dumbbell)
    DB shrugs = Shrug (Dumbbell)
    Smith Machine Shrug = Shrug (Smith Machine)
    Overhead Press, Barbell = Overhead Press (Barbell)
    Barbell OHP = Overhead Press (Barbell)
    OHP (Barbell) = Overhead Press (Barbell)
    Barbell Overhead Press = Overhead Press (Barbell)
    OHP dumbbells = Overhead Press (Dumbbell)
    Dumbbell Overhead Press = Overhead Press (Dumbbell)
    Smith Machine Overhead Press = Overhead Press (Smith Machine)
    Seated Barbell Overhead Press = Seated Overhead Press (Barbell)
    Seated DB OHP = Seated Overhead Press (Dumbbell)
    Machine Shoulder Press = Shoulder Press (Machine)
    Shoulder Press Machine = Shoulder Press (Machine)
    Arnold Press = Arnold Press (Dumbbell)
    Arnold Dumbbell Press = Arnold Press (Dumbbell)
    Push Presses = Push Press
    Lateral Dumbbell Raise = Lateral Raise (Dumbbell)
    Dumbbell Lateral Raise = Lateral Raise (Dumbbell)
    DB Lateral Raises = Lateral Raise (Dumbbell)
    Cable Lateral Raise = Lateral Raise (Cable)
    Lateral Machine Raise = Lateral Raise (Machine)
    Front Dumbbell Raise = Front Raise (Dumbbell)
    Dumbbell Front Raise = Front Raise (Dumbbell)
    Barbell Front Raise = Front Raise (Barbell)
    Cable Front Raise = Front Raise (Cable)
    Plate Front Raise = Front Raise (Plate)
    Cable Face Pull = Face Pull (Cable)
    Face Pulls (cable) = Face Pull (Cable)
    Barbell Upright Row = Upright Row (Barbell)
    DB upright row = Upright Row (Dumbbell)
    Cable Upright Row = Upright Row (Cable)
    Dumbbell Reverse Fly = Reverse Fly (Dumbbell)
    Reverse Flyes (DB) = Reverse Fly (Dumbbell)
    Machine Reverse Fly = Reverse Fly (Machine)
    Cable Reverse Fly = Reverse Fly (Cable)
    Barbell Curl = Bicep Curl (Barbell)
    BB Bicep Curl = Bicep Curl (Barbell)
    Barbell Biceps Curl = Bicep Curl (Barbell)
    Biceps Curl (Dumbbell) = Bicep Curl (Dumbbell)
    Dumbbell Bicep Curls = Bicep Curl (Dumbbell)
    Cable Bicep Curl = Bicep Curl (Cable)
    Machine Bicep Curl = Bicep Curl (Machine)
    Dumbbell Hammer Curl = Hammer Curl (Dumbbell)
    Hammer Curls = Hammer Curl (Dumbbell)
    DB hammer curls = Hammer Curl (Dumbbell)
    Cable Hammer Curl = Hammer Curl (Cable)
    Dumbbell Preacher Curl = Preacher Curl (Dumbbell)
    Barbell Preacher Curl = Preacher Curl (Barbell)
    Dumbbell Concentration Curl = Concentration Curl (Dumbbell)
    Concentration Curls = Concentration Curl (Dumbbell)
    Reverse Barbell Curl = Reverse Curl (Barbell)
    Dumbbell Incline Curl = Incline Curl (Dumbbell)
    Incline Dumbbell Curl = Incline Curl (Dumbbell)
    Barbell Skullcrusher = Skullcrusher (Barbell)
    Skull Crushers (Barbell) = Skullcrusher (Barbell)
    Dumbbell Skull Crusher = Skullcrusher (Dumbbell)
    Tricep Dips = Triceps Dip
    Triceps Dips = Triceps Dip
    Assisted Triceps Dip = Triceps Dip (Assisted)
    Bench Dips = Bench Dip
    Tricep Extension Cable = Triceps Extension (Cable)
    Crunches = Crunch
    Cable Crunches = Cable Crunch
    Machine Crunch = Crunch (Machine)
    Decline Crunches = Decline Crunch
    Bicycle Crunches = Bicycle Crunch
    Sit-Up = Sit Up
    Situps = Sit Up
    Planks = Plank
    Side Planks = Side Plank
    Hanging Leg Raises = Hanging Leg Raise
    Hanging Knee Raises = Hanging Knee Raise
    Russian Twists = Russian Twist
    V-Ups = V Up
    Toes-to-Bar = Toes To Bar
    Mountain Climbers = Mountain Climber
    Burpees = Burpee
    Box Jumps = Box Jump
    Kettlebell Swings = Kettlebell Swing
    KB Swing = Kettlebell Swing
    Jumping Jacks = Jumping Jack
    Rowing Machine = Rowing (Machine)
    Running, Treadmill = Running (Treadmill)
    Barbell Clean and Jerk = Clean and Jerk (Barbell)
    Hang Clean = Hang Clean (Barbell)
    Power Cleans = Power Clean
    Barbell Snatch = Snatch (Barbell)
    """

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
    """
}
