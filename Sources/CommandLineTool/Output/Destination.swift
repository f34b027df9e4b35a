internal import WorkoutFormats
package import WorkoutModel

/// Where a command puts what it makes: a file, or standard output once all of it is there.
package final class Destination {
  private enum Target {
    case file(OutputFile)
    case standardOutput(Console)
  }

  private let target: Target
  private let batch: OutputBatch?
  /// What is held for standard output, in the pieces in which it came: one growing array would be copied again and again.
  private var held: [[UInt8]] = []

  /// Opens the destination that `path` names; `-` is standard output.
  package init(_ path: String, mayReplace: Bool, console: Console) throws(FileError) {
    batch = console.record?.batch
    target =
      path == "-" ? .standardOutput(console) : .file(try OutputFile(path: path, mayReplace: mayReplace))
  }

  /// Appends bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    switch target {
    case .file(let file): try file.write(bytes)
    case .standardOutput: held.append([UInt8](bytes))
    }
  }

  /// True where the file that is replaced belongs to somebody to whom the new one cannot be given.
  package var losesOwner: Bool { if case .file(let file) = target { file.lostOwner } else { false } }

  /// Hands everything over; without this nothing is ever seen.
  ///
  /// - Parameter prepare: is called right before a file is put in the place of another, and may forbid it.
  package func finish(_ prepare: (() throws -> Void)? = nil) throws {
    switch target {
    case .file(let file):
      guard let prepare else { return try batch.map { $0.add(file) } ?? file.finish() }
      try file.prepareToReplace()
      try prepare()
      try file.place()
    case .standardOutput(let console):
      // A terminal is shown text, and a letter may go on in the next piece.
      for piece in console.outputIsTerminal ? [Array(held.joined())] : held {
        try piece.withUnsafeBytes { try console.outputForeign($0) }
      }
    }
  }

  /// Refuses what writing to `path` would refuse: a file that is there already, or a folder with files in it.
  package static func refuse(_ path: String, mayReplace: Bool) throws(FileError) {
    if path.hasSuffix("/") { return try OutputFolder.refuse(path) }
    guard !mayReplace, path != "-", FileIdentity(path) != nil else { return }
    throw FileError(.exists, path: path, code: 0)
  }

  /// Writes a whole output at once.
  package static func write(
    _ bytes: [UInt8], to path: String, mayReplace: Bool, console: Console
  ) throws {
    let destination = try Destination(path, mayReplace: mayReplace, console: console)
    try bytes.withUnsafeBytes { try destination.write($0) }
    try destination.finish()
  }
}
