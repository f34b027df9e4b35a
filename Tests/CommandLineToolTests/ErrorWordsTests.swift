import Foundation
import Testing
import WorkoutModel

@testable import CommandLineTool

@Suite struct ErrorWordsTests {
  @Test func everythingThatIsMissingIsAskedForAtOnce() throws {
    let folder = try TestFolder()
    try folder.write("start,exercise,set_number,weight,reps,distance\n,Sled Push,1,20,5,25\n", to: "sled.csv")
    let command = ["convert", "DIR/sled.csv", "-o", "DIR/h.csv", "--to", "hevy"]
    #expect(
      folder.run(command).transcript == """
        ! btd convert: Workout 1 has no date, and Hevy requires one. Use --date "YYYY-MM-DD HH:MM".
        ! Workout 1 gives no unit for its weights. Use --source-unit kg|lb.
        ! Workout 1 gives no unit for its distances. Use --source-distance-unit km|mi|m|yd|ft.
        = 64

        """)
    #expect(folder.names == ["sled.csv"])
    let answer = ["--date", "2026-01-31 18:05", "--source-unit", "kg", "--source-distance-unit", "m"]
    #expect(folder.run(command + answer).code == 0)
  }

  @Test func filesOfAFolderAreAskedForTogether() throws {
    let folder = try TestFolder()
    for name in ["A", "B"] {
      let ride = "<workout><SteadyState Duration=\"60\" Power=\"0.8\"/></workout>"
      try folder.write("<workout_file><name>\(name)</name>\(ride)</workout_file>", to: "\(name).zwo")
    }
    #expect(
      folder.run("convert", "DIR/A.zwo", "DIR/B.zwo", "-o", "DIR/out/", "--to", "erg").transcript == """
        ! btd convert: The ride "A" is given in fractions of threshold power, and an ERG file holds watts. \
        Name the threshold power with --ftp WATTS.
        = 64

        """)
    #expect(folder.names == ["A.zwo", "B.zwo"])
  }

  private static let requests: [(RequestError, String)] = [
    (
      RequestError.formatUnknown(file: "a"),
      "a: its format is not recognised. Name it with --from ID; btd formats lists the ids."
    ),
    (
      .formatAmbiguous(file: "a", ids: ["x", "y"]),
      "a: it could be of several formats. Name it with --from x|y."
    ),
    (.notRead(file: "a", format: "json"), "a: json can be checked with btd validate, but not read."),
    (.formatTaken(id: "x"), "There are two formats called x."),
    (.notWritten(format: "json"), "json cannot be written."),
    (.versionUnknown(7, format: ".btd", known: 1...6), "Version 7 of .btd is not known, expected 1 to 6."),
    (
      .variantUnknown("palm", format: "strong", known: ["android", "ios"]),
      "strong has no variant \"palm\". Name it with --variant android|ios."
    ),
    (
      .unitOfWeightsFixed(.kilograms, asked: .pounds, target: "Fitbod"),
      "Weights in Fitbod are in kg only: leave out --unit lb."
    ),
    (
      .unitOfDistancesFixed([.kilometers, .miles], asked: .feet, target: "Strong"),
      "Distances in Strong are in km, mi only: leave out --distance-unit ft."
    ),
    (
      .nothingToWrite(.ride, target: "an ERG file"),
      "There is no ride, workout or template to write as an ERG file."
    ),
    (
      .nothingToWrite(.template, target: "a compact template"),
      "There is no template to write as a compact template."
    ),
    (
      .severalToWrite(.ride, target: "an ERG file"),
      "An ERG file holds one ride, and there are more. Choose one with --workout UUID|N|last or --template NAME, or write all of them into a folder."
    ),
    (
      .severalToWrite(.workout, target: "a compact workout"),
      "A compact workout holds one workout, and there are more. Choose one with --workout UUID|N|last."
    ),
    (
      .severalToWrite(.template, target: "a compact template"),
      "A compact template holds one template, and there are more. Choose one with --template NAME."
    ),
    (
      .severalToWrite(.measurementKind, target: "a Strong measurements file"),
      "A Strong measurements file holds one kind of measurement, and there are more. Write all of them into a folder, or one with btd convert --measurement KIND."
    ),
    (.rideTooLong(hours: 1000), "The ride is longer than 1000 hours."),
    (
      .tooManySegments(limit: 10, target: "an MRC file"),
      "The intervals of the ride make more than 10 segments, too many for an MRC file."
    ),
    (
      .powerTooLarge(ExactDecimal(9), isWatts: true),
      "The power 9 W of the ride is too large to be converted."
    ),
    (
      .powerTooLarge(ExactDecimal(9), isWatts: false), "The power 9 of the ride is too large to be converted."
    ),
    (
      .zone(ZoneError(.unknown, name: "X", isFromEnvironment: true)),
      "The environment variable TZ: \"X\" is not a time zone. Write a name like Europe/Berlin, UTC, or an offset like +02:00. Or name a zone with --time-zone."
    ),
    (
      .tooManyValues(limit: 9),
      "The archive is too large for packed: it holds more than 9 values and letters. Take fewer years with btd filter, or write archive JSON."
    ),
    (.valueNotPacked, "The archive holds a value that cannot be packed. Write archive JSON."),
    (
      .symbolTooSmall(byteCount: 13),
      "A code of 13 bytes has no room for a part of a set; allow larger codes with --version-limit."
    ),
    (
      .tooManySymbols(4_265, limit: 4_095),
      "It would take 4265 codes, and a set has 4095 at most: allow larger codes (--version-limit) or fewer spare ones (--parity), or keep fewer years in each set: btd filter --since DAY --until DAY."
    ),
    (
      .missing([Need(.unitOfWeights, of: .measurement, index: 0, target: "a Hevy measurements file")]),
      "Measurement 1 gives no unit for its weight. Use --source-unit kg|lb."
    ),
    (
      .missing([
        Need(.thresholdPower(ofWatts: false), of: .ride, index: 0, title: "Ride", target: "an ERG file")
      ]),
      "The ride \"Ride\" is given in fractions of threshold power, and an ERG file holds watts. Name the threshold power with --ftp WATTS."
    ),
    (
      .missing([Need(.thresholdPower(ofWatts: true), of: .ride, index: 0, target: "a ZWO file")]),
      "The ride is given in watts, and a ZWO file holds fractions of threshold power. Name the threshold power with --ftp WATTS."
    ),
  ]

  @Test(arguments: requests)
  func aRequestIsWordedWithTheOptionToType(request: RequestError, words: String) {
    #expect(ErrorWords.of(request) == words)
  }

  private static let zones: [(ZoneError, String)] = [
    (
      ZoneError(.unknown, name: "X"),
      "\"X\" is not a time zone. Write a name like Europe/Berlin, UTC, or an offset like +02:00."
    ),
    (
      ZoneError(.noZoneData, name: "X"),
      "\"X\" cannot be looked up, because this system has no time zones. Install the package tzdata, or write UTC or an offset like +02:00."
    ),
    (
      ZoneError(.unclearDirection, name: "X"),
      "\"X\" could be east or west of Greenwich. Write an offset like +02:00 for east, -02:00 for west."
    ),
    (
      ZoneError(.damaged(path: "/z/X", reason: "it ends too early"), name: "X"),
      "\"X\" cannot be read, because /z/X is damaged: it ends too early. Reinstall the package tzdata."
    ),
  ]

  @Test(arguments: zones)
  func aZoneIsWordedWithWhatToWrite(error: ZoneError, words: String) {
    #expect(ErrorWords.of(error) == words)
  }

  private static let files: [(FileError.Operation, String)] = [
    (FileError.Operation.cannotOpen, "a: cannot be opened: No such file or directory."),
    (.cannotRead, "a: cannot be read: No such file or directory."),
    (.tooLarge(limit: 4 << 30), "a: is larger than this program reads (4 GiB). Split it first."),
    (.cannotCreate, "a: cannot be created: its folder does not exist. Make the folder first."),
    (.exists, "a: already exists. Choose another name, or replace it with --force."),
    (.folderExists, "a: already exists and is not empty. Choose another name for the folder."),
    (.notAFolder, "a: is a file, and a folder is to be made there. Choose another name."),
    (.cannotWrite, "a: cannot be written: No such file or directory."),
    (.tooLarge(limit: 512 << 20), "a: is larger than this program reads (512 MiB). Split it first."),
    (.isReadOnly, "a: is read-only. Write another file with -o, or make it writable first."),
    (.cannotUnpack("it is damaged"), "a: cannot be unpacked: it is damaged."),
    (
      .changedMeanwhile,
      "a: has been changed by another program meanwhile. Nothing was written: run the command again."
    ),
    (
      .cannotLock,
      "a: its file system cannot keep other programs from changing it meanwhile (No such file or directory). Write another file with -o."
    ),
  ]

  @Test(arguments: files)
  func aFileIsWordedWithTheSystemsReason(operation: FileError.Operation, words: String) {
    #expect(ErrorWords.of(FileError(operation, path: "a", code: ENOENT)) == words)
  }

  private static let advices: [(Advice, String)] = [
    (Advice.sentence("Export it again."), "Export it again."),
    (.otherFormat, "If this is another format, name it with --from."),
    (.otherExport, "Check that it is the file that the app exported, or name its format with --from."),
    (.detectFormat, "Leave --from out to have the format recognised."),
    (.checkRows, "Check that it is the file that the app exported; btd validate names every row."),
    (
      .mapColumns,
      "Say what its columns mean: btd columns FILE -o map.csv, correct the map, then --columns map.csv."
    ),
  ]

  @Test(arguments: advices)
  func anInputIsWordedWithTheOptionToType(advice: Advice, words: String) {
    let error = InputError(.malformed, place: Place(file: "a"), what: "it is not", advice: advice)
    #expect(ErrorWords.of(error) == "a: it is not. \(words)")
  }
}
