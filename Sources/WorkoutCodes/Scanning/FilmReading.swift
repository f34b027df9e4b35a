internal import Notation
internal import WorkoutModel

/// How a film was read: how many frames it took, and why no more were.
public struct FilmReading: Hashable, Sendable {
  /// Why its reading ended.
  public enum End: Hashable, Sendable {
    /// The sets of symbols that it shows are whole.
    case whole
    /// All frames were decoded.
    case film
    /// A code was read, and many frames after it show no other.
    case nothingNew(frameCount: Int)
    /// What is done for a film was used up.
    case budget
    /// It has more frames than are decoded.
    case tooLong(limit: Int)
    /// The file is damaged or truncated, and what could be decoded was.
    case damaged
    /// The program that decodes it gave up, for a reason.
    case stopped(reason: String)
  }

  /// How many frames were decoded.
  public let frameCount: Int
  /// How many different codes were read in them.
  public let codeCount: Int
  /// Why its reading ended.
  public let end: End

  /// How it went, for people: `18 codes read from 43 frames, all that is needed`.
  public var summary: String {
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let all = end == .whole ? ", all that is needed" : ""
    return "\(counted(codeCount, "code")) read from \(counted(frameCount, "frame"))\(all)"
  }

  /// Says what may be missing.
  func report(in name: String, _ words: ScanWords, to findings: any FindingSink) {
    let (severity, kind, what, detail): (Finding.Severity, Finding.Kind, Finding.Reason, String)
    switch end {
    case .whole, .film: return
    case .nothingNew(let count):
      (severity, kind, what, detail) = (
        .note, .unsupported, "film not searched to its end, as a code was read and nothing new came",
        "for \(count) frames"
      )
    case .budget:
      (severity, kind, what, detail) = (
        .warning, .dropped, "film not searched to its end: codes in it may be missing", words.moreTime
      )
    case .tooLong(let limit):
      (severity, kind, what, detail) = (
        .warning, .dropped, "film not searched to its end: codes in it may be missing",
        "the first \(limit) frames are decoded; cut it into shorter ones"
      )
    case .damaged:
      (severity, kind, what, detail) = (
        .warning, .dropped, "film that is damaged or truncated: codes in it may be missing",
        "\(frameCount) frames could be decoded"
      )
    case .stopped(let reason):
      (severity, kind, what, detail) = (
        .warning, .dropped, "film not decoded to its end: codes in it may be missing", reason
      )
    }
    findings.report(
      Finding(
        severity, kind, what, of: .picture,
        detail: detail, place: Place(file: name)))
  }
}
