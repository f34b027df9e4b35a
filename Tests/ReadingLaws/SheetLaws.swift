internal import Sheets
internal import WorkoutModel

/// What must hold for any archive that is printed: pages or a sentence come of it.
enum SheetLaws {
  /// The law that `bytes` break, in words; nil where they break none.
  static func violation(by bytes: [UInt8]) -> String? {
    guard let archive = FuzzInput.archive(bytes) else { return nil }
    var options = SheetOptions()
    options.checksCodes = false
    var flaw: String?
    do {
      let printer = try SheetPrinter(
        .svg { name, bytes in
          if name.isEmpty || bytes.isEmpty { flaw = "a page without a name or without content" }
        }, options: options, findings: FindingLog())
      try printer.take(archive)
      return flaw
    } catch { return FuzzInput.flaw(in: error) }
  }
}
