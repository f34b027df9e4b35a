public import FormatKit
internal import Notation
internal import WorkoutModel

extension Format {
  /// The whole model as JSON of our own.
  public static let archive = Format(
    id: "archive", name: "btd archive: all that the model holds, as JSON", extensions: ["workouts.json"],
    recognizes: ArchiveReader.recognizes,
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      let document = try JSONDocument(input, list: JSONListCheck("workouts"), findings: findings)
      try ArchiveReader.read(document, options: options, into: sink, findings: findings)
    },
    writer: { output, options, findings in
      UnitSink.converting(options, findings: findings, into: ArchiveWriter(output))
    })
}
