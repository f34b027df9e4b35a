internal import WorkoutModel

/// What a reader tells.
enum ReadEvent: Sendable {
  indirect case begin(WorkoutArchive)
  case add(Workout)
  case finding(Finding)
  case progress(_ bytesRead: Int, of: Int)
  case finish
  case failure(WorkoutError)
}
