import ArchiveGenerator
import Testing
import WorkoutModel

@Suite struct WorkoutIdentifierTests {
  @Test(arguments: [
    "2B8616B6-8B4E-4FE2-B51E-56D955A65278", "2b8616b6-8b4e-4fe2-b51e-56d955a65278",
    "00000000-0000-0000-0000-000000000000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    "ffffffff-ffff-ffff-ffff-ffffffffffff", "12345678-1234-1234-1234-123456789012",
  ])
  func uuidsInOneLetterCaseAreWrittenAsTheyWereRead(text: String) {
    let identifier = WorkoutIdentifier(text)
    #expect(identifier.isUUID)
    #expect(identifier.description == text)
  }

  @Test(arguments: [
    "", "morning", "2B8616B6-8B4E-4FE2-B51E-56D955A6527", "2B8616B6-8B4E-4FE2-B51E-56D955A652788",
    "2B8616B68-B4E-4FE2-B51E-56D955A65278", "2B8616B6_8B4E_4FE2_B51E_56D955A65278",
    "2B8616B6-8B4E-4FE2-B51E-56D955A6527G", "{2B8616B6-8B4E-4FE2-B51E-56D955A652}",
    "éB8616B6-8B4E-4FE2-B51E-56D955A6527",
  ])
  func otherTextIsKeptAsItIs(text: String) {
    let identifier = WorkoutIdentifier(text)
    #expect(!identifier.isUUID)
    #expect(identifier.description == text)
    var bytes = [UInt8](repeating: 0, count: 36)
    #expect(!bytes.withUnsafeMutableBufferPointer { identifier.writeUUID(to: $0) })
    #expect(bytes == [UInt8](repeating: 0, count: 36))
  }

  @Test func aUUIDWithAnyOtherByteIsKeptAsItIs() {
    let upper = Array("2B8616B6-8B4E-4FE2-B51E-56D955A65278".utf8)
    let lower = Array("2b8616b6-8b4e-4fe2-b51e-56d955a65278".utf8)
    for (text, letters) in [(upper, UInt8(0x41)...0x46), (lower, UInt8(0x61)...0x66)] {
      for index in text.indices {
        for byte in UInt8.min ... .max {
          var bytes = text
          bytes[index] = byte
          let isDash = [8, 13, 18, 23].contains(index)
          let fits = isDash ? byte == 0x2d : (0x30...0x39).contains(byte) || letters.contains(byte)
          let identifier = bytes.withUnsafeBytes { WorkoutIdentifier(uuid: $0) }
          #expect((identifier != nil) == fits, "\(byte) at \(index)")
          if let identifier { #expect(Array(identifier.description.utf8) == bytes) }
        }
      }
    }
  }

  @Test func aUUIDInBothLetterCasesIsKeptAsItIs() {
    let text = "2b8616B6-8B4E-4FE2-B51E-56D955A65278"
    #expect(WorkoutIdentifier(text).description == text)
  }

  @Test func identifiersWrittenInOtherLetterCasesAreTwo() {
    #expect(
      WorkoutIdentifier("2B8616B6-8B4E-4FE2-B51E-56D955A65278")
        != WorkoutIdentifier("2b8616b6-8b4e-4fe2-b51e-56d955a65278"))
  }

  @Test func randomBitsComeBackFromTheirText() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2_000 {
      let identifier = WorkoutIdentifier(high: random.next(), low: random.next())
      let text = identifier.description
      #expect(WorkoutIdentifier(text) == identifier)
      #expect(WorkoutIdentifier(text.lowercased()).description == text.lowercased())
    }
  }

  @Test func theSameContentGivesTheSameIdentifierInEveryRun() {
    let identity = ExerciseIdentity(name: "Squat")
    let set = ExerciseSet(reps: 5, load: Load(ExactDecimal(100), unit: .kilograms))
    let workout = Workout(title: "Legs", exercises: [Exercise(identity, sets: [set])])
    let identifier = WorkoutIdentifier(contentOf: workout, number: 3)
    #expect(identifier.description == "519006B4-1004-8515-BE28-425ED8C70902")
    #expect(identifier == WorkoutIdentifier(contentOf: workout, number: 3))
  }

  @Test func otherContentGivesAnotherIdentifier() {
    var workout = Workout(title: "Legs", start: Moment(wallTime: "2026-01-31 18:05"))
    var seen: Set<WorkoutIdentifier> = [WorkoutIdentifier(contentOf: workout, number: 0)]
    #expect(!seen.insert(WorkoutIdentifier(contentOf: workout, number: 1)).inserted)
    workout.durationSeconds = ExactDecimal(60)
    #expect(seen.insert(WorkoutIdentifier(contentOf: workout, number: 0)).inserted)
    workout.start = nil
    #expect(seen.insert(WorkoutIdentifier(contentOf: workout, number: 0)).inserted)
    #expect(seen.insert(WorkoutIdentifier(contentOf: workout, number: 1)).inserted)
    workout.exercises = [Exercise(ExerciseIdentity(name: "Squat"), sets: [ExerciseSet(reps: 1)])]
    #expect(seen.insert(WorkoutIdentifier(contentOf: workout, number: 0)).inserted)
    workout.exercises[0].sets[0].details = SetDetails(freeText: "easy")
    #expect(seen.insert(WorkoutIdentifier(contentOf: workout, number: 0)).inserted)
  }
}
