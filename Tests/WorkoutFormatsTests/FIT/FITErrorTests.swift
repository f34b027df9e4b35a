import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Every message about a FIT file that is not what it should be.
@Suite struct FITErrorTests {
  /// What is said of `bytes`; nil where they are read.
  private static func message(_ bytes: [UInt8]) -> String? {
    do { _ = try read(bytes, as: .fit) } catch WorkoutError.input(let error) { return "\(error)" } catch {
      return "\(error)"
    }
    return nil
  }

  private static var file: FITFixture {
    var file = FITFixture.activity()
    file.set(at: 0)
    file.session()
    file.end()
    return file
  }

  @Test func whatIsNoFITFileIsCalledSo() throws {
    let expected =
      "t: the file does not begin like a FIT file, expected .FIT at byte 8. If this is another format, name it."
    #expect(Self.message([]) == expected)
    #expect(Self.message(Array("{}".utf8)) == expected)
    #expect(Self.message(Array(Self.file.bytes.prefix(11))) == expected)
  }

  @Test func headersAreChecked() throws {
    var short = Self.file.bytes
    short[0] = 11
    #expect(
      Self.message(short)
        == "t: the header has 11 bytes, expected 12 or 14. Check that it is the file that the app exported, or name its format."
    )
    var newer = Self.file
    newer.protocolVersion = 0x30
    #expect(Self.message(newer.bytes) == "t: version 3 is newer than this program reads (2). Update btd.")
    #expect(
      Self.message(FITFixture().bytes)
        == "t: the header says that the file holds 0 bytes: the recording was not finished. Save the activity on the device, then export it again."
    )
    var large = Self.file.bytes
    large.replaceSubrange(4..<8, with: [1, 0, 0, 4])
    #expect(
      Self.message(large)
        == "t: the header says that the file holds 67108865 bytes, more than the 67108864 that are read. The file may be damaged: export it again."
    )
  }

  @Test func aFileThatIsCutOffSaysWhere() throws {
    let bytes = Self.file.bytes
    for count in 14..<bytes.count {
      #expect(
        Self.message(Array(bytes.prefix(count)))
          == "t: byte \(count): the file ends here, \(bytes.count - count) bytes before the end that its header states. It was cut off: export it or copy it again."
      )
    }
  }

  @Test func messagesWithoutADefinitionAreRefused() throws {
    var file = Self.file
    let place = 14 + file.records.count
    file.records.append(7)
    #expect(
      Self.message(file.bytes)
        == "t: byte \(place): a message of local type 7, which no definition has described. Check that it is the file that the app exported, or name its format."
    )
  }

  @Test func recordsThatEndBehindTheDataAreRefused() throws {
    var message = Self.file
    let place = 14 + message.records.count
    message.define(225, [FITFixture.u32(254, 0)])
    message.records += [0, 1, 2]
    #expect(
      Self.message(message.bytes)
        == "t: byte \(place + 9): a message that ends beyond the \(14 + message.records.count) bytes that the header states. Check that it is the file that the app exported, or name its format."
    )
    for rest in [[0], [0, 0, 225, 0, 9, 1], [0, 0, 225, 0, 1, 254, 4]] as [[UInt8]] {
      var definition = Self.file
      definition.records += [0x40] + rest
      #expect(
        Self.message(definition.bytes)
          == "t: byte \(place): a definition that ends beyond the \(14 + definition.records.count) bytes that the header states. Check that it is the file that the app exported, or name its format."
      )
    }
    var developer = Self.file
    developer.records += [0x60, 0, 0, 225, 0, 0, 3, 0, 4, 0]
    #expect(Self.message(developer.bytes)?.contains("a definition that ends beyond") == true)
  }

  @Test func anOrderOfBytesThatIsNoneIsRefused() throws {
    var file = Self.file
    let place = 14 + file.records.count
    file.records += [0x40, 0, 2, 0, 0, 0]
    #expect(
      Self.message(file.bytes)
        == "t: byte \(place + 2): a definition with byte order 2, expected 0 or 1. Check that it is the file that the app exported, or name its format."
    )
  }

  @Test func checksumsThatDoNotHoldAreNamed() throws {
    var bytes = Self.file.bytes
    bytes[bytes.count - 1] ^= 1
    bytes[12] ^= 1
    let reading = try read(bytes)
    #expect(
      reading.findings.lines == [
        "warning repaired t byte 12: checksum of the header is wrong: read anyway",
        "warning repaired t byte \(bytes.count - 2): checksum is wrong, the file may be damaged: read anyway",
      ])
    #expect(reading.archive.workouts.count == 1)
  }

  @Test func bytesBehindTheLastFileAreNamed() throws {
    let bytes = Self.file.bytes
    let reading = try read(bytes + Array("and more".utf8))
    #expect(
      reading.findings.lines == [
        "warning dropped t byte \(bytes.count): bytes after the last FIT file of the input × 8"
      ])
  }

  @Test func fieldsOfAWrongSizeAreLeftOut() throws {
    var file = FITFixture.activity()
    let fields = [
      FITFixture.enumeration(5, 1), FITFixture.raw(3, type: 0x84, [9, 0, 0]), FITFixture.u16(4, 160),
      FITFixture.raw(0, type: 0x1f, [1, 2]),
    ]
    file.define(225, fields)
    file.add(fields)
    file.add(fields)
    file.session()
    file.end()
    let reading = try read(file.bytes)
    #expect(
      reading.findings.sums == [
        "1 inconsistent: set that states no exercise: read without a name",
        "2 repaired: field whose size is not that of its type, left out",
      ])
    #expect(
      reading.findings.findings.map(\.detail) == ["set, field 3: 3 bytes", "set, field 0: 2 bytes", nil])
    #expect(
      reading.archive.workouts[0].exercises[0].sets[0]
        == ExerciseSet(load: Load(10, unit: .kilograms)))
  }

  @Test func filesOfOtherKindsAreCalledWhatTheyAre() throws {
    let kinds: [(UInt8, String)] = [
      (5, "a planned workout"), (2, "settings of a device"), (3, "settings of a sport"), (6, "a course"),
      (7, "a schedule of workouts"), (9, "weights of the body"), (10, "totals"), (11, "goals"),
      (14, "blood pressures"), (32, "all-day records of a watch"), (35, "segments"),
      (99, "a FIT file of type 99"), (255, "a FIT file that does not say its type"),
    ]
    for (type, words) in kinds {
      var file = FITFixture()
      file.message(0, FITFixture.enumeration(0, type))
      #expect(
        Self.message(file.bytes)
          == "t: the file is \(words), expected an activity. Name no format, and it is recognised.")
    }
    var course = FITFixture()
    course.message(0, FITFixture.enumeration(0, 6))
    let reading = try read(course.bytes + Self.file.bytes, as: .fit)
    #expect(
      reading.findings.lines == [
        "warning dropped t byte 0: FIT file of another kind than an activity, left out | a course"
      ])
    #expect(reading.archive.workouts.count == 1)
  }

  @Test func whatNoWatchWritesEndsInASentence() throws {
    let limits: [(message: UInt16, limit: Int, words: String)] = [
      (225, FITActivity.maximumSets, "sets"), (264, FITActivity.maximumTitles, "titles of exercises"),
      (27, FITActivity.maximumTitles, "titles of exercises"), (18, FITActivity.maximumSessions, "sessions"),
    ]
    for (message, limit, words) in limits {
      var file = FITFixture.activity()
      let fields = [FITFixture.u16(254, 1)]
      file.define(message, fields)
      let place = 14 + file.records.count + 3 * limit
      for number in 0...limit {
        file.records += [0, UInt8(number & 0xff), UInt8(number >> 8 & 0xff)]
      }
      #expect(
        Self.message(file.bytes)
          == "t: byte \(place): more than \(limit) \(words) in one activity. No watch writes so many: the file may be damaged."
      )
    }
    var file = FITFixture.activity()
    let place = 14 + file.records.count + 6 * (FITRecords.maximumDefinitions - 1)
    for _ in 0...FITRecords.maximumDefinitions { file.records += [0x41, 0, 0, 20, 0, 0] }
    #expect(
      Self.message(file.bytes)
        == "t: byte \(place): the file has more than 100000 definitions of messages. Check that it is the file that the app exported, or name its format."
    )
  }

  @Test func messagesOfNoBytesAreCounted() throws {
    var file = FITFixture.activity()
    file.define(999, [])
    let place = 14 + file.records.count + FITRecords.maximumMessages - 1
    file.records += [UInt8](repeating: 0, count: FITRecords.maximumMessages)
    #expect(
      Self.message(file.bytes)
        == "t: byte \(place): the file has more than 2000000 messages. Check that it is the file that the app exported, or name its format."
    )
  }

  @Test func messagesOfLongFieldsTakeNoMemoryWithThem() throws {
    var file = FITFixture.activity()
    let fields = (0..<8).map { FITFixture.raw($0 + 100, type: 13, [UInt8](repeating: $0, count: 255)) }
    file.define(225, fields)
    for _ in 0..<1_000 { file.add(fields) }
    file.session()
    file.end()
    let reading = try read(file.bytes)
    #expect(reading.archive.workouts[0].exercises[0].sets == Array(repeating: ExerciseSet(), count: 1_000))
  }
}
