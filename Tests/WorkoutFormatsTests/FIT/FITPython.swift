import Foundation

/// Garmin's own SDK and `fitdecode`, two decoders of other people and an encoder, by a Python that has both.
enum FITPython {
  /// The variable that names the interpreter.
  static let variable = "BTD_FIT_PYTHON"
  static let missingReason: String =
    "\(variable) does not name a Python with the packages garmin-fit-sdk and fitdecode"

  static let interpreter = ProcessInfo.processInfo.environment[variable]
  static var isInstalled: Bool { interpreter.map { access($0, X_OK) == 0 } ?? false }

  /// What both decoders find in `bytes`: a line a message, the number of the message, then each field that is set.
  static func lines(_ bytes: [UInt8], by decoder: String) throws -> [String] {
    let program = """
      import sys, warnings
      warnings.simplefilter('ignore')
      data = sys.stdin.buffer.read()
      def line(number, fields):
          def text(value):
              if isinstance(value, (list, tuple)): value = value[0]
              return repr(value) if isinstance(value, str) else str(int(value))
          print(number, *[f"{key}={text(value)}" for key, value in sorted(fields.items())])
      if sys.argv[1] == 'garmin':
          from garmin_fit_sdk import Decoder, Stream, Profile
          stream = Stream.from_byte_array(bytearray(data))
          decoder = Decoder(stream)
          print(decoder.check_integrity())
          numbers = {n: {f['name']: k for k, f in m['fields'].items()} for n, m in Profile['messages'].items()}
          def take(number, fields): line(number, {numbers[number].get(k, k): v for k, v in fields.items()})
          messages, errors = Decoder(Stream.from_byte_array(bytearray(data))).read(
              apply_scale_and_offset=False, convert_datetimes_to_dates=False, convert_types_to_strings=False,
              enable_crc_check=True, expand_sub_fields=False, expand_components=False, merge_heart_rates=False,
              mesg_listener=take)
          for error in errors: print(error)
      else:
          import fitdecode, io
          print(True)
          with fitdecode.FitReader(io.BytesIO(data), check_crc=fitdecode.CrcCheck.RAISE) as reader:
              for frame in reader:
                  if frame.frame_type != fitdecode.FIT_FRAME_DATA: continue
                  fields = {f.def_num: f.raw_value for f in frame.fields if f.def_num is not None}
                  line(frame.global_mesg_num, {k: v for k, v in fields.items() if v not in (None, (None,))})
      """
    return String(decoding: try run(program, [decoder], input: bytes), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// What Garmin's encoder makes of messages: Python that calls `w(name, field=value, …)`, and `t(seconds)` for times.
  static func encoded(_ messages: String) throws -> [UInt8] {
    let program = """
      import sys, datetime
      from garmin_fit_sdk import Encoder, Profile
      encoder = Encoder()
      numbers = {m['name']: n for n, m in Profile['messages'].items()}
      def w(name, /, **fields): encoder.write_mesg({'mesg_num': numbers[name], **fields})
      def t(seconds): return datetime.datetime(2026, 1, 31, 17, 5, tzinfo=datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
      exec(sys.stdin.read())
      sys.stdout.buffer.write(bytes(encoder.close()))
      """
    return try run(program, [], input: Array(messages.utf8))
  }

  private static func run(_ program: String, _ arguments: [String], input: [UInt8]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: interpreter ?? "")
    process.arguments = ["-c", program] + arguments
    let file = try TemporaryFile(input)
    defer { file.remove() }
    let output = Pipe()
    process.standardInput = FileHandle(forReadingAtPath: file.path)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(bytes)
  }
}
