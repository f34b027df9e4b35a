internal import CLibrary

/// What the process that decodes a picture may take, by what its header says and how long the file is.
struct DecodingAllowance {
  /// The most pixels that may come out.
  let pixelCount: Int
  /// The length of the file.
  let byteCount: Int

  /// What a decoder takes for any picture: its tables, and the stacks of its threads.
  private static let basicMemory = 128 << 20
  private static let memoryPerThread = 16 << 20
  /// For each pixel: four samples of 16 bits, decoded, in colour and as they are handed on, and the grey ones.
  private static let memoryPerPixel = 32
  /// For each byte of the file: it and its copies.
  private static let memoryPerByte = 4

  /// Bytes of address space beside what the process has before.
  var memory: Int {
    let threadCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return Self.basicMemory + threadCount * Self.memoryPerThread + pixelCount * Self.memoryPerPixel
      + byteCount * Self.memoryPerByte
  }

  /// Seconds of processor time; a picture of 12 megapixels takes less than one.
  var processorSeconds: Int { 5 + pixelCount / 4_000_000 }

  /// How long the process may say nothing, in milliseconds: on a machine with much else to do, too.
  var silence: Int32 { Int32(clamping: 30_000 + 4_000 * processorSeconds) }
}
