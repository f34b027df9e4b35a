/// What a paper backup says of the program that brings it back: the library knows none.
///
/// The sentences are printed as they are, but for the placeholders in braces. Where one is empty, nothing is printed
/// in its place.
public struct PaperBackupWords: Hashable, Sendable {
  /// What a person types or does to bring the archive back, in a few words: it stands in the heads of pages, too.
  ///
  /// `{extension}` is that of a form which has room for the whole archive: `btd` or `workouts.json`.
  public var command: String
  /// The step that says where pictures of the symbols go and what is done then; `{command}` is ``command``.
  public var step: String
  /// How the program helps if one of two symbols is missing and both are needed.
  public var oneMissing: String
  /// How the program helps where too few symbols have been read.
  public var tooFewRead: String
  /// How the archive is brought back without the program; `{codes}` is `it is a QR code` or `they are QR codes`.
  public var withoutProgram: String
  /// What makes smaller symbols: the detail of the finding that not every camera reads them.
  public var smallerSymbols: String

  /// Takes the sentences.
  public init(
    command: String = "", step: String = "", oneMissing: String = "", tooFewRead: String = "",
    withoutProgram: String = "", smallerSymbols: String = ""
  ) {
    self.command = command
    self.step = step
    self.oneMissing = oneMissing
    self.tooFewRead = tooFewRead
    self.withoutProgram = withoutProgram
    self.smallerSymbols = smallerSymbols
  }
}

/// What a print of a whole archive says where it is a copy for sharing and no backup.
public struct SharedCopy: Hashable, Sendable {
  /// What is left out or replaced, in words.
  public var leftOut: [String]
  /// Whether all dates are moved.
  public var movesDates: Bool

  /// Makes the words of a copy.
  public init(leftOut: [String], movesDates: Bool) {
    self.leftOut = leftOut
    self.movesDates = movesDates
  }
}
