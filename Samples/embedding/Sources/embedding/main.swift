import Foundation
import WorkoutInterchange
import WorkoutQRCodes
import WorkoutSheets

// What each product does, in a few lines. .ci/embedding holds what this prints against output.txt.

/// The formats of the library and one of our own, which is recognised like all others.
let registry = try FormatRegistry.builtIn.adding(SetLog.format)
let log = """
  # sets in kg
  2026-01-31 Squat 5x100
  2026-01-31 Squat 5x102.5
  2026-02-02 Bench Press 8x60

  """
let input = try InputBytes(log.utf8, name: "january.setlog")
let findings = FindingLog()
let archive = try registry.readArchive(input, findings: findings)
print("read:", try registry.detect(input).id, archive.workouts.count, "workouts")

// Converted to another app's format and back to our own: a value is lost only with a finding that names it.
let hevy = try Format.hevy.bytes(of: archive, findings: findings)
let back = try registry.readArchive(InputBytes(hevy, name: "hevy.csv"), findings: findings)
print(
  "back from hevy:", String(decoding: try SetLog.format.bytes(of: back, findings: findings), as: UTF8.self))
for group in findings.groups { print("\(group.first.kind.rawValue): \(group.first.what)") }

// What an output must state and nobody has said is asked for in values, all at once.
var bare = Workout(title: "Legs")
bare.exercises = [
  Exercise(
    ExerciseIdentity(name: "Squat"), sets: [ExerciseSet(reps: 5, load: Load(.tenths(1025), unit: nil))])
]
do {
  _ = try Format.hevy.bytes(of: WorkoutArchive(workouts: [bare]), findings: findings)
} catch {
  guard case .request(.missing(let needs)) = error else { throw error }
  print("asks for:", needs.map { "\($0.value)" }.joined(separator: ", "))
}

// A workout as a QR code, and scanned again out of the picture.
let first = archive.workouts[0]
let packed = try Format.packed.bytes(of: WorkoutArchive(workouts: [first]), findings: findings)
let picture = try QRSymbol(payload: packed).png()
var scanner = WorkoutScanner(registry: registry)
scanner.options.massUnit = .kilograms
let scan = scanner.scan([.bytes(picture, name: "picture")], findings: findings)
print(
  "scanned:", scan.archive(findings: findings).workouts == [first] ? "the same workout" : "another workout")

// All workouts as a set of small symbols; those of the first scan are kept as text until the second.
let history = try Format.packed.bytes(of: archive, findings: findings)
let group = try SymbolGroup(history, versionLimit: 2, parity: 0)
let pictures = try group.codes.map { PictureSource.bytes(try $0.symbol.png(), name: "symbol") }
let half = scanner.scan(Array(pictures.dropLast()), findings: findings)
print("set:", half.sets.incomplete.map(\.set.progress).joined())
let kept = try CollectedSymbolSets(text: half.sets.collected.text, name: "parts.txt")
let rest = scanner.scan([pictures[pictures.count - 1]], known: kept, findings: findings)
print(
  "then:", rest.archive(findings: findings).workouts == archive.workouts ? "all workouts" : "other workouts")

// The workouts as pages to print.
var pages: [UInt8] = []
let printer = try SheetPrinter(.pdf { pages.append(contentsOf: $0) }, findings: findings)
try printer.take(archive)
print("printed:", printer.pageCount, "pages,", pages.starts(with: "%PDF".utf8) ? "PDF" : "something else")

if let start = first.start, let utc = TimeZone(identifier: "UTC") {
  print("first workout:", Date(start, in: utc).timeIntervalSince1970)
}
