package import FormatKit
package import WorkoutModel

/// Reads the workouts in pictures, documents and films: what the full program adds to the core.
package struct PictureReader: Sendable {
  /// One of them.
  package enum Picture: Sendable {
    /// A file, or a member of a zip file, by its path.
    case file(String)
    /// What is in memory, and what messages call it.
    case bytes([UInt8], name: String)
  }

  /// What pictures hold together.
  package struct Reading {
    /// The archive; nil where no workout or template was read.
    let archive: WorkoutArchive?
    /// What was not read, at least one where there is no archive.
    let errors: [(file: String, error: any Error)]

    package init(archive: WorkoutArchive?, errors: [(file: String, error: any Error)]) {
      self.archive = archive
      self.errors = errors
    }

    /// The archive, where all was read.
    func whole() throws -> WorkoutArchive {
      try SeveralErrors.check(errors.map { $0.error })
      return archive ?? WorkoutArchive()
    }
  }

  /// What such an input is called among the formats; the model alone reads it.
  static let format = Format(
    id: "picture", name: "Codes in pictures", extensions: [], recognizes: { _ in false })

  /// Reads pictures together.
  let read: @Sendable (_ pictures: [Picture], _ options: ReadOptions, _ findings: any FindingSink) -> Reading

  /// Takes what reads.
  package init(
    _ read:
      @escaping @Sendable (
        _ pictures: [Picture], _ options: ReadOptions, _ findings: any FindingSink
      ) -> Reading
  ) {
    self.read = read
  }
}
