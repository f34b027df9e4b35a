import WorkoutModel

/// What is read of a text.
struct TextReading {
  var archive: WorkoutArchive
  var findings: [Finding]
}
