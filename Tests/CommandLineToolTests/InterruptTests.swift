import Foundation
import Testing

/// What an interrupt leaves behind: nothing.
@Suite(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing))
struct InterruptTests {
  /// The second input is a pipe that never says anything: the command waits for it with its draft begun.
  private static let waiting = "mkfifo wait; sleep 60 >wait & held=$!; "

  @Test(arguments: ["TERM", "HUP"])
  func aSignalRemovesTheDraftOfAFolder(signal: String) throws {
    let folder = try TestFolder("v6.wld")
    let run = try BuiltTool.shell(
      Self.waiting + """
        $btd convert v6.wld wait -o out/ --to summaries --time-zone UTC 2>/dev/null & pid=$!
        n=0; while [ $n -lt 300 ] && [ -z "$(ls -d .btd-*.partial 2>/dev/null)" ]; do sleep .1; n=$((n+1)); done
        kill -\(signal) $pid; wait $pid; echo $?; kill $held; rm wait
        """, in: folder)
    #expect(run.text == (signal == "TERM" ? "143\n" : "129\n"))
    #expect(folder.names == ["v6.wld"])
  }

  @Test func theNextRunClearsTheDraftsOfOneThatWasKilled() throws {
    let folder = try TestFolder("v6.wld")
    try folder.write("personal", to: ".btd-dead1.partial/page.png")
    try folder.write("personal", to: ".btd-dead2.partial")
    let run = try BuiltTool.shell(
      """
      mkdir .btd-alive.partial; flock .btd-alive.partial $btd convert v6.wld -o out.btd; echo $?
      """, in: folder)
    #expect(run.text == "0\n")
    #expect(folder.names == [".btd-alive.partial", "out.btd", "v6.wld"])
  }

  @Test func aLimitOfTheSizeOfFilesIsAnErrorOfWriting() throws {
    let folder = try TestFolder("v6.wld")
    let run = try BuiltTool.shell(
      "(ulimit -f 1; exec $btd convert v6.wld -o out.btd 2>&1); echo $?", in: folder)
    #expect(run.text == "btd convert: out.btd: cannot be written: File too large.\n74\n")
    #expect(folder.names == ["v6.wld"])
  }

  @Test func aReaderThatIsGoneLeavesNoChangeHalfTold() throws {
    let folder = try TestFolder("v6.wld")
    let run = try BuiltTool.shell(
      """
      mkfifo gone
      { read _ <gone; $btd convert v6.wld --in-place --btd-version 5 2>&1; echo $? >code; } | { exec <&-; : >gone; }
      cat code; rm code gone
      """, in: folder)
    #expect(run.text == "0\n")
    #expect(folder.names.filter { $0.hasSuffix(".bak") }.count == 1)
    #expect(try folder.text(of: "v6.wld").contains("\"version\":5"))
  }

  @Test func aPipeIsReadInLittleMemory() throws {
    let folder = try TestFolder("v6.wld")
    let run = try BuiltTool.shell(
      "ulimit -v 2000000; cat v6.wld | $btd convert - -o - --to btd | cmp - v6.wld >/dev/null; $btd info - <v6.wld >/dev/null && cat v6.wld | $btd info - >/dev/null; echo $?",
      in: folder)
    #expect(run.text == "0\n")
  }
}
