internal import CommandLineTool
internal import LogForms
internal import Notation

/// Asks the person at the terminal what a set of a log sheet was.
enum SetQuestion {
  /// What asks, one line a set; nil where nobody is there to answer.
  ///
  /// - Parameter prepare: is called before each question.
  static func asker(_ console: Console, prepare: @escaping () -> Void) -> ((LogDoubt) -> LogAnswer?)? {
    guard console.mayAsk else { return nil }
    return { doubt in
      prepare()
      while true {
        let line = console.ask("\(doubt.file): \(doubt.words). What was it, like 8x60? Empty leaves it out: ")
        guard let text = line.map({ String($0.trimming { $0.properties.isWhitespace }) }), !text.isEmpty
        else {
          return nil
        }
        guard let answer = LogAnswer("\(doubt.number)=\(text)") else {
          console.error("That is not a set. Write 8x60, 8, 60s, 8x60@9 (with RPE), plan or none.\n")
          continue
        }
        if !answer.isPlan || doubt.hasPlan { return answer }
        console.error("The sheet has no plan for this set. Write 8x60, 8, 60s, 8x60@9 (with RPE) or none.\n")
      }
    }
  }
}
