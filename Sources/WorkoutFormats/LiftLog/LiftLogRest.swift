internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The rest between the sets of an exercise: at least, at most, and behind a set that missed its target.
struct LiftLogRest {
  static let keys: [StaticString] = ["minRest", "maxRest", "failureRest"]

  private let seconds: [ExactDecimal]

  /// Reads the object; nil where it lacks one of the three.
  init?(_ element: JSONElement) {
    guard element.kind == .object, element.members.count == Self.keys.count else { return nil }
    seconds = Self.keys.compactMap { key in
      element[key]?.text.flatMap { ISODuration.seconds($0)?.normalized }
    }
    guard seconds.count == Self.keys.count else { return nil }
  }

  /// Reads the object that `text` holds.
  init?(json text: String) {
    guard let element = JSONElement(json: text) else { return nil }
    self.init(element)
  }

  /// The rest at least; nil for none.
  var least: ExactDecimal? { seconds[0].coefficient == 0 ? nil : seconds[0] }

  /// True where all three are one.
  var isOne: Bool { seconds.allSatisfy { $0 == seconds[0] } }

  /// True if there is no rest.
  var isNone: Bool { isOne && least == nil }

  /// The object for one rest; nil becomes 0 seconds, as the app needs all three.
  static func text(_ seconds: ExactDecimal?) -> String {
    let duration = JSONOutput.quoted(LiftLogOutput.duration(seconds ?? 0))
    return "{\"minRest\":\(duration),\"maxRest\":\(duration),\"failureRest\":\(duration)}"
  }
}
