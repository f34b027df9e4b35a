internal import Statistics
package import WorkoutModel

/// The sheet of a structured ride: its chart, its segments and what is said to the rider.
package struct RideSheet {
  private static let timeWidth = 52.0
  private static let lengthWidth = 62.0

  /// The ride.
  package var ride: Ride

  /// Makes a sheet.
  package init(_ ride: Ride) { self.ride = ride }

  /// The name of the ride, or what stands for it.
  package static func title(_ ride: Ride) -> String {
    ride.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Ride"
  }

  /// Lays the sheet out.
  package func pages(_ context: SheetContext) -> [SheetPage] {
    var context = context
    context.thresholdPowerWatts = context.thresholdPowerWatts ?? ride.thresholdPowerWatts
    let title = Self.title(ride)
    let profile = RideProfile(ride, thresholdPowerWatts: context.thresholdPowerWatts)
    var flow = PageFlow(context, title: title)
    let head = HeadBlock(context)
    let composer = Composer(measure: context.measure)
    var rows = head.rows(overline, title, athlete: context.athlete)
    rows += head.totals(totals(profile, context))
    if let summary = ride.summary, !summary.isEmpty {
      rows.append(Row(height: 6))
      rows.append(composer.row(summary, .body, .grey, width: context.contentWidth, after: 4))
    }
    flow.add(Block(rows: rows, spaceAfter: 4))
    flow.add(Block(rows: [RideChart(profile, context).row(), zones(context)], spaceAfter: 14))
    flow.add(Block(rows: [composer.row("Segments", .section, width: context.contentWidth, after: 4)]))
    let words = RideWords(
      thresholdPowerWatts: context.thresholdPowerWatts, isRun: ride.sport?.lowercased() == "run")
    let ends = profile.starts.dropFirst() + [profile.length]
    for (segment, (start, end)) in zip(ride.segments, zip(profile.starts, ends)) {
      flow.add(Block(rows: [line(of: segment, start, end, words, profile, context)], spaceAfter: 3))
    }
    addCues(to: &flow, profile, context)
    return flow.finished()
  }

  private var overline: String {
    let sport =
      switch ride.sport?.lowercased() {
      case "bike"?, nil: "Ride"
      case "run"?: "Run"
      case let other?: other
      }
    let parts = [
      sport, ride.author.map { "by \($0)" }, ride.tags.isEmpty ? nil : ride.tags.joined(separator: ", "),
    ]
    return parts.compactMap { $0?.isEmpty ?? true ? nil : $0 }.joined(separator: "  ·  ")
  }

  private func totals(_ profile: RideProfile, _ context: SheetContext) -> [(number: String, label: String)] {
    var totals: [(number: String, label: String)] = [
      (
        length(profile.length, profile) + profile.untimedWords, profile.isByDistance ? "DISTANCE" : "DURATION"
      ),
      ("\(ride.segments.count)", ride.segments.count == 1 ? "SEGMENT" : "SEGMENTS"),
    ]
    if let watts = context.thresholdPowerWatts {
      totals.append(("\(NumberWords.plain(watts)) W", "FTP"))
    }
    if let highest = profile.highestShare, profile.knowsZones {
      totals.append(("\(Int((highest * 100).rounded())) %", "HIGHEST POWER"))
    }
    return totals
  }

  /// A place or length of the ride, in the nearest whole second or metre: files of Zwift carry noise.
  private func length(_ length: Double, _ profile: RideProfile) -> String {
    let whole = Int64(max(-1e15, min(length, 1e15)).rounded())
    return profile.isByDistance ? "\(NumberWords.grouped(whole)) m" : FigureWords.clock(whole)
  }

  /// What the colours mean.
  private func zones(_ context: SheetContext) -> Row {
    let composer = Composer(measure: context.measure)
    var elements: [PageElement] = []
    var x = 40.0
    for zone in PowerZone.allCases {
      let text = composer.text(zone.range, .tick, .grey, x: x + 11, y: 0)
      let square = PageRectangle(x: x, y: text.extent.height / 2 - 3.5, width: 7, height: 7)
      elements += [.fill(square, zone.ink, radius: 1), .text(text)]
      x = text.frame.right + 16
    }
    return Row(height: 14, elements: elements)
  }

  private func line(
    of segment: RideSegment, _ start: Double, _ end: Double, _ words: RideWords, _ profile: RideProfile,
    _ context: SheetContext
  ) -> Row {
    let composer = Composer(measure: context.measure)
    let time = composer.text(length(start, profile), .sets, .grey, x: Self.timeWidth - 12, y: 0, side: .right)
    let own = end > start ? length(end - start, profile) : segment.distance.map(SetGroup.words) ?? ""
    let length = composer.text(own, .sets, x: Self.timeWidth + Self.lengthWidth - 16, y: 0, side: .right)
    let left = Self.timeWidth + Self.lengthWidth
    let text = composer.text(
      words.words(of: segment), .sets, x: left, y: 0, width: context.contentWidth - left)
    return Row(
      height: max(time.extent.height, text.extent.height),
      elements: [.text(time), .text(length), .text(text)])
  }

  private func addCues(to flow: inout PageFlow, _ profile: RideProfile, _ context: SheetContext) {
    let composer = Composer(measure: context.measure)
    var isFirst = true
    for (segment, start) in zip(ride.segments, profile.starts) {
      for cue in segment.cues {
        let offset = (profile.isByDistance ? cue.offsetDistance?.value : cue.offsetSeconds)?.doubleValue ?? 0
        let left = Self.timeWidth + 4
        let time = composer.text(
          length(start + offset, profile), .sets, .grey, x: Self.timeWidth - 12, y: 0, side: .right)
        let text = composer.text(cue.message, .body, x: left, y: 0, width: context.contentWidth - left)
        var rows = [
          Row(height: max(time.extent.height, text.extent.height), elements: [.text(time), .text(text)])
        ]
        if isFirst {
          rows.insert(Row(height: 12), at: 0)
          rows.insert(composer.row("Cues", .section, width: context.contentWidth, after: 4), at: 1)
          isFirst = false
        }
        flow.add(Block(rows: rows, spaceAfter: 3))
      }
    }
  }
}
