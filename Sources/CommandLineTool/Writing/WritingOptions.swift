/// The options of every command that writes an archive.
package struct WritingOptions {
  /// What is written.
  package let target: TargetOptions
  /// The file that every finding goes to.
  package let report: String?
  package let isDryRun: Bool
  package let isStrict: Bool
  package let skipsBad: Bool
  package let mayReplace: Bool
  /// Those that are given and say what is written, as they are typed.
  package let given: [String]

  package init(_ arguments: ArgumentReader) throws(UsageError) {
    target = try TargetOptions(arguments)
    let before = arguments.given.count
    report = try arguments.option("report", .text("FILE"), help: "Write every finding to FILE as JSON.")
    isDryRun = arguments.dryRun()
    isStrict = arguments.strict()
    given = target.given + arguments.given.dropFirst(before)
    skipsBad = arguments.flag(
      "skip-bad", help: "Skip inputs that cannot be read, and write the rest.")
    mayReplace = arguments.force()
  }
}
