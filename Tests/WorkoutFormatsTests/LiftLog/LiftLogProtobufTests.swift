import SafeFiles
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// LiftLog's backups from before the app had a database.
@Suite struct LiftLogProtobufTests {
  /// A message, field by field.
  private struct Message {
    var bytes: [UInt8] = []

    private mutating func varint(_ value: UInt64) {
      var rest = value
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }

    func whole(_ number: UInt64, _ value: Int64) -> Message {
      var message = self
      message.varint(number << 3)
      message.varint(UInt64(bitPattern: value))
      return message
    }

    func fixed(_ number: UInt64, _ value: Int32) -> Message {
      var message = self
      message.varint(number << 3 | 5)
      for shift in [0, 8, 16, 24] as [Int32] {
        message.bytes.append(UInt8(truncatingIfNeeded: value >> shift))
      }
      return message
    }

    func data(_ number: UInt64, _ data: [UInt8]) -> Message {
      var message = self
      message.varint(number << 3 | 2)
      message.varint(UInt64(data.count))
      message.bytes += data
      return message
    }

    func text(_ number: UInt64, _ text: String) -> Message { data(number, Array(text.utf8)) }
    func message(_ number: UInt64, _ inner: Message) -> Message { data(number, inner.bytes) }
  }

  private static let day = Message().whole(1, 2025).whole(2, 3).whole(3, 9)

  private static func decimal(_ units: Int64, _ nanos: Int32 = 0) -> Message {
    Message().whole(1, units).fixed(2, nanos)
  }

  private static func time(_ minute: Int64) -> Message {
    Message().whole(1, 18).whole(2, minute).whole(4, 250)
  }

  private static func set(_ reps: Int64, _ minute: Int64, _ weight: Message, unit: Int64) -> Message {
    Message().message(
      1,
      Message().whole(1, reps).message(2, time(minute)).message(4, Message().whole(1, 39_600))
    ).message(2, weight).whole(3, unit)
  }

  private static let squat = Message().text(1, "Squat").whole(2, 2).whole(3, 5).message(
    5, decimal(2, 500_000_000)
  )
  .message(6, Message().message(1, Message().whole(1, 90))).whole(7, 1)

  private static let run = Message().text(1, "Run").whole(10, 1).message(
    11, Message().text(1, "distance").message(3, decimal(5)).text(4, "kilometre"))

  static let backup: [UInt8] = {
    let id: [UInt8] = [
      0xc9, 0x8b, 0x91, 0x35, 0x6d, 0x19, 0xea, 0x40, 0x97, 0x79, 0x88, 0x9d, 0x79, 0xb7, 0x53, 0xf0,
    ]
    let weighted = Message().message(1, squat).message(4, Message().text(1, "slow"))
      .message(3, set(5, 5, decimal(102, 500_000_000), unit: 1))
      .message(3, set(4, 9, decimal(225), unit: 2)).message(3, Message().message(2, decimal(100)))
    let cardio = Message().message(1, run).whole(6, 1).message(
      8, Message().message(1, day).message(2, time(40))
    ).message(9, Message().whole(1, 1_500)).message(10, decimal(5)).message(
      14, Message().text(1, "kilometre"))
    let session = Message().message(1, Message().data(1, id)).text(2, "Legs").message(3, weighted)
      .message(3, cardio).message(4, day).message(5, decimal(80, 500_000_000)).whole(7, 1).text(6, "Tired")
    let program = Message().text(1, "5x5").message(
      5, Message().text(1, "A").message(2, squat).message(2, run).text(3, "Slow")
    ).message(6, day)
    return Message().message(1, session).message(3, Message().text(1, "p").message(2, program))
      .message(4, Message().text(1, "p")).message(5, Message().whole(1, 1)).bytes
  }()

  @Test func sessionsAndProgramsAreRead() throws {
    let packed = Self.backup.withUnsafeBytes { GzipBytes.packed($0) }
    #expect(try Format.detect(InputBytes(Self.backup, name: "x")).id == "liftlog-backup")
    let reading = try read(packed, as: .liftLogBackup)
    #expect(
      reading.findings.lines == [
        "note dropped t (/feed): what the app kept of friends is left out",
        "note dropped t:2:180 (/0/recordedExercises/0) byte 181: sets that were planned and not done",
      ])
    #expect(
      ArchiveText.of(reading.archive) == #"""
        from liftlog
        measured 2025-03-09T18:05:00.250+11:00 Weight 80.5 kg
        template "A" {notes "Slow"; supersets [[0, 1]]; program="5x5" lastEdited="2025-03-09" active=true}
          Squat {restBetweenSets={"failureRest":"PT0S","maxRest":"PT0S","minRest":"PT90S"} weightIncreaseOnSuccess="2.5"}
            5 reps, rest 90 s
            5 reps, rest 90 s
          Run
            5 km
        workout "Legs" 2025-03-09T18:05:00.250+11:00 {id 35918bc9-196d-40ea-9779-889d79b753f0; supersets [[0, 1]]; notes "Tired"}
          Squat {notes "slow"; blueprint/sets=2 blueprint/restBetweenSets={"failureRest":"PT0S","maxRest":"PT0S","minRest":"PT90S"} blueprint/weightIncreaseOnSuccess="2.5"}
            5 reps, 102.5 kg, of 5
            4 reps, 225 lb, of 5 {Timestamp=2025-03-09T18:09:00.250+11:00}
          Run
            1500 s, 5 km {Timestamp=2025-03-09T18:40:00.250}
        """#)
    #expect(try read(Self.backup).archive == reading.archive)
    let again = try write(reading.archive, as: .liftLogBackup)
    #expect(try read(again.bytes, as: .liftLogBackup).archive.workouts.count == 1)
  }

  @Test func fieldsThatAreNotKnownAreCountedWhereverTheyStand() throws {
    func odd(_ message: Message) -> Message { message.whole(99, 1) }
    let set = odd(Self.set(5, 5, Self.decimal(100), unit: 1)).message(1, odd(Message().whole(1, 5)))
    let session = odd(
      Message().message(1, Message().data(1, [UInt8](repeating: 7, count: 16))).text(2, "Legs")
        .message(3, odd(Message().message(1, odd(Self.squat)).message(3, set))).message(4, Self.day))
    let plan = odd(Message().text(1, "A").message(2, odd(Self.squat)).message(2, odd(Self.run)))
    let entry = odd(Message().text(1, "p").message(2, odd(Message().text(1, "5x5").message(5, plan))))
    let reading = try read(odd(Message().message(1, session).message(3, entry)).bytes, as: .liftLogBackup)
    #expect(
      reading.findings.lines.contains(
        "warning dropped t: fields that the app's older backups are not known to have × 11"))
  }

  @Test func whatIsCutOffIsAnError() {
    #expect(
      message { _ = try read(Array(Self.backup.dropLast(3)), as: .liftLogBackup) }
        == "t: the backup is damaged: byte 373 of what is packed is no field. Make the backup again in the app."
    )
  }

  @Test func noInputBringsTheReaderDown() {
    var mutated = MutatedBytes(seed: 16, pieces: ["\u{0}", "\u{7f}", "\u{80}", "\n", "\u{12}"])
    var readable = 0
    for _ in 0..<2_000 where (try? read(mutated.next(of: Self.backup), as: .liftLogBackup)) != nil {
      readable += 1
    }
    #expect(readable > 10)
  }
}
