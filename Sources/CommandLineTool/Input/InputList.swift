internal import FormatKit
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
package import WorkoutModel

/// The files that operands name: a folder stands for the files in it and in its folders, by name.
package enum InputList {
  /// Replaces folders by their files.
  package static func expand(_ operands: [String]) throws -> [String] {
    try expand(operands, findings: FindingLog(), leaveOut: { _ in false })
  }

  /// Replaces folders by their files, but for those that `leaveOut` says no to; what else is left out of a folder
  /// is named.
  package static func expand(
    _ operands: [String], wanted: String = "of a format that is recognised. Name it with --from ID.",
    findings: any FindingSink, leaveOut: (String) -> Bool
  ) throws -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard operand != "-", FileSystem.status(of: operand)?.kind == .folder else {
        paths.append(operand)
        continue
      }
      let files = try FolderFiles(in: operand, findings: findings).paths
      guard !files.isEmpty else { throw CommandError("\(operand): the folder has no files in it.") }
      let known = files.filter { !leaveOut($0) }
      guard !known.isEmpty else {
        throw CommandError("\(operand): no file in the folder is \(wanted)")
      }
      paths += known
    }
    return paths
  }

  /// Replaces folders by those of their files that have a format, and tells of the others.
  package static func expand(_ operands: [String], _ options: SourceOptions, findings: any FindingSink) throws
    -> [String]
  {
    let paths = try expand(operands, findings: findings) { path in
      guard options.isOfNoFormat(path) else { return false }
      findings.report(
        Finding(
          .note, .unsupported, "file of no known format in a folder, left alone", place: Place(file: path)))
      return true
    }
    return try paths.flatMap { path in
      try ZipFile.members(of: path).map { try members($0, of: path, options, findings: findings) } ?? [path]
    }
  }

  /// Those members of the zip file at `path` that have a format, as paths; tells of the others.
  package static func members(
    _ members: [String], of path: String, _ options: SourceOptions, findings: any FindingSink
  ) throws -> [String] {
    var known: [String] = []
    for member in members {
      let file = "\(path)/\(member)"
      if Format.mayHold(member, of: members.count), !options.isOfNoFormat(file) {
        known.append(file)
      } else {
        findings.report(
          Finding(
            .note, .unsupported, "file of no known format in a zip file, left alone", place: Place(file: file)
          ))
      }
    }
    guard !known.isEmpty else {
      let names = members.prefix(5).map { PrintableText.of($0, limit: 60) }.joined(separator: ", ")
      throw CommandError(
        members.isEmpty
          ? "\(path): the zip file has no files in it."
          : "\(path): no file in the zip file is of a format that is recognised; it holds \(names)"
            + (members.count > 5 ? " and \(members.count - 5) more." : "."))
    }
    return known
  }

  /// Replaces folders by those of their files that have a format, and prints which were left alone.
  package static func expand(_ operands: [String], _ options: SourceOptions, console: Console) throws
    -> [String]
  {
    let log = FindingLog()
    let paths = try expand(operands, options, findings: log)
    FindingPrinter(console: console).print(log)
    return paths
  }
}
