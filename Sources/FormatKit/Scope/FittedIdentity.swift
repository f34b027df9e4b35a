internal import WorkoutModel

/// What becomes of an exercise's identity in a format, and what is named of it wherever it stands.
final class FittedIdentity {
  /// The identity with what the format can name.
  let identity: ExerciseIdentity
  /// True where nothing is named of it.
  let isSilent: Bool
  /// True where its texts fit into the cells of a table.
  let isFitForTable: Bool
  /// The variation that is written before the name.
  private let variation: String?
  private let losesCategory: Bool
  private let losesStyle: Bool
  private let isNameless: Bool
  /// The tallies that count its losses in workouts; empty while they still have to be reported.
  @exclusivity(unchecked) private var tallies: [Int] = []

  init(_ source: ExerciseIdentity, _ scope: FormatScope, _ texts: TableTexts?) {
    let losesVariation = source.variation != nil && !scope.has(.variation)
    losesCategory = source.category != nil && !scope.has(.category)
    losesStyle = source.style != nil && !scope.has(.style)
    variation = losesVariation && source.variation?.isEmpty == false ? source.variation : nil
    let lacksName = scope.requiresExerciseName && WorkoutFitter.isBlank(source.name)
    isNameless = lacksName && WorkoutFitter.isBlank(variation)
    isSilent = variation == nil && !losesCategory && !losesStyle && !isNameless
    if losesVariation || losesCategory || losesStyle || lacksName {
      var name = isNameless ? "Exercise" : source.name
      if !isNameless, let variation {
        name = [variation, name ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      }
      identity = ExerciseIdentity(
        name: name, variation: losesVariation ? nil : source.variation,
        category: losesCategory ? nil : source.category, style: losesStyle ? nil : source.style)
    } else {
      identity = source
    }
    isFitForTable = texts?.isFit(identity) ?? true
  }

  /// Names what is lost of the exercise at `path`.
  ///
  /// - Parameter losses: always the same.
  func report(at path: ModelPath, to losses: LossReporter) {
    // Nearly every exercise of a large archive takes this path.
    if path.root == .workouts, !tallies.isEmpty { return losses.count(inTallies: tallies) }
    var known: [Int?] = []
    if let variation {
      known.append(losses.converted(.variation, "written before the name", at: path, detail: variation))
    }
    if losesCategory { known.append(losses.dropped(.category, at: path)) }
    if losesStyle { known.append(losses.dropped(.style, at: path)) }
    if isNameless {
      known.append(losses.added(.exerciseName, "set to \"Exercise\": no name given", at: path))
    }
    if path.root == .workouts, !known.contains(nil) { tallies = known.compactMap { $0 } }
  }
}
