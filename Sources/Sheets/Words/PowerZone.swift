/// The zones of threshold power in which the app of the seeds colours rides.
package enum PowerZone: Int, CaseIterable, Hashable, Sendable {
  case recovery
  case endurance
  case tempo
  case threshold
  case anaerobic
  case maximum

  /// The zone of a share of threshold power.
  package init(share: Double) {
    switch share {
    case ...0.60: self = .recovery
    case ..<0.76: self = .endurance
    case ..<0.90: self = .tempo
    case ..<1.05: self = .threshold
    case ..<1.19: self = .anaerobic
    default: self = .maximum
    }
  }

  /// Its colour; from zone to zone darker or lighter enough to tell neighbours in black and white.
  var ink: Ink {
    let hex =
      switch self {
      case .recovery: "9E9E9E"
      case .endurance: "3F7FD1"
      case .tempo: "43A857"
      case .threshold: "F2C12E"
      case .anaerobic: "F0852B"
      case .maximum: "D63A32"
      }
    return Ink(hex: hex) ?? .grey
  }
}
