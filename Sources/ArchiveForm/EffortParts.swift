internal import WorkoutModel

/// The parts of what a segment asks for; which of them are there follows from the kind.
struct EffortParts: ArchiveObject {
  enum Kind: Sendable {
    case steady
    case ramp
    case intervals
    case free
    case maximum
  }

  var kind: Kind
  var intensity: RideIntensity?
  var from: RideIntensity?
  var to: RideIntensity?
  var count: Int32?
  var on: RideInterval?
  var off: RideInterval?

  static let blank = EffortParts(kind: .free)
  static let members: [ArchiveMember<EffortParts>] = [
    .init("kind", always: { $0.kind }, { $0.kind = $1 }),
    .init("intensity", { $0.intensity }, { $0.intensity = $1 }),
    .init("from", { $0.from }, { $0.from = $1 }),
    .init("to", { $0.to }, { $0.to = $1 }),
    .init("count", { $0.count }, { $0.count = $1 }),
    .init("on", { $0.on }, { $0.on = $1 }),
    .init("off", { $0.off }, { $0.off = $1 }),
  ]
}

extension RideSegment.Effort: ArchiveParted {
  static let expected = """
    intensity in an effort of kind steady, from and to in a ramp, count, on and off in intervals, and none of \
    them in any other
    """

  init?(_ parts: EffortParts) {
    switch parts.kind {
    case .steady: self = .steady(parts.intensity)
    case .ramp: self = .ramp(from: parts.from, to: parts.to)
    case .intervals:
      guard let count = parts.count, let on = parts.on, let off = parts.off else { return nil }
      self = .intervals(count: count, on: on, off: off)
    case .free: self = .free
    case .maximum: self = .maximum
    }
  }

  var parts: EffortParts {
    switch self {
    case .steady(let intensity): EffortParts(kind: .steady, intensity: intensity)
    case .ramp(let from, let to): EffortParts(kind: .ramp, from: from, to: to)
    case .intervals(let count, let on, let off):
      EffortParts(kind: .intervals, count: count, on: on, off: off)
    case .free: EffortParts(kind: .free)
    case .maximum: EffortParts(kind: .maximum)
    }
  }
}
