extension CatalogTable {
  /// The lifts of the legs and the hips.
  static let legs = """
    = Legs: Bench Tracker
    Squats | barbell | as Back
    Squats, Back | barbell | SH Squat (Barbell) | NJ Barbell Squat | F Back Squat | O Barbell Back Squat \
      | L5O Squat
    Squats, Front | barbell | S Front Squat (Barbell) | HFL Front Squat | NJ Barbell Front Squat
    Squats, Box | barbell | SH Box Squat (Barbell) | L Box Squat
    Squats, Split | dumbbell | H Split Squat (Dumbbell) | L Split Squat
    Squats, Hack | barbell | S Hack Squat (Barbell) | H Hack Squat
    Squats, Dumbbell | dumbbell | SH Squat (Dumbbell) | F Dumbbell Squat | L Squat, Dumbbell
    Machine Squats | machine | as Conventional
    Machine Squats, Conventional | machine | SH Squat (Machine) | L Squat, Leverage Machine
    Machine Squats, Hack | machine | SFJL Hack Squat | H Hack Squat (Machine)
    Hip Thrusts | barbell | SH Hip Thrust (Barbell) | FJ Barbell Hip Thrust | L Hip Thrust
    Hip Abductions | machine
    Hip Abductions, Inner-thigh | machine | S Hip Adductor (Machine) | H Hip Adduction (Machine) \
      | F Machine Hip Adductor | J Machine Hip Adduction | L Hip Adductor | - Adductor | - Adductor Machine
    Hip Abductions, Outer-thigh | machine | S Hip Abductor (Machine) | H Hip Abduction (Machine) \
      | F Machine Hip Abductor | L Hip Abductor | - Abductor | - Abductor Machine
    Glute Kickbacks | -
    Glute Kickbacks, Cable | cable | H Standing Cable Glute Kickbacks | F Single Leg Cable Kickback
    Glute Kickbacks, Band | band | L Glute Kickback, Band
    Lunges | -
    Lunges, Dumbbell | dumbbell | SH Lunge (Dumbbell) | FJ Dumbbell Lunge | L Lunge, Dumbbell
    Lunges, Barbell | barbell | SH Lunge (Barbell) | FJ Barbell Lunge | L Lunge
    Leg Press | machine | SNFLO Leg Press | H Leg Press (Machine) | FJ Machine Leg Press | J Leg Press
    Leg Press, Horizontal | machine | S Seated Leg Press (Machine) | H Leg Press Horizontal (Machine) \
      | L Seated Leg Press
    Leg Press, Incline | machine
    Leg Curls | machine | FO Leg Curl | J Machine Leg Curl
    Leg Curls, Sitting | machine | SH Seated Leg Curl (Machine) | N Seated Leg Curl Machine \
      | J Machine Seated Leg Curl | FJL Seated Leg Curl
    Leg Curls, Lying | machine | SH Lying Leg Curl (Machine) | N Lying Leg Curl Machine \
      | F Lying Hamstrings Curl | J Machine Leg Curl (Prone) | L Lying Leg Curl
    Leg Extensions | machine | SH Leg Extension (Machine) | N Leg Extension Machine \
      | J Machine Leg Extension | FJLO Leg Extension
    Bodyweight Calf Raises | bodyweight | S Standing Calf Raise (Bodyweight) | H Standing Calf Raise \
      | L Standing Calf Raise, Bodyweight
    Weighted Calf Raises | - | J Standing Calf Raise
    Weighted Calf Raises, Machine | machine | SH Standing Calf Raise (Machine) \
      | N Standing Calf Raise Machine | F Standing Machine Calf Press | J Machine Calf Raise \
      | L Standing Calf Raise, Leverage Machine
    Weighted Calf Raises, Barbell | barbell | SH Standing Calf Raise (Barbell) | N Barbell Calf Raise \
      | J Barbell Standing Calf Raise | L Standing Calf Raise, Barbell
    Weighted Calf Raises, Dumbbell | dumbbell | SH Standing Calf Raise (Dumbbell) | L Standing Calf Raise
    = Legs
    Romanian Deadlift | barbell | SH Romanian Deadlift (Barbell) | NFO Romanian Deadlift \
      | J Barbell Romanian Deadlift | L Romanian Deadlift, Barbell
    Dumbbell Romanian Deadlift | dumbbell | SH Romanian Deadlift (Dumbbell) | F Dumbbell Romanian Deadlift \
      | L Romanian Deadlift
    Single Leg Barbell Romanian Deadlift | barbell | H Single Leg Romanian Deadlift (Barbell)
    Single Leg Dumbbell Romanian Deadlift | dumbbell | H Single Leg Romanian Deadlift (Dumbbell)
    Single Leg Deadlift | dumbbell | L Single Leg Deadlift
    Bodyweight Single Leg Deadlift | bodyweight | L Single Leg Deadlift, Bodyweight
    Bodyweight Squat | bodyweight | SH Squat (Bodyweight) | F Air Squats | L Squat, Bodyweight \
      | O Bodyweight Squat | R Full squats
    Smith Machine Squat | smithMachine | SH Squat (Smith Machine) | F Smith Machine Squat \
      | L Squat, Smith Machine
    Band Squat | band | SH Squat (Band)
    Suspension Squat | suspension reps | H Squat (Suspension)
    Goblet Squat | dumbbell | HL Goblet Squat | F Dumbbell Goblet Squat
    Kettlebell Goblet Squat | kettlebell | S Goblet Squat (Kettlebell) | H Kettlebell Goblet Squat \
      | L Goblet Squat, Kettlebell
    Sumo Squat | bodyweight | H Sumo Squat
    Barbell Sumo Squat | barbell | H Sumo Squat (Barbell)
    Dumbbell Sumo Squat | dumbbell | H Sumo Squat (Dumbbell) | F Dumbbell Sumo Squat
    Kettlebell Sumo Squat | kettlebell | H Sumo Squat (Kettlebell) | F Kettlebell Sumo Squat
    Pause Squat | barbell | H Pause Squat (Barbell) | F Pause Back Squat | O Paused Squat
    Full Squat | barbell | H Full Squat | J Barbell Deep Squat
    Overhead Squat | barbell | S Overhead Squat (Barbell) | HL Overhead Squat
    Dumbbell Overhead Squat | dumbbell | L Overhead Squat, Dumbbell
    Zercher Squat | barbell | S Zercher Squat (Barbell) | HL Zercher Squat
    Safety Bar Squat | barbell | L Safety Squat Bar Squat
    Smith Machine Front Squat | smithMachine | L Front Squat, Smith Machine
    Dumbbell Front Squat | dumbbell | L Front Squat, Dumbbell
    Kettlebell Front Squat | kettlebell | L Front Squat, Kettlebell
    Smith Machine Hack Squat | smithMachine | L Hack Squat, Smith Machine
    Dumbbell Box Squat | dumbbell | L Box Squat, Dumbbell
    Barbell Split Squat | barbell | L Split Squat, Barbell
    Bodyweight Split Squat | bodyweight | L Split Squat, Bodyweight
    Bulgarian Split Squat | dumbbell | SHL Bulgarian Split Squat | F Dumbbell Bulgarian Split Squat
    Bodyweight Bulgarian Split Squat | bodyweight | F Bodyweight Bulgarian Split Squat
    Belt Squat | machine | H Belt Squat (Machine)
    Pendulum Squat | machine | H Pendulum Squat (Machine)
    Jump Squat | bodyweight | SH Jump Squat | L Jump Squat, Bodyweight
    Pistol Squat | bodyweight | SHL Pistol Squat | R One-leg squats
    Assisted Pistol Squat | bodyweight | H Assisted Pistol Squats
    Kettlebell Pistol Squat | kettlebell | L Pistol Squat, Kettlebell
    Sissy Squat | bodyweight | L Sissy Squat
    Weighted Sissy Squat | plate | H Sissy Squat (Weighted)
    Lateral Squat | bodyweight | H Lateral Squat
    Bodyweight Squat Hold | bodyweight time | F Bodyweight Squat Hold
    Wall Sit | bodyweight time | HFO Wall Sit
    Bodyweight Lunge | bodyweight | S Lunge (Bodyweight) | HF Lunge | L Lunge, Bodyweight
    Cable Lunge | cable | L Lunge, Cable
    Walking Lunge | bodyweight | H Walking Lunge | O Walking Lunges
    Dumbbell Walking Lunge | dumbbell | H Walking Lunge (Dumbbell) | F Dumbbell Walking Lunge
    Reverse Lunge | bodyweight | H Reverse Lunge | L Reverse Lunge, Bodyweight
    Barbell Reverse Lunge | barbell | H Reverse Lunge (Barbell) | L Reverse Lunge, Barbell
    Dumbbell Reverse Lunge | dumbbell | H Reverse Lunge (Dumbbell) | L Reverse Lunge
    Kettlebell Reverse Lunge | kettlebell | L Reverse Lunge, Kettlebell
    Jumping Lunge | bodyweight | H Jumping Lunge
    Lateral Lunge | bodyweight | H Lateral Lunge
    Curtsy Lunge | dumbbell | H Curtsy Lunge (Dumbbell)
    Overhead Dumbbell Lunge | dumbbell | H Overhead Dumbbell Lunge
    Step Up | bodyweight | S Step-up | HF Step Up | L Step up, Bodyweight
    Dumbbell Step Up | dumbbell | H Dumbbell Step Up | L Step up
    Barbell Step Up | barbell | L Step up, Barbell
    Bodyweight Hip Thrust | bodyweight | S Hip Thrust (Bodyweight) | H Hip Thrust | L Hip Thrust, Bodyweight
    Machine Hip Thrust | machine | H Hip Thrust (Machine) | L Hip Thrust, Leverage Machine
    Smith Machine Hip Thrust | smithMachine | H Hip Thrust (Smith Machine)
    Band Hip Thrust | band | L Hip Thrust, Band
    Single Leg Hip Thrust | bodyweight | HL Single Leg Hip Thrust
    Single Leg Dumbbell Hip Thrust | dumbbell | H Single Leg Hip Thrust (Dumbbell)
    Single Leg Barbell Hip Thrust | barbell | L Single Leg Hip Thrust, Barbell
    Glute Bridge | bodyweight | HL Glute Bridge
    Barbell Glute Bridge | barbell | N Barbell Glute Bridge | L Glute Bridge, Barbell
    Partial Glute Bridge | barbell | H Partial Glute Bridge (Barbell)
    Smith Machine Glute Bridge | smithMachine | F Smith Machine Glute Bridge
    Band Glute Bridge | band | L Glute Bridge, Band
    Glute Bridge March | bodyweight | L Glute Bridge March
    Single Leg Glute Bridge | bodyweight | SL Single Leg Bridge | HF Single Leg Glute Bridge
    Frog Pumps | dumbbell | H Frog Pumps (Dumbbell)
    Clamshell | bodyweight | H Clamshell | F Clam | L Side Lying Clam
    Fire Hydrant | bodyweight | H Fire Hydrants
    Lateral Leg Raise | bodyweight | H Lateral Leg Raises
    Lateral Band Walk | band reps | H Lateral Band Walks
    Cable Hip Abduction | cable | F Cable Hip Abduction | L Hip Abductor, Cable
    Band Hip Abduction | band | L Hip Abductor, Band
    Bodyweight Hip Abduction | bodyweight | L Hip Abductor, Bodyweight
    Cable Hip Adduction | cable | F Cable Hip Adduction
    Cable Hip Extension | cable | F Cable Hip Extension
    Cable Pull Through | cable | SHFL Cable Pull Through
    Machine Glute Kickback | machine | SH Glute Kickback (Machine) | F Glute Kickback Machine
    Floor Glute Kickback | bodyweight | H Glute Kickback on Floor
    Rear Kick | machine | H Rear Kick (Machine)
    Glute Ham Raise | bodyweight | SH Glute Ham Raise | N Glute-Ham Raise
    Nordic Hamstring Curl | bodyweight | H Nordic Hamstrings Curls
    Standing Leg Curl | machine | H Standing Leg Curls
    Single Leg Curl | machine | J Machine Single-Leg Curl
    Band Lying Leg Curl | band | L Lying Leg Curl, Band
    Single Leg Extension | machine | H Single Leg Extensions | F Single Leg Leg Extension \
      | J Machine Single-Leg Extension
    Band Leg Extension | band | L Leg Extension, Band
    Single Leg Press | machine | H Single Leg Press (Machine)
    Smith Machine Leg Press | smithMachine | L Leg Press, Smith Machine
    Machine Seated Calf Raise | machine | S Seated Calf Raise (Machine) | N Seated Calf Raise Machine \
      | J Machine Seated Calf Raise | L Seated Calf Raise, Leverage Machine
    Plate-Loaded Seated Calf Raise | machine | S Seated Calf Raise (Plate Loaded) | H Seated Calf Raise
    Barbell Seated Calf Raise | barbell | J Barbell Seated Calf Raise | L Seated Calf Raise
    Dumbbell Seated Calf Raise | dumbbell | F Seated Dumbbell Calf Raise | L Seated Calf Raise, Dumbbell
    Seated Calf Press | machine | F Seated Machine Calf Press | SL Calf Press on Seated Leg Press
    Calf Press on Leg Press | machine | SL Calf Press on Leg Press | H Calf Press (Machine) | F Calf Press \
      | - Leg Press Calf Raise | - Toe Press
    Calf Extension | machine | H Calf Extension (Machine)
    Smith Machine Calf Raise | smithMachine | S Standing Calf Raise (Smith Machine) \
      | H Standing Calf Raise (Smith) | F Smith Machine Calf Raise
    Cable Standing Calf Raise | cable | L Standing Calf Raise, Cable
    Single Leg Calf Raise | bodyweight | HF Single Leg Standing Calf Raise
    Single Leg Barbell Calf Raise | barbell | H Single Leg Standing Calf Raise (Barbell)
    Single Leg Dumbbell Calf Raise | dumbbell | H Single Leg Standing Calf Raise (Dumbbell)
    Single Leg Machine Calf Raise | machine | H Single Leg Standing Calf Raise (Machine)
    Donkey Calf Raise | machine | NJ Donkey Calf Raise
    Box Jump | bodyweight | SH Box Jump
    Lateral Box Jump | bodyweight | SH Lateral Box Jump
    Frog Jumps | bodyweight | H Frog Jumps
    High Knee Skips | bodyweight time | SH High Knee Skips
    Sled Push | sled timeWeight | HFO Sled Push
    Yoke Carry | - timeWeight | O Yoke Carry
    Kettlebell Swing | kettlebell | SHFL Kettlebell Swing
    American Kettlebell Swing | kettlebell | F Kettlebell Swing American
    Dumbbell Swing | dumbbell | L Kettlebell Swing, Dumbbell
    Barbell Thruster | barbell | SH Thruster (Barbell) | L Thruster
    Dumbbell Thruster | dumbbell | F Dumbbell Squat To Shoulder Press
    Kettlebell Thruster | kettlebell | SH Thruster (Kettlebell)
    Landmine Squat and Press | landmine | H Landmine Squat and Press
    Wall Ball | medicineBall | S Wall Balls | H Wall Ball
    Shoulder Stand Squat | bodyweight | R Shoulder stands
    Jackknife Squat | bodyweight | R Jackknife squats
    Supported Squat | bodyweight | R Supported squats
    Half Squat | bodyweight | R Half squats
    Close Squat | bodyweight | R Close squats
    Uneven Squat | bodyweight | R Uneven squats
    Half One-Leg Squat | bodyweight | R Half one-leg squats
    Assisted One-Leg Squat | bodyweight | R Assisted one-leg squats
    """
}
