internal import CommandLineTool
internal import LogForms

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
        guard let line, !line.isEmpty else { return nil }
        if let answer = LogAnswer("\(doubt.number)=\(line)") { return answer }
        console.error("That is no set: write 8x60, 8, 60s, 8x60@9 (with RPE), plan or none.\n")
      }
    }
  }
}
