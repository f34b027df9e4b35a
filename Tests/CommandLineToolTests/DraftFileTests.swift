import Foundation
import Testing
import WorkoutFormats
import WorkoutModel

@testable import CommandLineTool
@testable import SafeFiles

@Suite struct DraftFileTests {
  private func write(_ text: String, into file: OutputFile) throws {
    try Array(text.utf8).withUnsafeBytes { try file.write($0) }
  }

  @Test func hasNoNameBeforeItIsFinished() throws {
    let folder = try TestFolder()
    let file = try OutputFile(path: "\(folder.path)/out", mayReplace: false)
    try write("half", into: file)
    #expect(folder.names == [])
    try write(" and half", into: file)
    try file.finish()
    #expect(folder.names == ["out"])
    #expect(try folder.text(of: "out") == "half and half")
  }

  /// Most of it is on its way to the disk before it is whole.
  @Test func holdsAllOfALargeOutputInOrder() throws {
    let folder = try TestFolder()
    let file = try OutputFile(path: "\(folder.path)/out", mayReplace: false)
    var expected: [UInt8] = []
    for (number, length) in [1 << 22, 5, 1 << 24, 0, 1 << 23, 3].enumerated() {
      let piece = [UInt8](repeating: UInt8(number), count: length)
      try piece.withUnsafeBytes { try file.write($0) }
      expected += piece
    }
    #expect(folder.names == [])
    try file.finish()
    #expect(try folder.bytes(of: "out") == expected)
  }

  @Test(arguments: [true, false])
  func leavesNothingWhereItIsGivenUp(mayReplace: Bool) throws {
    let folder = try TestFolder()
    do {
      let file = try OutputFile(path: "\(folder.path)/out", mayReplace: mayReplace)
      try write("half", into: file)
    }
    #expect(folder.names == [])
  }

  @Test func doesNotReplaceAFileThatCameMeanwhile() throws {
    let folder = try TestFolder()
    let file = try OutputFile(path: "\(folder.path)/out", mayReplace: false)
    try write("mine", into: file)
    try folder.write("theirs", to: "out")
    #expect(throws: FileError(.exists, path: "\(folder.path)/out", code: 0)) { try file.finish() }
    #expect(try folder.text(of: "out") == "theirs")
    #expect(folder.names == ["out"])
  }

  @Test func replacesAFileThatCameMeanwhileByForce() throws {
    let folder = try TestFolder()
    let file = try OutputFile(path: "\(folder.path)/out", mayReplace: true)
    try write("mine", into: file)
    try folder.write("theirs", to: "out")
    try file.finish()
    #expect(try folder.text(of: "out") == "mine")
    #expect(folder.names == ["out"])
  }
}
