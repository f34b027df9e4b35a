internal import CLibrary
internal import Notation
internal import SafeFiles
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
    self.path = FileSystem.resolved(path) ?? path
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
      if FileSystem.link(path, to: name) { return name }
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
    let current = FileSystem.status(of: path)
    for name in try names().reversed() {
      guard let backup = FileSystem.status(of: name) else { continue }
      // A run that ended before it could change the file has left the file itself as its backup.
      if let current, backup.isSameFile(as: current) {
        FileSystem.unlink(name)
        continue
      }
      let undone = current == nil ? nil : try keep(Self.undoneSuffix)
      guard FileSystem.rename(name, to: path) else { throw FileError(.cannotCreate, path: path, code: errno) }
      return (name, undone)
    }
    return nil
  }

  /// The backups by date, the oldest first.
  private func names() throws -> [String] {
    let (folder, file) = PathText.parts(of: path)
    let start = file + "."
    var names: [String] = []
    let isRead = FileSystem.forEachName(in: folder.isEmpty ? "." : folder) { name in
      guard name.hasPrefix(start), name.hasSuffix(Self.suffix) else { return true }
      let date = name.dropFirst(start.count).dropLast(Self.suffix.count)
      if date.utf8.count == Self.date(0).utf8.count, date.hasSuffix("Z") { names.append(folder + name) }
      return true
    }
    guard isRead else { throw FileError(.cannotOpen, path: folder, code: errno) }
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
