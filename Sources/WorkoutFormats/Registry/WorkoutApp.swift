public import FormatKit

/// An app that imports training logs, and which of the formats here it takes.
public struct WorkoutApp: Identifiable, Hashable, Sendable {
  /// The name to type: `hevy`.
  public let id: String
  /// The name to read: `Hevy`.
  public let name: String
  /// The ids of the formats that it imports, the one that carries most first.
  public let imports: [String]

  /// All apps that are known to import one of the formats, by name.
  ///
  /// The pages of the formats say where each of these is known from.
  public static let all = [
    WorkoutApp(
      id: "bench-tracker", name: "Bench Tracker", imports: ["btd", "compact-workout", "compact-template"]),
    WorkoutApp(id: "fitnotes", name: "FitNotes (iOS)", imports: ["fitnotes"]),
    WorkoutApp(id: "garmin", name: "Garmin Connect", imports: ["fit", "fit-workout"]),
    WorkoutApp(id: "hevy", name: "Hevy", imports: ["hevy", "strong"]),
    WorkoutApp(id: "liftlog", name: "LiftLog", imports: liftLogImports),
    WorkoutApp(id: "liftosaur", name: "Liftosaur", imports: ["hevy", "liftohistory"]),
    WorkoutApp(id: "ryot", name: "Ryot", imports: ["hevy", "strong"]),
    WorkoutApp(id: "strong", name: "Strong", imports: ["strong"]),
    WorkoutApp(id: "zwift", name: "Zwift", imports: ["zwo"]),
  ]

  // The backup needs SQLite.
  #if SQLite
    private static let liftLogImports = ["liftlog-backup", "liftlog-plan", "stronglifts", "fitnotes"]
  #else
    private static let liftLogImports = ["stronglifts", "liftlog-plan", "fitnotes"]
  #endif

  /// The app called `id`; nil for one that is not known.
  public static func named(_ id: String) -> WorkoutApp? { all.first { $0.id == id } }

  /// The apps that import `format`.
  public static func importing(_ format: Format) -> [WorkoutApp] {
    all.filter { $0.imports.contains(format.id) }
  }

  /// The format to write for the app: the first of those that it imports.
  public var format: Format? { imports.first.flatMap { Format.named($0) } }
}
