internal import Statistics
internal import WorkoutModel

/// Structured rides: their charts by zone, time in zones and training stress.
struct RidesSection {
  let facts: ReportFacts
  /// As many have a chart.
  private static let maximum = 12
  /// The height of a chart in pixels.
  private static let height = 130.0
  /// As many of its parts are listed.
  private static let maximumRows = 200

  var isEmpty: Bool { facts.progress.rides.isEmpty }

  func write(to markup: inout Markup) {
    if facts.progress.rides.count > Self.maximum {
      markup.element(
        "p", "class=\"note\"",
        words: "The first \(Self.maximum) of \(FigureWords.grouped(Int64(facts.progress.rides.count))) rides."
      )
    }
    markup.raw("<div class=\"grid\">")
    for (number, (ride, figures)) in zip(facts.archive.rides, facts.progress.rides).prefix(Self.maximum)
      .enumerated()
    {
      write(ride, figures, "ride\(number + 1)", to: &markup)
    }
    markup.raw("</div>")
  }

  private func write(_ ride: Ride, _ figures: RideFigures, _ id: String, to markup: inout Markup) {
    markup.raw("<article class=\"card\"><h3 dir=\"auto\">")
    if let title = ride.title, !title.isEmpty { markup.name(title) } else { markup.words("Ride") }
    markup.raw("</h3><p class=\"best\">")
    markup.words(Self.length(figures.profile))
    if let intensity = figures.intensity {
      markup.words(" · intensity \(FigureWords.number(intensity))")
    }
    if let stress = figures.stress { markup.words(" · stress \(FigureWords.number(stress.rounded()))") }
    markup.raw("</p>")
    chart(figures, id, to: &markup)
    if let seconds = figures.zoneSeconds { zones(seconds, figures.freeSeconds, id, to: &markup) }
    markup.raw("</article>")
  }

  private static func length(_ profile: RideProfile) -> String {
    let whole = Int64(max(0, min(profile.length, 1e15)).rounded())
    return profile.isByDistance
      ? "\(FigureWords.grouped(whole)) m" : ReportFacts.duration(whole) + profile.untimedWords
  }

  private func chart(_ figures: RideFigures, _ id: String, to markup: inout Markup) {
    let profile = figures.profile
    guard profile.length > 0 else { return }
    var summary = "Power over the ride, by zone: \(Self.length(profile))"
    if profile.knowsZones, let most = profile.highestShare {
      summary += ", up to \(Int((most * 100).rounded())) % of threshold power"
    }
    var table = TableMarkup(caption: "parts of the ride", heads: ["#From", "#Length", "Power", "Zone"])
    table.rows = profile.bars.prefix(Self.maximumRows).map { bar in
      [
        .words(Self.place(bar.start, profile)), .words(Self.place(bar.length, profile)),
        .words(Self.power(of: bar, profile)), .words(profile.knowsZones ? bar.zone?.name ?? "" : ""),
      ]
    }
    let rest = profile.bars.count - table.rows.count
    ChartMarkup(
      id: id, title: profile.isByDistance ? "Power over distance" : "Power over time", summary: summary + ".",
      table: table, height: Self.height
    ).write(profile, to: &markup)
    markup.more(rest, "part")
  }

  /// A time of a clock, or a distance.
  private static func place(_ place: Double, _ profile: RideProfile) -> String {
    let whole = Int64(max(0, min(place, 1e15)).rounded())
    return profile.isByDistance ? "\(FigureWords.grouped(whole)) m" : FigureWords.clock(whole)
  }

  /// What is asked for: `75 %`, `50 to 80 %`, `200 W`.
  private static func power(of bar: RideBar, _ profile: RideProfile) -> String {
    let power = power(bar.effort, profile)
    guard let intervals = bar.intervals else { return power }
    let count = FigureWords.grouped(Int64(intervals.count))
    return "\(count) × \(power), then \(Self.power(intervals.rest, profile))"
  }

  private static func power(_ effort: RideBar.Effort, _ profile: RideProfile) -> String {
    guard case .power(let start, let end) = effort else { return effort == .free ? "free" : "maximum" }
    guard !profile.mixesUnknownWatts else { return "" }
    let (scale, unit) = profile.wattsAtThreshold.map { ($0, "W") } ?? (100, "%")
    let (from, to) = (
      FigureWords.number((start * scale).rounded()), FigureWords.number((end * scale).rounded())
    )
    return from == to ? "\(from) \(unit)" : "\(from) to \(to) \(unit)"
  }

  private func zones(_ seconds: [Double], _ free: Double, _ id: String, to markup: inout Markup) {
    let all = seconds.reduce(0, +) + free
    guard all > 0 else { return }
    markup.raw("<table class=\"bars zones\"><caption>Time in zones</caption><thead class=\"vh\"><tr>")
    markup.raw("<th scope=\"col\">Zone</th><th scope=\"col\">Time</th></tr></thead><tbody>")
    var rows = zip(PowerZone.allCases, seconds).map { ("z\($0.rawValue + 1)", "\($0.name), \($0.range)", $1) }
    if free > 0 { rows.append(("z7", "free", free)) }
    for (style, name, time) in rows where time > 0 {
      let percent = Int((time / all * 100).rounded())
      markup.raw("<tr><th scope=\"row\">")
      markup.words(name)
      markup.raw("</th><td><span class=\"bar \(style)\" style=\"width:\(percent)%\"></span><span>")
      markup.words(ReportFacts.duration(Int64(time.rounded())))
      markup.raw("</span></td></tr>")
    }
    markup.raw("</tbody></table>")
  }
}
