/// A bar of the chart of a ride: a stretch of time and how hard it is.
package struct RideBar: Hashable, Sendable {
  /// What is asked for.
  package enum Effort: Hashable, Sendable {
    /// Shares of threshold power at both ends, equal for a steady stretch.
    case power(from: Double, to: Double)
    /// As the rider likes.
    case free
    /// As hard as possible.
    case maximum
  }

  /// When it begins, in seconds or metres from the start.
  package var start: Double
  /// How long it lasts, in the same unit.
  package var length: Double
  /// How hard it is.
  package var effort: Effort

  /// The zone whose colour it has: of a ramp, that of its higher end; none for a free stretch.
  package var zone: PowerZone? {
    switch effort {
    case .power(let start, let end): PowerZone(share: max(start, end))
    case .free: nil
    case .maximum: .maximum
    }
  }
}
