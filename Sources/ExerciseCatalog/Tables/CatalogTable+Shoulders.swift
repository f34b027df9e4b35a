extension CatalogTable {
  /// The lifts of the shoulders.
  static let shoulders = """
    = Shoulders: Bench Tracker
    Lateral Raises | dumbbell | as Dumbbell
    Lateral Raises, Dumbbell | dumbbell | SH Lateral Raise (Dumbbell) | N Lateral Dumbbell Raise \
      | FJO Dumbbell Lateral Raise | L Lateral Raise | - Side Lateral Raise | - Dumbbell Side Lateral Raise \
      | - Dumbbell Side Raise | - Standing Dumbbell Lateral Raise
    Lateral Raises, Cable | cable | SH Lateral Raise (Cable) | F Cable Lateral Raise \
      | L Lateral Raise, Cable
    Lateral Raises, Band | band | SH Lateral Raise (Band) | L Lateral Raise, Band
    Lateral Raises, Machine | machine | SH Lateral Raise (Machine) | N Lateral Machine Raise \
      | L Lateral Raise, Leverage Machine
    Front Raises | dumbbell | as Dumbbell
    Front Raises, Dumbbell | dumbbell | SH Front Raise (Dumbbell) | N Front Dumbbell Raise \
      | FJ Dumbbell Front Raise | L Front Raise
    Front Raises, Cable | cable | SH Front Raise (Cable) | L Front Raise, Cable
    Front Raises, Band | band | SH Front Raise (Band) | L Front Raise, Band
    Front Raises, Barbell | barbell | SH Front Raise (Barbell) | F Barbell Front Raise \
      | L Front Raise, Barbell
    Upright Rows | barbell | as Barbell
    Upright Rows, Barbell | barbell | SH Upright Row (Barbell) | F Upright Row | J Barbell Upright Row \
      | L Upright Row, Barbell
    Upright Rows, Dumbbell | dumbbell | SH Upright Row (Dumbbell) | F Dumbbell Upright Row | L Upright Row
    Upright Rows, Cable | cable | SH Upright Row (Cable) | L Upright Row, Cable
    Upright Rows, Band | band | L Upright Row, Band
    Arnold Press | dumbbell | SH Arnold Press (Dumbbell) | NF Arnold Dumbbell Press | L Arnold Press
    Face Pulls | cable | as Cable
    Face Pulls, Cable | cable | S Face Pull (Cable) | HL Face Pull | NF Cable Face Pull \
      | J Cable Rope Face Pull
    Face Pulls, Band | band
    Overhead Press | barbell | as Barbell
    Overhead Press, Barbell | barbell | SH Overhead Press (Barbell) | NL5O Overhead Press \
      | FJ Barbell Shoulder Press | - Standing Overhead Press | - Standing Barbell Overhead Press
    Overhead Press, Dumbbell | dumbbell | SH Overhead Press (Dumbbell) | F Standing Dumbbell Shoulder Press \
      | L Overhead Press, Dumbbell | - Standing Dumbbell Overhead Press
    Overhead Press, Machine | machine | S Shoulder Press (Machine) | H Seated Shoulder Press (Machine) \
      | FJ Machine Shoulder Press | L Shoulder Press, Leverage Machine
    Overhead Press, Behind-neck | barbell | N Behind The Neck Barbell Press | L Behind The Neck Press
    Push Press | barbell | as Barbell
    Push Press, Barbell | barbell | SHNF Push Press | L Push Press, Barbell
    Push Press, Dumbbell | dumbbell | L Push Press, Dumbbell
    Push Press, Behind-neck | barbell
    Military Press | barbell | as Barbell
    Military Press, Dumbbell | dumbbell
    Military Press, Barbell | barbell | S Strict Military Press (Barbell) \
      | H Standing Military Press (Barbell)
    Military Press, Machine | machine
    Military Press, Behind-neck | barbell
    = Shoulders
    Seated Barbell Overhead Press | barbell | SH Seated Overhead Press (Barbell) \
      | F Seated Barbell Shoulder Press | L Seated Overhead Press
    Seated Dumbbell Overhead Press | dumbbell | SH Seated Overhead Press (Dumbbell) \
      | N Seated Dumbbell Press | J Dumbbell Seated Shoulder Press
    Dumbbell Shoulder Press | dumbbell | H Shoulder Press (Dumbbell) | FJ Dumbbell Shoulder Press \
      | L Shoulder Press
    Smith Machine Overhead Press | smithMachine | SH Overhead Press (Smith Machine) \
      | N Smith Machine Overhead Press | F Smith Machine Overhead Shoulder Press \
      | L Shoulder Press, Smith Machine
    Cable Overhead Press | cable | S Overhead Press (Cable) | L Shoulder Press, Cable
    Band Shoulder Press | band | L Shoulder Press, Band
    EZ Bar Overhead Press | ezBar | L Overhead Press, EZ Bar
    Machine Overhead Press | machine | F Machine Overhead Press
    Plate-Loaded Shoulder Press | machine | S Shoulder Press (Plate Loaded) \
      | H Shoulder Press (Machine Plates) | N Hammer Strength Shoulder Press \
      | F Hammerstrength Shoulder Press
    One-Arm Dumbbell Press | dumbbell | N One-Arm Standing Dumbbell Press
    Log Press | - | N Log Press
    Kettlebell Shoulder Press | kettlebell | H Kettlebell Shoulder Press
    Kettlebell Push Press | kettlebell | L Push Press
    Kettlebell Arnold Press | kettlebell | L Arnold Press, Kettlebell
    Single Arm Landmine Press | landmine | H Single Arm Landmine Press (Barbell) \
      | F Single Arm Landmine Press
    Smith Machine Behind the Neck Press | smithMachine | L Behind The Neck Press, Smith Machine
    Band Behind the Neck Press | band | L Behind The Neck Press, Band
    Seated Lateral Raise | dumbbell | H Seated Lateral Raise (Dumbbell) | N Seated Dumbbell Lateral Raise \
      | J Dumbbell Seated Side Lateral Raise
    Single Arm Cable Lateral Raise | cable | H Single Arm Lateral Raise (Cable)
    Kettlebell Lateral Raise | kettlebell | L Lateral Raise, Kettlebell
    Dumbbell Shoulder Raise | dumbbell | F Dumbbell Shoulder Raise
    Plate Front Raise | plate | S Front Raise (Plate) | H Plate Front Raise | F Front Plate Raise
    Suspension Front Raise | suspension reps | H Front Raise (Suspension)
    One-Arm Front Raise | dumbbell | J Dumbbell One-Arm Front Raise
    Seated Front Raise | dumbbell | L Seated Front Raise
    Seated Barbell Front Raise | barbell | L Seated Front Raise, Barbell
    Overhead Plate Raise | plate | H Overhead Plate Raise
    Chest Supported Y Raise | dumbbell | H Chest Supported Y Raise (Dumbbell)
    Cable Internal Rotation | cable | J Cable Internal Rotation
    Cable External Rotation | cable | F Cable Shoulder External Rotation | J Cable External Rotation
    Shoulder Taps | bodyweight | H Shoulder Taps
    Kettlebell Around the World | kettlebell | H Kettlebell Around the World
    Kettlebell Halo | kettlebell | H Kettlebell Halo
    Turkish Get Up | kettlebell | SH Kettlebell Turkish Get Up
    Pike Push Up | bodyweight | H Pike Pushup
    Handstand Push Up | bodyweight | SHL Handstand Push Up | R Handstand pushups
    Handstand Hold | bodyweight time | H Handstand Hold | R Wall handstands
    Wall Headstand | bodyweight time | R Wall headstands
    Crow | bodyweight time | R Crow
    Half-Handstand Push Up | bodyweight | R Half-handstand pushups
    Close Handstand Push Up | bodyweight | R Close handstand pushups
    Uneven Handstand Push Up | bodyweight | R Uneven handstand pushups
    Half One-Arm Handstand Push Up | bodyweight | R Half one-arm handstand pushups
    Lever Handstand Push Up | bodyweight | R Lever handstand pushups
    One-Arm Handstand Push Up | bodyweight | R One-arm handstand pushups
    """
}
