internal import FormatKit
internal import Migration
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
    commands: [
      info, validate, convert, merge, diff, dedupe, filter, redact, compare, names, undo, qr, sheet,
      scan, formats,
    ])

  private static let from = OptionSpecification.option(
    "from", placeholder: "ID", help: "The format of the input; recognised by itself where left out.")
  private static let force = OptionSpecification.flag(
    "force", help: "Replace OUT where it exists; a folder with files in it never is.")
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
    .option("names", placeholder: "MAP.csv", help: "Rename exercises as this map says, see btd names."),
    .option("report", placeholder: "FILE", help: "Write every finding to FILE as JSON."),
    dryRun,
    .flag("strict", help: "Write nothing where anything would be dropped, rounded, guessed or repaired."),
    .flag("skip-bad", help: "Leave out inputs that cannot be read, and write the rest."),
    force,
  ]

  private static let thresholdPower = OptionSpecification.option(
    "ftp", placeholder: "WATTS",
    help: "The threshold power by which watts and fractions of it are told from each other in rides.")

  private static let parity = OptionSpecification.option(
    "parity", placeholder: "PERCENT",
    help:
      "How many symbols of a set may be lost, of 100 that are needed, rounded up; 20 where left out, of qr only where more than 3 are needed."
  )
  private static let versionLimit = OptionSpecification.option(
    "version-limit", placeholder: "N",
    help: "The highest version of the symbols of a set, 15 where left out; above, many cameras fail.")

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
        help: "Where to write; a name that ends in / makes a folder of files."), inPlace,
      from,
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
    discussion: [
      "Without -o the code is drawn in the terminal.",
      "A folder or a .gif takes any number of workouts, packed and spread over a set of as many symbols as it needs; "
        + "btd scan puts pictures of them together again, some may be missing; the text of --to txt it does not read. A .gif holds no more than btd scan reads of one: "
        + "1,000 frames and 200 megapixels, which are 432 symbols of version 15 at 8 pixels a module.",
    ],
    operands: OperandSpecification("FILE", help: "The file that holds the workout or template."),
    options: [
      .option(
        "output", short: "o", placeholder: "OUT",
        help:
          "A .png, .svg, .pdf or .txt file; a folder, with / at its end, or an animated .gif for a set of symbols."
      ),
      .option(
        "to", help: "What a folder is filled with, png where left out.",
        allowedValues: ["png", "svg", "pdf", "txt"]),
      from, workout, template, asTemplate,
      .flag("all", help: "With --encoding packed: take everything in the file."),
      .option(
        "encoding",
        help: "How the workout is written in the code: as the app reads it, or packed for the smallest code.",
        allowedValues: ["app", "packed"]),
      .flag(
        "dense", help: "With --encoding packed: bytes instead of text, which not every scanner hands on."),
      parity, versionLimit,
      .option(
        "level", help: "Error-correction level, M where left out.",
        allowedValues: ErrorCorrectionLevel.allCases.map(\.rawValue)),
      .option("scale", placeholder: "N", help: "Pixels a module in .png and .svg, 8 where left out."),
      .flag("share", help: "Take out what tells who trained, as redact does."),
      keep, shiftDates,
      dryRun, force,
    ],
    examples: [
      CommandExample("btd qr history.btd --workout last -o workout.png"),
      CommandExample("btd qr history.btd --template \"Push Day\""),
      CommandExample("btd qr history.btd --workout last --encoding packed"),
      CommandExample("btd qr history.btd -o codes/", "Everything in the file, as a set of pictures."),
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
      .flag(
        "backup",
        help:
          "Print the whole file as a set of symbols, from which btd scan brings every value back; one of five or fewer may be lost."
      ),
      parity, versionLimit,
      .option(
        "encoding",
        help:
          "How workouts are written in the codes: as the app reads them, or packed for the smallest codes.",
        allowedValues: ["app", "packed"]),
      .option(
        "paper", help: "The size of the pages, letter where left out.",
        allowedValues: Paper.allCases.map(\.rawValue)),
      thresholdPower, sourceUnit, sourceDistanceUnit,
      .option("dpi", placeholder: "N", help: "Dots an inch of .png and of the check, 200 where left out."),
      .flag("no-check", help: "Do not read the codes back."),
      .flag("compare", help: "Mark each set beside the last time the routine was done, as compare does."),
      .flag("share", help: "Take out what tells who trained, as redact does."),
      keep, shiftDates,
      dryRun, force,
    ],
    examples: [
      CommandExample("btd sheet history.btd --workout last -o workout.pdf"),
      CommandExample("btd sheet history.btd --all -o year.pdf --paper a4"),
      CommandExample("btd sheet history.btd --backup -o backup.pdf"),
      CommandExample("btd sheet history.btd --template \"Push Day\" -o push.pdf", "With boxes to fill in."),
      CommandExample("btd sheet history.btd --workout last --compare -o today.pdf"),
      CommandExample("btd sheet intervals.zwo --ftp 250 -o ride.png"),
    ])

  private static let scan = CommandSpecification(
    name: "scan", abstract: "Read the QR codes in pictures, and the workouts in them.",
    discussion: [
      "Reads PNG, JPEG, WebP, HEIC, GIF, TIFF, BMP and the pages of PDF, all frames and pages. Exit code 1 where there is no workout or template, or not enough of a set of symbols; 65 where a picture, or a symbol or set of workouts, cannot be read: it is damaged, or of a newer version. -o then writes nothing unless --skip-bad. Other QR codes, as of a web address, are only named.",
      "Where the pictures hold no workout, sets that are whole in the file of --keep are taken.",
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
          "The most processor time to spend on looking at one picture, page or frame, 2 where left out; what it ends too early is named, and a loss to --strict."
      ),
      .option(
        "keep", placeholder: "FILE",
        help:
          "Remember in FILE which symbols of sets were read; those of a set go out of it once -o OUT is written."
      ),
      json,
    ] + writing + [asTemplate],
    examples: [
      CommandExample("btd scan photo.jpg"),
      CommandExample("btd scan *.jpg -o scanned.btd --source-unit kg"),
      CommandExample("btd scan page.jpg -o history.btd --keep parts.txt", "A backup, page by page."),
    ])

  private static let near = OptionSpecification.option(
    "near", help: "What becomes of workouts that are nearly the same; listed where left out.",
    allowedValues: ["list", "merge"])
  private static let recomputeTotals = OptionSpecification.flag(
    "recompute-totals", help: "Set the running totals to the sums over the workouts that are written.")

  private static let merge = CommandSpecification(
    name: "merge", abstract: "Make one archive of two or more, each workout once.",
    discussion: [
      "A workout is the same by uuid, else by start and content: the exercises and sets, in kg or lb, as any app names them. If one clock is ahead of the other, that is worked out and said. What is only nearly the same is listed and kept.",
      "With --base, what one side has changed or deleted since is changed or deleted. What both have changed is a conflict: --prefer decides, else nothing is written, exit code 1.",
    ],
    operands: OperandSpecification("FILE…", help: "Files of any format.", minimumCount: 2, maximumCount: nil),
    options: [
      .option("output", short: "o", placeholder: "OUT", help: "Where to write."), inPlace, from,
      .option("base", placeholder: "FILE", help: "What all of them were before."),
      .option(
        "prefer",
        help: "Whose value is taken in a conflict; newer is what was trained with, else saved, last.",
        allowedValues: ["first", "second", "newer"]),
      near,
      recomputeTotals,
    ] + writing,
    examples: [
      CommandExample("btd merge history.btd strong.csv -o history-now.btd"),
      CommandExample(
        "btd merge history.btd strong.csv --in-place", "And btd undo history.btd brings it back."),
      CommandExample("btd merge phone.btd tablet.btd --base backup.btd -o both.btd --prefer newer"),
    ])

  private static let diff = CommandSpecification(
    name: "diff", abstract: "Say what differs between two archives of any formats.",
    discussion: [
      "Lists the workouts that only one has, and what has changed in the others. The same weight in another unit, the same exercise by another app's name and a clock that is ahead are no differences; between two formats, what only one of them says is none either.",
      "Exit code 0 where nothing differs, 1 where something does.",
    ],
    operands: OperandSpecification("FILE…", help: "Two files.", minimumCount: 2, maximumCount: 2),
    options: [from, sourceUnit, sourceDistanceUnit, json],
    examples: [CommandExample("btd diff backup.btd history.btd")])

  private static let dedupe = CommandSpecification(
    name: "dedupe", abstract: "Take out workouts that an archive holds more than once.",
    discussion: [
      "Workouts are the same by uuid, else by start and content, as merge has it; each group is shown. What is only nearly the same is listed and kept. Workouts of one uuid that say different things are a conflict: --prefer decides, else nothing is written, exit code 1."
    ],
    operands: OperandSpecification("FILE", help: "The file."),
    options: [
      .option("output", short: "o", placeholder: "OUT", help: "Where to write."), inPlace, from,
      .option(
        "prefer", help: "Whose value is taken in a conflict, the earlier or the later of the file.",
        allowedValues: ["first", "second"]),
      near,
      recomputeTotals,
    ] + writing,
    examples: [CommandExample("btd dedupe history.btd -o clean.btd")])

  private static let filter = CommandSpecification(
    name: "filter", abstract: "Keep some of the workouts of an archive, and all else that is in it.",
    discussion: ["A workout is kept if it fits every option that is given; of a repeated one, any."],
    operands: OperandSpecification("FILE", help: "The file."),
    options: [
      .option("output", short: "o", placeholder: "OUT", help: "Where to write.", isRequired: true), from,
      .option("since", placeholder: "DAY", help: "From this day on, as 2026-01-31."),
      .option("until", placeholder: "DAY", help: "Up to this day, which counts too."),
      .option(
        "exercise", placeholder: "NAME", help: "With this exercise, as any app spells it.", isRepeatable: true
      ),
      .option(
        "category", placeholder: "NAME", help: "With an exercise of this category.", isRepeatable: true),
      .option(
        "template", placeholder: "NAME", help: "Done from the template of this name.", isRepeatable: true),
      .option("count", placeholder: "N", help: "No more than the N newest of them."),
    ] + writing,
    examples: [
      CommandExample("btd filter history.btd --since 2026-01-01 -o year.btd"),
      CommandExample("btd filter history.btd --exercise \"Bench Press\" --count 10 -o bench.csv --to hevy"),
    ])

  private static let shiftDates = OptionSpecification.flag(
    "shift-dates", help: "Move all dates by one and the same number of weeks, drawn by lot.")
  private static let keep = OptionSpecification.option(
    "keep", placeholder: "PARTS", help: "Leave these parts as they are, separated by commas.",
    allowedValues: Redaction.Part.allCases.map(\.rawValue), acceptsList: true)

  private static let redact = CommandSpecification(
    name: "redact", abstract: "Take out what tells who trained, so that an archive can be shared.",
    discussion: [
      "Takes out the user's name, picture, body weight and measurements, notes, uuids, heart rate and all that only the source's format knows, and gives workouts and templates numbers for names. What the file still tells is listed.",
      "Parts that --keep takes: \(Redaction.Part.allCases.map(\.rawValue).joined(separator: ", ")).",
    ],
    operands: OperandSpecification("FILE", help: "The file."),
    options: [
      .option("output", short: "o", placeholder: "OUT", help: "Where to write.", isRequired: true), from,
      keep, shiftDates,
    ] + writing,
    examples: [CommandExample("btd redact history.btd -o shared.btd --shift-dates")])

  private static let compare = CommandSpecification(
    name: "compare", abstract: "Set each workout beside the last time the same routine was done.",
    discussion: [
      "Marks each set: + better, = equal, - worse than the same set of the last time, * new; gives the best one-rep max of each exercise and the volume of the workout, with what they were. A routine is known by its name, without one by its exercises."
    ],
    operands: OperandSpecification("FILE", help: "The file."),
    options: [
      from, sourceUnit, sourceDistanceUnit, json,
      .option("count", placeholder: "N", help: "Only the N newest workouts."),
    ],
    examples: [CommandExample("btd compare history.btd --count 3")])

  private static let names = CommandSpecification(
    name: "names", abstract: "Propose what the exercises of a file are called elsewhere, as a map to edit.",
    discussion: [
      "Writes a CSV of name, variation, to_name, to_variation, confidence, reason, count. Where no name is sure enough, to_name is empty, and the name stays. Nothing is renamed: correct the map, then give it to convert, merge or scan with --names."
    ],
    operands: OperandSpecification("FILE", help: "The file whose exercises are to be named."),
    options: [
      .option("output", short: "o", placeholder: "MAP.csv", help: "Where to write.", isRequired: true), from,
      .option("against", placeholder: "FILE", help: "Propose the names of this file's exercises."),
      .option(
        "app", help: "Propose the names of this app's exercises.",
        allowedValues: ["strong", "hevy", "fitnotes", "btd"]),
      dryRun, force,
    ],
    examples: [
      CommandExample("btd names strong.csv --against history.btd -o map.csv"),
      CommandExample("btd convert strong.csv -o new.btd --names map.csv"),
    ])

  private static let undo = CommandSpecification(
    name: "undo", abstract: "Bring back what a file was before it was last changed in place.",
    discussion: [
      "Takes the newest of the backups that --in-place has left beside the file; once more, the one before. What the file is now is kept beside it too, as .undone."
    ],
    operands: OperandSpecification("FILE", help: "The file."),
    options: [dryRun], examples: [CommandExample("btd undo history.btd")])

  private static let inPlace = OptionSpecification.flag(
    "in-place", help: "Change the first FILE itself, keeping a dated backup beside it.")
  private static let dryRun = OptionSpecification.flag(
    "dry-run", help: "Say what would be written, and write nothing.")

  private static let formats = CommandSpecification(
    name: "formats", abstract: "List the formats.", options: [json])
}
