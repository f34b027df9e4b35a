import Foundation
import Testing

@Suite struct ProgramImportsTests {
  /// What no executable that people install is made of: it is Apple's bridge to the library, and our own tools.
  private static let others = ["WorkoutInterchange", "Benchmarks"]

  /// Foundation and its ICU would make the program, linked for release, three times as large.
  @Test func noSourceOfTheProgramImportsFoundation() throws {
    let sources = "\(Repository.path)/Sources"
    let files = try #require(FileManager.default.enumerator(atPath: sources)).compactMap { $0 as? String }
    let swift = files.filter { file in
      file.hasSuffix(".swift") && !Self.others.contains { file.hasPrefix("\($0)/") }
    }
    #expect(swift.count > 500)
    for file in swift {
      let text = try Repository.text("Sources/\(file)")
      #expect(!text.split(separator: "\n").contains { $0.hasSuffix("import Foundation") }, "\(file)")
    }
  }
}
