internal import SQLite
internal import WorkoutModel

/// Says in which unit a number was typed: a backup keeps every weight in kilograms and every distance in metres.
struct FitNotesBackupUnits {
  /// The unit of the app's settings; nil where the backup has none.
  var settings: MassUnit?
  let reporter: FitNotesBackupReporter

  /// The unit that the app shows the weights of an exercise in.
  ///
  /// - Parameters:
  ///   - unit: the `unit` of the set, which is the distance's where there is one.
  ///   - exercise: its own choice counts before that of the settings.
  func massUnit(unit: Int64?, of exercise: FitNotesBackupExercise?, hasDistance: Bool) -> MassUnit? {
    if unit == 2, !hasDistance { return .pounds }
    return exercise?.massUnit ?? settings
  }

  /// The weight as it was typed, from kilograms that are shown in `unit`; nil where nothing says in which.
  func load(_ kilograms: ExactDecimal, shownIn unit: MassUnit?, table: String) -> Load {
    let result = Self.load(kilograms, shownIn: unit)
    if kilograms.coefficient == 0 { return result }
    if result.unit == .pounds {
      unit == nil
        ? reporter.count(
          .warning, .guessed, "weight: nothing says its unit, and only pounds make it a number that is typed",
          table: table)
        : reporter.count(
          .note, .converted, "weight: kept in kg, read as the pounds that were typed", table: table)
    } else if unit == .pounds {
      reporter.count(
        .note, .inconsistent, "weight: shown in pounds, but typed in kg and left so", table: table)
    }
    return result
  }

  /// ``load(_:shownIn:table:)`` without a word of it.
  static func load(_ kilograms: ExactDecimal, shownIn unit: MassUnit?) -> Load {
    let load = Load(kilograms, unit: .kilograms)
    switch unit {
    case .kilograms: return load
    case .pounds: return typedPounds(load) ?? load
    case nil:
      // Nobody types a weight of four decimals; that of a plate in pounds has more.
      guard kilograms.fractionDigits > 3, let pounds = typedPounds(load), pounds.value.isQuarters
      else { return load }
      return pounds
    }
  }

  /// The pounds that became `load` by being converted; nil where it cannot have been typed in pounds.
  private static func typedPounds(_ load: Load) -> Load? {
    guard let converted = load.converted(to: .pounds) else { return nil }
    let back = converted.load.value.doubleValue * MassUnit.pounds.kilograms
    return !converted.isRounded || abs(back - load.value.doubleValue) < 1e-6 ? converted.load : nil
  }

  /// The distance as it was typed, from metres and the number of the unit they are shown in.
  static func distance(_ meters: ExactDecimal, unit: Int64?) -> Distance {
    let exact = Distance(meters, unit: .meters)
    guard let target = distanceUnit(unit), target != .meters, let converted = exact.converted(to: target)
    else { return exact }
    let typed = converted.distance.value.rounded(toFractionDigits: 3).normalized
    let distance = Distance(typed, unit: target)
    // What is typed has three decimals at most; anything else was typed in metres.
    guard let back = distance.converted(to: .meters)?.distance.value.minus(meters),
      abs(back.doubleValue) < 0.001
    else { return exact }
    return distance
  }

  /// The unit of distance with the app's number `unit`.
  static func distanceUnit(_ unit: Int64?) -> DistanceUnit? {
    switch unit {
    case 2: .meters
    case 3: .kilometers
    case 4: .feet
    case 5: .miles
    default: nil
    }
  }
}

extension ExactDecimal {
  /// True for a multiple of 0.25.
  fileprivate var isQuarters: Bool { (doubleValue * 4).rounded() == doubleValue * 4 }
}
