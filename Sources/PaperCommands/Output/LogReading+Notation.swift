internal import CommandLineTool
internal import LogForms
internal import Notation
internal import WorkoutModel

extension LogReading {
  /// What the page holds, in one line.
  var summary: String {
    var (done, doubtful) = (0, 0)
    for row in rows {
      switch row.outcome {
      case .done: done += 1
      case .inDoubt: doubtful += 1
      case .notDone: break
      }
    }
    let name = PrintableText.of(form.plan.title ?? "template without a name")
    return "\(title), \(name): \(Counted.of(done, "set")) done"
      + (doubtful > 0 ? ", \(doubtful) not understood" : "")
  }

  /// The page as `Schemas/scan.schema.json` has it.
  func write(to json: JSONOutput) {
    json.raw("{\"sheet\":")
    json.text(form.label)
    json.raw(",\"page\":\(form.page),\"pages\":\(form.pageCount),\"title\":")
    json.text(form.plan.title ?? "")
    if case .marked(let month, let day) = day { json.raw(",\"month\":\(month),\"day\":\(day)") }
    json.raw(",\"date\":")
    Self.write(dateBubbles, to: json)
    json.raw(",\"sets\":[")
    for (number, row) in rows.enumerated() {
      json.raw(number == 0 ? "{\"set\":" : ",{\"set\":")
      json.text(self.number(of: row.row))
      json.raw(",\"exercise\":")
      json.text(form.plan.exercises[row.row.exercise].name ?? "")
      json.raw(",\"outcome\":")
      switch row.outcome {
      case .done: json.text("done")
      case .notDone: json.text("not done")
      case .inDoubt(let doubt):
        json.text("in doubt")
        json.raw(",\"doubt\":")
        json.text(doubt.description)
      }
      json.raw(",\"bubbles\":")
      Self.write(row.bubbles, to: json)
      json.raw("}")
    }
    json.raw("]}")
  }

  private static func write(_ bubbles: [Bubble], to json: JSONOutput) {
    json.raw("[")
    for (number, bubble) in bubbles.enumerated() {
      json.raw(number == 0 ? "{\"asks\":" : ",{\"asks\":")
      json.text(bubble.bubble.mark.question.rawValue)
      json.raw(",\"value\":")
      json.text(bubble.bubble.mark.label)
      json.raw(",\"place\":[\(Int(bubble.pixel.x)),\(Int(bubble.pixel.y))],\"darkness\":")
      json.raw(String((bubble.peak * 1_000).rounded() / 1_000))
      json.raw(",\"verdict\":")
      json.text(bubble.verdict.rawValue)
      json.raw("}")
    }
    json.raw("]")
  }
}
