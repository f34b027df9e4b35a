internal import CGdkPixbuf
internal import CJPEG

// What there is on this machine, for a person who asks what the program is made of.

extension PictureDecoder {
  /// The libraries that decode pictures, with their versions.
  package static var libraries: [String] {
    [
      "gdk-pixbuf \(btd_gdk_pixbuf_version().map { String(cString: $0) } ?? "")",
      String(cString: btd_jpeg_library()),
    ]
  }
}

extension SymbolScanner {
  /// Who reads symbols here, in words.
  package static var installedReaders: [String] {
    let zbar = ZBarLibrary().map { "\(SymbolReaderName.zbar.title) \($0.version)" }
    return [SymbolReaderName.grid.title, zbar ?? "\(SymbolReaderName.zbar.title) is missing"]
  }
}

extension PDFRenderer {
  /// Who draws pages, and what keeps one from doing harm there, in words.
  package static func safety(variables: [String: String]?) -> String {
    ForeignProgram(program, [], variables: variables).map { "drawn by \(program) \($0.safety)" }
      ?? "\(program) is missing"
  }
}

extension FilmDecoder {
  /// Who decodes films, and what keeps one from doing harm there, in words.
  package static func safety(variables: [String: String]?) -> String {
    ForeignProgram(program, [], variables: variables).map { "decoded by \(program) \($0.safety)" }
      ?? "\(program) is missing"
  }
}
