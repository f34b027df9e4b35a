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

  /// What it is for: `endurance`.
  package var name: String {
    switch self {
    case .recovery: "recovery"
    case .endurance: "endurance"
    case .tempo: "tempo"
    case .threshold: "threshold"
    case .anaerobic: "anaerobic"
    case .maximum: "maximum"
    }
  }

  /// Up to which percent of threshold power it goes: `to 75 %`.
  package var range: String {
    switch self {
    case .recovery: "to 60 %"
    case .endurance: "to 75 %"
    case .tempo: "to 89 %"
    case .threshold: "to 104 %"
    case .anaerobic: "to 118 %"
    case .maximum: "above"
    }
  }
}
