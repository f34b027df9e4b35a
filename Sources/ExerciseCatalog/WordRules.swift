/// Rules that tell the movement, and so the category, from words: the first whose words are all there decides.
struct WordRules: Sendable {
  private var rules: [(words: [String], movement: Movement)] = []
  /// The lines that were not understood.
  private(set) var rejected: [String] = []

  /// Takes lines of a category, a colon and phrases between commas.
  init(_ table: String) {
    for line in TableColumns.lines(of: table) {
      let sides = TableColumns.split(line, at: ":")
      guard sides.count == 2, let category = ExerciseCategory(rawValue: String(sides[0])) else {
        rejected.append(String(line))
        continue
      }
      for phrase in TableColumns.split(sides[1], at: ",").map({ String($0) }) {
        rules.append((NameWords(phrase).words, Movement(name: phrase, category: category)))
      }
    }
  }

  /// The movement that `words` tell, whatever their order; nil where no rule fits.
  func movement(in words: [String]) -> Movement? {
    let words = Set(words)
    return rules.first { $0.words.allSatisfy { words.contains($0) } }?.movement
  }
}

extension WordRules {
  /// What words in the names of exercises tell; a line may only count on those above it not fitting.
  static let exercises = WordRules(
    """
    Legs: clean grip squat
    Olympic: high pull, squat clean, squat snatch, press under, jump shrug
    Legs: leg curl, hamstring curl, nordic curl, leg press, calf, calves, glute, leg extension
    Legs: quad extension, knee extension, hip extension, hip thrust, hip bridge, abduction, adduction
    Legs: abductor, adductor, clamshell, fire hydrant, donkey kick, lateral leg raise, side leg raise
    Legs: tibialis, pull through, squat, lunge, pistol, step up, stepup, box jump, wall sit, wall ball
    Legs: thruster, leg kickback, kettlebell swing, dumbbell swing, romanian deadlift, rdl
    Legs: single leg deadlift, sled, band walk, monster walk, duck walk, crab walk
    Back: deadlift, shrug, rack pull, back extension, hyperextension, hyper extension, good morning
    Back: superman, straight arm pushdown, reverse fly, back fly, front lever, rear delt, reverse pec deck
    Back: pull apart, jefferson curl, neck curl, neck extension, neck flexion, farmer
    Olympic: clean, snatch, jerk
    Abs / Core: sit up, situp, crunch, plank, side bridge, side bend, hip dip, leg raise, leg lift
    Abs / Core: knee raise, knee tuck, knee up, leg pull in, twist, woodchop, wood chop, woodchopper
    Abs / Core: wood chopper, rollout, ab wheel, roll out, ab roller, v up, toes to bar, knees to elbows
    Abs / Core: hollow, dead bug, deadbug, bird dog, mountain climber, flutter, scissor, l sit
    Abs / Core: windshield wiper, jackknife, dragon flag, pallof
    Shoulders: handstand, pike push up, pike pushup, upright row, overhead press, ohp, shoulder press
    Shoulders: military press, push press, strict press, arnold, z press, log press, viking press
    Shoulders: bradford press, behind neck press, lateral raise, side raise, front raise, y raise, face pull
    Triceps: close grip bench, close grip push up, close grip pushup, diamond push up, diamond pushup
    Chest: chest dip
    Triceps: triceps, skull crusher, skullcrusher, pushdown, push down, pressdown, press down, french press
    Triceps: jm press, tate press, overhead extension, kickback, kick back, dip
    Biceps: wrist, curl
    Back: row, pulldown, pull down, pull up, pullup, chin up, chinup, pullover, pull over, muscle up
    Back: dead hang
    Chest: bench, chest press, floor press, incline press, decline press, landmine press, svend press
    Chest: hex press, squeeze press, fly, crossover, cross over, pec deck, pec dec, butterfly, push up
    Chest: pushup, press up
    Cardio: treadmill, running, run, jogging, jog, walking, walk, hiking, hike, sprint, cycling, cycle, bike
    Cardio: biking, spinning, elliptical, cross trainer, crosstrainer, rowing, rower, erg, ergometer, stair
    Cardio: stairmaster, stepper, step machine, stepmill, swimming, swim, jump rope, skipping, jumping jack
    Cardio: high knee, climbing, burpee, hiit, boxing, kickboxing, battle rope, ski, skiing, skate, skating
    Cardio: dance, dancing
    """)

  /// What one word tells where nothing else does.
  static let heads = WordRules(
    """
    Legs: jump, kick, hop
    Chest: press, push
    Back: pull, carry
    Shoulders: raise
    Triceps: extension
    """)
}

extension WordRules {
  /// What apps call categories and muscles.
  static let muscles = WordRules(
    """
    Legs: biceps femoris, quad, quadriceps, hamstring, glute, gluteus, gluteal, calf, calves, gastrocnemius
    Legs: soleus, adductor, abductor, hip, thigh, leg, lower body, tibialis, shin, knee
    Biceps: biceps, brachialis, brachioradialis, forearm, lower arm, wrist
    Triceps: triceps
    Shoulders: shoulder, delt, deltoid, rotator cuff
    Back: back, lat, latissimus, trap, trapezius, rhomboid, erector, spine, spinae, neck, teres
    Chest: chest, pec, pectoral, pectoralis, serratus
    Abs / Core: ab, abdominal, abdominis, abdomen, core, oblique, waist, midsection, trunk, stomach
    Cardio: cardio, cardiovascular, aerobic, endurance, conditioning
    Olympic: olympic, weightlifting
    """)
}
