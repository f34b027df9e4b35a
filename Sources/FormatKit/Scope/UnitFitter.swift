internal import Notation
package import WorkoutModel

/// Brings weights and distances into the units that a format can state.
package final class UnitFitter {
  private let scope: FormatScope
  private let losses: LossReporter
  /// The unit of weights in the file; nil where every weight states its own, or none is known yet.
  @exclusivity(unchecked) package private(set) var mass: MassUnit?
  /// The unit of distances in the file; nil where every distance states its own, or none is known yet.
  @exclusivity(unchecked) package private(set) var distance: DistanceUnit?
  /// The unit of the weight of the body, which the file takes where no set has one.
  @exclusivity(unchecked) private var unitOfBodyWeight: MassUnit?
  /// The unit in which the app itself writes all loads.
  private let usualLoadUnit: MassUnit?
  /// The unit that the source prefers and the file does not state.
  @exclusivity(unchecked) private var unstatedMass: MassUnit?
  @exclusivity(unchecked) private var unstatedDistance: DistanceUnit?
  @exclusivity(unchecked) private var hasStrippedLoads = false
  @exclusivity(unchecked) private var hasStrippedDistances = false
  @exclusivity(unchecked) private var hasBareLoads = false
  /// True where numbers go to another app, which shows them to people; a format's own come back as they were.
  @exclusivity(unchecked) private var takesNoiseOut = false
  @exclusivity(unchecked) private var hasBareDistances = false

  package init(
    _ scope: FormatScope, options: WriteOptions, losses: LossReporter, usualLoadUnit: MassUnit? = nil
  ) {
    self.scope = scope
    self.usualLoadUnit = usualLoadUnit
    self.losses = losses
    mass = scope.fixedLoadUnit ?? options.massUnit
    distance = options.distanceUnit
    if scope.distanceChoices.count == 1 { distance = scope.distanceChoices[0] }
  }

  /// Refuses the units that were asked for and that the format never states.
  package static func check(_ options: WriteOptions, against scope: FormatScope) throws(WorkoutError) {
    if let asked = options.massUnit, let fixed = scope.fixedLoadUnit, asked != fixed {
      throw .request(.unitOfWeightsFixed(fixed, asked: asked, target: scope.target))
    }
    if let asked = options.distanceUnit, scope.has(.distance), !scope.distanceChoices.contains(asked) {
      throw .request(.unitOfDistancesFixed(scope.distanceChoices, asked: asked, target: scope.target))
    }
  }

  private var massIsForFile: Bool {
    scope.loadUnits == .oneForFile || scope.loadUnits == .oneForFileIfAny || scope.loadUnits == .unstated
  }
  private var distanceIsForFile: Bool {
    scope.distanceUnits == .oneForFile || scope.distanceUnits == .unstated
  }

  /// The unit of weights that the file states for all of them.
  var massOfFile: MassUnit? {
    scope.has(.load) && (massIsForFile || scope.fixedLoadUnit != nil) ? mass : nil
  }

  /// The unit of distances that the file states for all of them.
  var distanceOfFile: DistanceUnit? { scope.has(.distance) && distanceIsForFile ? distance : nil }

  /// True where the unit of the file is known or needs not be.
  var isDecided: Bool { !massIsForFile || mass != nil || !scope.has(.load) }

  /// Takes the units that the source states for everything.
  package func begin(_ archive: WorkoutArchive) {
    takesNoiseOut = scope.loadUnits != .besideOrUnstated && !scope.isKin(archive.source)
    if massIsForFile {
      if !scope.isKin(archive.source) { mass = mass ?? usualLoadUnit }
      mass = mass ?? archive.preferences.massUnit
      if scope.has(.profile) { unitOfBodyWeight = archive.profile.bodyWeight?.unit }
    }
    if distanceIsForFile, let unit = archive.preferences.distanceUnit, scope.distanceChoices.contains(unit) {
      distance = distance ?? unit
    }
  }

  /// Takes the units that the source prefers and the file does not state, which ``finish(_:)`` names.
  func leaveOut(mass: MassUnit?, distance: DistanceUnit?) {
    if scope.loadUnits == .unstated { unstatedMass = mass }
    if scope.distanceUnits == .unstated { unstatedDistance = distance }
  }

  /// Takes the units of the first weight and the first distance, where nothing else has stated them.
  package func look(at workout: Workout) {
    for exercise in workout.exercises {
      for set in exercise.sets {
        if massIsForFile, mass == nil { mass = set.load?.unit }
        if distanceIsForFile, distance == nil, let unit = set.details?.distance?.unit,
          scope.distanceChoices.contains(unit)
        {
          distance = unit
        }
      }
    }
  }

  /// Settles what nothing has stated, so that a head can be written.
  package func decide() {
    if massIsForFile { mass = mass ?? unitOfBodyWeight }
    if scope.loadUnits == .oneForFile, scope.has(.load) { mass = mass ?? .kilograms }
    if scope.distanceUnits == .oneForFile, scope.has(.distance), distance == nil { distance = usualDistance }
  }

  /// Takes the units of the file, which are settled.
  func settle(mass: MassUnit?, distance: DistanceUnit?) {
    self.mass = mass
    self.distance = distance
  }

  /// True once no later number can settle a unit, or leave something for ``finish(_:)`` to report.
  var areSettled: Bool {
    isDecided && scope.loadUnits != .unstated && scope.distanceUnits != .unstated
  }

  /// The unit of distances of people who lift in the unit of weights, as far as it can be written.
  private var usualDistance: DistanceUnit? {
    let wanted: DistanceUnit = mass == .pounds ? .miles : .kilometers
    return scope.distanceChoices.contains(wanted) ? wanted : scope.distanceChoices.first
  }

  /// `load` without the noise of binary fractions.
  private func meant(_ load: Load, _ field: ModelField, at path: ModelPath) -> Load {
    guard let meant = load.withoutNoise else { return load }
    losses.converted(
      field, .noiseLeftOut, at: path,
      detail: "\(load.value) to \(meant.value)")
    return meant
  }

  /// True where `load` can be written as it is.
  @inline(__always)
  func isFit(_ load: Load) -> Bool {
    guard !takesNoiseOut || load.value.fractionDigits < Load.noisyFractionDigits else { return false }
    return scope.loadUnits == .besideOrUnstated && mass == nil
      || (load.unit != nil && scope.loadUnits != .unstated && (mass == nil || load.unit == mass))
  }

  /// `load` in the unit of the file; nil where no number can say it in that.
  ///
  /// A unit that the format must state and nobody has stated is asked for in the end.
  package func fit(
    _ load: Load, _ field: ModelField = .load, at path: ModelPath, title: String?
  ) -> Load? {
    let load = takesNoiseOut ? meant(load, field, at: path) : load
    if isFit(load) || isNone(load.value) { return load }
    if load.unit == nil, scope.loadUnits == .besideOrUnstated { return load }
    if load.unit == nil, scope.loadUnits == .unstated, mass == nil {
      hasBareLoads = true
      return load
    }
    if load.value.coefficient == 0, load.unit == nil {
      if scope.loadUnits == .unstated { return load }
      losses.added(field, "the unit of a 0, which is 0 in any", at: path)
      return Load(load.value, unit: mass ?? .kilograms)
    }
    guard load.unit != nil, !hasBareLoads else {
      losses.needs.add(.unitOfWeights, at: path, title: title)
      return nil
    }
    if massIsForFile { mass = mass ?? load.unit }
    var result = load
    if let mass, load.unit != mass {
      guard let converted = converted(load, to: mass) else {
        losses.dropped(field, at: path, detail: "\(load.value) is too large to convert")
        return nil
      }
      let detail = "\(load.value) to \(converted.load.value)"
      losses.report(
        converted.isRounded ? .rounded : .converted, field,
        .unit(
          load.unit?.rawValue ?? "", mass.rawValue, roundedTo: converted.rounding?.rawValue),
        at: path, detail: detail)
      result = converted.load
    }
    if scope.loadUnits == .unstated {
      if !isNone(result.value) { hasStrippedLoads = true }
      result.unit = nil
    }
    return result
  }

  /// `load` as users of `mass` type it, or exactly where the app does not round.
  private func converted(_ load: Load, to mass: MassUnit) -> Load.Converted? {
    guard mass == .kilograms, usualLoadUnit == mass, load.unit == .pounds else {
      return load.converted(to: mass)
    }
    return MeasurementUnit.pounds.metric(load.value).map {
      Load.Converted(Load($0.value, unit: mass), rounding: $0.isRounded ? .digits : nil)
    }
  }

  /// `distance` in the unit of the file; nil where no number can say it in that.
  package func fit(
    _ distance: Distance, _ field: ModelField = .distance, at path: ModelPath, title: String?
  ) -> Distance? {
    if isNoDistance(distance) { return distance }
    if distance.unit == nil, scope.distanceUnits == .besideOrUnstated { return distance }
    if distance.unit == nil, scope.distanceUnits == .unstated, self.distance == nil {
      hasBareDistances = true
      return distance
    }
    if distance.value.coefficient == 0, distance.unit == nil {
      if scope.distanceUnits == .unstated { return distance }
      losses.added(field, "the unit of a 0, which is 0 in any", at: path)
      return Distance(distance.value, unit: self.distance ?? scope.distanceChoices.first)
    }
    guard let unit = distance.unit, !hasBareDistances else {
      losses.needs.add(.unitOfDistances, at: path, title: title)
      return nil
    }
    var result = distance
    let target = self.distance ?? (scope.distanceChoices.contains(unit) ? unit : usualDistance)
    // A file that states no unit has one for all its numbers.
    if scope.distanceUnits == .unstated { self.distance = target }
    if let target, target != unit {
      guard let converted = distance.converted(to: target) else {
        losses.dropped(field, at: path, detail: "\(distance.value) is too large to convert")
        return nil
      }
      let detail = "\(distance.value) to \(converted.distance.value)"
      losses.report(
        converted.isRounded ? .rounded : .converted, field,
        .unit(unit.rawValue, target.rawValue, roundedTo: converted.rounding?.rawValue),
        at: path, detail: detail)
      result = converted.distance
    }
    if scope.distanceUnits == .unstated {
      if !isNoDistance(result) { hasStrippedDistances = true }
      result.unit = nil
    }
    return result
  }

  /// True for a number that is written as none, and so needs no unit.
  private func isNone(_ value: ExactDecimal) -> Bool {
    scope.zeroIsAbsent.contains(.load) && value.coefficient == 0
  }

  private func isNoDistance(_ distance: Distance) -> Bool {
    scope.zeroIsAbsent.contains(.distance) && distance.value.coefficient == 0
  }

  /// Names, once, the units that the file does not state.
  package func finish(_ losses: LossReporter) {
    name(.loadUnit, "weights", hasStrippedLoads ? mass?.rawValue ?? "" : nil, unstatedMass?.rawValue, losses)
    name(
      .distanceUnit, "distances", hasStrippedDistances ? distance?.rawValue ?? "" : nil,
      unstatedDistance?.rawValue, losses)
  }

  /// Names the unit of what was written without, and the one that the source prefers where it is another.
  private func name(
    _ field: ModelField, _ numbers: String, _ stripped: String?, _ preferred: String?, _ losses: LossReporter
  ) {
    let details = [
      stripped.map { "all \(numbers) are in \($0)" },
      preferred.flatMap { $0 == stripped ? nil : "the source prefers \($0)" },
    ].compactMap { $0 }
    if !details.isEmpty { losses.dropped(field, detail: details.joined(separator: "; ")) }
  }
}
