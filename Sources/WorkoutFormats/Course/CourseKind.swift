internal import FormatKit
internal import WorkoutModel

/// The two kinds of course files: power in watts, or in percent of threshold power.
enum CourseKind: String, Sendable {
  case erg
  case mrc

  /// The id of the format, which is also the extension of its files.
  var id: String { rawValue }

  /// How findings speak of a file of this kind.
  var target: String { self == .erg ? "an ERG file" : "an MRC file" }

  /// The last line of the head.
  var columns: String { self == .erg ? "MINUTES WATTS" : "MINUTES PERCENT" }

  /// The kind of the file that `content` begins; nil where it is no course.
  init?(_ content: SniffedContent) {
    // A JSON object is never a course. What looks like a JSON list may be: [COURSE HEADER] starts with a bracket.
    guard content.jsonKeys == nil else { return nil }
    let hasHead = content.firstLines.contains {
      $0.utf8.first == UInt8(ascii: "[") && $0.lowercased().hasPrefix(CourseSection.headMark)
    }
    guard hasHead else { return nil }
    guard let columns = content.firstLines.lazy.compactMap({ CourseColumns($0) }).first else { return nil }
    self = columns.kind
  }

  /// How a file of this kind says power and texts.
  var rides: RideScope { RideScope(power: self == .erg ? .watts : .fractions, texts: .lines) }

  /// The power that a number of the file means; nil where it has too many digits.
  func intensity(_ value: ExactDecimal) -> RideIntensity? {
    self == .erg ? .watts(value) : value.movingPoint(by: -2).map { .fractionOfThreshold($0) }
  }

  /// The number that says `intensity`, which has been fitted.
  ///
  /// - Parameter inFractions: true for fractions of threshold power in place of percents.
  func value(_ intensity: RideIntensity, inFractions: Bool = false) -> ExactDecimal {
    switch intensity {
    case .watts(let value): value
    case .fractionOfThreshold(let value), .rangeOfThreshold(let value, _):
      inFractions ? value : value.movingPoint(by: 2) ?? value
    }
  }
}
