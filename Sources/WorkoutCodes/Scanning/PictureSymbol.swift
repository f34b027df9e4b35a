public import FormatKit
internal import LogForms
internal import PackedForm
public import QRCodes
public import WorkoutModel

/// A symbol found in a picture, and what its payload holds.
public struct PictureSymbol {
  /// The picture.
  public let file: String
  /// The page or frame of the picture, from 1; of a film, the frame that has shown it first.
  public let page: Int
  /// The symbol.
  public let symbol: ScannedSymbol
  /// Where it is in the pixels as the file stores them.
  public let corners: [PicturePoint]
  /// What the payload holds by itself; nothing where it is a part of a set.
  private let reading: PayloadReading?
  /// The part of a set that the payload is; nil if it is not one.
  public let part: SymbolSetPart?
  /// What was seen of the log sheet whose code it is; nil where it is another code.
  package let log: LogSight?
  /// Why the log sheet whose code it is cannot be read.
  private let logProblem: WorkoutError?

  /// True where it is the code of a log sheet.
  package var isOfLog: Bool { log != nil || logProblem != nil }

  /// The format of the payload; nil if it holds no workouts.
  public var format: Format? { reading?.format }
  /// The workout or template of the payload; nil if it holds neither, or cannot be read.
  public var archive: WorkoutArchive? { reading?.archive }
  /// Why the payload cannot be read, though its form is known.
  public var problem: WorkoutError? { logProblem ?? reading?.problem }

  /// Reads what a symbol holds.
  ///
  /// - Parameters:
  ///   - file: what findings call the picture.
  ///   - number: which symbol of the picture it is, from 1.
  init(
    _ found: PictureScan.Found, in file: String, number: Int, by scanner: WorkoutScanner,
    findings: any FindingSink
  ) {
    self.file = file
    page = found.page
    symbol = found.symbol
    corners = found.corners
    let name = "\(file), code \(number)"
    log = found.log
    guard symbol.append == nil else {
      (part, reading, logProblem) = (nil, nil, nil)
      return
    }
    if LogForm.recognizes(symbol.payload) {
      (part, reading) = (nil, nil)
      logProblem = Self.problem(of: found, name: name)
      if let logProblem {
        findings.report(Self.unreadable("log sheet that cannot be read", logProblem, file: file))
      }
      return
    }
    logProblem = nil
    do throws(WorkoutError) {
      part = try SymbolSetPart(payload: symbol.payload, name: name)
      reading =
        part == nil
        ? PayloadReading(symbol.payload, name: name, by: scanner, findings: findings) : nil
      if let problem, let format {
        findings.report(Self.unreadable("\(format.id) in a code cannot be read", problem, file: file))
      }
    } catch {
      part = nil
      reading = PayloadReading(unreadable: .packed, error)
      findings.report(Self.unreadable("code of a set that cannot be read", error, file: file))
    }
  }

  /// Why a log sheet cannot be read; nil where it can.
  private static func problem(of found: PictureScan.Found, name: String) -> WorkoutError? {
    guard found.log?.reading == nil else { return nil }
    do throws(WorkoutError) { _ = try LogForm(payload: found.symbol.payload, name: name) } catch {
      return error
    }
    let what =
      found.log == nil
      ? "the log sheet is in a film, or one of more than \(LogSight.maximumCount) in a picture"
      : "too few of the black squares around the log sheet are seen"
    return .input(
      InputError(
        .malformed, place: Place(file: name), what: what,
        advice: "Photograph the whole page, flat and by itself."))
  }

  private static func unreadable(
    _ what: Finding.Reason, _ problem: WorkoutError, file: String
  ) -> Finding {
    guard case .input(let error) = problem else {
      return Finding(
        .warning, .dropped, what, of: .symbol, detail: "\(problem)", place: Place(file: file))
    }
    let detail = [error.what, error.advice?.description].compactMap(\.self).joined(separator: ". ")
    return Finding(.warning, .dropped, what, of: .symbol, detail: detail, place: error.place)
  }

  /// That the symbol holds no workouts, for those who expect some; nil if it does, or is a part of a set.
  var strangeness: Finding? {
    guard format == nil, part == nil, symbol.append == nil, !isOfLog else { return nil }
    let isAddress = ["http://", "https://"].contains { symbol.payload.starts(with: $0.utf8) }
    return Finding(
      .note, .unsupported,
      isAddress ? "QR code of a web address, not of a workout" : "QR code that holds no workout", of: .symbol,
      detail: PayloadReading.content(symbol.payload), place: Place(file: file))
  }
}
