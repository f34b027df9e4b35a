internal import Notation
package import WorkoutModel

/// Names the file of one workout or ride.
package enum DocumentName {
  /// The longest name, in bytes of UTF-8: room is left for a number, an extension and a temporary name.
  private static let maximumByteCount = 120

  /// The title of the only ride, workout or template of `archive`, made safe for a file name.
  package static func of(_ archive: WorkoutArchive) -> String {
    let title =
      archive.rides.first.map { $0.title ?? "Ride" } ?? archive.workouts.first.map {
        $0.title ?? "Workout"
      }
      ?? archive.templates.first.map { $0.title ?? "Template" }
    return safe(title ?? "", else: archive.rides.isEmpty ? "Workout" : "Ride")
  }

  /// `title` without what some file system refuses, or `fallback` where nothing is left.
  package static func safe(_ title: String, else fallback: String) -> String {
    var name = ""
    for character in title {
      let isSafe = character.unicodeScalars.allSatisfy(isSafe)
      let piece = isSafe ? String(character) : character.isWhitespace ? " " : "-"
      guard name.utf8.count + piece.utf8.count <= maximumByteCount else { break }
      name += piece
    }
    // A dot at the front hides a file; dots and spaces at the end are cut by some systems.
    name = String(name.trimming { $0 == "." || $0.properties.isWhitespace })
    let stem = name.prefix { $0 != "." }.uppercased()
    if reserved.contains(stem) { name = "\(fallback) \(name)" }
    return name.isEmpty ? fallback : name
  }

  /// Names that Windows keeps for devices.
  private static let reserved: Set<String> = Set(
    ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "\u{2028}", "\u{2029}": false
    default: scalar.value >= 0x20 && !(0x7f..<0xa0).contains(scalar.value)
    }
  }
}
