internal import WorkoutModel

/// The exercises that a payload need not spell: fixed for good by the version of the format.
///
///     = Chest, app
///     Dumbbell Flyes | dumbbell 8
///       Flat | dumbbell 12
///     = Chest
///     Push Up: reps | bodyweight 2
///
/// A heading names the category of the lines below it, and says whether they come with the app. A line has a name,
/// behind a colon the style where it is not `repsWeight`, what it is done with (`-` where that is open), and how
/// likely it is before it is done. The indented lines are the variations of the name above them.
///
/// It was the catalogue of exercises once, and has nothing to do with it any more: paper is read by this table.
enum PackedExerciseTable {
  /// One exercise.
  struct Row {
    let identity: ExerciseIdentity
    /// Its category's place among ``PackedWords/categories``.
    let category: Int
    /// What it is done with: the place among ``equipment``, from 1; 0 where that is open.
    let equipment: Int
    /// Whether the app comes with it.
    let isInApp: Bool
    /// How likely it is before it is done.
    let weight: UInt32
  }

  /// What exercises are done with; the order is that of the format.
  private static let equipment = [
    "barbell", "dumbbell", "kettlebell", "ezBar", "trapBar", "landmine", "plate", "cable", "machine",
    "smithMachine", "band", "suspension", "medicineBall", "stabilityBall", "sled", "bodyweight",
  ]

  /// All exercises; the places are their numbers.
  static let rows: [Row] = {
    let numbers = Dictionary(uniqueKeysWithValues: zip(equipment, 1...))
    var rows: [Row] = []
    var (category, isInApp) = (0, false)
    var (name, style) = ("", SetStyle.repsWeight)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "=") {
        let (word, app) = parts(of: line.dropFirst(), at: UInt8(ascii: ","))
        category = PackedWords.categories.firstIndex(of: word) ?? 0
        isInApp = app != nil
        continue
      }
      let isVariation = line.first == space
      let (title, numbered) = parts(of: line, at: UInt8(ascii: "|"))
      if !isVariation {
        let named = parts(of: title.utf8[...], at: UInt8(ascii: ":"))
        (name, style) = (named.0, named.1.map(SetStyle.init) ?? .repsWeight)
      }
      // Where the name alone is no exercise, it only stands above its variations.
      guard let numbered else { continue }
      let (tool, weight) = parts(of: numbered.utf8[...], at: space)
      rows.append(
        Row(
          identity: ExerciseIdentity(
            name: name, variation: isVariation ? title : nil, category: PackedWords.categories[category],
            style: style),
          category: category, equipment: numbers[tool] ?? 0, isInApp: isInApp,
          weight: weight.flatMap { UInt32($0) } ?? 0))
    }
    return rows
  }()

  private static let space = UInt8(ascii: " ")

  /// What stands before the first `mark` and what stands behind it, without the spaces around them.
  private static func parts(of line: Substring.UTF8View, at mark: UInt8) -> (String, String?) {
    let place = line.firstIndex(of: mark)
    return (trimmed(line[..<(place ?? line.endIndex)]), place.map { trimmed(line[$0...].dropFirst()) })
  }

  private static func trimmed(_ text: Substring.UTF8View) -> String {
    var text = text.drop { $0 == space }
    while text.last == space { text.removeLast() }
    return String(Substring(text))
  }
}
