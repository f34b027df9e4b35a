public import WorkoutModel

extension Moment {
  /// This instant on the clocks of `zone`, with their offset.
  ///
  /// A day, a wall time without an offset, and an instant that lies outside the years 1 … 9999 there stay as
  /// they are.
  public func wallTime(in zone: ZoneRules) -> Moment {
    guard precision != .day, let offsetMinutes else { return self }
    let offset = Int(offsetMinutes) * 60
    let there = zone.offsetSeconds(atUTC: wallSeconds - Int64(offset))
    return shifted(bySeconds: Int64(there - offset), offsetMinutes: there / 60) ?? self
  }

  /// This wall time with the offset that the clocks of `zone` had then.
  ///
  /// A day and a time with an offset stay as they are.
  public func resolved(in zone: ZoneRules) -> ResolvedMoment {
    guard precision != .day, offsetMinutes == nil else {
      return ResolvedMoment(source: self, moment: self, match: nil, zoneName: zone.name)
    }
    let match = zone.match(wallTime: self)
    let (offset, shift) =
      switch match {
      case .unique(let offset): (offset, 0)
      case .overlap(let first, _): (first, 0)
      case .gap(let before, let after): (after, after - before)
      }
    let moment = shifted(bySeconds: Int64(shift), offsetMinutes: offset / 60) ?? self
    return ResolvedMoment(source: self, moment: moment, match: match, zoneName: zone.name)
  }
}
