/// A page of a PDF, drawn in grey.
public struct PDFPage: Sendable {
  /// Its number in the file, from 1.
  public let number: Int

  /// How many pages the file says it has; nil where that cannot be told.
  public let pageCount: Int?

  /// The page as it is printed, at 300 dots per inch.
  public let picture: GreyPicture
}
