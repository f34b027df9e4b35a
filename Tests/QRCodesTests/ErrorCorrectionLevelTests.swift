import QRCodes
import Testing

@Suite struct ErrorCorrectionLevelTests {
  @Test(arguments: ErrorCorrectionLevel.allCases)
  func capacityOfEveryVersionIsWhatTheEncoderFills(level: ErrorCorrectionLevel) throws {
    for version in 1...40 {
      let capacity = try #require(level.byteCapacity(version: version))
      let full = try QRSymbol(payload: Array(repeating: 0xff, count: capacity), level: level)
      #expect(full.version == version)
      #expect(full.size == 17 + 4 * version)
      if version < 40 {
        let over = try QRSymbol(payload: Array(repeating: 0xff, count: capacity + 1), level: level)
        #expect(over.version == version + 1)
      }
    }
  }

  @Test(arguments: ErrorCorrectionLevel.allCases)
  func capacityForLettersIsWhatTheEncoderFills(level: ErrorCorrectionLevel) throws {
    for version in 1...40 {
      let capacity = try #require(level.alphanumericCapacity(version: version))
      #expect(try QRSymbol(payload: Array(repeating: 0x41, count: capacity), level: level).version == version)
      if version < 40 {
        let over = try QRSymbol(payload: Array(repeating: 0x41, count: capacity + 1), level: level)
        #expect(over.version == version + 1)
      }
    }
  }

  @Test func largestPayloadsAreThoseOfTheStandard() {
    #expect(ErrorCorrectionLevel.allCases.map(\.maximumPayloadBytes) == [2953, 2331, 1663, 1273])
    #expect(ErrorCorrectionLevel.allCases.map(\.maximumAlphanumericCharacters) == [4296, 3391, 2420, 1852])
    #expect(ErrorCorrectionLevel.allCases.map(\.rawValue) == ["L", "M", "Q", "H"])
  }

  @Test(arguments: [-1, 0, 41, Int.max, Int.min])
  func versionsThatDoNotExistHaveNoCapacity(version: Int) {
    #expect(ErrorCorrectionLevel.medium.byteCapacity(version: version) == nil)
    #expect(ErrorCorrectionLevel.medium.alphanumericCapacity(version: version) == nil)
  }
}
