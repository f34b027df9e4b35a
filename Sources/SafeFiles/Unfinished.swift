internal import CLibrary
internal import Synchronization

/// What an interrupted run must not leave behind: drafts with names, and programs that it has started.
package enum Unfinished {
  /// What there is at the moment.
  private struct Things {
    var drafts: Set<String> = []
    var programs: Set<pid_t> = []
    /// Folders in which drafts of runs that were killed have been looked for.
    var clearedFolders: Set<String> = []
  }

  private static let things = Mutex(Things())

  /// How the names of drafts begin and end.
  private static let (start, end) = (".btd-", ".partial")

  /// A name for a draft in `folder`, which ends in a slash or is empty; no other run has it.
  package static func draftName(in folder: String) -> String {
    "\(folder)\(start)\(String(UInt64.random(in: .min ... .max), radix: 36))\(end)"
  }

  /// Remembers a draft, a file or a folder of files.
  package static func add(draft: String) { _ = things.withLock { $0.drafts.insert(draft) } }

  /// Forgets a draft that has got its name or is gone.
  package static func remove(draft: String) { _ = things.withLock { $0.drafts.remove(draft) } }

  /// Remembers a program that runs for this one.
  package static func add(program: Int32) { _ = things.withLock { $0.programs.insert(program) } }

  /// Forgets a program that has ended.
  package static func remove(program: Int32) { _ = things.withLock { $0.programs.remove(program) } }

  // MARK: Interrupts

  /// Ends the process as its signals ask, once drafts are removed and programs ended.
  ///
  /// A signal that the caller has the process ignore stays ignored. Call it before any thread is started.
  package static func watchSignals() {
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      sigaction(number, nil, &action)
      if !isIgnored(action) { sigaddset(&watched, number) }
    }
    guard pthread_sigmask(SIG_BLOCK, &watched, nil) == 0 else { return }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let set = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
    set.initialize(to: watched)
    let code = pthread_create(
      &thread, nil,
      { set in
        Unfinished.wait(for: set)
        return nil
      }, set)
    // Where there are too many threads, signals end the process as they always did.
    if code != 0 { pthread_sigmask(SIG_UNBLOCK, &watched, nil) }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func wait(for set: UnsafeMutableRawPointer?) {
    guard let set = set?.assumingMemoryBound(to: sigset_t.self) else { return }
    var number: Int32 = 0
    while sigwait(set, &number) != 0 {}
    things.withLock { things in
      for program in things.programs { kill(program, SIGKILL) }
      for draft in things.drafts { clear(draft) }
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, set, nil)
      // The lock is never given back: no draft is begun any more.
      kill(getpid(), number)
      while true { pause() }
    }
  }

  // MARK: Drafts of runs that were killed

  /// Locks a draft for as long as `descriptor` is open, so that no other run takes it for a dead one's.
  package static func lock(draft descriptor: Int32) { flock(descriptor, LOCK_EX | LOCK_NB) }

  /// Removes the drafts in `folder` that no run holds any more; looks once in each folder.
  package static func clearDrafts(in folder: String) {
    let place = folder.isEmpty ? "." : folder
    guard things.withLock({ $0.clearedFolders.insert(place).inserted }) else { return }
    var found: [String] = []
    _ = FileSystem.forEachName(in: place) { name in
      if name.hasPrefix(start), name.hasSuffix(end) { found.append(folder + name) }
      return true
    }
    for draft in found {
      let descriptor = FileSystem.open(draft, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { clear(draft) }
      close(descriptor)
    }
  }

  /// Removes a draft: a file, or a folder and the files in it.
  private static func clear(_ draft: String) {
    guard FileSystem.linkStatus(of: draft)?.kind == .folder else {
      FileSystem.unlink(draft)
      return
    }
    // Another thread may be at work on one more page.
    for _ in 0..<100 {
      _ = FileSystem.forEachName(in: draft) { name in
        FileSystem.unlink("\(draft)/\(name)")
        return true
      }
      if FileSystem.removeFolder(draft) || errno != ENOTEMPTY { return }
    }
  }
}
