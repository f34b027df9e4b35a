import Foundation
import Testing

/// What an interrupt leaves behind: nothing.
@Suite(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing))
struct InterruptTests {
  /// The second input is a pipe that never says anything: the command waits for it with its draft begun.
  private static let waiting = "mkfifo wait; sleep 60 >wait & held=$!; "

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func aSignalRemovesTheDraftOfAFolder(signal: String, code: Int) throws {
    let folder = try TestFolder("v6.wld")
    let run = try BuiltTool.shell(
      Self.waiting + """
        env --default-signal=INT $btd convert v6.wld wait -o out/ --to summaries --time-zone UTC 2>/dev/null & pid=$!
        n=0; while [ $n -lt 300 ] && [ -z "$(ls -d .btd-*.partial 2>/dev/null)" ]; do sleep .1; n=$((n+1)); done
        kill -\(signal) $pid; wait $pid; echo $?; kill $held; rm wait
        """, in: folder)
    #expect(run.text == "\(code)\n")
    #expect(folder.names == ["v6.wld"])
  }

  /// A film whose decoder never says anything, and the wait until that runs.
  private static let decoding = """
    mkdir bin; printf '#!/bin/sh\\nwhile :; do :; done\\n' >bin/ffmpeg; chmod 755 bin/ffmpeg
    printf '\\000\\000\\000\\040ftypisom\\000\\000\\002\\000isomiso2avc1mp41' >film.mp4
    runs() { [ "$(grep -ls "$PWD/bin/ffmpe[g]" /proc/[0-9]*/cmdline)" ]; }
    starts() { n=0; until runs || [ $n -eq 300 ]; do sleep .1; n=$((n+1)); done; }
    ends() { n=0; while runs && [ $n -lt 300 ]; do sleep .1; n=$((n+1)); done; }
    PATH="$PWD/bin:$PATH" env --default-signal=INT $btd scan film.mp4 2>/dev/null & pid=$!
    starts; runs && echo runs

    """

  @Test(arguments: ["INT", "TERM", "HUP", "KILL"])
  func aProgramEndsWithBtdHoweverThatEnds(signal: String) throws {
    let run = try BuiltTool.shell(
      Self.decoding + "kill -\(signal) $pid; wait $pid 2>/dev/null; ends; runs || echo ended",
      in: TestFolder())
    #expect(run.text == "runs\nended\n")
  }

  @Test func aLimitOfTheSizeOfFilesIsNotThePagesFault() throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("sheet", "DIR/v6.wld", "--workout", "1", "-o", "DIR/page.pdf").code == 0)
    let run = try BuiltTool.shell("(ulimit -f 1; exec $btd scan page.pdf 2>&1); echo $?", in: folder)
    #expect(
      run.text == "btd scan: page.pdf: a temporary file for it cannot be written: File too large\n74\n")
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

  @Test func aFileOfAFolderThatCannotBeWrittenIsCalledByItsName() throws {
    let folder = try TestFolder("v6.wld")
    let run = try BuiltTool.shell(
      "(ulimit -f 1; exec $btd convert v6.wld -o out/ --to summaries --time-zone UTC 2>&1); echo $?",
      in: folder)
    #expect(
      run.text.hasPrefix("btd convert: out/")
        && run.text.hasSuffix(": cannot be written: File too large.\n74\n"))
    #expect(folder.names == ["v6.wld"])
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "strace is not installed"))
  func aFileSystemWithoutLocksIsASentence() throws {
    let folder = try TestFolder("v6.wld")
    let run = try BuiltTool.shell(
      "strace -f -o /dev/null -e inject=flock:error=ENOLCK $btd convert v6.wld --in-place --btd-version 5",
      in: folder)
    #expect(
      run.errors
        == "btd convert: v6.wld: its file system cannot keep other programs from changing it meanwhile "
        + "(No locks available). Write another file with -o.\n")
    #expect(run.code == 74 && folder.names == ["v6.wld"])
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
