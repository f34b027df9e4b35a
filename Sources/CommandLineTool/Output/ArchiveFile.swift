internal import WorkoutModel

/// An archive, and the file that it is from.
struct ArchiveFile {
  let file: String
  let archive: WorkoutArchive
}
