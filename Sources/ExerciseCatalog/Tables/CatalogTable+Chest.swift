extension CatalogTable {
  /// The lifts of the chest.
  static let chest = """
    = Chest: Bench Tracker
    Barbell Bench Press | barbell | as Flat
    Barbell Bench Press, Flat | barbell | SH Bench Press (Barbell) | N Flat Barbell Bench Press \
      | FJO Barbell Bench Press | L5O Bench Press | - Barbell Bench | - Flat Bench Press
    Barbell Bench Press, Incline | barbell | SH Incline Bench Press (Barbell) \
      | N Incline Barbell Bench Press | FJ Barbell Incline Bench Press | L Incline Bench Press
    Barbell Bench Press, Decline | barbell | SH Decline Bench Press (Barbell) \
      | N Decline Barbell Bench Press | FJ Barbell Decline Bench Press
    Barbell Bench Press, Wide-grip | barbell | SH Bench Press - Wide Grip (Barbell) | L Bench Press Wide Grip
    Barbell Bench Press, Underhand | barbell
    Dumbbell Bench Press | dumbbell | as Flat
    Dumbbell Bench Press, Flat | dumbbell | SH Bench Press (Dumbbell) | N Flat Dumbbell Bench Press \
      | FJO Dumbbell Bench Press | L Bench Press, Dumbbell | - Dumbbell Bench | - Flat Dumbbell Press
    Dumbbell Bench Press, Incline | dumbbell | SH Incline Bench Press (Dumbbell) \
      | N Incline Dumbbell Bench Press | FJ Dumbbell Incline Bench Press | L Incline Bench Press, Dumbbell \
      | O Incline Dumbbell Press | - Incline Dumbbell Bench
    Dumbbell Bench Press, Decline | dumbbell | SH Decline Bench Press (Dumbbell) \
      | FJ Dumbbell Decline Bench Press | L Decline Bench Press, Dumbbell
    Machine Bench Press | machine | as Flat
    Machine Bench Press, Flat | machine | SH Chest Press (Machine) | FJ Machine Bench Press \
      | L Chest Press, Leverage Machine | O Machine Chest Press
    Machine Bench Press, Incline | machine | SH Incline Chest Press (Machine) \
      | J Machine Incline Chest Press | L Incline Chest Press, Leverage Machine
    Machine Bench Press, Decline | machine | H Decline Bench Press (Machine)
    Landmine Press | landmine
    Landmine Press, Kneeling | landmine
    Landmine Press, Standing | landmine
    Dumbbell Flyes | dumbbell | as Flat
    Dumbbell Flyes, Flat | dumbbell | SH Chest Fly (Dumbbell) | N Flat Dumbbell Fly | FJ Dumbbell Fly \
      | L Chest Fly
    Dumbbell Flyes, Incline | dumbbell | SH Incline Chest Fly (Dumbbell) | N Incline Dumbbell Fly \
      | FJ Dumbbell Incline Fly | L Incline Chest Fly
    Dumbbell Flyes, Decline | dumbbell | H Decline Chest Fly (Dumbbell)
    Pec Deck | machine | S Pec Deck (Machine) | H Butterfly (Pec Deck) | L Pec Deck | - Pec Fly Machine
    Cable Crossovers | cable | as Normal
    Cable Crossovers, Normal | cable | SNL Cable Crossover | H Cable Fly Crossovers | F Cable Crossover Fly \
      | J Cable Cross-Over
    Cable Crossovers, Upward | cable | H Low Cable Fly Crossovers | F Low Cable Chest Fly
    Cable Crossovers, Downward | cable
    Underhand Front Raises | -
    Underhand Front Raises, Dumbbell | dumbbell
    Underhand Front Raises, Cable | cable
    Underhand Front Raises, Band | band
    Underhand Front Raises, Barbell | barbell
    Bodyweight Chest Dips | bodyweight | SHL Chest Dip
    Weighted Chest Dips | bodyweight repsWeight | H Chest Dip (Weighted)
    Pushups | bodyweight | as Normal
    Pushups, Normal | bodyweight | SHFL Push Up | J Push-Up | O Push-up | R Full push-ups
    Pushups, Wide-hand | bodyweight
    = Chest
    Smith Machine Bench Press | smithMachine | SH Bench Press (Smith Machine) | F Smith Machine Bench Press \
      | L Bench Press, Smith Machine
    Smith Machine Incline Bench Press | smithMachine | SH Incline Bench Press (Smith Machine) \
      | F Smith Machine Incline Bench Press | L Incline Bench Press, Smith Machine
    Smith Machine Decline Bench Press | smithMachine | SH Decline Bench Press (Smith Machine) \
      | L Decline Bench Press, Smith Machine
    Cable Bench Press | cable | SH Bench Press (Cable) | L Bench Press, Cable
    Incline Cable Bench Press | cable | S Incline Bench Press (Cable) | L Incline Bench Press, Cable
    Band Bench Press | band | L Bench Press, Band
    Band Chest Press | band | SH Chest Press (Band) | L Chest Press, Band
    Kettlebell Bench Press | kettlebell | L Bench Press, Kettlebell
    Wide Grip Incline Bench Press | barbell | L Incline Bench Press Wide Grip
    Feet Up Bench Press | barbell | H Feet Up Bench Press (Barbell) | L Legs Up Bench Press
    Iso-Lateral Chest Press | machine | SH Iso-Lateral Chest Press (Machine) | F Hammerstrength Chest Press
    Incline Hammer Strength Chest Press | machine | N Incline Hammer Strength Chest Press \
      | F Hammerstrength Incline Chest Press | J Leverage Incline Chest Press
    Decline Hammer Strength Chest Press | machine | N Decline Hammer Strength Chest Press \
      | F Hammerstrength Decline Chest Press
    Barbell Floor Press | barbell | SH Floor Press (Barbell)
    Dumbbell Floor Press | dumbbell | H Floor Press (Dumbbell) | F Dumbbell Floor Press
    Dumbbell Squeeze Press | dumbbell | HF Dumbbell Squeeze Press
    Hex Press | dumbbell | H Hex Press (Dumbbell)
    Plate Press | plate | H Plate Press
    Plate Squeeze | plate | H Plate Squeeze (Svend Press)
    Chest Fly | - | S Chest Fly
    Machine Fly | machine | H Chest Fly (Machine) | N Seated Machine Fly | F Machine Fly \
      | L Chest Fly, Leverage Machine
    Cable Fly | cable | L Chest Fly, Cable | O Cable Fly
    Incline Cable Fly | cable | L Incline Chest Fly, Cable
    Band Chest Fly | band | SH Chest Fly (Band)
    Suspension Chest Fly | suspension reps | H Chest Fly (Suspension)
    Around the World | dumbbell | SHL Around The World
    Assisted Chest Dip | machine | SH Chest Dip (Assisted)
    Weighted Push Up | bodyweight repsWeight | H Push Up (Weighted)
    Band Push Up | band reps | S Push Up (Band) | L Push Up, Band
    Decline Push Up | bodyweight | HF Decline Push Up
    Incline Push Up | bodyweight | H Incline Push Ups | R Incline push-ups
    Kneeling Push Up | bodyweight | S Push Up (Knees) | H Kneeling Push Up | R Kneeling push-ups
    Clap Push Up | bodyweight | H Clap Push Ups
    Ring Push Up | bodyweight | H Ring Push Up
    Plank Pushup | bodyweight | H Plank Pushup
    One Arm Push Up | bodyweight | H One Arm Push Up | R One-arm push-ups
    Wall Push Up | bodyweight | R Wall push-ups
    Half Push Up | bodyweight | R Half push-ups
    Uneven Push Up | bodyweight | R Uneven push-ups
    Half One-Arm Push Up | bodyweight | R Half one-arm push-ups
    Lever Push Up | bodyweight | R Lever push-ups
    """
}
