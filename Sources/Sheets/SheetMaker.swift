internal import FormatKit
internal import QRCodes
internal import WorkoutCodes
internal import WorkoutFormats
package import WorkoutModel

/// Makes sheets of the parts of an archive: adds their codes and lays them out.
package struct SheetMaker {
  /// What all pages share.
  package var context: SheetContext
  /// The payload of the only workout or template, where the source is one; nil to write it anew.
  package var sourcePayload: [UInt8]?
  /// True where codes are packed.
  private let isPacked: Bool
  /// Everything but the workouts.
  private let archive: WorkoutArchive
  private let marks: [Workout: WorkoutMarks]

  /// Starts the sheets of `archive`, whose workouts come later.
  package init(_ archive: WorkoutArchive, options: SheetOptions, measure: any TextMeasure) {
    var context = SheetContext(paper: options.paper, measure: measure)
    context.thresholdPowerWatts = options.thresholdPowerWatts
    context.take(archive)
    self.context = context
    self.archive = archive
    marks = options.marks
    isPacked = options.packsCodes
  }

  /// The pages of a workout, with both codes.
  package func pages(of workout: Workout, number: Int, _ findings: any FindingSink) throws -> [SheetPage] {
    let path = ModelPath(index: 0)
    let heard = NumberedFindings(list: .workouts, number: number, findings: findings)
    let payload =
      try sourcePayload ?? CodePayload.copy(of: workout, in: archive, isPacked: isPacked, findings: heard)
    // What a template leaves behind is said once, of the workout.
    let template = try CodePayload.template(
      WorkoutTemplate(of: workout), in: archive, isPacked: isPacked, findings: UnheardFindings())
    var sheet = WorkoutSheet(workout)
    if !marks.isEmpty { sheet.marks = marks[workout] }
    if payload.count > maximumByteCount {
      sheet.remark =
        "There is no Copy code: the workout takes \(NumberWords.grouped(Int64(payload.count))) bytes, and a code "
        + "\(isPacked ? "" : "that the app scans ")holds \(NumberWords.grouped(Int64(maximumByteCount)))."
      heard.report(
        Finding(
          .warning, .dropped, "Copy code: the workout has more bytes than a code\(ofTheApp) holds",
          of: .workout, detail: "\(payload.count) bytes, \(maximumByteCount) at most",
          place: Place(path)))
    } else {
      sheet.codes.append(try SheetCode("Copy", "the workout as it was done", payload: payload))
    }
    try addTemplateCode(template, to: &sheet.codes, &sheet.remark, heard, at: path)
    reportLargeCodes(sheet.codes, heard, at: path)
    return sheet.pages(context)
  }

  /// The pages of a template, with its code.
  package func pages(
    of template: WorkoutTemplate, number: Int, _ findings: any FindingSink
  ) throws -> [SheetPage] {
    let path = ModelPath(root: .templates, index: 0)
    let heard = NumberedFindings(list: .templates, number: number, findings: findings)
    let payload =
      try sourcePayload ?? CodePayload.template(template, in: archive, isPacked: isPacked, findings: heard)
    var sheet = TemplateSheet(template)
    try addTemplateCode(payload, to: &sheet.codes, &sheet.remark, heard, at: path)
    reportLargeCodes(sheet.codes, heard, at: path)
    return sheet.pages(context)
  }

  /// The pages of a ride.
  package func pages(of ride: Ride) -> [SheetPage] { RideSheet(ride).pages(context) }

  /// The pages of a week.
  package func pages(of routine: WeeklyRoutine) -> [SheetPage] { RoutineSheet(routine).pages(context) }

  private var maximumByteCount: Int {
    isPacked ? CodePayload.maximumPackedCount : CodePayload.maximumByteCount
  }
  private var ofTheApp: String { isPacked ? "" : " of the app" }

  private func addTemplateCode(
    _ payload: [UInt8], to codes: inout [SheetCode], _ remark: inout String?, _ findings: any FindingSink,
    at path: ModelPath
  ) throws {
    guard payload.count > maximumByteCount else {
      codes.append(try SheetCode("Template", "its exercises, to do again", payload: payload))
      return
    }
    remark =
      (remark.map { $0 + " " } ?? "")
      + "There is no Template code: the exercises take \(NumberWords.grouped(Int64(payload.count))) bytes."
    findings.report(
      Finding(
        .warning, .dropped, "Template code: the exercises have more bytes than a code\(ofTheApp) holds",
        of: .template, detail: "\(payload.count) bytes, \(maximumByteCount) at most",
        place: Place(path)))
  }

  private func reportLargeCodes(_ codes: [SheetCode], _ findings: any FindingSink, at path: ModelPath) {
    for code in codes where code.symbol.version > SheetCode.comfortableVersion {
      findings.report(
        Finding(
          .note, .converted,
          "\(code.title) code above version \(SheetCode.comfortableVersion), which not every camera reads",
          of: .code, detail: "\(code.payload.count) bytes make version \(code.symbol.version)",
          place: Place(path)))
    }
  }
}
