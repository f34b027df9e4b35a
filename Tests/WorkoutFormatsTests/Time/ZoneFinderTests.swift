import Foundation
import Testing
import WorkoutModel

@testable import Clocks
@testable import Notation
@testable import SafeFiles
@testable import WorkoutFormats

@Suite struct ZoneFinderTests {
  /// A folder with zones and settings of a system that is not this one.
  private final class Place {
    let path: String
    var finder: ZoneFinder {
      ZoneFinder(zoneVariable: nil, folders: [path + "/zoneinfo"], settingsFolder: path)
    }

    init() throws {
      path = FileManager.default.temporaryDirectory.path + "/btd-zones-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func add(_ name: String, _ bytes: [UInt8]) throws {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }
  }

  private let threeHours = ZoneFileBuilder(types: [(10_800, false)]).bytes

  private func summary(_ zone: ZoneRules) -> String {
    "\(zone.name) \(zone.offsetSeconds(atUTC: 0) / 60)" + (zone.isFallback ? " fallback" : "")
  }

  @Test(arguments: [
    ("UTC", "UTC 0"), ("utc", "UTC 0"), ("Z", "UTC 0"), ("Etc/UTC", "UTC 0"), ("+02:00", "+02:00 120"),
    ("-0530", "-05:30 -330"), ("+2", "+02:00 120"), ("+5:30", "+05:30 330"), ("-11", "-11:00 -660"),
    ("+00:00", "+00:00 0"), ("+23:59", "+23:59 1439"), ("EET-2", "EET-2 120"), ("<-02>2", "<-02>2 -120"),
    ("UTC0", "UTC0 0"),
  ])
  func zonesWithoutAFileAreKnown(name: String, expected: String) throws {
    let finder = ZoneFinder(zoneVariable: nil, folders: [], settingsFolder: "/nowhere")
    #expect(summary(try finder.zone(named: name)) == expected)
  }

  @Test func namesAreLookedUpInTheFolder() throws {
    let place = try Place()
    try place.add("zoneinfo/Here/There/Some_where-1", threeHours)
    #expect(summary(try place.finder.zone(named: "Here/There/Some_where-1")) == "Here/There/Some_where-1 180")
  }

  @Test(arguments: [
    "Europe/Berln", "", "Here", "/secret", "../secret", "Here/../../secret", "./secret", "Here//secret",
    "Here/", "notes", "+24:00", "+1:5", "+:15", "+123", "+12345", "+", "++1", "+1:5:30", "huge", "pipe",
    "Здесь", "Here\0", "CET-1CEST,",
  ])
  func otherNamesAreNoTimeZone(name: String) throws {
    let place = try Place()
    try place.add("secret", threeHours)
    try place.add("zoneinfo/Here/secret", threeHours)
    try place.add("zoneinfo/notes", Array("Zone".utf8))
    try place.add("zoneinfo/huge", threeHours + [UInt8](repeating: 0, count: SystemFile.maximumByteCount))
    mkfifo(place.path + "/zoneinfo/pipe", 0o600)
    #expect(throws: ZoneError(.unknown, name: name)) { try place.finder.zone(named: name) }
  }

  @Test func whatCannotBeLookedUpIsNamed() throws {
    let nowhere = ZoneFinder(zoneVariable: nil, folders: ["/nowhere"], settingsFolder: "/nowhere")
    #expect(throws: ZoneError(.noZoneData, name: "Europe/Berlin")) {
      try nowhere.zone(named: "Europe/Berlin")
    }
    #expect(throws: ZoneError(.unclearDirection, name: "GMT+5:30")) { try nowhere.zone(named: "GMT+5:30") }
    let place = try Place()
    try place.add("zoneinfo/Broken", Array(threeHours.dropLast(20)))
    let path = "\(place.path)/zoneinfo/Broken"
    #expect(throws: ZoneError(.damaged(path: path, reason: "it ends too early"), name: "Broken")) {
      try place.finder.zone(named: "Broken")
    }
  }

  @Test(arguments: [
    ("", "UTC 0"), (":", "UTC 0"), ("Here/Now", "Here/Now 180"), (":Here/Now", "Here/Now 180"),
    ("EET-2", "EET-2 120"), ("UTC+2", "UTC+2 -120"),
  ])
  func theEnvironmentComesFirst(variable: String, expected: String) throws {
    let place = try Place()
    try place.add("zoneinfo/Here/Now", threeHours)
    try place.link("localtime", to: "/usr/share/zoneinfo/Europe/Berlin")
    var finder = place.finder
    finder.zoneVariable = variable
    #expect(summary(try finder.systemZone()) == expected)
  }

  @Test func theEnvironmentMayNameAFile() throws {
    let place = try Place()
    try place.add("zoneinfo/Here/Now", threeHours)
    try place.link("localtime", to: "zoneinfo/Here/Now")
    try place.add("own", threeHours)
    var finder = place.finder
    for (file, name) in [("localtime", "Here/Now"), ("zoneinfo/Here/Now", "Here/Now"), ("own", nil)] {
      finder.zoneVariable = ":\(place.path)/\(file)"
      #expect(summary(try finder.systemZone()) == "\(name ?? "\(place.path)/own") 180")
    }
  }

  @Test func anEnvironmentThatNamesNoZoneIsRefused() throws {
    let place = try Place()
    try place.add("zoneinfo/Here/Now", threeHours)
    var finder = place.finder
    for variable in ["Nowhere", ":/nowhere"] {
      finder.zoneVariable = variable
      #expect(throws: ZoneError(.unknown, name: variable, isFromEnvironment: true)) {
        try finder.systemZone()
      }
    }
  }

  @Test func theLinkNamesTheZoneOfTheSystem() throws {
    let place = try Place()
    try place.add("zoneinfo/Here/Now", threeHours)
    try place.link("localtime", to: "./zoneinfo/Here/Now")
    #expect(summary(try place.finder.systemZone()) == "Here/Now 180")
  }

  @Test func aCopyOfAZoneIsReadAsWell() throws {
    let place = try Place()
    try place.add("localtime", threeHours)
    #expect(summary(try place.finder.systemZone()) == "\(place.path)/localtime 180")
  }

  @Test func aLinkToUTCNeedsNoFile() throws {
    let place = try Place()
    try place.link("localtime", to: "/nowhere/zoneinfo/Etc/UTC")
    #expect(summary(try place.finder.systemZone()) == "UTC 0")
  }

  @Test func theOlderSettingIsTheLast() throws {
    let place = try Place()
    try place.add("zoneinfo/Here/Now", threeHours)
    try place.add("localtime", Array("damaged".utf8))
    try place.add("timezone", Array("Here/Now\n".utf8))
    #expect(summary(try place.finder.systemZone()) == "Here/Now 180")
  }

  @Test func withoutAnySettingUTCIsAFallback() throws {
    let place = try Place()
    #expect(summary(try place.finder.systemZone()) == "UTC 0 fallback")
    try place.add("timezone", Array("\n".utf8))
    try place.link("localtime", to: "/nowhere/zoneinfo/Europe/Berlin")
    #expect(summary(try place.finder.systemZone()) == "UTC 0 fallback")
  }

  @Test func theZoneOfThisSystemIsFound() throws {
    #expect(try !ZoneRules.system().name.isEmpty)
  }
}
