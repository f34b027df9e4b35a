public import FormatKit
internal import Notation
internal import WorkoutModel

extension Format {
  /// The open standard for strength training: workout logs, templates, programs and lifter profiles.
  public static let openWeight = Format(
    id: OpenWeightReader.formatID, name: "openweight", extensions: ["json"],
    recognizes: OpenWeightKind.recognizes,
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      let document = try JSONDocument(input, findings: findings)
      try OpenWeightReader(document, options: options, findings: findings).read(into: sink)
    },
    writer: { output, options, findings in
      DeferredSink { archive in
        FittingSink(
          OpenWeightScope.scope(for: archive), options: options, findings: findings,
          into: OpenWeightWriter(output))
      }
    })
}
