import Testing
import WorkoutFormats

@testable import FormatKit

@Suite struct FormatsCommandTests {
  @Test func printsTheTable() throws {
    try Golden.expect(TestFolder().run("formats").transcript, equals: "formats")
  }

  @Test func printsJSON() throws {
    try Golden.expect(TestFolder().run("formats", "--json").transcript, equals: "formats-json")
  }

  @Test func takesNoFiles() throws {
    #expect(try TestFolder().run("formats", "x").code == 64)
  }

  @Test(
    .enabled(if: Repository.exists(Repository.path + "/README.md"), "there is no README.md"),
    arguments: Format.all.map(\.id))
  func standsInTheTableOfTheREADME(id: String) throws {
    let format = try #require(Format.named(id))
    let extensions = format.extensions.map { "`.\($0)`" }.joined(separator: " ")
    let cells = [
      "`\(id)`", format.name, extensions, format.reader == nil ? "" : "yes",
      format.writer == nil ? "" : "yes",
    ]
    let row = "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
    #expect(try Repository.text("README.md").split(separator: "\n").contains(Substring(row)), "\(row)")
  }
}
