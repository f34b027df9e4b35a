/// What pages are handed over as.
public enum SheetTarget {
  /// One PDF document, whose bytes are written as they come.
  case pdf(write: (UnsafeRawBufferPointer) throws -> Void)
  /// A PNG picture for each page; its name has no extension.
  case png(take: (_ name: String, _ bytes: [UInt8]) throws -> Void)
  /// An SVG picture for each page; its name has no extension.
  case svg(take: (_ name: String, _ bytes: [UInt8]) throws -> Void)
}
