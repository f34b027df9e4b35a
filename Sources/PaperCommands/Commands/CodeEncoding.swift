internal import CommandLineTool

/// How a workout is written in a code.
enum CodeEncoding: String, CaseIterable {
  /// As the app reads it.
  case app
  /// As densely as it can be.
  case packed
  /// As people read it.
  case text
}
