extension CatalogTable {
  /// What is done for endurance.
  static let cardio = """
    = Cardio: Bench Tracker
    Cycling | - | SHNF Cycling
    Cycling, Machine | machine | S Cycling (Indoor) | N Stationary Bike | F Cycling - Stationary
    Walking | - | SHNF Walking
    Walking, Treadmill | machine | F Walking - Treadmill
    Running | - | SHF Running | N Running (Outdoor)
    Running, Treadmill | machine | SN Running (Treadmill) | H Treadmill | F Running - Treadmill
    Elliptical | machine | SL Elliptical Machine | HN Elliptical Trainer | F Elliptical
    Rowing / Erg | machine | S Rowing (Machine) | HN Rowing Machine | F Rowing
    Step Machine | machine | H Stair Machine (Steps) | F Stair Stepper
    = Cardio
    Stair Machine Floors | machine | H Stair Machine (Floors)
    Spinning | machine | H Spinning
    Air Bike | machine | H Air Bike
    Swimming | - | SHN Swimming
    Hiking | - | SHF Hiking
    Climbing | - | SH Climbing
    Skating | - | SH Skating
    Skiing | - | SH Skiing
    Snowboarding | - | SH Snowboarding
    Sprints | - | H Sprints
    Jump Rope | - | SHF Jump Rope
    Battle Ropes | - | SHL Battle Ropes
    Boxing | - | H Boxing
    Aerobics | - | S Aerobic | H Aerobics
    HIIT | - | H HIIT
    High Knees | bodyweight | H High Knees
    Jumping Jack | bodyweight reps | SH Jumping Jack
    Burpee | bodyweight reps | SHF Burpee
    Burpee Over the Bar | bodyweight reps | H Burpee Over the Bar
    Yoga | - | SH Yoga
    Pilates | - | H Pilates
    Stretching | - | SH Stretching
    Warm Up | - | H Warm Up
    """
}
