internal import CLibrary
internal import SafeFiles

/// Decodes the frames of a film, one after the other, by `ffmpeg` in a process of its own.
///
/// Neither the readers of films nor what a hostile file does to them touches this program: the child has limits of
/// memory and of processor time, for a frame and for the film, is ended where it falls silent, and is told to open
/// nothing but its input and to read nothing but the first track of pictures, by the few decoders that cameras need.
///
/// ```swift
/// let end = try FilmDecoder(path: "codes.mov").decode { number, frame in … }
/// ```
public struct FilmDecoder: Sendable {
  /// How a film came to its end.
  public enum End: Hashable, Sendable {
    /// All frames were taken.
    case whole
    /// The caller has had enough.
    case enough
    /// There are more than ``FilmDecoder/maximumFrames``.
    case tooLong
    /// The file is damaged or truncated: frames are missing or wrong.
    case damaged
    /// The program was ended before the film was, for a reason.
    case stopped(reason: String)
  }

  /// What a film is kept in, told by how a file begins.
  private enum Container {
    case quickTime
    case matroska

    /// What `ffmpeg` calls its reader.
    var reader: String {
      switch self {
      case .quickTime: "mov"
      case .matroska: "matroska"
      }
    }

    init?(_ head: [UInt8]) {
      func begins(_ signature: [UInt8], at offset: Int = 0) -> Bool {
        head.dropFirst(offset).starts(with: signature)
      }
      if begins([0x1a, 0x45, 0xdf, 0xa3]) {
        self = .matroska
      } else if PictureKind(sniffing: head) == nil,
        // The length of a box begins as no text does.
        let first = head.first, first < 0x20,
        Self.boxes.contains(where: { begins(Array($0.utf8), at: 4) })
      {
        self = .quickTime
      } else {
        return nil
      }
    }

    /// The boxes that a film of QuickTime or MP4 begins with.
    private static let boxes = ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"]
  }

  static let program = "ffmpeg"

  /// How much of a file tells whether it is a film.
  package static let headLength = 32

  /// The most frames that are decoded: five minutes at 30 a second, which show a set of 600 symbols.
  public static let maximumFrames = 9_000

  /// The most pixels of a frame as the film has it, that of 8K; the program refuses larger ones.
  static let maximumDecodedPixels = 8_192 * 4_608

  /// The most pixels of a frame as it is handed on, more than 1080p has; larger ones are scaled down.
  public static let maximumPixels = 2_100_000

  /// The most processor time of the child for a film in seconds: 9,000 frames of 4K take it half of that.
  private static let processorTime = 600

  /// The most processor time of the child for one frame in seconds: one of 8K takes it less than one.
  private static let frameTime = 10

  /// The most threads of the child that decode.
  private static let threadCount = 2

  /// The decoders of what telephones, cameras and screens film in; all others of the hundreds stay untouched.
  private static let codecs = [
    "h264", "hevc", "mpeg4", "h263", "mjpeg", "prores", "vp8", "vp9", "av1", "libdav1d", "libaom-av1",
  ]

  private enum Source: Sendable {
    case path(String)
    case bytes([UInt8])
  }

  private let source: Source
  private let container: Container
  private let variables: [String: String]?
  /// The most frames that are decoded.
  var maximumFrames = Self.maximumFrames

  /// Opens a film from a file, without loading all of it; nil for a file that is not a film, and for a pipe.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - head: Its first ``headLength`` bytes.
  ///   - variables: The environment of `ffmpeg`, which is found by its `PATH`; that of the process where left out.
  package init?(path: String, head: [UInt8], variables: [String: String]? = nil) {
    guard let container = Container(head), FileSystem.status(of: path)?.kind == .file else { return nil }
    (source, self.container, self.variables) = (.path(path), container, variables)
  }

