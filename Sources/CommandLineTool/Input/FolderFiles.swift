internal import CLibrary
internal import FormatKit
internal import SafeFiles
internal import WorkoutModel

/// The files in a folder and in the folders within it; every other entry is named as left out.
struct FolderFiles {
  /// The largest number of files that are taken from one folder.
  private static let maximumFiles = 100_000
  /// How deep folders may lie within each other.
  private static let maximumDepth = 32

  /// The files, by their paths.
  private(set) var paths: [String] = []
  private let root: String
  private let findings: any FindingSink

  /// Looks through `folder`.
  init(in folder: String, findings: any FindingSink) throws {
    root = folder
    self.findings = findings
    try collect(in: folder, depth: 0)
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func collect(in folder: String, depth: Int) throws {
    var names: [String] = []
    let isRead = FileSystem.forEachName(in: folder) { name in
      names.append(name)
      return true
    }
    guard isRead else {
      let failure = FileError(.cannotOpen, path: folder, code: errno)
      guard depth > 0 else { throw failure }
      let reason = String(cString: strerror(failure.code))
      return leaveOut(folder, "folder in a folder that cannot be opened", detail: reason)
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      try add(folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)", name, depth)
    }
  }

  private mutating func add(_ path: String, _ name: String, _ depth: Int) throws {
    guard !name.hasPrefix(".") else {
      findings.report(
        Finding(.note, .unsupported, "hidden file in a folder, left alone", place: Place(file: path)))
      return
    }
    guard let entry = FileSystem.linkStatus(of: path) else {
      return leaveOut(path, "entry of a folder that cannot be looked at")
    }
    if entry.kind == .folder {
      guard depth < Self.maximumDepth else {
        throw CommandError("\(root): its folders are nested more than \(Self.maximumDepth) deep.")
      }
      return try collect(in: path, depth: depth + 1)
    }
    switch FileSystem.status(of: path)?.kind {
    case .file:
      guard paths.count < Self.maximumFiles else {
        throw CommandError("\(root): the folder has more than \(Self.maximumFiles) files.")
      }
      paths.append(path)
    // A link to a folder may lead back here.
    case .folder: leaveOut(path, "link to a folder in a folder, not followed: name that folder as well")
    // Reading a pipe would wait for ever.
    case .link, .other: leaveOut(path, "pipe, device or socket in a folder, left alone")
    case nil: leaveOut(path, "link in a folder that leads to no file")
    }
  }

  private func leaveOut(_ path: String, _ what: Finding.Reason, detail: String? = nil) {
    findings.report(Finding(.warning, .dropped, what, detail: detail, place: Place(file: path)))
  }
}
