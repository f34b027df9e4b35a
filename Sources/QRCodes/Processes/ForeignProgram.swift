internal import CLibrary
internal import CSandbox
internal import SafeFiles

/// A program that is not ours, and what it may take of the machine while it reads a file.
struct ForeignProgram: Equatable {
  /// The most memory of a program, 2 GiB.
  static let maximumMemory = 2 << 30

  /// The most descriptors that a program has open.
  private static let fileCount = 64

  /// The variables that a program is given, so that it finds the same libraries and fonts; no others.
  private static let variables = [
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH",
  ]

  /// Where programs, libraries and fonts lie: all that it can read beside its input, where the kernel has Landlock.
  private static let places = [
    "/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/opt", "/nix/store", "/gnu/store",
    "/etc/ld.so.cache",
    "/etc/fonts", "/var/cache/fontconfig", "/dev/null", "/dev/zero", "/dev/random", "/dev/urandom",
  ]

  /// Where it lies.
  let path: String
  private let arguments: [String]
  private let settings: [String]
  private let places: [String]

  /// Finds the program of a name.
  ///
  /// - Parameters:
  ///   - name: Its name in a folder of `PATH`.
  ///   - arguments: What follows its name.
  ///   - variables: The environment to take its variables from; nil for that of this process.
  /// - Returns: nil where there is no such program.
  init?(_ name: String, _ arguments: [String], variables: [String: String]?) {
    func value(_ variable: String) -> String? {
      variables.map { $0[variable] } ?? SystemFile.environment(variable)
    }
    let folders = (value("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard
      let path = paths.first(where: {
        FileSystem.mayAccess($0, X_OK) && FileSystem.status(of: $0)?.kind == .file
      })
    else { return nil }
    self.path = path
    self.arguments = arguments
    settings = Self.variables.compactMap { name in value(name).map { "\(name)=\($0)" } }
    // A program of a folder of its own, as of a package for one user, has its libraries beside that.
    let folder = PathText.parts(of: FileSystem.resolved(path) ?? path).folder
    let libraries = ["LD_LIBRARY_PATH", "FONTCONFIG_FILE", "FONTCONFIG_PATH"].compactMap(value)
    places =
      Self.places + [folder, "\(folder)../lib"]
      + libraries.flatMap { $0.split(separator: ":").map { String($0) } }
  }

  /// Starts it on a file that is its standard input; its standard output is a stream to this process.
  ///
  /// - Parameters:
  ///   - file: The descriptor of the file.
  ///   - time: The most seconds of processor time.
  ///   - firstTime: Those after which it is told to end, unless it is allowed more.
  /// - Returns: It, and what it cannot do.
  func start(
    readingFrom file: Int32, time: Int, firstTime: Int
  ) throws(ChildProcess.StartError) -> (child: ChildProcess, confinement: ProgramConfinement) {
    var confinement: Int32 = 0
    let child = try ChildProcess { theirs, process in
      CStrings.with([path] + arguments) { arguments in
        CStrings.with(settings) { settings in
          CStrings.with(places) { places in
            places.withUnsafeBufferPointer { places in
              var bounds = btd_bounds(
                memory: UInt64(Self.maximumMemory), time: UInt64(time), softTime: UInt64(firstTime),
                files: UInt64(Self.fileCount), places: places.baseAddress)
              return btd_spawn_confined(
                &process, &confinement, path, arguments, settings, file, theirs, &bounds)
            }
          }
        }
      }
    }
    return (child, ProgramConfinement(rawValue: confinement))
  }

  /// Starts it without an input, and says what keeps a file from doing harm in it, for people.
  var safety: String {
    let nothing = FileSystem.open("/dev/null", O_RDONLY)
    defer { close(nothing) }
    guard let (child, confinement) = try? start(readingFrom: nothing, time: 5, firstTime: 5) else {
      return "in a process of its own, which cannot be started"
    }
    child.end()
    let missing = [(ProgramConfinement.files, "Landlock"), (.calls, "seccomp")]
      .filter { !confinement.contains($0.0) }.map { $0.1 }.joined(separator: " or ")
    return
      "in a process of its own, which has limits of memory and time, writes no file"
      + (confinement.contains(.files) ? ", reads only its input, programs and fonts (Landlock)" : "")
      + (confinement.contains(.calls) ? ", reaches no network and starts no process (seccomp)" : "")
      + (missing.isEmpty ? "" : "; this system does not offer \(missing)")
  }
}
