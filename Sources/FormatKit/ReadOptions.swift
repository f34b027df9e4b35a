public import WorkoutModel

/// How an input is to be read.
public struct ReadOptions {
  /// What loads without a unit are in; nil leaves them unspecified.
  public var massUnit: MassUnit?
  /// What distances without a unit are in; nil leaves them unspecified.
  public var distanceUnit: DistanceUnit?
  /// True where the loads of body-weight exercises include the weight of the body, false where they do not; nil
  /// where nobody has said: loads that look like it are read as they stand, and named.
  public var includesBodyWeight: Bool?
  /// What two numbers without a unit are in texts that people type; nil leaves out what can mean two things.
  public var pairOrder: PairOrder?
  /// What the columns of a person's own table mean; nil to tell it by their heads.
  package var columns: ColumnMap?
  /// True where contradictions within the data are to be found and reported.
  public var checksConsistency = true
  /// Is told from time to time how many bytes have been read; nil for nobody.
  public var progress: ((_ bytesRead: Int, _ byteCount: Int) -> Void)?
  /// Reads parts of a large input side by side; nil for one thread.
  package var sideBySide: SideBySide?
  /// Lets the threads that read parts fit and write them, too; nil where they only read.
  package var stretches: StretchWriting?

  /// Makes options with everything checked and nothing assumed.
  public init() {}
}
