import ArchiveGenerator
import Testing
import WorkoutModel

@testable import Clocks
@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct TableLawTests {
  private static let tables: [(format: Format, scope: FormatScope)] = [
    (.fitNotes, Format.fitNotesScope), (.fitNotesBody, Format.fitNotesBodyScope),
    (.strongMeasurements, Format.strongMeasurementsScope), (.hevyMeasurements, Format.hevyMeasurementsScope),
    (.csv, Format.csvScope),
  ]

  @Test(arguments: tables.map(\.format.id))
  func whatTheScopeLetsThroughComesBack(id: String) throws {
    let table = try #require(Self.tables.first { $0.format.id == id })
    var count = 0
    for seed in 0..<150 as Range<UInt64> {
      let trip: (fitted: WorkoutArchive, back: WorkoutArchive, findings: [String])
      do { trip = try TableLaw.roundTrip(seed: seed, table.format, table.scope) } catch WorkoutError.request {
        continue
      }
      count += 1
      // Two workouts of one day with another between them stand apart in the file as well.
      let losses = trip.findings.filter {
        !$0.contains("do not stand together") && !$0.contains("inconsistent")
      }
      #expect(losses == [], "seed \(seed)")
      guard trip.fitted != trip.back else { continue }
      for (left, right) in zip(trip.fitted.workouts, trip.back.workouts) where left != right {
        Issue.record("seed \(seed):\n\(left)\n\(right)")
        return
      }
      #expect(trip.fitted == trip.back, "seed \(seed)")
      return
    }
    #expect(count > 40)
  }

  private static let samples: [String] = [
    #"""
    Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
    2026-08-13,"Press, Seated",Chest,66.14,lbs,8,,,,"good, ""clean"""
    2026-08-13,Row (Wide, Slow),Back,,,10,2.0,km,0:12:00,""
    2026-08-14,Dips,,,,12,,,,

    """#,
    """
    Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind
    2026-05-08,Bench Press,Chest,61.23,135,10,,,,Felt good,wr
    2026-05-09,Treadmill,Cardio,,,,3.1,mi,30:00,,dt

    """,
    "Date,Time,Measurement,Value,Unit,Comment\n2026-01-10,07:00:00,Bodyweight,82.0,kg,\"a, b\"\n",
    "\"date\",\"weight_kg\",\"fat_percent\",\"neck_in\"\n\"9 Feb 2023, 00:00\",83.69,,15.5\n\"May 4, 2024, 7:30 AM\",,20,\n",
    "Date,Measurement,Value,Unit,Source\n2024-05-04 07:30:00,Left bicep,14.5,in,Strong\n",
    """
    start,title,exercise,set_number,kind,reps,weight,weight_unit,superset,target_reps,workout_end,per_side
    2026-01-31 18:05+01:00,"Push, hard",Bench Press,1,warm-up,5,60.0,kg,1,5,2026-01-31 19:00,true
    2026-01-31 18:05+01:00,"Push, hard",Dips,1,drop,12,,,1,,,

    """,
  ]

  /// `bytes` with one to three changes.
  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let pieces = [
      "\"", ",", "\n", "\r", ";", "\t", "-", ".", "0", "é", "9999999999999999999", "\"\"", ",,,,",
    ]
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &random)))
      case 1: bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
      case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      default:
        let other = Int.random(in: 0...bytes.count, using: &random)
        bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)], at: place)
      }
    }
    return bytes
  }

  @Test func noBytesBringAReaderDownAndWhatIsReadIsWritten() throws {
    var random = SeededGenerator(seed: 4)
    var options = WriteOptions()
    options.date = Moment(wallTime: "2026-01-31 18:05")
    options.zone = .utc
    var readCount = 0
    for round in 0..<4_000 {
      let bytes = mutated(Array(Self.samples[round % Self.samples.count].utf8), &random)
      for table in Self.tables {
        guard
          let archive = try? Format.readArchive(
            InputBytes(bytes, name: "t"), as: table.format, findings: FindingList())
        else { continue }
        readCount += 1
        do {
          let written = try table.format.bytes(of: archive, options: options, findings: FindingList())
          _ = try Format.readArchive(
            InputBytes(written, name: "t"), as: table.format, findings: FindingList())
        } catch WorkoutError.request {
          // A weight whose unit was mutated away is asked for.
        }
      }
    }
    #expect(readCount > 1_000)
  }

  @Test func everySampleIsRecognisedByItsOwnFormatAlone() throws {
    let ids = ["fitnotes", "fitnotes", "fitnotes-body", "hevy-measurements", "strong-measurements", "csv"]
    for (sample, id) in zip(Self.samples, ids) {
      #expect(try Format.detect(InputBytes(sample.utf8, name: "t")).id == id)
    }
    let heads = [
      ("Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time", "fitnotes"),
      ("Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment", "fitnotes"),
      ("Date,Time,Measurement,Value,Unit", "fitnotes-body"),
      ("date;weight_lbs;fat_percent;waist_cm", "hevy-measurements"),
      ("date,exercise,reps,weight_unit", "csv"), ("Start,Exercise,Reps", "csv"),
      ("Date,Exercise,Set,Weight (kg),Reps", "table"), ("date;exercise name;load (lb);reps;notes", "table"),
      ("Date,Start,End,Workout,Exercise,Weight (lb),Reps,RPE,Type", "table"),
      (
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE",
        "strong"
      ),
      (
        "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe",
        "hevy"
      ),
    ]
    for (head, id) in heads { #expect(try Format.detect(InputBytes((head + "\n").utf8, name: "t")).id == id) }
  }
}
