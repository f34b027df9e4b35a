public import FormatKit
internal import WorkoutModel

extension Format {
  /// The text that Strong shares.
  public static let strongText = shareText(.strong, name: "Text that Strong shares")

  /// The text that Hevy writes below an activity.
  public static let hevyText = shareText(.hevy, name: "Text that Hevy shares")

  private static func shareText(_ dialect: ShareTextDialect, name: String) -> Format {
    Format(
      id: dialect.rawValue, name: name, extensions: ["txt"],
      recognizes: { content in
        !content.isJSON && content.xmlRoot == nil && ShareTextDialect(of: content.firstLines) == dialect
      },
      reader: { (input, options, sink, findings) throws(WorkoutError) in
        try ShareTextReader.read(input, as: dialect, options: options, into: sink, findings: findings)
      })
  }
}
