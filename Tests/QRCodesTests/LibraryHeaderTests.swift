import Glibc
import Testing

/// The shims declare what is used of some libraries; a compiler holds that against the headers of these.
@Suite struct LibraryHeaderTests {
  @Test(arguments: [("CGdkPixbuf", "gdk-pixbuf-2.0"), ("CPango", "pangocairo")])
  func whatAShimDeclaresIsWhatTheLibraryHas(target: String, library: String) throws {
    #expect(try complaints(of: "Sources/\(target)/shim.h", library: library) == "")
  }

  @Test func aShimThatSaysSomethingElseIsFound() throws {
    let path = "/tmp/btd-shim-\(getpid()).h"
    defer { unlink(path) }
    let wrong = "int pango_layout_get_baseline(const char *layout);"
    try TestFile.write(Array("#include <pango/pangocairo.h>\n\(wrong)\n".utf8), to: path)
    #expect(try complaints(of: path, library: "pangocairo").contains("conflicting types"))
  }

  /// What the compiler says of a header in which the library's own are included before what it declares.
  private func complaints(of header: String, library: String) throws -> String {
    let command =
      "cd '\(TestFile.repository)' && clang -fsyntax-only -x c -Wno-pragma-once-outside-header "
      + "-DBTD_SYSTEM_HEADERS $(pkg-config --cflags \(library)) '\(header)' 2>&1 || echo failed"
    let output = try #require(popen(command, "r"))
    defer { pclose(output) }
    var bytes: [UInt8] = []
    while case let byte = getc(output), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
