internal import Notation
internal import WorkoutModel

/// Makes a workout of an element and what is in it.
struct HealthWorkoutBuilder {
  private var element: HealthElement
  private var statistics: [HealthStatistic]
  private let findings: any FindingSink
  private var details = WorkoutDetails()

  init(_ element: HealthElement, _ statistics: [HealthStatistic], _ findings: any FindingSink) {
    self.element = element
    self.statistics = statistics
    self.findings = findings
  }

  /// The workout, with all that it does not take as source fields.
  mutating func workout(_ clock: inout HealthClock) -> Workout {
    let activity = HealthActivity(element["workoutActivityType"] ?? "")
    let brand = element.takeEntry("HKWorkoutBrandName").flatMap { $0.isEmpty ? nil : $0 }
    var workout = Workout(title: brand ?? (activity.name.isEmpty ? nil : activity.name))
    if brand == nil { element.drop("workoutActivityType") }
    workout.start = moment("startDate", .start, &clock)
    details.end = moment("endDate", .end, &clock)
    workout.durationSeconds = takeAttribute("duration", HealthQuantity.seconds)
    takeEnergy()
    take("HKQuantityTypeIdentifierHeartRate") { statistic, details in
      details.averageHeartRate = statistic.take("average", HealthQuantity.perMinute)
      details.maximumHeartRate = statistic.take("maximum", HealthQuantity.perMinute)
    }
    if activity.isDistanceSport {
      var set = ExerciseSet(durationSeconds: workout.durationSeconds)
      if let distance = takeDistance() {
        var details = SetDetails()
        details.distance = distance
        set.details = details
      }
      workout.exercises = [Exercise(ExerciseIdentity(name: activity.name), sets: [set])]
    } else if isZero("totalDistance") {
      _ = takeAttribute("totalDistance") { value, _ in value }
    }
    let fields = element.fields + statistics.flatMap { $0.fields }
    if !fields.isEmpty { details.sourceFields = SourceFields(format: HealthReader.formatID, fields: fields) }
    workout.details = details == WorkoutDetails() ? nil : details
    return workout
  }

  private mutating func moment(
    _ name: String, _ field: ModelField, _ clock: inout HealthClock
  ) -> Moment? {
    guard let text = element[name] else { return nil }
    guard let moment = clock.moment(text, in: element) else {
      findings.report(
        Finding(
          .warning, .dropped, field, "no date in \(name)",
          detail: "\"\(PrintableText.of(text, limit: 40))\"", place: element.place))
      element.drop(name)
      return nil
    }
    element.drop(name)
    return moment
  }

  // MARK: Energy and distance

  /// Changes the statistic of a type.
  private mutating func take(
    _ type: String, _ body: (inout HealthStatistic, inout WorkoutDetails) -> Void
  ) {
    guard let index = statistics.firstIndex(where: { $0.type == type }) else { return }
    body(&statistics[index], &details)
  }

  /// Since iOS 16 the energy stands in statistics, before in an attribute.
  private mutating func takeEnergy() {
    var (isRounded, isBasalRounded) = (false, false)
    func kilocalories(_ value: ExactDecimal, _ unit: String?) -> ExactDecimal? {
      guard let energy = HealthQuantity.kilocalories(value, unit) else { return nil }
      if energy.isRounded { isRounded = true }
      return energy.value
    }
    func basalKilocalories(_ value: ExactDecimal, _ unit: String?) -> ExactDecimal? {
      guard let energy = HealthQuantity.kilocalories(value, unit) else { return nil }
      if energy.isRounded { isBasalRounded = true }
      return energy.value
    }
    take("HKQuantityTypeIdentifierActiveEnergyBurned") { statistic, details in
      details.activeEnergyKilocalories = statistic.take("sum", kilocalories)
    }
    take("HKQuantityTypeIdentifierBasalEnergyBurned") { statistic, details in
      details.basalEnergyKilocalories = statistic.take("sum", basalKilocalories)
    }
    if details.activeEnergyKilocalories == nil || isZero("totalEnergyBurned") {
      let energy = takeAttribute("totalEnergyBurned", kilocalories)
      // Zero stands where nothing was measured.
      if let energy, energy.coefficient != 0 { details.activeEnergyKilocalories = energy }
    } else if let energy = number("totalEnergyBurned", HealthQuantity.kilocalories),
      energy.value.normalized == details.activeEnergyKilocalories?.normalized
    {
      _ = takeAttribute("totalEnergyBurned", HealthQuantity.kilocalories)
    }
    for (field, isRounded) in [(ModelField.activeEnergy, isRounded), (.basalEnergy, isBasalRounded)]
    where isRounded {
      findings.report(
        Finding(.note, .rounded, field, "kJ to kcal, rounded to 0.001", place: element.place))
    }
  }

  private mutating func takeDistance() -> Distance? {
    for index in statistics.indices where statistics[index].type.hasPrefix("HKQuantityTypeIdentifierDistance")
    {
      if let distance = statistics[index].take("sum", HealthQuantity.distance) {
        if number("totalDistance", HealthQuantity.distance) == distance {
          _ = takeAttribute("totalDistance", HealthQuantity.distance)
        }
        return distance
      }
    }
    let distance = takeAttribute("totalDistance", HealthQuantity.distance)
    return distance?.value.coefficient == 0 ? nil : distance
  }

  // MARK: Attributes with a unit of their own

  private func isZero(_ name: String) -> Bool {
    element[name].flatMap { ExactDecimal(lenient: $0) }.map { $0.coefficient == 0 } ?? false
  }

  private func number<Value>(_ name: String, _ read: (ExactDecimal, String?) -> Value?) -> Value? {
    element[name].flatMap { ExactDecimal(lenient: $0) }.flatMap { read($0, element["\(name)Unit"]) }
  }

  /// The value of an attribute, which is then read together with its unit if `read` makes something of it.
  private mutating func takeAttribute<Value>(
    _ name: String, _ read: (ExactDecimal, String?) -> Value?
  ) -> Value? {
    guard let value = number(name, read) else { return nil }
    element.drop(name)
    element.drop("\(name)Unit")
    return value
  }
}
