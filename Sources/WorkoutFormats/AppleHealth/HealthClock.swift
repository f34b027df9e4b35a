internal import Clocks
internal import Notation
internal import WorkoutModel

/// Reads dates such as `2023-10-24 07:18:48 +0200`.
///
/// Health writes all of them by the clock of the phone at the time of the export; where an entry names the zone in
/// which something was recorded, the moment is given on that zone's clocks.
struct HealthClock {
  /// The entry that names the zone.
  static let zoneKey = "HKTimeZone"
  /// As many zones are looked up.
  private static let maximumZones = 1_000

  private let findings: any FindingSink
  private var zones: [String: ZoneRules] = [:]
  private var unknown: Set<String> = []

  init(_ findings: any FindingSink) { self.findings = findings }

  /// The moment that `text` means; nil where it is no date.
  mutating func moment(_ text: String?, in element: HealthElement) -> Moment? {
    guard let text, let moment = DateText.moment(text) else { return nil }
    guard let name = element.entry(Self.zoneKey), let zone = zone(named: name, at: element.place) else {
      return moment
    }
    return moment.wallTime(in: zone)
  }

  private mutating func zone(named name: String, at place: Place) -> ZoneRules? {
    if let zone = zones[name] { return zone }
    guard !unknown.contains(name), zones.count + unknown.count < Self.maximumZones else { return nil }
    do throws(ZoneError) {
      let zone = try ZoneRules(named: name)
      zones[name] = zone
      return zone
    } catch {
      unknown.insert(name)
      findings.report(
        Finding(
          .warning, .guessed, "zone that this system does not know: the offset in the date is used",
          of: .workout, detail: PrintableText.of(name, limit: 60), place: place))
      return nil
    }
  }
}
