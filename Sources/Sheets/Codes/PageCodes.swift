internal import QRCodes
internal import WorkoutCodes
internal import WorkoutModel

/// The codes of one sheet, and what its page says where one is packed or missing.
struct PageCodes {
  /// What a code is for.
  enum Purpose {
    case copy, template

    var title: String {
      switch self {
      case .copy: "Copy"
      case .template: "Template"
      }
    }

    var words: String {
      switch self {
      case .copy: "the workout as it was done"
      case .template: "its exercises, to do again"
      }
    }
  }

  /// True where all codes are to be packed.
  let isPacked: Bool
  /// Is told what codes do not hold.
  private let losses: SheetFindings
  /// Is told of all else, with the sheet's place in the file.
  private let findings: any FindingSink
  /// The codes so far.
  private(set) var codes: [SheetCode] = []
  private var remarks: [String] = []

  init(isPacked: Bool, _ losses: SheetFindings, _ findings: any FindingSink) {
    self.isPacked = isPacked
    self.losses = losses
    self.findings = findings
  }

  /// What stands below the codes; nil for nothing.
  var remark: String? { remarks.isEmpty ? nil : remarks.joined(separator: " ") }

  /// Adds the code of a payload; packed where it has no room as the app reads it.
  mutating func add(
    _ purpose: Purpose, at path: ModelPath, payload: (_ isPacked: Bool, any FindingSink) throws -> [UInt8]
  ) throws {
    if !isPacked {
      var found: [Finding] = []
      let bytes = try payload(false, FindingLog { found.append($0) })
      guard bytes.count > CodePayload.maximumByteCount else {
        for finding in found where !losses.takeLoss(finding) { findings.report(finding) }
        return try add(purpose, bytes, at: path)
      }
    }
    let bytes = try payload(true, findings)
    guard bytes.count <= CodePayload.maximumPackedCount else {
      return reportMissing(purpose, byteCount: bytes.count, at: path)
    }
    if !isPacked {
      remarks.append("The \(purpose.title) code is packed: btd reads it, the Bench Tracker app does not.")
      findings.report(
        Finding(
          .note, .converted, "\(purpose.title) code, packed: it has more bytes than a code of the app holds",
          of: .code, place: Place(path)))
    }
    try add(purpose, bytes, at: path)
  }

  private mutating func add(_ purpose: Purpose, _ payload: [UInt8], at path: ModelPath) throws {
    let code = try SheetCode(purpose.title, purpose.words, payload: payload)
    codes.append(code)
    guard code.symbol.version > SheetCode.comfortableVersion else { return }
    findings.report(
      Finding(
        .note, .converted, "\(code.title) code is so large that not every camera reads it", of: .code,
        detail: "\(payload.count) bytes, \(code.symbol.size) × \(code.symbol.size) squares",
        place: Place(path)))
  }

  private mutating func reportMissing(_ purpose: Purpose, byteCount: Int, at path: ModelPath) {
    let limit = CodePayload.maximumPackedCount
    remarks.append(
      "There is no \(purpose.title) code: it would take \(NumberWords.grouped(Int64(byteCount))) bytes, and a code "
        + "holds \(NumberWords.grouped(Int64(limit))).")
    findings.report(
      Finding(
        .warning, .dropped, "\(purpose.title) code: it has more bytes than a code holds", of: .code,
        detail: "\(byteCount) bytes, \(limit) at most", place: Place(path)))
  }
}
