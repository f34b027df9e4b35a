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
    shortfalls.reportForeign(preferences.sourceFields, of: .settings)
    if let unit = unit.target, !object.isKept("weightInLbs") {
      object.write("weightInLbs") { json.bool(unit == .pounds) }
      if preferences.massUnit == nil {
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
    shortfalls.reportForeign(profile.sourceFields, of: .profile)
    if let created = profile.created {
      reportCreation(created)
      object.write("dateCreated") { json.text(DateNotation.created(created)) }
    }
    if let name = profile.name { object.write("name") { json.text(name) } }
    if let picture = profile.picture { object.write("imageData") { json.text(picture) } }
    if let weight = profile.bodyWeight {
      object.write("weight") { json.number(unit.convertBodyWeight(weight, losses)) }
    }
    for total in BenchTrackerTotals.all {
      guard let value = profile.totals[keyPath: total.property] else { continue }
      object.write("\(total.name)") {
        let isVolume = total.property == \RunningTotals.volume
        let unitOfSource = archive.preferences.massUnit
        json.number(isVolume ? unit.convertVolume(value, from: unitOfSource, losses) : value)
      }
    }
    for key in ["weight", "totalVolume"] where object.isKept(key) {
      unit.reportKept(key == "weight" ? .bodyWeight : .totalVolume, at: nil, losses)
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
