extension CatalogTable {
  /// The Olympic lifts and their parts.
  static let olympic = """
    = Olympic: Bench Tracker
    Clean | barbell | S Clean (Barbell) | HL Clean
    Clean, Hang | barbell | S Hang Clean (Barbell) | H Hang Clean
    Clean, Power | barbell | SH Power Clean
    Jerk | barbell
    Jerk, Split | barbell | S Split Jerk (Barbell) | H Split Jerk
    Clean and Jerk | barbell | S Clean and Jerk (Barbell) | HL Clean and Jerk
    Snatch | barbell | S Snatch (Barbell) | HL Snatch
    Snatch, Hang | barbell | S Hang Snatch (Barbell) | H Hang Snatch
    Snatch, Power | barbell | S Power Snatch (Barbell) | H Power Snatch
    = Olympic
    Clean and Press | barbell | H Clean and Press
    Clean Pull | barbell | H Clean Pull
    Snatch Pull | barbell | S Snatch Pull (Barbell)
    Press Under | barbell | S Press Under (Barbell) | H Press Under
    Deadlift High Pull | barbell | S Deadlift High Pull (Barbell) | HL Deadlift High Pull
    Sumo Deadlift High Pull | barbell | S Sumo Deadlift High Pull (Barbell) | L Sumo Deadlift High Pull
    Jump Shrug | barbell | S Jump Shrug (Barbell) | H Jump Shrug
    Dumbbell Snatch | dumbbell | H Dumbbell Snatch
    Kettlebell Snatch | kettlebell | H Kettlebell Snatch
    Kettlebell Clean | kettlebell | H Kettlebell Clean
    Kettlebell Hang Clean | kettlebell | L Hang Clean, Kettlebell
    Kettlebell High Pull | kettlebell | H Kettlebell High Pull
    """
}
