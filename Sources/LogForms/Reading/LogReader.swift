internal import WorkoutModel

/// Reads the marks on a page of a form in a picture.
///
/// Nothing is guessed: what is neither clearly marked nor clearly empty is in doubt.
package struct LogReader {
  /// Below this share of light taken at the darkest, a bubble is empty.
  private static let emptyPeak = 0.065
  /// From this share on, it is marked.
  private static let markedPeak = 0.090
  /// How uneven paper may be: the share of light that its darkest side around a bubble lacks.
  private static let evenness = 0.08
  /// How much darker a mark must be on uneven paper, as on the edge of a shadow.
  private static let unevenness = 0.6
  /// Below this share of the usual contrast of a ring, the ring was not seen.
  private static let leastRing = 0.4
  /// The least contrast of a ring at all.
  private static let leastContrast = 0.06
  /// The least share of the squares around the page that must be found.
  private static let leastAnchors = 0.5
  /// How many bubbles tell what an empty one has.
  private static let neighbours = 16

  private let probe: BubbleProbe
  private let picture: LogPicture

  /// Makes a reader of a picture.
  package init(_ picture: LogPicture) {
    self.picture = picture
    probe = BubbleProbe(picture: picture)
  }

  /// Reads a page.
  ///
  /// - Parameter corners: those of the code in the picture: top left, top right, bottom right, bottom left.
  /// - Returns: nil where too little of the page is in the picture.
  package func read(_ form: LogForm, corners: [LogPoint]) -> LogReading? {
    let layout = LogLayout(form)
    guard let (map, missing) = AnchorSearch(picture).map(of: layout, corners: corners),
      Double(missing.count) < Double(layout.anchors.count) * (1 - Self.leastAnchors)
    else { return nil }
    var sights = sights(of: layout, map)
    judge(&sights)
    let dateCount = layout.dateBubbles.count
    let dates = sights[..<dateCount].map { $0.reading }
    var rest = sights[dateCount...]
    var rows: [LogReading.Row] = []
    for row in layout.rows {
      let bubbles = rest.prefix(row.bubbles.count).map { $0.reading }
      rest = rest.dropFirst(row.bubbles.count)
      rows.append(LogReading.Row(row: row, bubbles: bubbles, outcome: LogJudgement.outcome(of: row, bubbles)))
    }
    return LogReading(
      form: form, rows: rows, dateBubbles: dates, day: LogJudgement.day(of: dates),
      missingCorners: missing.filter { $0.isCorner }.map { map($0.place) },
      outline: [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { across, down in
        map(LogPoint(across * form.paper.width, down * form.paper.height))
      })
  }

  /// A bubble that was looked at.
  private struct Sight {
    var reading: LogReading.Bubble
    var frame: LogFrame
    var contrast = 0.0
    var paper: [Double] = []
    var isSeen = true
    var usualPeak = 0.0
  }

  /// Finds all rings, those near the edge of the page first, each from those beside it.
  private func sights(of layout: LogLayout, _ start: LogMap) -> [Sight] {
    var map = start
    let origin = LogPoint(0, 0)
    var sights: [Sight] = []
    func add(_ bubble: LogBubble) {
      sights.append(
        Sight(
          reading: LogReading.Bubble(bubble: bubble, pixel: origin, darkness: 0, peak: 0, verdict: .empty),
          frame: start.frame(at: bubble.place)))
    }
    for bubble in layout.dateBubbles { add(bubble) }
    for row in layout.rows { for bubble in row.bubbles { add(bubble) } }
    let paper = layout.form.paper
    func depth(_ place: LogPoint) -> Double {
      min(place.x, paper.width - place.x, place.y, paper.height - place.y)
    }
    var contrasts: [Double] = []
    for index in sights.indices.sorted(by: {
      depth(sights[$0].reading.bubble.place) < depth(sights[$1].reading.bubble.place)
    }) {
      let place = sights[index].reading.bubble.place
      let ring = probe.ring(near: map(place), sights[index].frame)
      sights[index].reading.pixel = ring.middle
      sights[index].contrast = ring.contrast
      // What is too faint to be a ring does not lead on.
      let usual = contrasts.isEmpty ? 0 : contrasts.sorted()[contrasts.count / 2]
      if ring.contrast > max(Self.leastContrast, Self.leastRing * usual) {
        contrasts.append(ring.contrast)
        map.add(LogHomography.Pair(page: place, pixel: ring.middle))
      } else {
        sights[index].reading.pixel = map(place)
      }
    }
    let usual = contrasts.isEmpty ? 1 : contrasts.sorted()[contrasts.count / 2]
    for index in sights.indices {
      sights[index].isSeen =
        sights[index].contrast > max(Self.leastContrast, Self.leastRing * usual)
        && picture.contains(sights[index].reading.pixel)
    }
    return sights
  }

  /// Judges the bubbles, each beside those around it.
  private func judge(_ sights: inout [Sight]) {
    for index in sights.indices {
      let (middle, frame) = (sights[index].reading.pixel, sights[index].frame)
      sights[index].paper = probe.paper(around: middle, frame)
      (sights[index].reading.darkness, sights[index].reading.peak) = probe.darkness(
        inside: middle, frame, paper: sights[index].paper)
    }
    // Most are empty: what a lower one of those around has is what an empty one has.
    let places = sights.map { $0.reading.bubble.place }
    let all = sights.map { $0.reading }
    for index in sights.indices {
      let near = sights.indices.filter { sights[$0].isSeen }
        .map { (distance: (places[$0] - places[index]).length, index: $0) }
        .sorted { $0.distance < $1.distance }.prefix(Self.neighbours).map { all[$0.index] }
      guard !near.isEmpty else { continue }
      sights[index].usualPeak = near.map { $0.peak }.sorted()[near.count / 3]
      sights[index].reading.peak -= sights[index].usualPeak
      sights[index].reading.darkness -= near.map { $0.darkness }.sorted()[near.count / 3]
    }
    for index in sights.indices { sights[index].reading.verdict = verdict(on: sights[index]) }
  }

  private func verdict(on sight: Sight) -> LogReading.Verdict {
    var peak = sight.reading.peak
    if peak >= Self.emptyPeak,
      let other = probe.peakBesideShadow(inside: sight.reading.pixel, sight.frame)
    {
      // The edge of a shadow explains a little, and never away what is as dark as a mark.
      let beside = other - sight.usualPeak
      peak = peak < Self.markedPeak ? beside : max(beside, Self.emptyPeak)
    }
    guard peak >= Self.emptyPeak else { return sight.isSeen ? .empty : .hidden }
    if probe.hasLongStroke(from: sight.reading.pixel, sight.frame, paper: sight.paper) { return .crossed }
    let (light, dark) = (sight.paper.max() ?? 1, sight.paper.min() ?? 0)
    let slope = max(0, 1 - dark / max(1, light) - Self.evenness)
    return peak >= Self.markedPeak + Self.unevenness * slope ? .marked : sight.isSeen ? .faint : .hidden
  }
}
