import Foundation

/// The schemas of the repository, judged by `jsonschema` of Python: no validator of our own making.
enum SchemaValidator {
  static let missingReason =
    "python3 with the module jsonschema is not installed (Debian: python3-jsonschema)"

  static let isInstalled = (try? python("import jsonschema", []).code == 0) ?? false

  /// What the validator says against the JSON at `path`; empty where it accepts it.
  static func problems(of path: String, schema: String) throws -> String {
    let program = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      value = json.load(open(sys.argv[2]))
      jsonschema.Draft202012Validator.check_schema(schema)
      for error in jsonschema.Draft202012Validator(schema).iter_errors(value):
          print(error.json_path + ": " + error.message)
      """
    let run = try python(program, ["\(Repository.path)/Schemas/\(schema).schema.json", path])
    return run.code == 0 ? run.text : "python failed: \(run.text)"
  }

  /// The required keys, wherever in the file, that the schema lets go without a word.
  static func keysNotMissed(in path: String, schema: String) throws -> String {
    let program = """
      import copy, json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      value = json.load(open(sys.argv[2]))
      validator = jsonschema.Draft202012Validator(schema)
      required, seen = [], 0
      def walk(part, place):
          global seen
          if isinstance(part, dict):
              for key in list(part):
                  kept = part.pop(key)
                  if validator.is_valid(value): required.append(place + "/" + key)
                  else: seen += 1
                  part[key] = kept
                  walk(kept, place + "/" + key)
          elif isinstance(part, list) and part: walk(part[0], place + "/0")
      walk(value, "")
      print(seen)
      print("\\n".join(required))
      """
    let run = try python(program, ["\(Repository.path)/Schemas/\(schema).schema.json", path])
    return run.code == 0 ? run.text : "python failed: \(run.text)"
  }

  private static func python(_ program: String, _ arguments: [String]) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
