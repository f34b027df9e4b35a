internal import CommandLineTool

/// What must hold for any text as the file of settings: it is read or refused with the line that is wrong.
enum SettingsLaws {
  /// The law that `bytes` break, in words; nil where they break none.
  static func violation(by bytes: [UInt8]) -> String? {
    do throws(UsageError) {
      _ = try Settings(text: String(decoding: bytes, as: UTF8.self), path: "config")
      return nil
    } catch {
      return error.message.hasPrefix("config, line ")
        ? nil : "settings are refused without a line: \(error.message)"
    }
  }
}
