internal import FormatKit
internal import Notation
internal import WorkoutModel

extension BenchTrackerWriter {
  /// Writes the settings.
  func writeSettings() {
    if let text = keptText("settings") { return writePart("settings", text) }
    let preferences = archive.preferences
    var object = BenchTrackerObjectWriter(
      self, "settings", kept: BenchTrackerKeys.file.own(preferences.sourceFields))
    if let unit = preferences.massUnit, !object.isKept("weightInLbs") {
      object.write("weightInLbs") { json.bool(unit == .pounds) }
      if unitOfSource == nil {
        added(.model(.loadUnit), "\(unit == .pounds)", at: Place(.output, pointer: "/settings/weightInLbs"))
      }
    } else {
      object.computed["weightInLbs"] = "true"
    }
    if let startsOnMonday = preferences.startsWeekOnMonday {
      object.write("startWeekOnMonday") { json.bool(startsOnMonday) }
    }
    object.finish()
  }

  /// Writes the user.
  func writeUser() {
    if let text = keptText("user") { return writePart("user", text) }
    let profile = archive.profile
    var object = BenchTrackerObjectWriter(self, "user", kept: BenchTrackerKeys.file.own(profile.sourceFields))
    if let created = profile.created {
      reportCreation(created)
      object.write("dateCreated") { json.text(DateNotation.created(created)) }
    }
    if let name = profile.name { object.write("name") { json.text(name) } }
    if let picture = profile.picture { object.write("imageData") { json.text(picture) } }
    if let weight = profile.bodyWeight.flatMap({ inUnitOfFile($0, .bodyWeight) }) {
      object.write("weight") { json.number(weight.value) }
    }
    for total in BenchTrackerTotals.all {
      guard let value = total.value.get(profile.totals) else { continue }
      let name = total.name.description
      guard name == "totalVolume" else {
        object.write(name) { json.number(value) }
        continue
      }
      if let volume = volumeInUnitOfFile(value) {
        object.write(name) { json.number(volume) }
      }
    }
    if let change = UnitChange(from: unitOfSource, to: archive.preferences.massUnit) {
      if object.isKept("weight") { change.report(.bodyWeight, at: nil, losses) }
      if object.isKept("totalVolume") { change.report(.totalVolume, at: nil, losses) }
    }
    object.computed["dateCreated"] = "\"\(DateNotation.created(totals.firstStart ?? .epoch))\""
    object.computed["totalDuration"] = String(totals.durationSeconds)
    object.computed["totalVolume"] = String(totals.volume)
    object.computed["totalWorkouts"] = String(count)
    object.computed["totalSets"] = String(totals.sets)
    object.computed["totalExercises"] = String(totals.exercises)
    object.finish()
  }

  /// `load` in the unit of the file; nil, and named, where no number can say it in that.
  private func inUnitOfFile(_ load: Load, _ field: ModelField) -> Load? {
    guard let target = archive.preferences.massUnit, let unit = load.unit, load.value.coefficient != 0,
      unit != target
    else { return load }
    guard let result = load.converted(to: target) else {
      losses.dropped(field, detail: "\(load.value) is too large to convert")
      return nil
    }
    losses.report(
      result.isRounded ? .rounded : .converted, field,
      .unit(unit.rawValue, target.rawValue, roundedTo: result.rounding?.rawValue), at: nil,
      detail: "\(load.value) to \(result.load.value)")
    return result.load
  }

  /// A volume in the unit of the file, as a whole number like the app's own.
  private func volumeInUnitOfFile(_ volume: ExactDecimal) -> ExactDecimal? {
    guard unitOfSource != nil, unitOfSource != archive.preferences.massUnit else { return volume }
    return inUnitOfFile(Load(volume, unit: unitOfSource), .totalVolume).map {
      ExactDecimal(coefficient: $0.value.wholePart) ?? volume
    }
  }

  /// Names what of the day of the profile's making the notation cannot say, or says without having been told.
  private func reportCreation(_ created: Moment) {
    if created.cut(to: .second).wallMilliseconds != created.wallMilliseconds {
      losses.rounded(.profileCreated, .cut(to: .second), at: nil, detail: created.description)
    }
    if created.offsetMinutes == nil || created.precision.rawValue < Moment.Precision.second.rawValue {
      losses.added(
        .profileCreated, "gets the time of day and the offset that the source does not state", at: nil,
        detail: DateNotation.created(created))
    }
  }
}
