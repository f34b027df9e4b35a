internal import Notation
internal import WorkoutModel

/// Writes `settings` or `user`, whose keys depend on the version.
struct BenchTrackerObjectWriter {
  private let writer: BenchTrackerWriter
  private let name: String
  private let kept: [SourceFields.Field]
  /// JSON text of what the writer has worked out, for keys that neither the model nor the source has.
  var computed: [String: String] = [:]
  private var written: Set<String> = []
  private var separator: StaticString = ""

  /// Begins the object called `name`; `kept` is what only the source knows.
  init(_ writer: BenchTrackerWriter, _ name: String, kept: [SourceFields.Field]) {
    self.writer = writer
    self.name = name
    self.kept = kept
    writer.output.append(",\n")
    writer.json.text(name)
    writer.output.append(":{")
  }

  /// True where the source's own text of `key` is to be written.
  func isKept(_ key: String) -> Bool { kept.contains { $0.name == key } }

  /// Writes a key whose value the model holds, unless the version is too old for it.
  mutating func write(_ key: String, _ value: () -> Void) {
    guard !isTooNew(key) else { return }
    begin(key)
    value()
  }

  /// Writes what was kept, then what the version requires and nobody has, and ends the object.
  mutating func finish() {
    // Only known keys count as written here: two unknown keys may be equal as texts and differ in their codes.
    let known = written
    for field in kept where !known.contains(field.name) && !isTooNew(field.name) {
      begin(field.name)
      writer.output.append(field.text)
    }
    for key in BenchTrackerObjectKey.keys(of: name) where !written.contains(key.name) {
      let isNeeded = writer.isSameVersion ? key.isRequired(in: writer.version) : key.since <= writer.version
      guard isNeeded, let value = computed[key.name] ?? key.fallback else { continue }
      begin(key.name)
      writer.output.append(value)
      writer.added(
        field(key.name), of: subject, value, at: Place(.output, pointer: "/\(name)/\(key.name)"))
    }
    writer.output.append("}")
  }

  private mutating func begin(_ key: String) {
    writer.output.append(separator)
    writer.json.text(key)
    writer.output.append(":")
    separator = ","
    written.insert(key)
  }

  /// True, and reported, where the version that is written is too old for `key`.
  private mutating func isTooNew(_ key: String) -> Bool {
    let since = BenchTrackerObjectKey.keys(of: name).first { $0.name == key }?.since ?? 1
    guard since > writer.version, !writer.isSameVersion else { return false }
    written.insert(key)
    writer.dropped(field(key), of: subject)
    return true
  }

  private var subject: Finding.Subject { name == "user" ? .profile : .settings }

  /// What the model calls `key`, where it knows it.
  private func field(_ key: String) -> Finding.Field {
    switch (name, key) {
    case ("settings", "weightInLbs"): .model(.loadUnit)
    case ("settings", "startWeekOnMonday"): .model(.weekStart)
    case ("user", "dateCreated"): .model(.profileCreated)
    case ("user", "name"): .model(.profileName)
    case ("user", "imageData"): .model(.profilePicture)
    case ("user", "weight"): .model(.bodyWeight)
    case ("user", "totalDuration"): .model(.totalDuration)
    case ("user", "totalVolume"): .model(.totalVolume)
    case ("user", "totalWorkouts"): .model(.totalWorkouts)
    case ("user", "totalSets"): .model(.totalSets)
    case ("user", "totalExercises"): .model(.totalExercises)
    default: writer.key(key)
    }
  }
}
