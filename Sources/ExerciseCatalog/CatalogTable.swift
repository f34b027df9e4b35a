/// The catalogue as text, one line an exercise.
///
///     = Chest: Bench Tracker
///     Dumbbell Flyes | dumbbell | as Flat
///     Dumbbell Flyes, Flat | dumbbell | SH Chest Fly (Dumbbell) | FJ Dumbbell Fly
///     = Chest
///     Machine Fly | machine | H Chest Fly (Machine)
///
/// A heading names the category of the lines below it, and says whether they come from the Bench Tracker
/// app's own list. A line has the name and the variation; the equipment (`-` where it is open) and the style,
/// which is left out where it is the usual one; then the spellings, each after the letters of its apps, see
/// ``ExerciseApp/letter``, or after a hyphen where people say so. `as Flat` gives a bare name the spellings of
/// that variation.
///
/// The place of an exercise in the whole is its number for good: new ones go into a new last table.
enum CatalogTable {
  /// All tables, in order.
  static let all = [chest, back, shoulders, biceps, triceps, legs, core, cardio, olympic]
}
