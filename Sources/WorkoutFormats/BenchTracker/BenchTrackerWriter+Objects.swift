internal import Notation
internal import WorkoutModel

extension BenchTrackerWriter {
  /// Writes the settings.
  func writeSettings() {
    if let text = keptText("settings") { return writePart("settings", text) }
    let preferences = archive.preferences
    var object = BenchTrackerObjectWriter(
      self, "settings", kept: BenchTrackerKeys.file.own(preferences.sourceFields))
    losses.reportForeign(preferences.sourceFields, at: { "/settings" })
    if let unit = unit.target, !object.isKept("weightInLbs") {
      object.write("weightInLbs") { json.bool(unit == .pounds) }
      if preferences.massUnit == nil {
        added("settings.weightInLbs", "\(unit == .pounds)", pointer: "/settings/weightInLbs")
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
    losses.reportForeign(profile.sourceFields, at: { "/user" })
    if let created = profile.created {
      reportCreation(created)
      object.write("dateCreated") { json.text(DateNotation.created(created)) }
    }
    if let name = profile.name { object.write("name") { json.text(name) } }
    if let picture = profile.picture { object.write("imageData") { json.text(picture) } }
    if let weight = profile.bodyWeight {
      object.write("weight") { json.number(unit.convertBodyWeight(weight, findings: findings)) }
    }
    for total in BenchTrackerTotals.all {
      guard let value = profile.totals[keyPath: total.property] else { continue }
      object.write("\(total.name)") {
        let isVolume = total.property == \RunningTotals.volume
        let unitOfSource = archive.preferences.massUnit
        json.number(isVolume ? unit.convertVolume(value, from: unitOfSource, findings: findings) : value)
      }
    }
    for key in ["weight", "totalVolume"] where object.isKept(key) {
      unit.reportKept("user.\(key)", at: "/user/\(key)", findings: findings)
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
    let place = Place(pointer: "/user/dateCreated")
    if created.cut(to: .second).wallMilliseconds != created.wallMilliseconds {
      findings.report(
        Finding(
          .warning, .rounded, "user: dateCreated is cut to the second", detail: created.description,
          place: place))
    }
    if created.offsetMinutes == nil || created.precision.rawValue < Moment.Precision.second.rawValue {
      findings.report(
        Finding(
          .note, .added,
          "user: dateCreated gets the time of day and the offset that the source does not state",
          detail: DateNotation.created(created), place: place))
    }
  }
}
