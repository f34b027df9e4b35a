internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// Writes a comparison as JSON, as `Schemas/diff.schema.json` has it.
enum DiffNotation {
  static func json(
    _ comparison: ArchiveComparison, _ first: ArchiveFile, _ second: ArchiveFile
  ) -> String {
    JSONOutput.text { json in
      json.raw("{\"first\":")
      json.text(first.file)
      json.raw(",\"second\":")
      json.text(second.file)
      json.raw(",\"clockOffsetMinutes\":")
      json.number(comparison.clockOffsets.first?.minutes ?? 0)
      json.raw(",\"clockOffsets\":")
      list(comparison.clockOffsets, json) { offset in
        json.raw("{\"minutes\":")
        json.number(offset.minutes)
        json.raw(",\"workouts\":")
        json.number(offset.workouts)
        json.raw("}")
      }
      json.raw(",\"same\":")
      json.number(comparison.sameCount)
      json.raw(",\n\"onlyInFirst\":")
      list(comparison.onlyInFirst, json) { write($0, of: first.archive, to: json) }
      json.raw(",\n\"onlyInSecond\":")
      list(comparison.onlyInSecond, json) { write($0, of: second.archive, to: json) }
      json.raw(",\n\"changed\":")
      list(comparison.changed, json) { change in
        json.raw("{\"first\":")
        write(change.first, of: first.archive, to: json)
        json.raw(",\"second\":")
        write(change.second, of: second.archive, to: json)
        json.raw(",\"differences\":")
        list(change.differences, json) { write($0, to: json) }
        json.raw("}")
      }
      json.raw(",\n\"parts\":")
      list(comparison.parts, json) { write($0, to: json) }
      json.raw("}\n")
    }
  }

  private static func list<Item>(_ items: [Item], _ json: JSONOutput, _ write: (Item) -> Void) {
    json.raw("[")
    for (number, item) in items.enumerated() {
      json.raw(number == 0 ? "\n" : ",\n")
      write(item)
    }
    json.raw("]")
  }

  private static func write(_ index: Int, of archive: WorkoutArchive, to json: JSONOutput) {
    let workout = archive.workouts[index]
    json.raw("{\"number\":")
    json.number(index + 1)
    json.raw(",\"uuid\":")
    json.text(orNull: workout.id?.description)
    json.raw(",\"date\":")
    json.text(orNull: workout.start?.description)
    json.raw(",\"name\":")
    json.text(orNull: workout.title)
    json.raw(",\"exercises\":")
    json.number(workout.exercises.count)
    json.raw(",\"sets\":")
    json.number(workout.exercises.reduce(0) { $0 + $1.sets.count })
    json.raw("}")
  }

  private static func write(_ difference: FieldDifference, to json: JSONOutput) {
    json.raw("{\"subject\":")
    json.text(difference.subject)
    json.raw(",\"field\":")
    json.text(difference.field)
    json.raw(",\"first\":")
    json.text(orNull: difference.first)
    json.raw(",\"second\":")
    json.text(orNull: difference.second)
    json.raw("}")
  }
}
