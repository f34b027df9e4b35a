import Testing

@testable import CommandLineTool

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func writesBase64AsTheStandardDoes(text: String, encoded: String) {
    #expect(Base64.encode(Array(text.utf8)) == encoded)
  }

  @Test(arguments: 0..<40)
  func readsWhatItWrites(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 73 + count * 31) }
    #expect(Base64.decode(Base64.encode(bytes)) == bytes)
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zg==Zg==", "Zh==", "Zm9=", "====", "Zm 9", "Zm9v\n", "Zm9vé==", "Zg=a", "-_-_",
  ])
  func refusesWhatItWouldNotWrite(text: String) { #expect(Base64.decode(text) == nil) }
}
