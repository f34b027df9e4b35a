internal import Glibc
internal import WorkoutFormats
internal import WorkoutModel

/// The file of `--keep`: the parts of sets that have been read so far, each a line of text.
struct KeptParts {
  /// The largest file that is read: as many parts as some dozens of the largest sets have.
  private static let maximumBytes = 64 << 20

  private let path: String
  private let console: Console
  /// What stands in the file.
  let sets: CollectedSets

  /// Reads the file at `path`, if there is one.
  ///
  /// - Throws: ``InputError`` for a file that holds anything else, which is then never written over.
  init(path: String, console: Console) throws {
    self.path = path
    self.console = console
    var sets = CollectedSets()
    if access(path, F_OK) == 0 {
      let bytes = try InputBytes(path: path).copy
      guard bytes.count <= Self.maximumBytes else {
        throw FileError(.tooLarge(limit: Self.maximumBytes), path: path, code: 0)
      }
      for (number, line) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated()
      where !line.isEmpty {
        guard let part = (try? SetPart(payload: Array(line), name: path)) ?? nil else {
          throw InputError(
            .malformed, place: Place(file: path, line: number + 1, column: 1),
            what: "found what is no part of a set, expected a file that --keep has written",
            advice: "Name another file, or take the line out.")
        }
        sets.add(part)
      }
    }
    self.sets = sets
  }

  /// Puts `sets` in the place of what stands in the file.
  func write(_ sets: CollectedSets) throws {
    guard sets != self.sets else { return }
    let lines = sets.sets.flatMap(\.parts).map { PackedText.text(of: $0.bytes) + "\n" }
    try Destination.write(Array(lines.joined().utf8), to: path, mayReplace: true, console: console)
  }
}
