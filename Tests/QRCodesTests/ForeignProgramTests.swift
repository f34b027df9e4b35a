import Foundation
import Testing

@testable import QRCodes

/// What a program of others may do: a script stands for it, and says what it could.
@Suite struct ForeignProgramTests {
  /// What a script says, and what stands in `/proc` of it while it runs.
  private struct Run {
    var lines: [String]
    var confinement: ProgramConfinement
    var status: [String: String]
    var descriptors: [String]
    var settings: [String]
    /// The rights and the time of the file `private` once it has ended.
    var privateFile: [String]
  }

  /// Runs a script that ends by saying `ready`; `DIR` in it is a folder of its own, with a file `private`.
  private func run(_ script: String, reading text: String = "input\n", openFiles: Int = 1) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.path + "/btd-program-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("secret\n".utf8).write(to: URL(fileURLWithPath: folder + "/private"))
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/input"))
    let file = "#!/bin/sh\n\(script)\necho ready\nwhile :; do :; done\n".replacing("DIR", with: folder)
    try Data(file.utf8).write(to: URL(fileURLWithPath: folder + "/text"))
    // A child that another test begins meanwhile would hold open what this process writes.
    #expect(system("cp \(folder)/text \(folder)/bin/reader && chmod 755 \(folder)/bin/reader") == 0)
    let variables = ["PATH": folder + "/bin", "HOME": "/root", "FONTCONFIG_PATH": "/etc/fonts"]
    let program = try #require(ForeignProgram("reader", [], variables: variables))
    let input = open(folder + "/input", O_RDONLY)
    // Nobody has said that these are not for others.
    let inherited = (0..<openFiles).map { _ in open("/dev/null", O_RDONLY) }
    defer {
      close(input)
      for descriptor in inherited { close(descriptor) }
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600, .modificationDate: Date(timeIntervalSince1970: 1_000)],
      ofItemAtPath: folder + "/private")
    let (child, confinement) = try program.start(readingFrom: input, time: 10, firstTime: 10)
    defer { child.end() }
    var said: [UInt8] = []
    while !said.ends(with: "ready\n"), let byte = try child.read(1, silence: 20_000) { said += byte }
    let place = "/proc/\(child.number)"
    func entries(_ name: String, _ separator: Character) -> [String] {
      let data = FileManager.default.contents(atPath: "\(place)/\(name)") ?? Data()
      return String(decoding: data, as: UTF8.self).split(separator: separator).map { String($0) }
    }
    let status = entries("status", "\n").map { $0.split(separator: ":\t", maxSplits: 1).map { String($0) } }
    return Run(
      lines: String(decoding: said, as: UTF8.self).split(separator: "\n").dropLast().map { String($0) },
      confinement: confinement,
      status: Dictionary(status.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }) { first, _ in first },
      descriptors: ((try? FileManager.default.contentsOfDirectory(atPath: "\(place)/fd")) ?? []).sorted(),
      settings: entries("environ", "\0"), privateFile: try Self.state(of: folder + "/private"))
  }

  private static func state(of file: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    let rights = attributes[.posixPermissions] as? Int ?? 0
    let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return [String(rights, radix: 8), "\(Int(time))"]
  }

  #if os(Linux)
    @Test func aProgramInheritsNothingAndWritesNoFile() throws {
      let run = try run(
        """
        read line && echo "$line"
        echo text >DIR/written && [ -s DIR/written ] && echo written
        ulimit -v; ulimit -t; ulimit -n; ulimit -c
        """)
      #expect(run.lines == ["input", "2097152", "10", "64", "0"])
      #expect(run.status["NoNewPrivs"] == "1")
      // The shell reads its script by the last one.
      #expect(run.descriptors == ["0", "1", "10", "2"])
      #expect(run.settings == ["FONTCONFIG_PATH=/etc/fonts"])
    }

    @Test func aProgramReadsNoOtherFileAndStartsNoProcess() throws {
      let run = try run(
        """
        read line <DIR/private && echo "$line"
        read line </proc/1/status && echo "$line"
        read line </dev/stdin && echo "$line"
        read line </usr/bin/env && echo programs
        """)
      guard run.confinement == [.files, .calls] else { return }
      #expect(run.lines == ["input", "programs"])
      #expect(run.status["Seccomp"] == "2")
      // What the parent has open takes no room from what keeps files from it.
      let crowded = try self.run("", openFiles: 70)
      #expect(crowded.confinement == [.files, .calls])
      // A shell that cannot start a process gives up.
      let lines = try? self.run("trap 'echo gave up; echo ready' EXIT; (echo started)").lines
      #expect(lines == ["gave up"])
    }

    @Test(arguments: [
      "chmod 777", "chown 1:1", "touch -c -d 2001-01-01", "setfattr -n user.name -v value",
    ])
    func aProgramChangesNoRightsOwnersOrTimes(command: String) throws {
      let run = try run("exec \(command) DIR/private")
      guard run.confinement.contains(.calls) else { return }
      #expect(run.lines.isEmpty)
      #expect(run.privateFile == ["600", "1000"])
    }
  #endif

  @Test func aProgramThatIsNowhereIsNone() {
    #expect(ForeignProgram("btd-no-such-program", [], variables: nil) == nil)
    #expect(ForeignProgram("ls", [], variables: ["PATH": "/no/folder"]) == nil)
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
