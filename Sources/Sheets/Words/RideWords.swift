internal import Statistics
package import WorkoutModel

/// Power, cadence and segments of rides in words.
package struct RideWords {
  /// Threshold power in watts; nil where it is not known.
  package var thresholdPowerWatts: ExactDecimal?

  /// True where intensities are shares of a pace.
  package var isRun = false

  /// Makes words.
  package init(thresholdPowerWatts: ExactDecimal?, isRun: Bool = false) {
    self.thresholdPowerWatts = thresholdPowerWatts
    self.isRun = isRun
  }

  /// The watts of a share of threshold power, to a tenth: `202.5`.
  package static func watts(share: ExactDecimal, threshold: ExactDecimal) -> String? {
    guard let product = share.times(threshold), product.coefficient >= 0, product.wholePart < 1_000_000
    else { return nil }
    return NumberWords.plain(product.rounded(toFractionDigits: 1))
  }

  /// `75 %`, with watts where threshold power is known: `75 % (187.5 W)`.
  package func words(of intensity: RideIntensity?) -> String? {
    switch intensity {
    case .fractionOfThreshold(let share)?: "\(percent(share)) %\(watts([share]))"
    case .rangeOfThreshold(let low, let high)?: "\(percent(low))–\(percent(high)) %\(watts([low, high]))"
    case .watts(let watts)?: "\(NumberWords.plain(watts)) W"
    case nil: nil
    }
  }

  /// From one intensity to another: `50 → 75 % (125 → 187.5 W)`.
  package func words(from start: RideIntensity?, to end: RideIntensity?) -> String? {
    if case .fractionOfThreshold(let low)? = start, case .fractionOfThreshold(let high)? = end {
      return "\(percent(low)) → \(percent(high)) %\(watts([low, high], between: " → "))"
    }
    let parts = [words(of: start), words(of: end)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " → ")
  }

  /// A segment in words, without its length.
  package func words(of segment: RideSegment) -> String {
    var parts: [String] = []
    switch segment.role {
    case .warmUp: parts.append("Warm-up")
    case .coolDown: parts.append("Cool-down")
    case .main: break
    }
    switch segment.effort {
    case .steady(let intensity): parts.append(words(of: intensity) ?? "")
    case .ramp(let start, let end): parts.append(words(from: start, to: end) ?? "")
    case .intervals(let count, let on, let off):
      parts.append("\(count) × (\(words(of: on)), then \(words(of: off)))")
    case .free: parts.append("Free ride")
    case .maximum: parts.append("As hard as you can")
    }
    if isRun, let pace = segment.pace { parts.append("of \(pace.rawValue) pace") }
    if let cadence = segment.cadence { parts.append("at \(words(of: cadence))") }
    let text = parts.filter { !$0.isEmpty }.joined(separator: "  ")
    return text.isEmpty ? "As you like" : text
  }

  private func words(of part: RideInterval) -> String {
    var text =
      part.durationSeconds.map { FigureWords.clock(Int64(max(-1e15, min($0.doubleValue, 1e15)).rounded())) }
      ?? part.distance.map(SetGroup.words) ?? ""
    if let power = words(of: part.intensity) { text += (text.isEmpty ? "" : " at ") + power }
    if let cadence = part.cadence { text += ", \(words(of: cadence))" }
    return text
  }

  private func words(of cadence: RideCadence) -> String {
    NumberWords.plain(cadence.low) + (cadence.high.map { "–\(NumberWords.plain($0))" } ?? "")
      + (isRun ? " steps a minute" : " rpm")
  }

  private func percent(_ share: ExactDecimal) -> String {
    let percent = share.movingPoint(by: 2) ?? share
    return NumberWords.plain(percent.rounded(toFractionDigits: 1))
  }

  private func watts(_ shares: [ExactDecimal], between separator: String = "–") -> String {
    guard let thresholdPowerWatts else { return "" }
    let watts = shares.compactMap { Self.watts(share: $0, threshold: thresholdPowerWatts) }
    guard watts.count == shares.count else { return "" }
    return " (\(watts.joined(separator: separator)) W)"
  }
}
