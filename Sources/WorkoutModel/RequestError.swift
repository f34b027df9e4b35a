/// Something that was asked for and cannot be done unless more is said, or something else is asked for.
///
/// It holds what a program needs to ask its user; the words are the program's own.
public enum RequestError: Error, Hashable, Sendable {
  /// The output must state what neither the input nor the options say: all of it, each value once.
  case missing([Need])
  /// The format of a file is not recognised.
  case formatUnknown(file: String)
  /// A file could be of several formats.
  case formatAmbiguous(file: String, ids: [String])
  /// There is a format of that id already.
  case formatTaken(id: String)
  /// The format of a file can be checked, but not read.
  case notRead(file: String, format: String)
  /// The format cannot be written.
  case notWritten(format: String)
  /// The format has no such version.
  case versionUnknown(Int, format: String, known: ClosedRange<Int>)
  /// The format has no such variant.
  case variantUnknown(String, format: String, known: [String])
  /// The output states weights in one unit only, and another was asked for.
  case unitOfWeightsFixed(MassUnit, asked: MassUnit, target: String)
  /// The output states distances in certain units only, and another was asked for.
  case unitOfDistancesFixed([DistanceUnit], asked: DistanceUnit, target: String)
  /// The output holds one such part, and the archive has none.
  case nothingToWrite(Part, target: String)
  /// The output holds one such part, and the archive has more.
  case severalToWrite(Part, target: String)
  /// The ride is longer than the format can say.
  case rideTooLong(hours: Int)
  /// The intervals of the ride make more segments than are written.
  case tooManySegments(limit: Int, target: String)
  /// A power of the ride is too large to be converted.
  case powerTooLarge(ExactDecimal, isWatts: Bool)
  /// A time zone is needed, none was named, and the system's cannot be used.
  case zone(ZoneError)
  /// The archive holds more values and letters than the packed form can.
  case tooManyValues(limit: Int)
  /// The archive holds a value that the packed form cannot.
  case valueNotPacked
  /// A symbol of so few bytes has no room for a part of a set.
  case symbolTooSmall(byteCount: Int)
  /// A set would take more symbols than it can have.
  case tooManySymbols(Int, limit: Int)

  /// What an output of one part holds.
  public enum Part: Hashable, Sendable {
    /// A workout.
    case workout
    /// A template.
    case template
    /// A ride, which workouts and templates become.
    case ride
    /// The measurements of one kind.
    case measurementKind
  }
}
