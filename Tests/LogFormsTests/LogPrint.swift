import LogForms
import PhotographSimulator
import QRCodes
import Sheets
import WorkoutModel

/// A printed log sheet that can be written on and photographed.
struct LogPrint {
  static let plan = WorkoutTemplate(
    title: "Push Day",
    exercises: [
      Exercise(
        ExerciseIdentity(name: "Bench Press", category: "Chest", style: .repsWeight),
        sets: [
          ExerciseSet(kind: .warmUp, reps: 10, load: Load(ExactDecimal(20), unit: .kilograms)),
          ExerciseSet(reps: 8, load: Load(ExactDecimal(60), unit: .kilograms)),
          ExerciseSet(reps: 8, load: Load(ExactDecimal(60), unit: .kilograms)),
        ]),
      Exercise(
        ExerciseIdentity(name: "Plank", style: .time), sets: [ExerciseSet(durationSeconds: ExactDecimal(60))]),
    ])

  let layout: LogLayout
  var page: PaperPage

  /// The first page of a plan's form.
  static func form(_ plan: WorkoutTemplate = plan, _ options: LogOptions = LogOptions()) throws -> LogForm {
    try LogPages(of: plan, options, findings: FindingLog()).forms[0]
  }

  /// Prints the first page of a plan.
  init(_ plan: WorkoutTemplate = plan, hasEffort: Bool = false) throws {
    var log = LogOptions()
    log.hasEffort = hasEffort
    layout = LogLayout(try Self.form(plan, log))
    var options = SheetOptions()
    options.log = log
    options.checksCodes = false
    var pictures: [GreyPicture] = []
    let printer = try SheetPrinter(
      .png { _, bytes in
        if let frame = try PictureDecoder().decode(bytes).frames.first { pictures.append(frame.picture) }
      }, options: options, findings: FindingLog())
    var archive = WorkoutArchive()
    archive.templates = [plan]
    try printer.take(archive)
    page = PaperPage(pictures[0], scale: Double(options.dotsPerInch) / 72)
  }

  /// The bubble of a mark in a row.
  func bubble(_ row: Int, _ mark: LogMark) -> LogBubble? {
    layout.rows[row].bubbles.first { $0.mark == mark }
  }

  /// Marks bubbles with a cross.
  mutating func cross(_ row: Int, _ marks: LogMark..., darkness: Double = 0.8) {
    var random = SeededRandom(seed: 1)
    for bubble in marks.compactMap({ self.bubble(row, $0) }) {
      let (x, y) = (bubble.place.x, bubble.place.y)
      page.draw([(x - 3, y - 3), (x + 3, y + 3)], thickness: 1.4, darkness: darkness, grain: 0, &random)
      page.draw([(x + 3, y - 3), (x - 3, y + 3)], thickness: 1.4, darkness: darkness, grain: 0, &random)
    }
  }

  /// What is read in a picture of the page, straight or by a camera.
  func reading(_ camera: PagePhotograph? = nil) throws -> LogReading? {
    var camera = camera
    return try reading(in: camera?.take(page) ?? page.picture())
  }

  /// What is read in a picture.
  func reading(in picture: GreyPicture) throws -> LogReading? {
    guard
      let symbol = SymbolScanner(isFast: true).scan(picture).symbols.first(where: {
        LogForm.recognizes($0.payload)
      }),
      let pixels = LogPicture(width: picture.width, height: picture.height, luminance: picture.luminance)
    else { return nil }
    return LogReader(pixels).read(
      try LogForm(payload: symbol.payload, name: "form"),
      corners: symbol.corners.map { LogPoint(Double($0.x), Double($0.y)) })
  }
}
