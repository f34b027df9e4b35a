internal import Foundation

/// How long a command takes as a process of its own.
enum CommandTimer {
  /// Runs a command and its arguments, silent on standard error.
  ///
  /// - Returns: the seconds until it ended.
  static func seconds(_ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let elapsed = start.duration(to: .now)
    guard process.terminationStatus == 0 else {
      throw CocoaError(.executableLoad, userInfo: [NSFilePathErrorKey: arguments.joined(separator: " ")])
    }
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
  }
}
