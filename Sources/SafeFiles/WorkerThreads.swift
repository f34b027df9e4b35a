internal import CLibrary

/// Threads for one piece of work.
enum WorkerThreads {
  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs `body` on this thread and on up to `count` others, as many as the system gives, until all are done.
  static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    for _ in 0..<count {
      let job = Unmanaged.passRetained(Job(body))
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let code = pthread_create(
        &thread, nil,
        { context in
          WorkerThreads.work(context)
          return nil
        }, job.toOpaque())
      guard code == 0 else {
        job.release()
        break
      }
      #if canImport(Darwin)
        if let thread { threads.append(thread) }
      #else
        threads.append(thread)
      #endif
    }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func work(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
  }
}
