/// The largest numbers that a FIT file can state; the number after each marks a missing value.
enum FITLimits {
  /// Thousandths of a second of a set, a rest or a workout: 49 days.
  static let milliseconds: Int64 = 4_294_967_294
  /// Hundredths of a metre.
  static let centimeters: Int64 = 4_294_967_294
  static let reps: Int64 = 65_534
  /// Sixteenths of a kilogram; the next number says that the watch is still working it out.
  static let sixteenths: Int64 = 65_533
  /// Hundredths of a kilogram in a planned workout.
  static let hundredths: Int64 = 65_534
  static let kilocalories: Int64 = 65_534
  static let heartRate: Int64 = 254
  /// Ten times the effort of a session, which goes from 0 to 10.
  static let tenthsOfEffort: Int64 = 100
  /// The most sets of an activity that are written: with its rest each has two numbers of two bytes.
  static let sets = 30_000
  /// The most sets of a planned workout that are written: each may take three steps.
  static let plannedSets = 20_000
  /// Bytes of a text: a field has 255, and one of them ends the text.
  static let textBytes = 254
}
