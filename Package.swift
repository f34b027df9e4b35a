// swift-tools-version: 6.2

import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Reading pictures is many times slower without optimization. A package with such flags cannot be depended on, so
// only the tests are built with them: BTD_TEST=1.
let pictureSettings =
  Context.environment["BTD_TEST"] == nil
  ? swiftSettings : swiftSettings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

// libFuzzer brings the main of this executable, so it is built only on request: BTD_FUZZ=1.
let fuzzing: [Target] =
  Context.environment["BTD_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "Fuzzing", dependencies: ["CLibrary", "FormatKit", "ReadingLaws", "WorkoutFormats"],
      path: "Tests/Fuzzing",
      exclude: ["Corpus", "Dictionaries"],
      swiftSettings: swiftSettings + [.unsafeFlags(["-parse-as-library"])]),
    .executableTarget(
      name: "PictureFuzzing", dependencies: ["QRCodes", "ReadingLaws"], path: "Tests/PictureFuzzing",
      swiftSettings: swiftSettings + [.unsafeFlags(["-parse-as-library"])]),
  ]

let package = Package(
  name: "btd",
  // What these have and those before them lack: integers of 128 bits, mutexes, atomics.
  platforms: [.macOS(.v15), .macCatalyst(.v18), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(
      name: "WorkoutInterchange",
      targets: ["WorkoutInterchange", "WorkoutModel", "ExerciseCatalog", "WorkoutFormats", "Migration"]),
    .library(
      name: "WorkoutQRCodes",
      targets: ["WorkoutQRCodes", "WorkoutCodes", "SymbolSets", "QRCodes", "QRSymbols"]),
    .library(name: "WorkoutSheets", targets: ["WorkoutSheets", "Sheets"]),
    .executable(name: "btd", targets: ["btd"]),
    .executable(name: "btd-core", targets: ["btd-core"]),
  ],
  traits: [
    .trait(name: "SQLite", description: "Databases: read the backups of FitNotes, write tables for queries."),
    .default(enabledTraits: ["SQLite"]),
  ],
  targets: [
    // From the ground up; a target leans only on those above it.
    .systemLibrary(name: "CZBar"),
    .systemLibrary(name: "CGdkPixbuf"),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", pkgConfig: "cairo"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),

    .target(name: "CSandbox"),
    .target(name: "CSystem"),
    .target(name: "CLibrary", swiftSettings: swiftSettings),
    .target(name: "WorkoutModel", swiftSettings: swiftSettings),
    .target(name: "ExerciseCatalog", dependencies: ["WorkoutModel"], swiftSettings: swiftSettings),
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: swiftSettings),
    .target(name: "SafeFiles", dependencies: ["CLibrary", "WorkoutModel"], swiftSettings: swiftSettings),
    .target(name: "Notation", dependencies: ["WorkoutModel", "SafeFiles"], swiftSettings: swiftSettings),
    .target(
      name: "Clocks", dependencies: ["WorkoutModel", "SafeFiles", "Notation"], swiftSettings: swiftSettings),
    .target(
      name: "FormatKit", dependencies: ["WorkoutModel", "SafeFiles", "Notation", "Clocks"],
      swiftSettings: swiftSettings),
    .target(
      name: "ArchiveForm", dependencies: ["WorkoutModel", "Notation", "FormatKit"],
      swiftSettings: swiftSettings),
    // Without the catalogue of exercises, which may be corrected: what paper means may not.
    .target(
      name: "PackedForm", dependencies: ["WorkoutModel", "Notation", "FormatKit", "ArchiveForm"],
      swiftSettings: swiftSettings),
    // Payloads that are spread over several symbols, and brought back from any that are enough.
    .target(
      name: "SymbolSets", dependencies: ["WorkoutModel", "Notation", "FormatKit", "PackedForm"],
      swiftSettings: swiftSettings),
    // Sheets that a lifter fills in by pen: what is where on them, and what is marked in a picture of one.
    .target(
      name: "LogForms", dependencies: ["CLibrary", "WorkoutModel", "PackedForm"],
      swiftSettings: pictureSettings),
    .target(
      name: "DatabaseFormats",
      dependencies: ["WorkoutModel", "SQLite", "SafeFiles", "Notation", "FormatKit"],
      swiftSettings: swiftSettings),
    .target(
      name: "WorkoutFormats",
      dependencies: [
        "WorkoutModel", "ExerciseCatalog", "Notation", "Clocks", "SafeFiles", "FormatKit", "ArchiveForm",
        "PackedForm", .target(name: "DatabaseFormats", condition: .when(traits: ["SQLite"])),
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "Migration", dependencies: ["WorkoutModel", "ExerciseCatalog"], swiftSettings: swiftSettings),
    // What a history tells: plain values for the terminal, pages and programs.
    .target(
      name: "Statistics",
      dependencies: ["WorkoutModel", "Notation", "ExerciseCatalog", "WorkoutFormats", "Migration"],
      swiftSettings: swiftSettings),
    // Symbols of payloads, and payloads of grey pixels: no files and no C.
    .target(name: "QRSymbols", dependencies: ["CLibrary"], swiftSettings: pictureSettings),
    .target(
      name: "QRCodes",
      dependencies: [
        "CLibrary", "QRSymbols", "SafeFiles", "CZBar", "CGdkPixbuf", "CJPEG", "CCairo", "CSandbox",
      ],
      swiftSettings: pictureSettings),
    .target(
      name: "WorkoutCodes",
      dependencies: [
        "CLibrary", "WorkoutModel", "Notation", "FormatKit", "PackedForm", "LogForms", "WorkoutFormats",
        "Migration", "QRCodes", "SymbolSets", "SafeFiles",
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "Sheets",
      dependencies: [
        "CLibrary", "WorkoutModel", "ExerciseCatalog", "WorkoutFormats", "WorkoutCodes", "QRCodes", "CPango",
        "Notation", "FormatKit", "PackedForm", "LogForms", "Migration", "Statistics",
      ],
      swiftSettings: swiftSettings),
    // The history of a lifter on one page of HTML.
    .target(
      name: "Reports",
      dependencies: ["WorkoutModel", "ExerciseCatalog", "Notation", "Migration", "Statistics"],
      swiftSettings: swiftSettings),
    .target(
      name: "CommandLineTool",
      dependencies: [
        "CLibrary", "WorkoutModel", "ExerciseCatalog", "WorkoutFormats", "Migration", "Statistics", "Reports",
        "SafeFiles", "Notation", "Clocks", "FormatKit", "CSystem",
        .target(name: "SQLite", condition: .when(traits: ["SQLite"])),
      ],
      swiftSettings: swiftSettings),
    // The commands of pictures and pages, without which the program needs no library to draw or to decode.
    .target(
      name: "PaperCommands",
      dependencies: [
        "CommandLineTool", "CLibrary", "WorkoutModel", "WorkoutFormats", "Migration", "QRCodes", "SymbolSets",
        "WorkoutCodes", "Sheets", "SafeFiles", "Notation", "Clocks", "FormatKit", "PackedForm", "LogForms",
        "Statistics",
      ],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "btd", dependencies: ["CLibrary", "CommandLineTool", "PaperCommands", "QRCodes"],
      swiftSettings: swiftSettings),
    // One file to copy, linked without a shared library by .ci/core.
    .target(name: "CBareSystem"),
    .executableTarget(
      name: "btd-core", dependencies: ["CBareSystem", "CLibrary", "CommandLineTool"],
      swiftSettings: swiftSettings),

    // Each product by one import.
    .target(
      name: "WorkoutInterchange",
      dependencies: [
        "WorkoutModel", "ExerciseCatalog", "Notation", "Clocks", "FormatKit", "ArchiveForm", "PackedForm",
        "WorkoutFormats", "Migration",
        .target(name: "DatabaseFormats", condition: .when(traits: ["SQLite"])),
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "WorkoutQRCodes",
      dependencies: [
        "WorkoutModel", "Notation", "FormatKit", "PackedForm", "WorkoutFormats", "QRCodes", "WorkoutCodes",
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "WorkoutSheets", dependencies: ["WorkoutModel", "Sheets"], swiftSettings: swiftSettings),

    // Beside the house: nothing of the products leans on these.
    .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
    .systemLibrary(name: "CCompression", pkgConfig: "libbrotlienc"),
    .target(name: "ArchiveGenerator", dependencies: ["WorkoutModel"], swiftSettings: swiftSettings),
    .target(
      name: "PhotographSimulator",
      dependencies: ["CLibrary", "QRCodes", "CGdkPixbuf", "LogForms", "WorkoutModel"],
      swiftSettings: pictureSettings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "ArchiveGenerator", "CLibrary", "CCompression", "ExerciseCatalog", "PhotographSimulator", "QRCodes",
        "WorkoutCodes", "Sheets",
        "WorkoutModel", "WorkoutFormats", "Notation", "FormatKit", "PackedForm", "LogForms", "Migration",
      ],
      exclude: ["strong-to-hevy.py", "baseline.txt"], swiftSettings: swiftSettings),

    .target(
      name: "ReadingLaws",
      dependencies: [
        "CLibrary", "WorkoutModel", "WorkoutFormats", "WorkoutCodes", "QRCodes", "Notation", "FormatKit",
        "ExerciseCatalog", "Clocks", "ArchiveForm", "PackedForm", "Migration", "Sheets", "CommandLineTool",
        "SafeFiles",
      ],
      path: "Tests/ReadingLaws",
      swiftSettings: swiftSettings),

    .testTarget(
      name: "WorkoutModelTests", dependencies: ["WorkoutModel", "ArchiveGenerator"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "ExerciseCatalogTests", dependencies: ["ExerciseCatalog", "WorkoutModel"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "SQLiteTests", dependencies: ["SQLite", "ArchiveGenerator"], swiftSettings: swiftSettings),
    .testTarget(
      name: "WorkoutFormatsTests",
      dependencies: [
        "WorkoutModel", "WorkoutFormats", "DatabaseFormats", "SQLite", "CSQLite", "CZlib", "ArchiveGenerator",
        "ReadingLaws", "SafeFiles",
        "Notation", "Clocks", "FormatKit", "ArchiveForm", "PackedForm",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "MigrationTests",
      dependencies: [
        "Migration", "WorkoutModel", "ExerciseCatalog", "ArchiveGenerator", "WorkoutFormats", "FormatKit",
        "Clocks", "Notation", "ReadingLaws",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "StatisticsTests", dependencies: ["Statistics", "WorkoutModel"], swiftSettings: swiftSettings),
    .testTarget(
      name: "ReportsTests", dependencies: ["Reports", "Statistics", "WorkoutModel"], exclude: ["Golden"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "WorkoutInterchangeTests", dependencies: ["WorkoutInterchange"], swiftSettings: swiftSettings),
    .testTarget(
      name: "QRCodesTests",
      dependencies: ["QRCodes", "QRSymbols", "CQREncode", "PhotographSimulator", "ReadingLaws"],
      exclude: ["Fixtures"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "WorkoutCodesTests",
      dependencies: [
        "WorkoutQRCodes", "WorkoutCodes", "SymbolSets", "WorkoutModel", "FormatKit", "Notation", "PackedForm",
        "LogForms", "ArchiveGenerator", "ReadingLaws",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "LogFormsTests",
      dependencies: [
        "LogForms", "WorkoutModel", "PackedForm", "Sheets", "WorkoutCodes", "QRCodes", "PhotographSimulator",
      ],
      swiftSettings: pictureSettings),
    .testTarget(
      name: "SheetsTests",
      dependencies: [
        "Sheets", "WorkoutModel", "WorkoutFormats", "WorkoutCodes", "QRCodes", "ArchiveGenerator", "Notation",
        "FormatKit", "PackedForm", "Statistics",
      ],
      exclude: ["Golden"], swiftSettings: swiftSettings),
    .testTarget(
      name: "CommandLineToolTests",
      dependencies: [
        "CommandLineTool", "PaperCommands", "WorkoutFormats", "WorkoutCodes", "SymbolSets", "QRCodes",
        "QRSymbols",
        "SafeFiles",
        "Notation", "Clocks", "FormatKit", "PackedForm", "WorkoutModel", "LogForms", "PhotographSimulator",
        "CQREncode", "CZlib",
      ],
      exclude: ["Golden"], swiftSettings: swiftSettings),
  ] + fuzzing
)
