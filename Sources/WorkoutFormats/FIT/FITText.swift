internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Brings texts into what a field of FIT can hold, and names what it cannot.
struct FITText {
  let losses: LossReporter

  /// Cuts `text` where it is too long, and takes out what ends it.
  func fit(_ text: inout String?, _ field: ModelField, at path: ModelPath) {
    guard var fitted = text else { return }
    if fitted.utf8.contains(0) {
      losses.report(.dropped, field, "a NUL in it, with which a text of FIT ends", at: path)
      fitted = String(String.UnicodeScalarView(fitted.unicodeScalars.filter { $0.value != 0 }))
      text = fitted
    }
    guard fitted.utf8.count > FITLimits.textBytes else { return }
    var cut = ""
    var size = 0
    for scalar in fitted.unicodeScalars {
      size += UTF8.width(scalar)
      if size > FITLimits.textBytes { break }
      cut.unicodeScalars.append(scalar)
    }
    losses.report(
      .dropped, field, "the end of a text that is longer than \(FITLimits.textBytes) bytes", at: path,
      detail: PrintableText.of(fitted, limit: 40))
    text = cut
  }

  /// The identity with a name that fits.
  func fit(_ exercise: inout Exercise, at path: ModelPath) {
    let identity = exercise.identity
    var name = identity.name
    fit(&name, .exerciseName, at: path)
    guard !ExerciseIdentity.areSame(name, identity.name) else { return }
    exercise.identity = ExerciseIdentity(
      name: name, variation: identity.variation, category: identity.category, style: identity.style)
  }
}
