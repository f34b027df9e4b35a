public import FormatKit
internal import Notation

extension Format {
  /// JSON of any content: checked for being well-formed, and nothing else.
  public static let json = Format(
    id: "json", name: "JSON of any content (checked only)", extensions: [], recognizes: { _ in false },
    checker: { input, findings in _ = try JSONDocument(input, findings: findings) })
}
