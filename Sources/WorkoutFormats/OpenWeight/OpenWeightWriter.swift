internal import Notation
internal import WorkoutModel

/// Writes one object where there is one, else a list: the profile, then templates and programs, then logs.
final class OpenWeightWriter: ArchiveSink {
  private let output: JSONOutput
  private let notation: OpenWeightNotation
  /// The first object, which waits for a second one to say that a list is needed.
  private var first: (() -> Void)?
  private var count = 0

  init(_ output: ByteOutput) {
    self.output = JSONOutput(output)
    notation = OpenWeightNotation(output: self.output)
  }

  func begin(_ archive: WorkoutArchive) {
    if !OpenWeightNotation.own(archive.profile.sourceFields).isEmpty {
      add { [self] in writeProfile(archive) }
    }
    var rest = archive.templates[...]
    while let template = rest.first {
      let program = OpenWeightProgram(prefixOf: rest)
      if let program {
        add { [self] in program.write(to: output, notation) }
      } else {
        add { [notation] in notation.write(template) }
      }
      rest = rest.dropFirst(program?.count ?? 1)
    }
  }

  func add(_ workout: Workout) { add { [notation] in notation.write(workout) } }

  func finish() {
    if let first {
      first()
      output.raw("\n")
    } else {
      output.raw(count == 0 ? "[]\n" : "\n]\n")
    }
  }

  private func add(_ write: @escaping () -> Void) {
    count += 1
    if count == 1 {
      first = write
      return
    }
    if let first {
      output.raw("[\n")
      first()
      self.first = nil
    }
    output.raw(",\n")
    write()
  }

  // MARK: The profile

  private func writeProfile(_ archive: WorkoutArchive) {
    let kept = OpenWeightNotation.own(archive.profile.sourceFields)
    var object = JSONObjectOutput(output)
    object.text("name", archive.profile.name)
    if let weight = archive.profile.bodyWeight {
      object.key("bodyweight")
      var inner = JSONObjectOutput(output)
      inner.number("value", weight.value)
      inner.text("unit", weight.unit?.rawValue)
      inner.kept(kept, below: "bodyweight/")
      inner.end()
    }
    if let height = archive.measurements.first(where: { $0.kind == OpenWeightProfileReader.heightKind }) {
      object.key("height")
      write(height)
    }
    let weights = archive.measurements.filter { $0.kind == OpenWeightProfileReader.weightKind }
    if !weights.isEmpty { object.list("bodyweightHistory", weights, write) }
    object.kept(kept)
    object.end()
  }

  private func write(_ measurement: BodyMeasurement) {
    var object = JSONObjectOutput(output)
    object.number("value", measurement.value)
    object.text("unit", measurement.unit)
    object.text("date", measurement.moment?.description)
    object.text("notes", measurement.note)
    object.kept(OpenWeightNotation.own(measurement.sourceFields))
    object.end()
  }
}
