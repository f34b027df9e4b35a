internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// The lines of a file, each as soon as it is there.
final class RecordLines {
  /// One line.
  enum Line {
    case bytes([UInt8])
    /// It is longer than ``RecordLines/maximumLength``.
    case tooLong
  }

  /// The longest line, in bytes: 256 MiB.
  static let maximumLength = 256 << 20
  private static let pieceSize = 1 << 16

  private let file: InputFile
  private let name: String
  private var held: [UInt8] = []
  /// Where the next line begins, and up to where no line feed stands behind that.
  private var start = 0
  private var searched = 0
  private var isDone = false

  /// Opens the file at `path`, or standard input for `-`.
  init(path: String) throws(FileError) {
    name = path == "-" ? "standard input" : path
    file = try InputFile(path, name: name)
  }

  /// The next line, without its end; nil behind the last.
  func next() throws(FileError) -> Line? {
    var isTooLong = false
    while true {
      if let end = held[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        if end - start > Self.pieceSize, !isTooLong { return .bytes(take(upTo: end)) }
        let line = held[start..<end]
        (start, searched) = (end + 1, end + 1)
        return isTooLong ? .tooLong : .bytes(Array(line))
      }
      searched = held.count
      if held.count - start > Self.maximumLength {
        isTooLong = true
        start = held.count
      }
      guard !isDone, try refill() else {
        let line = held[start...]
        guard isTooLong || !line.isEmpty else { return nil }
        held = []
        (start, searched) = (0, 0)
        return isTooLong ? .tooLong : .bytes(Array(line))
      }
    }
  }

  /// A long line, whose bytes are not copied: only the few behind it are.
  private func take(upTo end: Int) -> [UInt8] {
    let rest = Array(held[(end + 1)...])
    var line = held
    held = rest
    line.removeSubrange(end...)
    line.removeFirst(start)
    (start, searched) = (0, 0)
    return line
  }

  /// Reads on; false at the end.
  private func refill() throws(FileError) -> Bool {
    held.removeSubrange(..<start)
    searched -= start
    start = 0
    let count = held.count
    var received = 0
    held.append(contentsOf: repeatElement(0, count: Self.pieceSize))
    var failure: FileError?
    held.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      do throws(FileError) { received = try file.read(to: base + count, count: Self.pieceSize) } catch {
        failure = error
      }
    }
    held.removeLast(Self.pieceSize - received)
    if let failure { throw failure }
    isDone = received == 0
    return !isDone
  }
}
