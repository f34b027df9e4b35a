/// A sport as FIT numbers it, and the form of it.
struct FITSport: Hashable {
  let sport: UInt8
  let subSport: UInt8

  /// Strength training.
  static let strength = FITSport(sport: 10, subSport: 20)

  init(sport: UInt8, subSport: UInt8) {
    self.sport = sport
    self.subSport = subSport
  }

  /// The sport that ``name`` calls so; nil where none is.
  init?(named name: String?) {
    guard let name, let sport = Self.byName[Array(name.utf8)] else { return nil }
    self = sport
  }

  /// What people call it: `Treadmill Running`, else the sport alone.
  var name: String {
    Self.names[self] ?? Self.names[FITSport(sport: sport, subSport: 0)] ?? "Sport \(sport)"
  }

  private static let names: [FITSport: String] = {
    var names: [FITSport: String] = [:]
    for (sport, words) in table { names[sport] = words }
    return names
  }()

  private static let byName: [[UInt8]: FITSport] = {
    var sports: [[UInt8]: FITSport] = [:]
    for (sport, words) in table { sports[Array(words.utf8)] = sport }
    return sports
  }()

  /// One line per sport: its number, that of its form, and its name, each once.
  private static let table: [(sport: FITSport, name: String)] = lines.split(separator: "\n").compactMap {
    line in
    let words = line.split(separator: " ")
    guard words.count > 2, let sport = UInt8(words[0]), let part = UInt8(words[1]) else { return nil }
    return (FITSport(sport: sport, subSport: part), words[2...].joined(separator: " "))
  }

  private static let lines = """
    0 0 Other Activity
    0 15 Elliptical Workout
    0 66 Expedition
    1 0 Running
    1 1 Treadmill Running
    1 2 Street Running
    1 3 Trail Running
    1 4 Track Running
    1 45 Indoor Running
    1 58 Virtual Running
    1 59 Obstacle Run
    1 67 Ultra Run
    2 0 Cycling
    2 5 Spinning
    2 6 Indoor Cycling
    2 7 Road Cycling
    2 8 Mountain Biking
    2 9 Downhill Biking
    2 10 Recumbent Cycling
    2 11 Cyclocross
    2 12 Hand Cycling
    2 13 Track Cycling
    2 29 BMX
    2 46 Gravel Cycling
    2 48 Bike Commuting
    2 58 Virtual Cycling
    2 88 Indoor Hand Cycling
    3 0 Transition
    4 0 Fitness Equipment
    4 14 Indoor Rowing
    4 15 Elliptical
    4 16 Stair Climbing
    4 44 Pilates on Equipment
    5 0 Swimming
    5 17 Pool Swimming
    5 18 Open Water Swimming
    6 0 Basketball
    7 0 Soccer
    8 0 Tennis
    8 84 Pickleball
    8 85 Padel
    9 0 American Football
    10 0 Training
    10 19 Flexibility Training
    10 21 Warm-up
    10 26 Cardio Training
    10 43 Yoga
    10 44 Pilates
    10 62 Breathing
    10 70 HIIT Training
    11 0 Walking
    11 1 Treadmill Walking
    11 27 Indoor Walking
    11 30 Casual Walking
    11 31 Speed Walking
    12 0 Cross-country Skiing
    12 37 Backcountry Skiing
    12 42 Skate Skiing
    13 0 Alpine Skiing
    13 37 Alpine Touring
    13 38 Resort Skiing
    14 0 Snowboarding
    15 0 Rowing
    15 14 Rowing Machine
    16 0 Mountaineering
    17 0 Hiking
    17 124 Rucking
    18 0 Multisport
    19 0 Paddling
    21 0 E-biking
    21 28 E-bike Fitness
    21 47 E-bike Mountain Biking
    25 0 Golf
    27 0 Horseback Riding
    30 0 Inline Skating
    31 0 Rock Climbing
    31 68 Indoor Climbing
    31 69 Bouldering
    32 0 Sailing
    33 0 Ice Skating
    35 0 Snowshoeing
    37 0 Stand-up Paddleboarding
    38 0 Surfing
    41 0 Kayaking
    42 0 Rafting
    43 0 Windsurfing
    44 0 Kitesurfing
    47 0 Boxing
    48 0 Floor Climbing
    49 0 Baseball
    53 0 Diving
    62 0 HIIT
    62 70 High-intensity Intervals
    62 73 AMRAP
    62 74 EMOM
    62 75 Tabata
    64 0 Racket Sport
    64 94 Squash
    64 95 Badminton
    64 96 Racquetball
    64 97 Table Tennis
    65 0 Wheelchair Push Walk
    66 0 Wheelchair Push Run
    67 0 Meditation
    69 0 Disc Golf
    70 0 Team Sport
    71 0 Cricket
    72 0 Rugby
    73 0 Hockey
    74 0 Lacrosse
    75 0 Volleyball
    76 0 Water Tubing
    80 0 Mixed Martial Arts
    82 0 Snorkeling
    83 0 Dance
    84 0 Jump Rope
    86 0 Mobility
    88 0 Canoeing
    """
}
