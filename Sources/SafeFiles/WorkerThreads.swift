internal import CLibrary

/// Threads for one piece of work.
enum WorkerThreads {
  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs `body` on this thread and on up to `count` others, as many as the system gives, until all are done.
  static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = start(count, body)
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Runs `others` on up to `count` threads of their own beside `here`, until all are done.
  ///
  /// - Returns: false where the system gives no thread; nothing has run then.
  static func run(
    _ count: Int, _ others: @escaping @Sendable () -> Void, beside here: () throws -> Void
  ) rethrows -> Bool {
    let threads = start(count, others)
    guard !threads.isEmpty else { return false }
    defer { for thread in threads { pthread_join(thread, nil) } }
    try here()
    return true
  }

  /// Starts up to `count` threads that somebody must join, as many as the system gives.
  static func start(_ count: Int, _ body: @escaping @Sendable () -> Void) -> [pthread_t] {
    var threads: [pthread_t] = []
    while threads.count < count, let thread = start(body) { threads.append(thread) }
    return threads
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
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
      return nil
    }
    return thread
  }

  private static func work(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
  }
}
