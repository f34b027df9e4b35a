public import FormatKit
internal import WorkoutModel

extension Format {
  /// What Apple Health exports: measurements of the body, and workouts with their heart rate and energy.
  public static let appleHealth = Format(
    id: "apple-health", name: "Apple Health export", extensions: ["xml"], takesAnySize: true,
    recognizes: { $0.xmlRoot == "HealthData" },
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      try HealthReader.read(input, options: options, into: sink, findings: findings)
    })
}
