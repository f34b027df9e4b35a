public import FormatKit
internal import Notation
internal import WorkoutModel

extension Format {
  /// JSON of any content: checked for being well-formed, and nothing else.
  public static let json = Format(
    id: "json", name: "JSON of any content (checked only)", extensions: [], recognizes: { _ in false },
    checker: { (input, findings) throws(WorkoutError) in
      _ = try JSONDocument(input, entries: .unlimited, findings: findings)
    })
}
