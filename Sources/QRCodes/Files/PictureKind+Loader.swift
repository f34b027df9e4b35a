extension PictureKind {
  /// What gdk-pixbuf calls the loader.
  var loaderName: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpeg"
    case .webP: "webp"
    case .heif: "heif/avif"
    case .gif: "gif"
    case .tiff: "tiff"
    case .bmp: "bmp"
    }
  }

  /// The first bytes of a file.
  var beginning: [UInt8] {
    switch self {
    case .png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    case .jpeg: [0xff, 0xd8, 0xff]
    case .webP: Array("RIFF".utf8) + [4, 0, 0, 0] + Array("WEBP".utf8)
    case .heif: [0, 0, 0, 16] + Array("ftypheic".utf8) + [0, 0, 0, 0]
    case .gif: Array("GIF89a".utf8)
    case .tiff: [0x4d, 0x4d, 0, 42]
    case .bmp: Array("BM".utf8)
    }
  }

  /// The Debian package that holds the loader.
  var loaderPackage: String {
    switch self {
    case .webP: "webp-pixbuf-loader"
    case .heif: "heif-gdk-pixbuf"
    case .png, .jpeg, .gif, .tiff, .bmp: "libgdk-pixbuf-2.0-0"
    }
  }
}
