extension CatalogTable {
  /// The exercises of the abdomen.
  static let core = """
    = Abs / Core: Bench Tracker
    Ab Roller | - reps | SHL Ab Wheel | N Ab-Wheel Rollout | O Ab Wheel Rollout
    Bodyweight Situps | bodyweight | SHFL Sit Up | J Sit-Up
    Weighted Situps | plate | H Sit Up (Weighted)
    Leg Raises | bodyweight | F Leg Raise
    Leg Raises, Hanging | bodyweight | SHNFJLO Hanging Leg Raise | R Hanging straight-leg raises
    Leg Raises, Lying | bodyweight | SL Flat Leg Raise | H Lying Leg Raise | R Flat straight-leg raises
    Windshield Wipers | bodyweight
    Windshield Wipers, Hanging | bodyweight
    Windshield Wipers, Lying | bodyweight
    Jacknifes | bodyweight time
    Bodyweight Crunches | bodyweight | as Normal
    Bodyweight Crunches, Normal | bodyweight | SHNJL Crunch | F Crunches
    Bodyweight Crunches, Side | bodyweight | L Side Crunch
    Bodyweight Crunches, Decline | bodyweight | SHNF Decline Crunch
    Bodyweight Crunches, Reverse | bodyweight | SHFL Reverse Crunch
    Weighted Crunches | plate | H Crunch (Weighted)
    Weighted Crunches, Cable | cable | SHNFJL Cable Crunch
    Weighted Crunches, Band | band
    Weighted Crunches, Suitcase | plate
    Bodyweight Planks | bodyweight time | as Normal
    Bodyweight Planks, Normal | bodyweight time | SHNFJLO Plank
    Bodyweight Planks, Side | bodyweight time | SHNLO Side Plank | F Side Bridge
    Weighted Planks | plate timeWeight | O Weighted Plank
    Woodchoppers | -
    Woodchoppers, Downwards Cable | cable
    Woodchoppers, Horizontal Cable | cable
    Woodchoppers, Upwards Cable | cable
    Woodchoppers, Downwards Band | band
    Woodchoppers, Horizontal Band | band
    Woodchoppers, Upwards Band | band
    Weighted Russian Twists | plate | H Russian Twist (Weighted) | F Medicine Ball Russian Twist \
      | - Plate Russian Twist
    = Abs / Core
    Russian Twist | bodyweight | SFL Russian Twist | H Russian Twist (Bodyweight)
    Decline Russian Twist | bodyweight | F Decline Russian Twists
    Cable Russian Twist | cable | L Russian Twist, Cable
    Dumbbell Russian Twist | dumbbell | L Russian Twist, Dumbbell
    Machine Crunch | machine | SH Crunch (Machine) | N Crunch Machine | F Ab Crunch Machine \
      | L Crunch, Leverage Machine
    Stability Ball Crunch | stabilityBall reps | S Crunch (Stability Ball)
    Standing Cable Crunch | cable | L Crunch, Cable
    Weighted Decline Crunch | plate | H Decline Crunch (Weighted)
    Bicycle Crunch | bodyweight | SHFL Bicycle Crunch
    Raised Legs Bicycle Crunch | bodyweight | H Bicycle Crunch Raised Legs
    Oblique Crunch | bodyweight | SHFL Oblique Crunch
    Cross Body Crunch | bodyweight | SL Cross Body Crunch
    Tuck Crunch | bodyweight | F Tuck Crunch
    Cable Reverse Crunch | cable | L Reverse Crunch, Cable
    Cable Side Crunch | cable | L Side Crunch, Cable
    Band Side Crunch | band | L Side Crunch, Band
    Jackknife Sit Up | bodyweight | SHL Jackknife Sit Up
    Kettlebell Sit Up | kettlebell | L Sit Up, Kettlebell
    V Up | bodyweight | SHL V Up
    Dumbbell V Up | dumbbell | L V Up, Dumbbell
    Hanging Knee Raise | bodyweight | SHNF Hanging Knee Raise | R Hanging knee raises
    Captain's Chair Knee Raise | bodyweight | S Knee Raise (Captain's Chair) | H Knee Raise Parallel Bars \
      | F Knee Up
    Captain's Chair Leg Raise | bodyweight | H Leg Raise Parallel Bars
    Vertical Knee Raise | bodyweight | F Vertical Knee Raise
    Lying Knee Raise | bodyweight | SL Flat Knee Raise | H Lying Knee Raise
    Cable Hanging Leg Raise | cable | L Hanging Leg Raise, Cable
    Leg Pull-In | bodyweight | F Leg Pull-In
    Knees to Elbows | bodyweight | SL Knees to Elbows
    Elbow to Knee | bodyweight | H Elbow to Knee
    Toes to Bar | bodyweight | SHL Toes To Bar
    Toe Touch | bodyweight | H Toe Touch | F Toe Touchers
    Heel Taps | bodyweight | H Heel Taps | F Alternating Heel Touch
    Reverse Plank | bodyweight time | SH Reverse Plank
    Copenhagen Plank | bodyweight time | F Copenhagen Plank
    Plank Shoulder Taps | bodyweight | F Plank Shoulder Taps
    Dead Bug | bodyweight | HF Dead Bug
    Bird Dog | bodyweight | HF Bird Dog
    Mountain Climber | bodyweight | SHF Mountain Climber
    Dragon Flag | bodyweight | HN Dragon Flag
    Dragonfly | bodyweight | H Dragonfly
    Flutter Kicks | bodyweight | H Flutter Kicks
    Ab Scissors | bodyweight | H Ab Scissors
    Scissor Kick | bodyweight | F Scissor Kick
    Scissor Crossover Kick | bodyweight | F Scissor Crossover Kick
    Hollow Rock | bodyweight | H Hollow Rock
    Hollow Body Hold | bodyweight time | F Hollow Body Hold
    L-Sit | bodyweight time | H L-Sit Hold | O L-Sit
    Spiderman | bodyweight | H Spiderman
    Side Bend | bodyweight | H Side Bend
    Dumbbell Side Bend | dumbbell | SH Side Bend (Dumbbell) | L Side Bend
    Cable Side Bend | cable | S Side Bend (Cable) | L Side Bend, Cable
    Band Side Bend | band | S Side Bend (Band) | L Side Bend, Band
    Cable Twist | cable | SL Cable Twist
    Upward Cable Twist | cable | H Cable Twist (Down to up)
    Downward Cable Twist | cable | H Cable Twist (Up to down)
    Band Twist | band | L Cable Twist, Band
    Torso Rotation | machine | S Torso Rotation (Machine) | H Torso Rotation
    Pallof Press | cable | H Cable Core Palloff Press
    Landmine 180 | landmine | H Landmine 180
    Suspension Jackknife | suspension reps | H Jack Knife (Suspension)
    Ball Slams | medicineBall | SHL Ball Slams
    Windmill | - | F Windmill
    Knee Tuck | bodyweight | R Knee tucks
    Flat Knee Leg Raise | bodyweight | R Flat knee leg raises
    Flat Bent Leg Raise | bodyweight | R Flat bent leg raises
    Flat Frog Raise | bodyweight | R Flat frog raises
    Hanging Bent-Leg Raise | bodyweight | R Hanging bent-leg raises
    Hanging Frog Raise | bodyweight | R Hanging frog raises
    Partial Straight-Leg Raise | bodyweight | R Partial straight-leg raises
    """
}
