/// A kind of picture file that can be read.
public enum PictureKind: String, CaseIterable, Hashable, Sendable {
  /// Portable Network Graphics.
  case png = "PNG"
  /// JPEG, with or without EXIF.
  case jpeg = "JPEG"
  /// WebP, lossy and lossless, with all its frames.
  case webP = "WebP"
  /// HEIF: the HEIC of telephones, and AVIF.
  case heif = "HEIF"
  /// GIF, with all its frames.
  case gif = "GIF"
  /// TIFF, with all its pages.
  case tiff = "TIFF"
  /// Windows bitmap.
  case bmp = "BMP"

  /// What else is scanned, for people: files that show pictures.
  static let filesOfPictures = ["PDF", "MP4", "MOV", "WebM", "MKV"]

  /// Tells the kind of a file by how it begins, whatever it is called.
  ///
  /// - Parameter bytes: The file, or at least its first 32 bytes.
  /// - Returns: The kind; nil if it is another.
  public init?(sniffing bytes: [UInt8]) {
    func begins(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: signature)
    }
    if begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if begins([0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
      self = .webP
    } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
      self = .gif
    } else if begins([0x49, 0x49, 42, 0]) || begins([0x4d, 0x4d, 0, 42]) {
      self = .tiff
    } else if begins(Array("BM".utf8)) {
      self = .bmp
    } else if begins(Array("ftyp".utf8), at: 4),
      ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1", "avif"].contains(where: {
        begins(Array($0.utf8), at: 8)
      })
    {
      self = .heif
    } else {
      return nil
    }
  }
}
