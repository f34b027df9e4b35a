internal import CLibrary

/// What must hold for the memory of a process that reads: it grows by a fixed factor of the bytes that are read.
///
/// It holds where nothing else runs in the process, and where the system says how much it had at most.
public enum MemoryLaw {
  /// Bytes for a byte of input.
  private static let factor = 2_000
  /// What is taken once, whatever the input: code, tables, the catalogue, fonts.
  private static let allowance = 128 << 20

  /// What `work` leaves behind, else the memory in words that it took for so many bytes and should not have.
  public static func violation(reading byteCount: Int, _ work: () -> String?) -> String? {
    let before = reset()
    if let violation = work() { return violation }
    guard let before, let most = kilobytes("VmHWM:") else { return nil }
    let growth = (most - before) << 10
    return growth > allowance + factor * byteCount ? "\(byteCount) bytes took \(growth >> 20) MB" : nil
  }

  /// Forgets how much the process had at most, and says what it has now; nil where the system does not tell.
  private static func reset() -> Int? {
    let file = open("/proc/self/clear_refs", O_WRONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return write(file, "5", 1) == 1 ? kilobytes("VmRSS:") : nil
  }

  private static func kilobytes(_ name: String) -> Int? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var text = [UInt8](repeating: 0, count: 8_192)
    text.removeLast(text.count - fread(&text, 1, text.count, file))
    let line = text.split(separator: 0x0a).first { $0.starts(with: name.utf8) }
    let words = (line ?? []).split { $0 == 0x20 || $0 == 0x09 }
    return words.count > 1 ? Int(String(decoding: words[1], as: UTF8.self)) : nil
  }
}
