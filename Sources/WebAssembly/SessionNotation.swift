internal import FormatKit
internal import Notation
internal import Statistics
internal import WorkoutFormats
internal import WorkoutModel

/// What a session tells its host, as JSON.
enum SessionNotation {
  /// The id, name, extension and directions of each format, and the apps that import it.
  static var formats: String {
    JSONOutput.text { json in
      array(Format.all, json) { format in
        json.raw("{\"id\":")
        json.text(format.id)
        json.raw(",\"name\":")
        json.text(format.name)
        json.raw(",\"extension\":")
        json.text(format.extensions.first ?? "")
        json.raw(",\"reads\":")
        json.bool(format.reader != nil)
        json.raw(",\"writes\":")
        json.bool(format.writer != nil)
        json.raw(",\"importedBy\":")
        array(WorkoutApp.importing(format), json) { json.text($0.name) }
        json.raw("}")
      }
    }
  }

  /// How much there is of what, from when to when.
  static func summary(of archive: WorkoutArchive, formats: [Format]) -> String {
    var (exercises, sets) = (0, 0)
    for workout in archive.workouts {
      exercises += workout.exercises.count
      for exercise in workout.exercises { sets += exercise.sets.count }
    }
    let days = archive.workouts.compactMap { $0.start?.description }
    return JSONOutput.text { json in
      json.raw("{\"format\":")
      json.text(formats.map { $0.id }.joined(separator: " "))
      json.raw(",\"name\":")
      json.text(formats.map { $0.name }.joined(separator: " + "))
      json.raw(",\"workouts\":")
      json.number(archive.workouts.count)
      json.raw(",\"exercises\":")
      json.number(exercises)
      json.raw(",\"sets\":")
      json.number(sets)
      json.raw(",\"templates\":")
      json.number(archive.templates.count)
      json.raw(",\"rides\":")
      json.number(archive.rides.count)
      json.raw(",\"measurements\":")
      json.number(archive.measurements.count)
      json.raw(",\"first\":")
      json.text(orNull: days.min())
      json.raw(",\"last\":")
      json.text(orNull: days.max())
      json.raw(",\"unit\":")
      json.text(orNull: archive.preferences.massUnit?.rawValue)
      json.raw("}")
    }
  }

  /// The date, title, numbers and text of each workout.
  static func history(of archive: WorkoutArchive) -> String {
    JSONOutput.text { json in
      array(archive.workouts, json) { workout in
        json.raw("{\"start\":")
        json.text(orNull: workout.start?.description)
        json.raw(",\"title\":")
        json.text(orNull: workout.title)
        json.raw(",\"exercises\":")
        json.number(workout.exercises.count)
        json.raw(",\"sets\":")
        json.number(workout.exercises.reduce(0) { $0 + $1.sets.count })
        json.raw("}")
      }
    }
  }

  /// The sorts of findings, with the first places of each as people call them in the archive that they are about.
  static func findings(_ log: FindingLog, in archive: WorkoutArchive) -> String {
    let names = PlaceNames(of: archive, in: log)
    return JSONOutput.text { json in
      array(log.groups, json) { group in
        json.raw("{\"severity\":")
        json.text(group.first.severity.rawValue)
        json.raw(",\"kind\":")
        json.text(group.first.kind.rawValue)
        json.raw(",\"document\":")
        json.text(group.first.place.document.rawValue)
        json.raw(",\"subject\":")
        json.text(group.first.subject.rawValue)
        json.raw(",\"field\":")
        json.text(orNull: group.first.fieldID)
        json.raw(",\"what\":")
        json.text(group.first.what)
        json.raw(",\"count\":")
        json.number(group.count)
        json.raw(",\"places\":")
        array(group.examples, json) { finding in
          let name = finding.place.file == nil ? finding.place.path.map { names.name(of: $0) } : nil
          // A pointer into what is written says nothing to a person.
          let place = name ?? (finding.place.document == .output ? "" : finding.place.description)
          let detail = finding.detail ?? ""
          json.text(place.isEmpty || detail.isEmpty ? place + detail : "\(place): \(detail)")
        }
        json.raw("}")
      }
    }
  }

  /// Writes an array.
  static func array<Element>(_ elements: [Element], _ json: JSONOutput, _ write: (Element) -> Void) {
    json.raw("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { json.raw(",") }
      write(element)
    }
    json.raw("]")
  }
}
