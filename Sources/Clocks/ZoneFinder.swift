internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// Finds zones by name and the zone of the system.
struct ZoneFinder {
  /// The environment variable `TZ`.
  var zoneVariable = SystemFile.environment("TZ")
  /// The folders that may hold zones; the first that exists does.
  var folders =
    SystemFile.environment("TZDIR").flatMap { $0.isEmpty ? nil : [$0] } ?? [
      "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
      "/var/db/timezone/zoneinfo",
    ]
  /// The folder of `localtime` and `timezone`.
  var settingsFolder = "/etc"

  /// The zone that a person names.
  package func zone(named name: String) throws(ZoneError) -> ZoneRules {
    if let minutes = Self.unclearOffset(name), minutes != 0 {
      throw ZoneError(.unclearDirection, name: name, isFromEnvironment: false)
    }
    return try zone(named: name, isFromEnvironment: false)
  }

  /// The zone of the system: of `TZ`, `/etc/localtime` or `/etc/timezone`, else UTC as a fallback.
  func systemZone() throws(ZoneError) -> ZoneRules {
    if let zoneVariable { return try environmentZone(zoneVariable) }
    let localTime = settingsFolder + "/localtime"
    let name = Self.zoneName(ofPath: SystemFile.linkTarget(localTime) ?? "")
    if let bytes = SystemFile.contents(localTime), let timeline = try? ZoneInfoFile.parse(bytes) {
      return ZoneRules(name: name ?? localTime, timeline: timeline)
    }
    let settings = [name, SystemFile.contents(settingsFolder + "/timezone").flatMap(Self.firstWord)]
    for name in settings.compactMap({ $0.self }) {
      if let zone = try? zone(named: name) { return zone }
    }
    return ZoneRules(name: "UTC", timeline: ZoneTimeline(firstOffset: 0), isFallback: true)
  }

  private func environmentZone(_ variable: String) throws(ZoneError) -> ZoneRules {
    let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    guard !name.isEmpty else { return .utc }
    guard name.hasPrefix("/") else { return try zone(named: name, isFromEnvironment: true) }
    // Only whoever starts the program sets its environment, so any path is theirs to name.
    guard let bytes = SystemFile.contents(name) else {
      throw ZoneError(.unknown, name: variable, isFromEnvironment: true)
    }
    let zoneName = Self.zoneName(ofPath: name) ?? SystemFile.linkTarget(name).flatMap(Self.zoneName) ?? name
    return ZoneRules(
      name: zoneName, timeline: try timeline(bytes, name: variable, path: name, isFromEnvironment: true))
  }

  private func zone(named name: String, isFromEnvironment: Bool) throws(ZoneError) -> ZoneRules {
    if ["UTC", "Z", "ETC/UTC"].contains(name.uppercased()) { return .utc }
    if let minutes = ZoneOffsetText.minutes(of: name) {
      return ZoneRules(
        name: ZoneOffsetText.text(of: minutes), timeline: ZoneTimeline(firstOffset: minutes * 60))
    }
    let folder = folders.first(where: SystemFile.isFolder)
    if let folder, Self.isZoneName(name) {
      let path = folder + "/" + name
      if let bytes = SystemFile.contents(path), bytes.starts(with: "TZif".utf8) {
        let timeline = try timeline(bytes, name: name, path: path, isFromEnvironment: isFromEnvironment)
        return ZoneRules(name: name, timeline: timeline)
      }
    }
    if let rule = POSIXZoneParser.parse(Array(name.utf8)[...]) {
      return ZoneRules(name: name, timeline: ZoneTimeline(firstOffset: rule.standardOffset, rule: rule))
    }
    let isMissing = folder == nil && Self.isZoneName(name)
    throw ZoneError(isMissing ? .noZoneData : .unknown, name: name, isFromEnvironment: isFromEnvironment)
  }

  private func timeline(
    _ bytes: [UInt8], name: String, path: String, isFromEnvironment: Bool
  ) throws(ZoneError) -> ZoneTimeline {
    do throws(ZoneInfoFile.Flaw) { return try ZoneInfoFile.parse(bytes) } catch {
      throw ZoneError(
        .damaged(path: path, reason: error.rawValue), name: name, isFromEnvironment: isFromEnvironment)
    }
  }

  /// The offset in `UTC+2`, which POSIX puts west of Greenwich.
  private static func unclearOffset(_ name: String) -> Int? {
    let prefix = name.prefix(3).uppercased()
    return prefix == "UTC" || prefix == "GMT" ? ZoneOffsetText.minutes(of: name.dropFirst(3)) : nil
  }

  /// True for letters, digits, `_`, `+`, `-` and single slashes between them: no way out of the folder.
  private static func isZoneName(_ name: String) -> Bool {
    guard name.utf8.count <= 255 else { return false }
    return name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty
        && part.unicodeScalars.allSatisfy {
          switch $0 {
          case "a"..."z", "A"..."Z", "0"..."9", "_", "+", "-": true
          default: false
          }
        }
    }
  }

  /// The part of a path behind the folder of zones: `../usr/share/zoneinfo/Europe/Berlin`.
  private static func zoneName(ofPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo") else { return nil }
    let name = parts[(folder + 1)...].joined(separator: "/")
    return isZoneName(name) ? name : nil
  }

  private static func firstWord(_ bytes: [UInt8]) -> String? {
    let word = bytes.prefix { $0 > UInt8(ascii: " ") }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }
}