  /// Takes the bytes of a film; nil for bytes that are not a film.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - variables: The environment of `ffmpeg`, which is found by its `PATH`; that of the process where left out.
  public init?(_ bytes: [UInt8], variables: [String: String]? = nil) {
    guard let container = Container(Array(bytes.prefix(Self.headLength))) else { return nil }
    (source, self.container, self.variables) = (.bytes(bytes), container, variables)
  }

  /// Whether a file is a film.
  ///
  /// - Parameter head: The file or its beginning, at least 32 bytes.
  package static func isFilm(_ head: [UInt8]) -> Bool { Container(head) != nil }

  private var job: PictureProgram.Job {
    // The greatest size of the same shape within the limit, never a larger one.
    let scale = "min(1,sqrt(\(Self.maximumPixels)/iw/ih))"
    let input = [
      "-protocol_whitelist", "file", "-f", container.reader, "-codec_whitelist",
      Self.codecs.joined(separator: ","), "-threads", "\(Self.threadCount)", "-max_pixels",
      "\(Self.maximumDecodedPixels)", "-i", "file:/dev/stdin",
    ]
    let output = [
      "-map", "0:V:0", "-an", "-sn", "-dn", "-vf",
      "scale=w='max(1,trunc(iw*\(scale)))':h='max(1,trunc(ih*\(scale)))'", "-fps_mode", "passthrough",
      "-pix_fmt", "gray", "-c:v", "pgm", "-f", "image2pipe", "-",
    ]
    return PictureProgram.Job(
      name: Self.program, package: "ffmpeg", files: "films",
      // Any damage at all is told by its exit code.
      arguments: ["-nostdin", "-v", "quiet", "-filter_threads", "1", "-max_error_rate", "0"] + input + output,
      processorTime: Self.processorTime, pictureTime: Self.frameTime, verb: "decode", picture: "frame",
      damagedCode: 69,
      doubts: "damaged, truncated, without pictures, or of a kind that is not read"
    ) { .filmNotDecoded(reason: $0) }
  }

  /// Decodes the frames in grey, in their order, as a player shows them; only one is in memory at a time.
  ///
  /// - Parameter use: Takes a frame and its number, from 1, and says whether it wants the next.
  /// - Returns: How the film came to its end; where it stopped before the first frame, that is an error.
  /// - Throws: `PictureError`, or what `use` throws.
  public func decode(_ use: (_ number: Int, _ frame: GreyPicture) throws -> Bool) throws -> End {
    let file = try open()
    defer { close(file) }
    let child = try PictureProgram(job, readingFrom: file, variables: variables)
    defer { child.end() }
    while true {
      let frame: GreyPicture
      do throws(PictureError) {
        guard let next = try Self.nextFrame(of: child) else { return try child.finish() ? .whole : .damaged }
        frame = next
      } catch {
        guard child.pictureCount > 0, case .filmNotDecoded(let reason) = error else { throw error }
        return .stopped(reason: reason)
      }
      guard child.pictureCount <= maximumFrames else { return .tooLong }
      guard try use(child.pictureCount, frame) else { return .enough }
    }
  }

  private static func nextFrame(of child: PictureProgram) throws(PictureError) -> GreyPicture? {
    guard let (width, height) = try child.nextHeader() else { return nil }
    guard PictureHeader.area(width, height) <= maximumPixels else {
      throw .filmNotDecoded(
        reason: "\(program) hands on a frame of \(grouped(width)) × \(grouped(height)) pixels, and at most "
          + "\(grouped(maximumPixels)) were asked for")
    }
    return try GreyPicture(width: width, height: height, luminance: child.read(width * height))
  }

  /// The film as an open file.
  private func open() throws(PictureError) -> Int32 {
    switch source {
    case .path(let path):
      let file = FileSystem.open(path, O_RDONLY)
      guard file >= 0 else {
        throw .filmNotDecoded(reason: "it cannot be opened: \(String(cString: strerror(errno)))")
      }
      return file
    case .bytes(let bytes):
      return try PictureProgram.temporaryFile(bytes, variables: variables)
    }
  }
}
