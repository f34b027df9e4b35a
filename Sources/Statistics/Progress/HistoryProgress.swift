package import WorkoutModel

/// How far a lifter has come with what was to be reached, and what structured rides ask for.
package struct HistoryProgress: Hashable, Sendable {
  /// The goals of the lifter, in the order of the archive.
  package let goals: [GoalProgress]
  /// What a plan or coach asked of sets.
  package let setGoals: SetGoals
  /// The bodyweight progressions that stand anywhere.
  package let ladders: [ProgressionLadder]
  /// The structured rides, in the order of the archive.
  package let rides: [RideFigures]

  /// Works out the progress of an archive.
  ///
  /// - Parameters:
  ///   - indices: the workouts whose sets with a goal are counted; all without it. All else is of the whole archive.
  ///   - thresholdPowerWatts: the threshold power of the rider; without it, that of each ride.
  package init(_ archive: WorkoutArchive, at indices: [Int]? = nil, thresholdPowerWatts: ExactDecimal? = nil)
  {
    goals = GoalProgress.all(of: archive)
    setGoals = SetGoals(of: archive, at: indices)
    ladders = ProgressionLadder.all(of: archive)
    rides = archive.rides.map { RideFigures($0, thresholdPowerWatts: thresholdPowerWatts) }
  }

  /// Seconds in each zone over all rides that have them; nil where none has.
  package var zoneSeconds: [Double]? {
    let all = rides.compactMap { $0.zoneSeconds }
    guard !all.isEmpty else { return nil }
    return PowerZone.allCases.map { zone in all.reduce(0) { $0 + $1[zone.rawValue] } }
  }

  /// Seconds for which no power is asked for, over the rides that have zones.
  package var freeSeconds: Double { rides.reduce(0) { $0 + ($1.zoneSeconds == nil ? 0 : $1.freeSeconds) } }

  /// True where there is nothing of all this.
  package var isEmpty: Bool { goals.isEmpty && setGoals.asked == 0 && ladders.isEmpty && rides.isEmpty }
}
