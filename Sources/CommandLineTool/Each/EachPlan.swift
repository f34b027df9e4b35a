internal import CFileSystem

/// How many of many files are worked on at a time, and how many wait for the disk together.
struct EachPlan: Equatable {
  /// How many threads there are.
  let jobs: Int
  /// How many files one thread takes at a time; each output is open until all of them are on the disk.
  let together: Int

  /// More would wait for the disk hardly less often.
  private static let mostTogether = 128
  /// How often a thread takes files at least, so that none is left alone with the last of them.
  private static let turns = 4
  /// What a thread has open beside the outputs: an input, a folder, a pipe to a program.
  private static let besideOutputs = 8
  /// What the process has open beside the files.
  private static let besideFiles = 32
  /// What each system lets a process have open that asks for it.
  private static let mostOpen = 10_240

  /// - Parameters:
  ///   - count: how many files there are.
  ///   - jobs: how many threads are asked for.
  ///   - openFiles: how many files the process may have open.
  init(count: Int, jobs: Int, openFiles: Int = Int(CFileSystemHoldOpen(Int32(Self.mostOpen)))) {
    let open = openFiles - Self.besideFiles
    self.jobs = max(1, min(jobs, open / (Self.besideOutputs + 1)))
    let room = open / self.jobs - Self.besideOutputs
    let share = (count + self.jobs * Self.turns - 1) / (self.jobs * Self.turns)
    together = max(1, min(share, room, Self.mostTogether))
  }
}
