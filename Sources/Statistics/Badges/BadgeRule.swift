package import WorkoutModel

/// What a badge is earned by; all that there are stand in ``all``.
package struct BadgeRule: Hashable, Sendable {
  /// What is counted.
  package enum Measure: String, Hashable, Sendable, CaseIterable {
    /// Workouts done.
    case workouts
    /// Weeks in a row with a workout each.
    case streak
    /// The heaviest weight lifted, in the unit of the history.
    case load
    /// The volume of one workout, in the unit of the history.
    case volume
    /// The volume of all workouts so far, in the unit of the history.
    case lifetime
    /// Personal records.
    case records
    /// Hours trained.
    case hours
    /// Workouts that began before 7 o'clock.
    case early
    /// Days without a workout before one.
    case comeback
  }

  /// What is counted.
  package let measure: Measure
  /// How many it takes; of weights, those in kilograms.
  package let count: Int64
  /// How many pounds it takes; the same number for what is no weight.
  package let pounds: Int64
  /// The name: `First 100 kg`.
  private let title: String

  /// How many it takes in a unit.
  package func count(in unit: MassUnit?) -> Int64 { unit == .pounds ? pounds : count }

  /// The name, with the weight in a unit.
  package func name(in unit: MassUnit?) -> String {
    switch measure {
    case .load: "First \(FigureWords.number(count(in: unit), unit))"
    case .volume: "\(FigureWords.number(count(in: unit), unit)) in one workout"
    case .lifetime: "\(FigureWords.number(count(in: unit), unit)) in all"
    case .workouts, .streak, .records, .hours, .early, .comeback: title
    }
  }

  /// What earns it, as a sentence.
  package func words(in unit: MassUnit?) -> String {
    let number = FigureWords.grouped(count(in: unit))
    let weight = FigureWords.number(count(in: unit), unit)
    return switch measure {
    case .workouts: count == 1 ? "A workout is done." : "\(number) workouts are done."
    case .streak: "\(number) weeks in a row have a workout each."
    case .load: "A set is done with \(weight) or more."
    case .volume: "A workout has a volume of \(weight) or more."
    case .lifetime: "All workouts together have a volume of \(weight) or more."
    case .records: count == 1 ? "A personal record is set." : "\(number) personal records are set."
    case .hours: "All workouts together took \(number) hours."
    case .early: "\(number) workouts began before 7 o’clock."
    case .comeback: "A workout is done after \(number) days or more without one."
    }
  }

  private init(_ measure: Measure, _ count: Int64, pounds: Int64? = nil, _ title: String = "") {
    self.measure = measure
    self.count = count
    self.pounds = pounds ?? count
    self.title = title
  }

  /// All badges, those of one measure from the least to the most.
  ///
  /// The weights are those of the Bench Tracker app's own achievements, *Strongman* and *Heavyweight*, and multiples.
  package static let all: [BadgeRule] = [
    BadgeRule(.workouts, 1, "First workout"), BadgeRule(.workouts, 10, "10th workout"),
    BadgeRule(.workouts, 50, "50th workout"), BadgeRule(.workouts, 100, "100th workout"),
    BadgeRule(.workouts, 250, "250th workout"), BadgeRule(.workouts, 500, "500th workout"),
    BadgeRule(.workouts, 1_000, "1,000th workout"), BadgeRule(.workouts, 2_500, "2,500th workout"),
    BadgeRule(.streak, 4, "4 weeks in a row"), BadgeRule(.streak, 12, "12 weeks in a row"),
    BadgeRule(.streak, 26, "Half a year in a row"), BadgeRule(.streak, 52, "A year in a row"),
    BadgeRule(.streak, 104, "Two years in a row"), BadgeRule(.streak, 260, "Five years in a row"),
    BadgeRule(.load, 50, pounds: 100), BadgeRule(.load, 100, pounds: 200), BadgeRule(.load, 150, pounds: 300),
    BadgeRule(.load, 200, pounds: 400), BadgeRule(.load, 250, pounds: 500),
    BadgeRule(.load, 300, pounds: 600),
    BadgeRule(.volume, 5_000, pounds: 10_000), BadgeRule(.volume, 10_000, pounds: 20_000),
    BadgeRule(.volume, 15_000, pounds: 30_000), BadgeRule(.volume, 20_000, pounds: 40_000),
    BadgeRule(.volume, 30_000, pounds: 60_000),
    BadgeRule(.lifetime, 100_000, pounds: 200_000), BadgeRule(.lifetime, 1_000_000, pounds: 2_000_000),
    BadgeRule(.lifetime, 10_000_000, pounds: 20_000_000),
    BadgeRule(.records, 1, "First personal record"), BadgeRule(.records, 10, "10 personal records"),
    BadgeRule(.records, 50, "50 personal records"), BadgeRule(.records, 100, "100 personal records"),
    BadgeRule(.records, 500, "500 personal records"),
    BadgeRule(.hours, 10, "10 hours"), BadgeRule(.hours, 100, "100 hours"),
    BadgeRule(.hours, 500, "500 hours"),
    BadgeRule(.hours, 1_000, "1,000 hours"), BadgeRule(.hours, 2_500, "2,500 hours"),
    BadgeRule(.early, 10, "Early bird"), BadgeRule(.comeback, 60, "Back again"),
  ]
}
