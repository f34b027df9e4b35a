import Foundation
import Testing

/// A folder stands for its files; every other entry of it is named.
@Suite struct FolderInputTests {
  @Test func everyEntryThatIsNotReadIsNamed() throws {
    let folder = try TestFolder("v6.wld")
    try folder.write(folder.bytes(of: "v6.wld"), to: "in/v6.wld")
    try folder.write("", to: "in/.hidden")
    try folder.write("", to: "other/x.txt")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: "\(folder.path)/in/link", withDestinationPath: "../other")
    try manager.createSymbolicLink(atPath: "\(folder.path)/in/lost", withDestinationPath: "nowhere")
    mkfifo("\(folder.path)/in/pipe", 0o600)
    let run = folder.run("convert", "DIR/in", "-o", "DIR/out.btd")
    #expect(
      run.errors == """
        note: hidden file in a folder, left alone [unsupported]: DIR/in/.hidden
        warning: link to a folder in a folder, not followed: name that folder as well [dropped]: DIR/in/link
        warning: link in a folder that leads to no file [dropped]: DIR/in/lost
        warning: pipe, device or socket in a folder, left alone [dropped]: DIR/in/pipe
        DIR/out.btd: 4 workouts, 4 templates written; 3 items dropped (--report FILE lists each)

        """)
    #expect(run.code == 0)
    #expect(folder.run("convert", "DIR/in", "-o", "DIR/strict.btd", "--strict").code == 65)
    #expect(!folder.names.contains("strict.btd"))
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may open every folder"))
  func aFolderWithoutPermissionIsNamed() throws {
    let folder = try TestFolder("v6.wld")
    try folder.write(folder.bytes(of: "v6.wld"), to: "in/v6.wld")
    try folder.write("", to: "in/closed/x.btd")
    chmod("\(folder.path)/in/closed", 0)
    defer { chmod("\(folder.path)/in/closed", 0o700) }
    let run = folder.run("info", "DIR/in")
    #expect(
      run.errors
        == "warning: folder in a folder that cannot be opened [dropped]: DIR/in/closed: Permission denied\n")
    #expect(run.code == 0)
  }

  /// `caf\xe9` is Latin-1, and no UTF-8; `a\xcc` ends in the middle of a letter.
  @Test(
    .enabled(if: BuiltTool.path != nil, BuiltTool.isMissing),
    arguments: ["caf\\351", "a\\314", "\\364\\217\\277\\251"])
  func aNameThatIsNotUTF8IsReadAndWritten(name: String) throws {
    let folder = try TestFolder("v6.wld")
    let run = try BuiltTool.shell(
      """
      name=$(printf '\(name)'); mkdir "$name"; cp v6.wld "$name/$name.wld"
      $btd info "$name/$name.wld" >one && $btd info "$name" >two && cmp one two || exit 1
      $btd convert "$name" -o "$name/$name.btd" || exit 2
      $btd convert v6.wld -o plain.btd && cmp plain.btd "$name/$name.btd" || exit 3
      $btd convert "$name/$name.btd" --in-place --btd-version 5 || exit 4
      $btd undo "$name/$name.btd" && cmp plain.btd "$name/$name.btd" || exit 5
      $btd sheet "$name/$name.btd" --workout 1 -o "$name.pdf" && test -s "$name.pdf" || exit 6
      $btd info "$name.none"
      """, in: folder)
    #expect(run.code == 66)
    #expect(run.errors.hasSuffix("cannot be opened: No such file or directory.\n"))
    if name == "caf\\351" { #expect(run.errors.contains("caf\\xE9.none: cannot be opened")) }
  }
}
