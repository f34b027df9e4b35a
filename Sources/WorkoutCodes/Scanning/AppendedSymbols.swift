internal import Notation
internal import QRCodes
internal import WorkoutModel

/// The messages that the symbols of some pictures are parts of by structured append of ISO/IEC 18004, as other programs
/// spread what is too large for one of them.
public struct AppendedSymbols {
  /// A message whose symbols were all read.
  public struct Whole {
    /// What it is called.
    public let label: String
    /// What it says.
    public let payload: [UInt8]
    /// What that holds.
    public let reading: PayloadReading
  }

  /// Those that are whole, but for those of a workout that cannot be read.
  public private(set) var whole: [Whole] = []
  /// Those that lack symbols.
  public let incomplete: [AppendedMessage]
  /// Those that are whole and cannot be read all the same.
  public private(set) var failures: [ScanFailure] = []

  /// Those that hold workouts or anything else of an archive.
  public var readable: [Whole] { whole.filter { $0.reading.archive != nil } }

  /// Joins the symbols that belong together, and reads what they hold.
  init(
    _ symbols: [PictureSymbol], by scanner: WorkoutScanner, findings: any FindingSink,
    refuse: (ScanFailure) -> Void
  ) {
    var messages = AppendedMessages()
    for symbol in symbols {
      guard let place = symbol.symbol.append else { continue }
      _ = messages.add(symbol.symbol.payload, at: place)
    }
    incomplete = messages.all.filter { !$0.isWhole }
    for message in messages.all where message.isWhole {
      let (label, payload) = (message.label, message.payload)
      let place = Place(file: label)
      if message.isProved == false {
        findings.report(
          Finding(
            .warning, .inconsistent,
            "codes of structured append whose parity is wrong: one of them may be of another message",
            of: .symbol, place: place))
      }
      let reading = PayloadReading(payload, name: label, by: scanner, findings: findings)
      if let problem = reading.problem {
        failures.append(ScanFailure(name: label, error: problem))
        refuse(failures[failures.count - 1])
        continue
      }
      if reading.format == nil {
        findings.report(
          Finding(
            .note, .malformed, "codes of structured append that hold no workout", of: .symbol,
            detail: PayloadReading.content(payload), place: place))
      }
      whole.append(Whole(label: label, payload: payload, reading: reading))
    }
  }
}
