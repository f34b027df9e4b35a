internal import WorkoutModel

/// Reads the marks on a page of a form in a picture.
///
/// Nothing is guessed: what is neither clearly marked nor clearly empty is in doubt.
package struct LogReader {
  /// Below this share of light taken at the darkest, a bubble is empty.
  private static let emptyPeak = 0.035
  /// The same where the edge of a shadow says how light the paper is: it may have taken some ink for shadow.
  private static let emptyPeakInShadow = 0.02
  /// From this share of the contrast of the rings nearby on, it is marked, and the bounds of that: less may be dirt, and
  /// what is below the upper one on a sharp, bright page may be a mark that was erased.
  private static let markedShare = 0.16
  private static let markedPeaks = 0.055...0.09
  /// How much more than on the whole page circles have where most of them are marked.
  private static let inkPeak = 0.02
  /// How uneven paper may be: the share of light that its darkest side around a bubble lacks.
  private static let evenness = 0.08
  /// How much darker a mark must be on uneven paper, and how much where an edge of a shadow says how light it is.
  private static let unevenness = 0.6
  private static let unevennessOfShadow = 0.15
  /// Below this share of the usual contrast of a ring, the ring was not seen.
  private static let leastRing = 0.4
  /// The least contrast of a ring at all.
  private static let leastContrast = 0.06
  /// The least share of the squares around the page that must be found.
  private static let leastAnchors = 0.5
  /// The share of directions in which there is ink around a circle: of a ring, and of what is meant for a circle
  /// where no other answers.
  private static let ringShare = 0.6
  private static let besideShare = 0.08
  /// How far ink of a mark reaches, to the middle of the next circle.
  private static let nearby = 26.0
  /// How many bubbles tell what an empty one has.
  private static let neighbours = 16

  /// The pixels to a point of paper that marks need.
  private static let neededPixels = 1.5

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
    let sides = zip(corners, corners.dropFirst()).map { ($0 - $1).length }
    let scale = sides.reduce(0, +) / Double(max(1, sides.count)) / LogLayout.codeSide
    // A mean of pixels has less noise than each of them.
    let factor = Int(min(16, scale / Self.neededPixels))
    guard factor > 1, let small = picture.shrunk(by: factor) else { return readPage(form, corners: corners) }
    let share = 1 / Double(factor)
    return LogReader(small).readPage(form, corners: corners.map { $0 * share })?.enlarged(by: factor)
  }

  private func readPage(_ form: LogForm, corners: [LogPoint]) -> LogReading? {
    let layout = LogLayout(form)
    guard let (map, missing) = AnchorSearch(picture).map(of: layout, corners: corners),
      Double(missing.count) < Double(layout.anchors.count) * (1 - Self.leastAnchors)
    else { return nil }
    var sights = sights(of: layout, map)
    judge(&sights)
    doubtRings(&sights)
    let inked = Self.inked(sights)
    var rest = sights[...]
    func next(_ count: Int) -> [LogReading.Bubble] {
      var part = rest.prefix(count)
      rest = rest.dropFirst(count)
      if !part.contains(where: { $0.reading.verdict == .marked }) { doubtSurroundings(&part, inked) }
      return part.map { $0.reading }
    }
    let dates = next(layout.monthCount) + next(layout.dateBubbles.count - layout.monthCount)
    var rows: [LogReading.Row] = []
    for row in layout.rows {
      let bubbles = next(row.bubbles.count)
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
    /// From which peak on it is marked.
    var markedPeak = LogReader.markedPeaks.upperBound
    /// What is to be taken from a peak: what empty circles have, and noise.
    var usualPeak = 0.0
    /// The deviation of pixels around it, in greys.
    var noise = 0.0
    var noiseShare: Double { noise / max(1, inside.ground) }
    var inside = BubbleProbe.Inside(mean: 0, peak: 0, ground: 0)
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
      sights[index].inside = probe.look(inside: middle, frame, paper: sights[index].paper)
    }
    // Most are empty, those of the date above all: what a lower one has is what an empty one has.
    let places = sights.map { $0.reading.bubble.place }
    let nearest = places.map { place in
      sights.indices.filter { sights[$0].isSeen }
        .map { (distance: (places[$0] - place).length, index: $0) }
        .sorted { $0.distance < $1.distance }.prefix(Self.neighbours).map { $0.index }
    }
    // Noise is the same in greys near by, and takes the more of the light the less there is.
    let noises = sights.map { probe.noise(around: $0.reading.pixel, $0.frame) }
    for index in sights.indices {
      sights[index].noise = Self.usual(nearest[index].map { noises[$0] })
      // What makes rings pale makes marks pale: blur, and light that the lens scatters over what is dark.
      let rings = nearest[index].map { sights[$0].contrast }.sorted()
      guard !rings.isEmpty else { continue }
      sights[index].markedPeak = min(
        Self.markedPeaks.upperBound,
        max(Self.markedPeaks.lowerBound, Self.markedShare * rings[rings.count / 2]))
    }
    func peak(_ index: Int) -> Double {
      sights[index].inside.peak - BubbleProbe.noisePeak * sights[index].noiseShare
    }
    let seen = sights.indices.filter { sights[$0].isSeen }
    let (pagePeak, pageDarkness) = (
      Self.usual(seen.map(peak)), Self.usual(seen.map { sights[$0].inside.mean })
    )
    for index in sights.indices {
      let inside = sights[index].inside
      (sights[index].reading.darkness, sights[index].reading.peak) = (inside.mean, inside.peak)
      let near = nearest[index]
      guard !near.isEmpty else { continue }
      let usual = Self.usual(near.map(peak))
      // Where most of those around are marked, theirs is ink: no circle nearby tells what an empty one has.
      let isInk = usual - pagePeak > Self.inkPeak
      sights[index].usualPeak = inside.peak - peak(index) + (isInk ? pagePeak : usual)
      sights[index].reading.peak -= sights[index].usualPeak
      sights[index].reading.darkness -=
        isInk ? pageDarkness : Self.usual(near.map { sights[$0].inside.mean })
    }
    for index in sights.indices { sights[index].reading.verdict = verdict(on: sights[index]) }
  }

  /// What an empty circle has, of those that circles have: at least a third is empty.
  private static func usual(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 3]
  }

  /// Where there is ink, or may be.
  private static func inked(_ sights: [Sight]) -> [LogPoint] {
    sights.filter { $0.reading.verdict != .empty }.map { $0.reading.bubble.place }
  }

  /// Doubts circles inside a drawn ring, whose ink may hide their own outline.
  private func doubtRings(_ sights: inout [Sight]) {
    let inked = Self.inked(sights)
    for index in sights.indices
    where [.empty, .hidden].contains(sights[index].reading.verdict)
      && strokes(around: sights[index], inked) >= Self.ringShare
    {
      sights[index].reading.verdict = .beside
    }
  }

  /// Doubts the empty circles of a question without an answer that have strokes around them.
  private func doubtSurroundings(_ sights: inout ArraySlice<Sight>, _ inked: [LogPoint]) {
    for index in sights.indices
    where sights[index].reading.verdict == .empty && strokes(around: sights[index], inked) >= Self.besideShare
    {
      sights[index].reading.verdict = .beside
    }
  }

  /// The share of directions around a circle in which there is a stroke, leaving out those to other ink.
  private func strokes(around sight: Sight, _ inked: [LogPoint]) -> Double {
    let bubble = sight.reading.bubble
    var steps = inked.map { $0 - bubble.place }.filter { $0 != LogPoint(0, 0) && $0.length < Self.nearby }
    if bubble.mark.isOfDate { steps.append(LogPoint(-1, 0)) }
    return probe.strokesAround(sight.reading.pixel, sight.frame, except: steps, noise: sight.noiseShare)
  }

  private func verdict(on sight: Sight) -> LogReading.Verdict {
    var peak = sight.reading.peak
    var unevenness = Self.unevenness
    var shadow: ShadowRamp?
    var emptyPeak = Self.emptyPeak
    if peak >= Self.emptyPeak,
      let other = probe.peakBesideShadow(inside: sight.reading.pixel, sight.frame, noise: sight.noise)
    {
      // A circle as dark as a mark counts as empty only where the dark area continues far past it.
      let beside = other.peak - sight.usualPeak
      emptyPeak = Self.emptyPeakInShadow
      if other.isLong { (unevenness, shadow) = (Self.unevennessOfShadow, other.ramp) }
      peak = peak < sight.markedPeak || other.isLong ? beside : max(beside, Self.emptyPeak)
    }
    guard peak >= emptyPeak else { return sight.isSeen ? .empty : .hidden }
    let (light, dark) = (sight.paper.max() ?? 1, sight.paper.min() ?? 0)
    // Ink as broad as the circle makes the paper around it darker than a shadow.
    if dark < (1 - BubbleProbe.darkestShadow) * light
      || probe.hasLongStroke(from: sight.reading.pixel, sight.frame, paper: sight.paper, shadow: shadow)
    {
      return sight.isSeen ? .crossed : .hidden
    }
    let slope = max(0, 1 - dark / max(1, light) - Self.evenness)
    return peak >= sight.markedPeak + unevenness * slope ? .marked : sight.isSeen ? .faint : .hidden
  }
}
