import Foundation
import Testing

@testable import CommandLineTool

@Suite struct CompletionTests {
  private func words(_ folder: TestFolder, _ words: String...) -> [String] {
    folder.run(["completions", "--words", "--"] + words).text.split(separator: "\n").map(String.init)
  }

  @Test func commandsAndOptionsAreCompletedFromTheTable() throws {
    let folder = try TestFolder()
    #expect(words(folder, "conv").map { $0.prefix { $0 != "\t" } } == ["convert", ":files"])
    #expect(words(folder, "help", "sca").first?.hasPrefix("scan\t") == true)
    #expect(words(folder, "convert", "a.csv", "--dry").map { $0.prefix { $0 != "\t" } } == ["--dry-run"])
    #expect(words(folder, "convert", "a.csv", "--distance-unit", "") == ["km", "mi", "m", "yd", "ft"])
    #expect(words(folder, "manual", "sca").first?.hasPrefix("scan\t") == true)
    #expect(words(folder, "each", "conv").first?.hasPrefix("convert\t") == true)
    #expect(words(folder, "each", "convert", "--resu").map { $0.prefix { $0 != "\t" } } == ["--resume"])
    #expect(words(folder, "each", "convert", "--to", "hevy-m") == ["hevy-measurements\tHevy measurements"])
    #expect(words(folder, "redact", "a.btd", "--keep", "names,no") == ["names,notes"])
    #expect(words(folder, "redact", "a.btd", "--keep", "names,na") == [])
    #expect(words(folder, "each", "merg") == [] && words(folder, "each", "pip") == [])
    #expect(words(folder, "convert", "--to", "HEVY-M") == ["hevy-measurements\tHevy measurements"])
    #expect(words(folder, "nothing", "") == [])
    #expect(words(folder, "formats", "") == [])
  }

  @Test func formatsAreCompletedByTheirIds() throws {
    let folder = try TestFolder()
    #expect(
      words(folder, "convert", "a.csv", "--to", "he") == [
        "hevy\tHevy", "hevy-measurements\tHevy measurements",
      ])
    #expect(words(folder, "info", "--from", "strong-t") == ["strong-text\tText that Strong shares"])
    #expect(words(folder, "convert", "--to", "strong-t") == [])
    #expect(words(folder, "convert", "--for", "he") == ["hevy\tHevy"])
    #expect(words(folder, "info", "--from=strong-t") == ["--from=strong-text\tText that Strong shares"])
    // As bash parts it.
    #expect(words(folder, "info", "--from", "=", "strong-t") == ["strong-text\tText that Strong shares"])
    #expect(words(folder, "info", "--from", "=").contains("hevy\tHevy"))
  }

  @Test func filesAreLeftToTheShell() throws {
    let folder = try TestFolder()
    #expect(words(folder, "convert", "") == [":files"])
    #expect(words(folder, "convert", "a.csv", "-o", "x") == [":files"])
    #expect(words(folder, "merge", "--names", "x") == [":files"])
    #expect(words(folder, "sheet", "a.csv", "--athlete", "") == [])
    #expect(words(folder, "hist") == [":files"])
  }

  @Test func workoutsTemplatesAndExercisesComeFromTheFileBefore() throws {
    let folder = try TestFolder("v6.wld")
    #expect(
      words(folder, "qr", "DIR/v6.wld", "--workout", "").prefix(2).map { $0.prefix { $0 != "\t" } } == [
        "last", "4",
      ])
    #expect(words(folder, "qr", "--level", "L", "DIR/v6.wld", "--template", "Arms") == ["Arms to Go"])
    #expect(words(folder, "qr", "DIR/v6.wld", "--template", "\"Arms t") == ["Arms to Go"])
    #expect(words(folder, "filter", "DIR/v6.wld", "--exercise", "Back").contains("Back Squat"))
    #expect(words(folder, "qr", "DIR/v6.wld", "--workout", "Temp") == ["Tempo & Core 🏃‍♀️"])
    #expect(words(folder, "filter", "DIR/v6.wld", "--category", "Ch") == ["Chest"])
    #expect(words(folder, "qr", "DIR/none.wld", "--workout", "") == ["last"])
  }

  @Test(arguments: ["~/v6.wld", "$LOGS/v6.wld", "${LOGS}/v6.wld", "$FILE", "\"$FILE\""])
  func theFileBeforeMayBeginWithATildeOrAVariable(file: String) throws {
    let folder = try TestFolder("v6.wld")
    let variables = ["HOME": folder.path, "LOGS": folder.path, "FILE": "\(folder.path)/v6.wld"]
    let completion = WordCompletion(tool: CommandTable().specification, variables: variables)
    #expect(
      completion.candidates(for: ["filter", file, "--template", "Arms"]).map(\.word) == ["Arms to Go"])
    #expect(completion.candidates(for: ["filter", "$NOTHING", "--template", "Arms"]).isEmpty)
  }

  @Test func aFileOfMoreThan32MiBOffersNoWorkouts() throws {
    let folder = try TestFolder("v6.wld")
    let blanks = [UInt8](repeating: 0x20, count: 32 << 20)
    try folder.write(folder.bytes(of: "v6.wld") + blanks, to: "large.wld")
    #expect(words(folder, "qr", "DIR/large.wld", "--workout", "") == ["last"])
  }

  @Test(arguments: ["bash", "zsh", "fish", "BASH"])
  func theScriptAsksTheProgram(shell: String) throws {
    let run = try TestFolder().run("completions", shell)
    #expect(run.code == 0 && run.text.contains("completions --words --"))
  }

  @Test func refusesAShellThatItDoesNotKnow() throws {
    let run = try TestFolder().run("completions", "tcsh")
    #expect(
      run.errors
        == "btd completions: expected bash, zsh or fish, found tcsh\nbtd completions --help for more.\n")
    #expect(run.code == 64)
  }

  @Test(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing))
  func bashPutsTheWordsInQuotesWhereTheyNeedIt() throws {
    let folder = try TestFolder("v6.wld")
    try folder.write(
      #"""
      PATH="$(dirname "$btd"):$PATH"
      source <(btd completions bash)
      COMP_WORDS=(btd qr v6.wld --template Arm) COMP_CWORD=4
      _btd
      printf '%s\n' "${COMPREPLY[@]}"
      COMP_WORDS=(btd convert v6) COMP_CWORD=2
      _btd
      printf '%s\n' "${COMPREPLY[@]}"
      """#, to: "complete.sh")
    let run = try BuiltTool.shell("bash complete.sh", in: folder)
    #expect(run.output == Array("Arms\\ to\\ Go\nv6.wld\n".utf8))
  }

  @Test func aManPageTellsWhatTheHelpTells() throws {
    let folder = try TestFolder()
    let page = folder.run("manual", "convert").text
    #expect(folder.run("manual", "Convert").text == page)
    #expect(
      page.hasPrefix(
        ".TH \"BTD\\-CONVERT\" 1 \"\" \"btd \(CommandTable.version)\"\n.SH NAME\nbtd\\-convert \\- "))
    for option in try #require(TestFolder.tool.specification.command(named: "convert")).options {
      #expect(page.contains("\\fB\(option.longSpelling.replacing("-", with: "\\-"))\\fR"))
    }
    let whole = folder.run("manual").text
    for command in TestFolder.tool.specification.commands {
      #expect(whole.contains(".BR btd\\-\(command.name) (1)\n"))
    }
    #expect(
      folder.run("manual", "nothing").errors
        == "btd manual: unknown command nothing\nbtd manual --help for more.\n")
  }
}
