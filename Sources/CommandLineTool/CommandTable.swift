internal import QRCodes
internal import Sheets
internal import WorkoutFormats

/// All commands with their options: what is parsed, what is shown by `--help`.
package enum CommandTable {
  /// The version of the program.
  package static let version = "0.1.0"

  /// The whole table.
  package static let tool = ToolSpecification(
    name: "btd", version: version,
    summary: [
      "Reads, checks and converts workout data, and makes and scans its QR codes, offline.",
      "Nothing is lost without a word: what a target cannot hold is reported.",
      "FILE may be - for standard input, OUT may be - for standard output.",
    ],
    commands: [info, validate, convert, qr, sheet, scan, formats])

  private static let from = OptionSpecification.option(
    "from", placeholder: "ID", help: "The format of the input; recognised by itself where left out.")
  private static let force = OptionSpecification.flag("force", help: "Replace OUT where it exists.")
  private static let json = OptionSpecification.flag("json", help: "Print JSON.")
  private static let workout = OptionSpecification.option(
    "workout", placeholder: "UUID|N|N-M|last",
    help:
      "Take one workout by uuid or by its number in the file from 1, several by their numbers, or the newest."
  )
  private static let template = OptionSpecification.option(
    "template", placeholder: "NAME", help: "Take the template or structured ride of that name.")
  private static let asTemplate = OptionSpecification.flag(
    "as-template", help: "Turn workouts into templates: the exercises without what was done.")
  private static let sourceUnit = OptionSpecification.option(
    "source-unit", help: "The unit of weights that the input does not mark.",
    allowedValues: ["kg", "lb"])

  private static let sourceDistanceUnit = OptionSpecification.option(
    "source-distance-unit", help: "The unit of distances that the input does not mark.",
    allowedValues: distanceUnits)
  private static let distanceUnits = ["km", "mi", "m", "yd", "ft"]
  private static let variants = Format.all.filter { !$0.variants.isEmpty }
    .map { "\($0.variants.joined(separator: " or ")) for \($0.id)" }.joined(separator: "; ")

  /// Options of the commands that write an archive.
  private static let writing: [OptionSpecification] = [
    .option("to", placeholder: "ID", help: "The format to write; by the extension of OUT where left out."),
    .option(
      "btd-version", placeholder: "1…6", help: "The version of .btd to write; the source's own, else 6."),
    .option(
      "variant", placeholder: "NAME",
      help: "Which of its app's forms the format takes: \(variants)."),
    sourceUnit, sourceDistanceUnit,
    .option("unit", help: "The unit of weights in the output.", allowedValues: ["kg", "lb"]),
    .option("distance-unit", help: "The unit of distances in the output.", allowedValues: distanceUnits),
    .option(
      "time-zone", placeholder: "NAME",
      help: "The zone of times that come from or go to UTC, as Europe/Berlin; the system's where left out."),
    thresholdPower,
    .option(
      "date", placeholder: "DATE", help: "The start of workouts that have none, as \"2026-01-31 18:05\"."),
    .option("report", placeholder: "FILE", help: "Write every finding to FILE as JSON."),
    .flag("strict", help: "Write nothing where anything would be dropped, rounded, guessed or repaired."),
    .flag("skip-bad", help: "Leave out inputs that cannot be read, and write the rest."),
    force,
  ]

  private static let thresholdPower = OptionSpecification.option(
    "ftp", placeholder: "WATTS",
    help: "The threshold power by which watts and fractions of it are told from each other in rides.")

  private static let info = CommandSpecification(
    name: "info", abstract: "Say what a file is and what it holds.",
    operands: OperandSpecification("FILE…", help: "Files or folders.", maximumCount: nil),
    options: [from, json],
    examples: [CommandExample("btd info history.btd")])

  private static let validate = CommandSpecification(
    name: "validate", abstract: "Check that files are well-formed, of a known version and consistent.",
    discussion: [
      "What an app would refuse or fail on is an error, exit code 65. All else is a warning or a note, exit code 0."
    ],
    operands: OperandSpecification("FILE…", help: "Files or folders.", maximumCount: nil),
    options: [from, json],
    examples: [
      CommandExample("btd validate history.btd"),
      CommandExample("btd validate --from json any.json", "Check any JSON for being well-formed."),
    ])

  private static let convert = CommandSpecification(
    name: "convert", abstract: "Turn files into one file of another format or version.",
    discussion: [
      "Many inputs become one archive: equal workouts collapse, the first file's settings win."
    ],
    operands: OperandSpecification("FILE…", help: "Files or folders.", maximumCount: nil),
    options: [
      .option(
        "output", short: "o", placeholder: "OUT",
        help: "Where to write; a name that ends in / makes a folder of files.",
        isRequired: true), from,
    ] + writing + [
      workout, template, asTemplate,
      .option(
        "only", placeholder: "PARTS", help: "Keep only these parts, separated by commas.",
        allowedValues: ["workouts", "templates", "types", "measurements"], acceptsList: true),
    ],
    examples: [
      CommandExample(
        "btd convert history.wld -o old.btd --btd-version 4", "For an install of release 3.0 to 4.1."),
      CommandExample("btd convert jan.btd feb.btd -o year.btd"),
      CommandExample("btd convert workout.json -o workout.btd --source-unit lb"),
    ])

  private static let qr = CommandSpecification(
    name: "qr", abstract: "Make the QR code of a workout or template, as the app scans it.",
    discussion: ["Without -o the code is drawn in the terminal."],
    operands: OperandSpecification("FILE", help: "The file that holds the workout or template."),
    options: [
      .option("output", short: "o", placeholder: "OUT", help: "A .png, .svg, .pdf or .txt file."),
      from, workout, template, asTemplate,
      .option(
        "encoding",
        help: "How the workout is written in the code: as the app reads it, or packed for the smallest code.",
        allowedValues: ["app", "packed"]),
      .flag(
        "dense", help: "With --encoding packed: bytes instead of text, which not every scanner hands on."),
      .option(
        "level", help: "Error-correction level, M where left out.",
        allowedValues: ErrorCorrectionLevel.allCases.map(\.rawValue)),
      .option("scale", placeholder: "N", help: "Pixels a module in .png and .svg, 8 where left out."),
      force,
    ],
    examples: [
      CommandExample("btd qr history.btd --workout last -o workout.png"),
      CommandExample("btd qr history.btd --template \"Push Day\""),
      CommandExample("btd qr history.btd --workout last --encoding packed"),
    ])

  private static let sheet = CommandSpecification(
    name: "sheet", abstract: "Print workouts, templates, rides and routines on pages, with their codes.",
    discussion: [
      "Each page is read back before it is handed over: a code that does not scan is an error."
    ],
    operands: OperandSpecification("FILE", help: "The file that holds what is printed."),
    options: [
      .option(
        "output", short: "o", placeholder: "OUT",
        help:
          "A .pdf file of all pages, a .png or .svg file of one, or a folder, with / at its end, of many.",
        isRequired: true),
      .option("to", help: "What a folder is filled with.", allowedValues: ["png", "svg"]),
      from, workout, template, asTemplate,
      .flag("routine", help: "Take the week of bodyweight progressions."),
      .flag("all", help: "Take everything in the file, with a page of contents."),
      .option(
        "paper", help: "The size of the pages, letter where left out.",
        allowedValues: Paper.allCases.map(\.rawValue)),
      thresholdPower, sourceUnit, sourceDistanceUnit,
      .option("dpi", placeholder: "N", help: "Dots an inch of .png and of the check, 200 where left out."),
      .flag("no-check", help: "Do not read the codes back."),
      force,
    ],
    examples: [
      CommandExample("btd sheet history.btd --workout last -o workout.pdf"),
      CommandExample("btd sheet history.btd --all -o year.pdf --paper a4"),
      CommandExample("btd sheet history.btd --template \"Push Day\" -o push.pdf", "With boxes to fill in."),
      CommandExample("btd sheet intervals.zwo --ftp 250 -o ride.png"),
    ])

  private static let scan = CommandSpecification(
    name: "scan", abstract: "Read the QR codes in pictures, and the workouts in them.",
    discussion: [
      "Reads PNG, JPEG, WebP, HEIC, GIF, TIFF, BMP and the pages of PDF, all frames and pages. Exit code 1 where there is no workout or template."
    ],
    operands: OperandSpecification("PICTURE…", help: "Pictures or folders of pictures.", maximumCount: nil),
    options: [
      .option("output", short: "o", placeholder: "OUT", help: "Write what was scanned to OUT."),
      .flag("raw", help: "Print the payloads as they are, one a line."),
      .flag("null", help: "With --raw: end each payload with NUL instead of a line feed."),
      .flag("fast", help: "Be content with the first look at a picture that finds a code."),
      .option(
        "budget", placeholder: "SECONDS",
        help:
          "The most processor time to spend on looking at one picture, page or frame, 2 where left out."),
      json,
    ] + writing + [asTemplate],
    examples: [
      CommandExample("btd scan photo.jpg"),
      CommandExample("btd scan *.jpg -o scanned.btd --source-unit kg"),
    ])

  private static let formats = CommandSpecification(
    name: "formats", abstract: "List the formats.", options: [json])
}
