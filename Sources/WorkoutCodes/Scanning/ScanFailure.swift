/// A picture or a set of symbols that cannot be read.
public struct ScanFailure {
  /// What it is called: the name of the picture, or `set K4QD`.
  public let name: String
  /// Why: a `WorkoutError`, or of a picture a `PictureError`.
  public let error: any Error
}
