package import WorkoutModel

/// The text of a small input as UTF-8, whatever it was written in, and the places in it.
///
/// A class, since finding a place moves a cursor through the text.
package final class TextInput {
  /// The largest text that is taken whole: 64 MiB.
  package static let maximumByteCount = 64 << 20

  /// What came in and stays the owner of ``bytes`` where nothing had to be changed.
  private let owner: InputBytes
  private let start: Int
  /// True where the text is the input's own bytes, so that offsets mean the same in both.
  private let isVerbatim: Bool
  private var lines: LineCounter
  private let name: String
  private let findings: any FindingSink

  /// The text without a byte-order mark.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: owner.bytes[start...]) }

  /// Takes the text of `input`, which has been loaded.
  ///
  /// UTF-8 and UTF-16 are told by their bytes; what is neither is read as Windows-1252, and reported.
  ///
  /// - Parameter expected: what it should be, for the message that it is too large.
  /// - Throws: ``InputError`` for what is too large or no text, ``FileError`` where there is no memory.
  package init(
    _ input: InputBytes, expecting expected: String = "a ride", findings: any FindingSink
  ) throws(WorkoutError) {
    name = input.name
    self.findings = findings
    let place = Place(file: input.name, byte: 0, line: 1, column: 1)
    guard input.bytes.count <= Self.maximumByteCount else {
      throw .input(
        InputError(
          .malformed, place: place,
          what:
            "the file is larger than \(Self.maximumByteCount >> 20) MiB, expected \(expected) of a few kilobytes"
        ))
    }
    let encoding = TextEncoding(input.bytes)
    start = encoding == .utf8WithMark ? 3 : 0
    isVerbatim = encoding == .utf8 || encoding == .utf8WithMark
    owner = isVerbatim ? input : try InputBytes(encoding.utf8(input.bytes), name: input.name)
    lines = LineCounter(UnsafeRawBufferPointer(rebasing: owner.bytes[start...]))
    if let what = encoding.finding {
      findings.report(
        Finding(
          encoding == .windows1252 ? .warning : .note, encoding == .windows1252 ? .guessed : .repaired, what,
          place: place))
    }
    if let zero = bytes.firstIndex(of: 0) {
      throw error(
        at: zero, "found byte 0x00, expected text", "The file may be damaged, or of another format.")
    }
  }

  /// The line and column of the character at `offset` of the text.
  package func place(of offset: Int) -> Place {
    let (line, column) = lines.place(of: offset)
    return Place(file: name, byte: isVerbatim ? start + offset : nil, line: line, column: column)
  }

  /// Reports something found at `offset` of the text.
  package func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ what: Finding.Reason, detail: String? = nil,
    at offset: Int
  ) {
    findings.report(Finding(severity, kind, what, detail: detail, place: place(of: offset)))
  }

  /// The error that says that the text is not in its format.
  package func error(at offset: Int, _ what: String, _ advice: Advice? = nil) -> WorkoutError {
    .input(
      InputError(
        .malformed, place: place(of: offset), what: what, advice: advice,
        excerpt: Excerpt.of(bytes, around: offset)))
  }
}
