package import WorkoutModel

/// Findings that every table of sets may have.
package enum TableFindings {
  /// Reports a workout some of whose rows stand elsewhere.
  package static func reportScattered(at place: Place, to findings: any FindingSink) {
    findings.report(
      Finding(
        .warning, .guessed,
        "rows of a workout that do not stand together: read as another workout; sort the file by date first",
        of: .workout, place: place))
  }
}
