public import WorkoutModel

/// A sink for one archive of several whose sheets go into one document.
///
/// ```swift
/// for archive in archives { try SheetPart(of: printer).take(archive) }
/// try printer.finishDocument()
/// ```
public final class SheetPart: ArchiveSink {
  private let printer: SheetPrinter

  /// Makes a sink for the next archive of `printer`.
  public init(of printer: SheetPrinter) { self.printer = printer }

  /// Takes everything but the workouts.
  public func begin(_ archive: WorkoutArchive) throws(WorkoutError) { try printer.begin(archive) }

  /// Prints a workout.
  public func add(_ workout: Workout) throws(WorkoutError) { try printer.add(workout) }

  /// Prints the rest, and leaves the document open.
  public func finish() throws(WorkoutError) { try printer.finishArchive() }
}
