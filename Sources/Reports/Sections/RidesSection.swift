internal import Statistics
internal import WorkoutModel

/// Structured rides: their charts by zone, time in zones and training stress.
struct RidesSection {
  let facts: ReportFacts
  /// As many have a chart.
  private static let maximum = 12
  /// The height of a chart in pixels.
  private static let height = 110.0

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
    return profile.isByDistance ? "\(FigureWords.grouped(whole)) m" : ReportFacts.duration(whole)
  }

  private func chart(_ figures: RideFigures, _ id: String, to markup: inout Markup) {
    let profile = figures.profile
    guard profile.length > 0 else { return }
    let peak =
      profile.bars.map { bar in
        if case .power(let start, let end) = bar.effort { max(start, end) } else { 0.0 }
      }.max() ?? 0
    let top = max(1.15, peak * 1.05)
    let isKnown = profile.threshold != nil || !profile.isInWatts
    var paths = [String](repeating: "", count: PowerZone.allCases.count + 1)
    for bar in profile.bars {
      let left = Int((bar.start / profile.length * 1_000).rounded())
      let right = Int(((bar.start + bar.length) / profile.length * 1_000).rounded())
      func y(_ share: Double) -> Int { Int(((1 - min(1, share / top)) * 1_000).rounded()) }
      let (from, to) =
        switch bar.effort {
        case .power(let start, let end): (y(start), y(end))
        case .free: (y(0.4), y(0.4))
        case .maximum: (0, 0)
        }
      let zone = isKnown ? bar.zone?.rawValue ?? PowerZone.allCases.count : PowerZone.allCases.count
      paths[zone] += "M\(left) 1000V\(from)L\(right) \(to)V1000z"
    }
    let line = Int((Self.height * (1 - min(1, 1 / top))).rounded())
    markup.raw(
      "<figure class=\"chart\"><svg role=\"img\" width=\"100%\" height=\"\(Int(Self.height))\" aria-label=\"")
    markup.words("Power over the ride, by zone: \(Self.length(profile))")
    if isKnown, peak > 0 { markup.words(", up to \(Int((peak * 100).rounded())) % of threshold power") }
    markup.raw(
      "\"><svg width=\"100%\" height=\"\(Int(Self.height))\" viewBox=\"0 0 1000 1000\" preserveAspectRatio=\"none\">"
    )
    for (zone, path) in paths.enumerated() where !path.isEmpty {
      markup.raw("<path class=\"z\(zone + 1)\" d=\"\(path)\"/>")
    }
    markup.raw("</svg>")
    if isKnown {
      markup.raw(
        "<line class=\"goal\" x2=\"100%\" y1=\"\(line)\" y2=\"\(line)\"/><text class=\"goal\" x=\"100%\" y=\"\(max(11, line - 4))\">threshold</text>"
      )
    }
    markup.raw("</svg></figure>")
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
