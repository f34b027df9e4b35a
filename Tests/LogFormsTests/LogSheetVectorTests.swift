import Foundation
import LogForms
import Testing
import WorkoutModel

/// What a stranger's reader is made from: the vectors in `Schemas/` are those of the code.
@Suite struct LogSheetVectorTests {
  private struct Vector: Codable, Equatable {
    struct Bubble: Codable, Equatable {
      var asks: String
      var value: String
      var x: Double
      var y: Double
    }

    var name: String
    var payload: String
    var sheet: String
    var page: Int
    var pages: Int
    var step: String
    var effort: Bool
    var paper: [Double]
    var code: [Double]
    var date: [Bubble]
    var rows: [[Bubble]]
    var squares: [[Double]]
  }

  private static func vector(_ name: String, _ form: LogForm) throws -> Vector {
    let layout = LogLayout(form)
    func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
    func bubbles(_ bubbles: [LogBubble]) -> [Vector.Bubble] {
      bubbles.map {
        Vector.Bubble(
          asks: $0.mark.question.rawValue, value: $0.mark.label, x: rounded($0.place.x),
          y: rounded($0.place.y))
      }
    }
    return Vector(
      name: name, payload: String(decoding: try form.payload(), as: UTF8.self), sheet: form.label,
      page: form.page, pages: form.pageCount, step: form.step.description, effort: form.hasEffort,
      paper: [form.paper.width, form.paper.height],
      code: [layout.codeOrigin.x, layout.codeOrigin.y, LogLayout.codeSide], date: bubbles(layout.dateBubbles),
      rows: layout.rows.map { bubbles($0.bubbles) },
      squares: layout.anchors.map { [rounded($0.place.x), rounded($0.place.y), $0.side] })
  }

  /// Sheets that were printed once are read for good.
  @Test func theVectorsAreWritten() throws {
    var options = LogOptions()
    options.paper = .a4
    options.hasEffort = true
    options.step = ExactDecimal(coefficient: 125, fractionDigits: 2)
    let vectors = [
      try Self.vector("letter", LogPrint.form()),
      try Self.vector("A4 with RPE", LogPrint.form(LogPrint.plan, options)),
    ]
    let file = URL(filePath: #filePath).appending(path: "../../../Schemas/log-sheet-v1.vectors.json")
      .standardizedFileURL
    let kept = (try? JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))) ?? []
    if kept.count < vectors.count, ProcessInfo.processInfo.environment["BTD_RECORD"] == "1" {
      // New ones join those that stand there, and nothing records these again.
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
      try encoder.encode(kept + vectors.dropFirst(kept.count)).write(to: file)
      Issue.record("recorded log-sheet-v1.vectors.json: read it, then run without BTD_RECORD")
      return
    }
    #expect(kept == vectors)
  }
}
