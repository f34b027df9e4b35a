internal import Statistics

extension PowerZone {
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
