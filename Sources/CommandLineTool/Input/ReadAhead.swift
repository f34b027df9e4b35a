internal import FormatKit
internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// Reading ahead of the thread that writes what is read: parts on several threads where the format has parts, else all
/// on one.
///
/// Workouts and findings come in the order in which they would come without it, and few wait at a time.
enum ReadAhead {
  /// Smaller inputs are read sooner than a thread starts.
  private static let minimumByteCount = 1 << 20

  /// Reads `input` into `sink`.
  ///
  /// - Parameter jobs: how many threads read parts of it.
  /// - Returns: false where one thread does it sooner or the system gives no other; nothing has been read then.
  static func stream(
    _ input: InputBytes, as format: Format, _ options: ReadOptions, jobs: Int, into sink: any ArchiveSink,
    _ findings: any FindingSink
  ) throws(WorkoutError) -> Bool {
    guard input.byteCount >= minimumByteCount, let reader = format.reader else { return false }
    if format.readsParts {
      var options = options
      options.sideBySide = sideBySide(jobs)
      options.stretches = (sink as? any SharingSink)?.stretchWriting()
      try reader(input, options, sink, findings)
      return true
    }
    var silent = options
    silent.progress = nil
    let hasProgress = options.progress != nil
    // The other thread alone uses both until it has ended.
    nonisolated(unsafe) let (input, readOptions) = (input, silent)
    var failure: WorkoutError?
    let hasRead = Parallel.handOver { handover in
      let told = ToldEvents(handover)
      var options = readOptions
      if hasProgress { options.progress = { told.add(.progress($0, of: $1)) } }
      do throws(WorkoutError) {
        try reader(input, options, told, told)
        told.end(nil)
      } catch {
        told.end(error)
      }
    } take: { handover in
      do throws(WorkoutError) {
        while let events = handover.take() {
          for event in events { try tell(event, options, sink, findings) }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return hasRead
  }

  private static func sideBySide(_ jobs: Int) -> SideBySide {
    SideBySide(width: jobs) { count, maker, take in
      // Fails only where `take` asks for no more.
      try? Parallel.inOrder(Array(0..<count), width: jobs, worker: maker) { _, _, part in
        guard take(part) else { throw WorkoutError.stopped("") }
      }
    }
  }

  private static func tell(
    _ event: ReadEvent, _ options: ReadOptions, _ sink: any ArchiveSink, _ findings: any FindingSink
  ) throws(WorkoutError) {
    switch event {
    case .begin(let archive): try sink.begin(archive)
    case .add(let workout): try sink.add(workout)
    case .finding(let finding): findings.report(finding)
    case .progress(let done, let total): options.progress?(done, total)
    case .finish: try sink.finish()
    case .failure(let error): throw error
    }
  }
}
