internal import WorkoutModel

/// What a sink gives to a reader of parts, so that workouts are fitted and written by the threads that read them.
package struct StretchWriting {
  /// Stands before another sink and reports what it finds in workouts.
  typealias Watcher = @Sendable (_ sink: any ArchiveSink, _ findings: any FindingSink) -> any ArchiveSink

  private let maker: @Sendable (_ watchers: [Watcher]) -> any StretchMaker
  private var watchers: [Watcher] = []
  /// Takes a stretch in its turn.
  private(set) var take: (WrittenStretch) throws(WorkoutError) -> Void

  /// - Parameters:
  ///   - maker: makes what fits and writes on one thread, behind the given sinks.
  ///   - take: takes a stretch in its turn.
  init(
    maker: @escaping @Sendable ([Watcher]) -> any StretchMaker,
    take: @escaping (WrittenStretch) throws(WorkoutError) -> Void
  ) {
    self.maker = maker
    self.take = take
  }

  /// The same behind a sink that watches workouts on their way from the reader.
  ///
  /// - Parameters:
  ///   - watcher: makes such a sink for a thread.
  ///   - pass: tells the sink itself how many workouts went past it.
  func behind(_ watcher: @escaping Watcher, pass: @escaping (_ count: Int) -> Void) -> StretchWriting {
    var writing = self
    // The sink nearest to the reader comes last, and sees each workout first.
    writing.watchers.append(watcher)
    let take = take
    writing.take = { (stretch) throws(WorkoutError) in
      pass(stretch.read.workouts)
      try take(stretch)
    }
    return writing
  }

  /// Makes the maker for one thread.
  var makeMaker: @Sendable () -> any StretchMaker {
    let (maker, watchers) = (maker, watchers)
    return { maker(watchers) }
  }
}
