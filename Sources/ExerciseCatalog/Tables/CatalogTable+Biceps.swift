extension CatalogTable {
  /// The lifts of the biceps and the forearms.
  static let biceps = """
    = Biceps: Bench Tracker
    Conventional Curls | dumbbell | as Dumbbell
    Conventional Curls, Dumbbell | dumbbell | SH Bicep Curl (Dumbbell) | N Dumbbell Curl \
      | FJ Dumbbell Bicep Curl | L Bicep Curl | - Standing Dumbbell Curl
    Conventional Curls, Cable | cable | SH Bicep Curl (Cable) | N Cable Curl | F Cable Bicep Curl \
      | L Bicep Curl, Cable
    Conventional Curls, Band | band | F Handle Band Bicep Curl | J Band Bicep Curl | L Bicep Curl, Band
    Barbell Curls | barbell | as Normal
    Barbell Curls, Normal | barbell | SH Bicep Curl (Barbell) | NFJ Barbell Curl | L Bicep Curl, Barbell \
      | - Standing Barbell Curl
    Barbell Curls, Wide-grip | barbell
    Barbell Curls, Close-grip | barbell
    EZ Bar Curls | ezBar | as Normal
    EZ Bar Curls, Normal | ezBar | H EZ Bar Biceps Curl | NF EZ-Bar Curl | J EZ Bar Curl \
      | L Bicep Curl, EZ Bar | - EZ Bar Barbell Curl
    EZ Bar Curls, Wide-grip | ezBar
    EZ Bar Curls, Close-grip | ezBar | F Close-Grip EZ-Bar Curl
    Hammer Curls | dumbbell | SH Hammer Curl (Dumbbell) | NJ Dumbbell Hammer Curl | F Hammer Curls \
      | L Hammer Curl
    Zottoman Curls | dumbbell | H Zottman Curl (Dumbbell) | F Zottman Curl
    Reverse Curls | barbell | SH Reverse Curl (Barbell) | F Reverse Barbell Curl | L Reverse Curl, Barbell \
      | - Standing Barbell Reverse Curl
    Preacher Curls | - | F Preacher Curl
    Preacher Curls, Dumbbell | dumbbell | SH Preacher Curl (Dumbbell) | NF Dumbbell Preacher Curl \
      | L Preacher Curl
    Preacher Curls, Barbell | barbell | SH Preacher Curl (Barbell) | J Barbell Preacher Curl \
      | L Preacher Curl, Barbell
    Concentration Curls | dumbbell | S Concentration Curl (Dumbbell) | HFL Concentration Curl \
      | NJ Dumbbell Concentration Curl
    Machine Curls | machine | SH Bicep Curl (Machine) | N Seated Machine Curl | F Machine Bicep Curl \
      | L Bicep Curl, Leverage Machine
    Spider Curls | - | F Spider Curls
    Spider Curls, Barbell | barbell | H Spider Curl (Barbell)
    Spider Curls, Dumbbell | dumbbell | H Spider Curl (Dumbbell) | J Dumbbell Spider Curl
    = Biceps
    EZ Bar Preacher Curl | ezBar | N EZ-Bar Preacher Curl | L Preacher Curl, EZ Bar
    Machine Preacher Curl | machine | SH Preacher Curl (Machine) | F Machine Preacher Curl \
      | L Preacher Curl, Leverage Machine
    Zottman Preacher Curl | dumbbell | F Zottman Preacher Curl
    Incline Dumbbell Curl | dumbbell | S Incline Curl (Dumbbell) | H Seated Incline Curl (Dumbbell) \
      | N Seated Incline Dumbbell Curl | F Incline Dumbbell Curl | J Dumbbell Alternating Incline Curl \
      | L Incline Curl
    Incline EZ Bar Curl | ezBar | F Incline EZ-Bar Curl
    Incline Hammer Curl | dumbbell | F Incline Hammer Curl
    Seated Dumbbell Curl | dumbbell | F Seated Dumbbell Curl
    Suspension Curl | suspension reps | H Bicep Curl (Suspension)
    21s Bicep Curl | barbell | H 21s Bicep Curl
    Single Arm Cable Curl | cable | H Single Arm Curl (Cable) | F Single Arm Cable Bicep Curl
    Behind the Back Cable Curl | cable | H Behind the Back Curl (Cable)
    Rope Cable Curl | cable | H Rope Cable Curl
    Overhead Cable Curl | cable | H Overhead Curl (Cable)
    Lying Cable Curl | cable | L Lying Bicep Curl, Cable
    Lying Bicep Curl | dumbbell | L Lying Bicep Curl
    Drag Curl | barbell | H Drag Curl
    Plate Curl | plate | H Plate Curl
    Kettlebell Curl | kettlebell | H Kettlebell Curl
    Waiter Curl | dumbbell | H Waiter Curl (Dumbbell) | J Dumbbell Waiter Curls
    Pinwheel Curl | dumbbell | H Pinwheel Curl (Dumbbell)
    Cable Hammer Curl | cable | SH Hammer Curl (Cable) | F Cable Rope Hammer Curls | L Hammer Curl, Cable
    Band Hammer Curl | band | SH Hammer Curl (Band) | L Hammer Curl, Band
    Alternating Hammer Curl | dumbbell | J Dumbbell Alternating Hammer Curl
    Cross Body Hammer Curl | dumbbell | H Cross Body Hammer Curl | F Cross Body Hammer Curls
    Cable Reverse Curl | cable | H Reverse Curl (Cable) | L Reverse Curl, Cable
    Dumbbell Reverse Curl | dumbbell | SH Reverse Curl (Dumbbell) | F Reverse Dumbbell Curl | L Reverse Curl
    Band Reverse Curl | band | S Reverse Curl (Band) | L Reverse Curl, Band
    EZ Bar Reverse Curl | ezBar | F EZ-Bar Reverse Grip Curl
    Reverse Grip Concentration Curl | dumbbell | S Reverse Grip Concentration Curl (Dumbbell) \
      | H Reverse Grip Concentration Curl
    Barbell Concentration Curl | barbell | L Concentration Curl, Barbell
    Cable Concentration Curl | cable | L Concentration Curl, Cable
    Band Concentration Curl | band | L Concentration Curl, Band
    Dumbbell Wrist Curl | dumbbell | S Seated Palms Up Wrist Curl (Dumbbell) | HL Seated Palms Up Wrist Curl \
      | F Palms-Up Dumbbell Wrist Curl | J Dumbbell Wrist Curl (Palms Up)
    Barbell Wrist Curl | barbell | F Palms-Up Barbell Wrist Curl | L Wrist Curl
    Cable Wrist Curl | cable | F Cable Wrist Curl
    Behind the Back Wrist Curl | barbell | H Behind the Back Bicep Wrist Curl (Barbell)
    Reverse Dumbbell Wrist Curl | dumbbell | F Palms-Down Dumbbell Wrist Curl \
      | L Reverse Wrist Curl, Dumbbell
    Reverse Barbell Wrist Curl | barbell | H Seated Wrist Extension (Barbell) | L Reverse Wrist Curl
    Wrist Roller | - | SHL Wrist Roller
    """
}
