internal import WorkoutModel

/// What becomes of an exercise's identity in a format, and what is lost of it wherever it stands.
struct FittedIdentity {
  /// The identity with what the format can name.
  let identity: ExerciseIdentity
  /// What is lost of it.
  let losses: IdentityLosses.Parts
  /// True where its texts fit into the cells of a table.
  var isFitForTable: Bool

  init(_ source: ExerciseIdentity, _ scope: FormatScope, _ texts: TableTexts?) {
    let losesVariation = source.variation != nil && !scope.has(.variation)
    let losesCategory = source.category != nil && !scope.has(.category)
    let losesStyle = source.style != nil && !scope.has(.style)
    let variation = losesVariation && source.variation?.isEmpty == false ? source.variation : nil
    let lacksName = scope.requiresExerciseName && WorkoutFitter.isBlank(source.name)
    let isNameless = lacksName && WorkoutFitter.isBlank(variation)
    var losses = IdentityLosses.Parts()
    if variation != nil { losses.insert(.variation) }
    if losesCategory { losses.insert(.category) }
    if losesStyle { losses.insert(.style) }
    if isNameless { losses.insert(.name) }
    self.losses = losses
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
}
