internal import PackedForm
internal import WorkoutFormats
internal import WorkoutModel

/// Makes the primer of the packed form from generated logs, and from nothing else.
enum PrimerMaker {
  private static let files = 6
  private static let singles = 60
  private static let seed: UInt64 = 50_000

  /// Prints the lines of the constant in `PackedPrimer+Payloads.swift`.
  static func run() throws {
    var bytes: [UInt8] = []
    for payload in try PackedPayload.primer(of: archives) {
      bytes += [UInt8(payload.count >> 8), UInt8(payload.count & 0xff)] + payload
    }
    var text = PackedText.text(of: bytes).dropFirst(PackedText.prefix.count)
    while !text.isEmpty {
      print("    \(text.prefix(104))\(text.count > 104 ? "\\" : "")")
      text = text.dropFirst(104)
    }
  }

  /// The logs of the primer.
  static var archives: [WorkoutArchive] {
    (0..<files).map { number in
      var lifter = LifterGenerator(seed: seed + 1_000 + UInt64(number), isUnitless: false)
      return lifter.archive(workouts: 12)
    }
      + (0..<singles).map { number in
        var lifter = LifterGenerator(seed: seed + UInt64(number), isUnitless: true)
        var archive = WorkoutArchive()
        archive.source = .init(format: "compact-workout")
        archive.workouts = [lifter.workout()]
        return archive
      }
  }
}
