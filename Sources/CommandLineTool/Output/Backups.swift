internal import CLibrary
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// The dated backups that stand beside a file: `history.btd.2026-01-31T180500.000Z.bak`.
struct Backups {
  private static let suffix = ".bak"
  private static let undoneSuffix = ".undone"

  /// The file, links followed.
  let path: String
  private let environment: Environment

  init(of path: String, _ environment: Environment) {
    self.environment = environment
    if let resolved = realpath(path, nil) {
      self.path = String(cString: resolved)
      free(resolved)
    } else {
      self.path = path
    }
  }

  /// Keeps the file as it is under a dated name as well.
  ///
  /// The two names share one file, so that this takes no time and cannot be half done.
  /// - Returns: the dated name.
  func add() throws -> String { try keep(Self.suffix) }

  private func keep(_ suffix: String) throws -> String {
    var milliseconds = environment.now()
    while true {
      let name = "\(path).\(Self.date(milliseconds))\(suffix)"
      if link(path, name) == 0 { return name }
      switch errno {
      case EEXIST: milliseconds += 1
      case EPERM, EMLINK, ENOTSUP: return try copy(to: name)
      default: throw FileError(.cannotCreate, path: name, code: errno)
      }
    }
  }

  /// Copies the file where the file system knows no second names.
  private func copy(to name: String) throws -> String {
    let input = try InputBytes(path: path)
    let output = try OutputFile(path: name, mayReplace: false)
    try output.write(input.bytes)
    try output.finish()
    return name
  }

  /// The name of the backup that ``restore()`` would bring back, or nil.
  func newest() throws -> String? {
    let current = FileIdentity(path)
    return try names().last { name in FileIdentity(name).map { $0 != current } ?? false }
  }

  /// Brings the newest backup back that is not what the file is already.
  ///
  /// - Returns: the name of the backup, and that under which the file as it was is kept; nil without a backup.
  func restore() throws -> (backup: String, undone: String?)? {
    var current = stat()
    let isThere = stat(path, &current) == 0
    for name in try names().reversed() {
      var backup = stat()
      guard stat(name, &backup) == 0 else { continue }
      // A run that ended before it could change the file has left the file itself as its backup.
      if isThere, backup.st_ino == current.st_ino, backup.st_dev == current.st_dev {
        unlink(name)
        continue
      }
      let undone = isThere ? try keep(Self.undoneSuffix) : nil
      guard rename(name, path) == 0 else { throw FileError(.cannotCreate, path: path, code: errno) }
      return (name, undone)
    }
    return nil
  }

  /// The backups by date, the oldest first.
  private func names() throws -> [String] {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let start = String(slash.map { path[path.index(after: $0)...] } ?? path[...]) + "."
    guard let directory = opendir(folder.isEmpty ? "." : folder) else {
      throw FileError(.cannotOpen, path: folder, code: errno)
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix(start), name.hasSuffix(Self.suffix) else { continue }
      let date = name.dropFirst(start.count).dropLast(Self.suffix.count)
      if date.utf8.count == Self.date(0).utf8.count, date.hasSuffix("Z") { names.append(folder + name) }
    }
    return names.sorted()
  }

  /// `2026-01-31T180500.000Z`.
  private static func date(_ milliseconds: Int64) -> String {
    var seconds = time_t(milliseconds / 1_000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day =
      "\(digits(Int(parts.tm_year) + 1_900, 4))-\(digits(Int(parts.tm_mon) + 1, 2))-\(digits(Int(parts.tm_mday), 2))"
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits(Int($0), 2) }.joined()
    return "\(day)T\(time).\(digits(Int(milliseconds % 1_000), 3))Z"
  }
}
