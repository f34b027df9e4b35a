public import FormatKit
internal import Notation
internal import WorkoutModel

extension Format {
  /// The densest form, for QR codes and for paper.
  public static let packed = Format(
    id: "packed", name: "btd packed: the densest form, for QR codes", extensions: ["packed"],
    recognizes: { PackedText.recognizes($0.prefix) || PackedPayload.recognizes($0.prefix) },
    needsWhole: { PackedPayload.mayRecognize($0.prefix) },
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      let bytes: [UInt8]
      if PackedText.recognizes(input.bytes) {
        bytes = try PackedText.bytes(in: input.bytes, name: input.name)
      } else {
        bytes = input.copy
      }
      let archive = try PackedPayload.archive(in: bytes, name: input.name)
      try sink.take(AssumedUnits(options: options).filled(archive))
    },
    writer: { output, options, findings in
      UnitSink.converting(options, findings: findings, into: PackedWriter(output))
    })
}
