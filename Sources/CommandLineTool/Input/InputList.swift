internal import FormatKit
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
package import WorkoutModel

/// The files that operands name: a folder stands for the files in it and in its folders, by name.
package enum InputList {
  /// Replaces folders by their files.
  package static func expand(_ operands: [String]) throws -> [String] {
    try expand(operands, findings: FindingLog()) { $0 }
  }

  /// Replaces folders by those of their files that `choose` takes; what is no file is named.
  package static func expand(
    _ operands: [String], wanted: String = "of a format that is recognised. Name it with --from ID.",
    findings: any FindingSink, choose: (_ files: [String]) -> [String]
  ) throws -> [String] {
    try operands.flatMap { operand in
      guard operand != "-", FileSystem.status(of: operand)?.kind == .folder else { return [operand] }
      let files = try FolderFiles(in: operand, findings: findings).paths
      guard !files.isEmpty else { throw CommandError("\(operand): the folder has no files in it.") }
      let chosen = choose(files)
      guard !chosen.isEmpty else { throw CommandError("\(operand): no file in the folder is \(wanted)") }
      return chosen
    }
  }

  /// Replaces folders and zip files by the logs in them, or by the pictures where there are no logs; tells of the
  /// others.
  package static func expand(_ operands: [String], _ options: SourceOptions, findings: any FindingSink) throws
    -> [String]
  {
    let paths = try expand(operands, findings: findings) { files in
      chosen(
        files, isLog: { !options.isOfNoFormat($0) }, findings,
        picture: "picture in a folder, left alone: name it to have it read",
        other: "file of no known format in a folder, left alone")
    }
    return try paths.flatMap { path in
      try ZipFile.members(of: path).map { try members($0, of: path, options, findings: findings) } ?? [path]
    }
  }

  /// Those of the `members` of the zip file at `path` that are read, as paths; tells of the others.
  static func members(
    _ members: [String], of path: String, _ options: SourceOptions, findings: any FindingSink
  ) throws -> [String] {
    let chosen = chosen(
      members, isLog: { isLog($0, of: members, in: path, options) }, in: path, findings,
      picture: "picture in a zip file, left alone: name it to have it read",
      other: "file of no known format in a zip file, left alone")
    guard !chosen.isEmpty else {
      let names = members.prefix(5).map { PrintableText.of($0, limit: 60) }.joined(separator: ", ")
      throw CommandError(
        members.isEmpty
          ? "\(path): the zip file has no files in it."
          : "\(path): no file in the zip file is of a format that is recognised; it holds \(names)"
            + (members.count > 5 ? " and \(members.count - 5) more." : "."))
    }
    return chosen
  }

  /// True for a member of the zip file at `path` that has a format, or is a zip file that is damaged, as its reader says.
  static func isLog(_ member: String, of members: [String], in path: String, _ options: SourceOptions) -> Bool
  {
    Format.mayHold(member, of: members.count) && !options.isOfNoFormat("\(path)/\(member)")
      || member.lowercased().hasSuffix(".zip") && (try? InputBytes(opening: "\(path)/\(member)")) == nil
  }

  /// The logs among `files`, or the pictures if it has no logs; reports the others, pictures apart.
  private static func chosen(
    _ files: [String], isLog: (String) -> Bool, in zip: String? = nil, _ findings: any FindingSink,
    picture: Finding.Reason, other: Finding.Reason
  ) -> [String] {
    let paths = files.map { file in zip.map { "\($0)/\(file)" } ?? file }
    var isChosen = files.map(isLog)
    if !isChosen.contains(true) { isChosen = paths.map { ForeignContent.isPicture($0) } }
    for (path, isChosen) in Swift.zip(paths, isChosen) where !isChosen {
      let reason = ForeignContent.isPicture(path) ? picture : other
      findings.report(Finding(.note, .unsupported, reason, place: Place(file: path)))
    }
    return Swift.zip(paths, isChosen).filter(\.1).map(\.0)
  }

  /// What messages call files that are read together.
  package static func name(of paths: [String]) -> String {
    paths.count > 2 ? "\(paths[0]) and \(paths.count - 1) more" : paths.joined(separator: " and ")
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
