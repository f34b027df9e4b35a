internal import CSystem
internal import SafeFiles

/// How many of many files are worked on at a time, and which wait for the disk together.
struct EachPlan: Equatable {
  /// How many threads there are.
  let jobs: Int
  /// The files that one thread takes at a time; each output is open until all of them are on the disk.
  let chunks: [Range<Int>]

  /// More would wait for the disk hardly less often.
  private static let mostTogether = 128
  /// Bytes of inputs that are taken together: large files each get their output and their line at once.
  private static let bytesTogether: Int64 = 1 << 20
  /// What an input counts that is no file, such as a member of a zip file.
  private static let unknownSize = bytesTogether / 32
  /// How often a thread takes files at least, so that none is left alone with the last of them.
  private static let turns = 4
  /// What a thread has open beside the outputs: an input, a folder, a pipe to a program.
  private static let besideOutputs = 8
  /// What the process has open beside the files.
  private static let besideFiles = 32
  /// What each system lets a process have open that asks for it.
  private static let mostOpen = 10_240

  /// - Parameters:
  ///   - sizes: the bytes of each file.
  ///   - jobs: how many threads are asked for.
  ///   - openFiles: how many files the process may have open.
  init(sizes: [Int64], jobs: Int, openFiles: Int = Int(CSystemHoldOpen(Int32(Self.mostOpen)))) {
    let open = openFiles - Self.besideFiles
    self.jobs = max(1, min(jobs, open / (Self.besideOutputs + 1)))
    let room = open / self.jobs - Self.besideOutputs
    let share = (sizes.count + self.jobs * Self.turns - 1) / (self.jobs * Self.turns)
    let most = max(1, min(share, room, Self.mostTogether))
    var chunks: [Range<Int>] = []
    var (start, bytes) = (0, Int64(0))
    for (index, size) in sizes.enumerated() {
      if index > start, index - start == most || size > Self.bytesTogether - bytes {
        chunks.append(start..<index)
        (start, bytes) = (index, 0)
      }
      bytes += min(size, Self.bytesTogether)
    }
    if start < sizes.count { chunks.append(start..<sizes.count) }
    self.chunks = chunks
  }

  /// The bytes of what has a name, as far as they tell how long it takes.
  static func size(of name: String) -> Int64 {
    guard let status = FileSystem.status(of: name) else { return unknownSize }
    // What is in a folder is read as one input.
    return status.kind == .file ? status.size : bytesTogether
  }
}
