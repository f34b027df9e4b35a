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
    let units = ProfileUnits(from: unitOfSource, to: archive.preferences.massUnit, losses: losses)
    if let weight = profile.bodyWeight.flatMap({ units.bodyWeight($0) }) {
      object.write("weight") { json.number(weight.value) }
    }
    for total in BenchTrackerTotals.all {
      guard let value = total.value.get(profile.totals) else { continue }
      let name = total.name.description
      guard name == "totalVolume" else {
        object.write(name) { json.number(value) }
        continue
      }
      if let volume = units.volume(value) {
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
