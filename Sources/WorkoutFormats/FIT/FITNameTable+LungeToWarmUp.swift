extension FITNameTable {
  /// The categories 17, lunge, to 31, warm-up.
  static let lungeToWarmUp = """
    = 17 lunge
    overhead lunge, lunge matrix, weighted lunge matrix, alternating barbell forward lunge, alternating
    dumbbell lunge with reach, back foot elevated dumbbell split squat, barbell box lunge, barbell bulgarian
    split squat, barbell crossover lunge, barbell front split squat, barbell lunge, barbell reverse lunge,
    barbell side lunge, barbell split squat, core control rear lunge, diagonal lunge, drop lunge, dumbbell
    box lunge, dumbbell bulgarian split squat, dumbbell crossover lunge, dumbbell diagonal lunge, dumbbell
    lunge, dumbbell lunge and rotation, dumbbell overhead bulgarian split squat, dumbbell reverse lunge to
    high knee and press, dumbbell side lunge, elevated front foot barbell split squat, front foot elevated
    dumbbell split squat, gunslinger lunge, lawnmower lunge, low lunge with isometric adduction, low side to
    side lunge, lunge, weighted lunge, lunge with arm reach, lunge with diagonal reach, lunge with side bend,
    offset dumbbell lunge, offset dumbbell reverse lunge, overhead bulgarian split squat, overhead dumbbell
    reverse lunge, overhead dumbbell split squat, overhead lunge with rotation, reverse barbell box lunge,
    reverse box lunge, reverse dumbbell box lunge, reverse dumbbell crossover lunge, reverse dumbbell
    diagonal lunge, reverse lunge with reach back, weighted reverse lunge with reach back, reverse lunge with
    twist and overhead reach, weighted reverse lunge with twist and overhead reach, reverse sliding box
    lunge, weighted reverse sliding box lunge, reverse sliding lunge, weighted reverse sliding lunge, runners
    lunge to balance, weighted runners lunge to balance, shifting side lunge, side and crossover lunge,
    weighted side and crossover lunge, side lunge, weighted side lunge, side lunge and press, side lunge jump
    off, side lunge sweep, weighted side lunge sweep, side lunge to crossover tap, weighted side lunge to
    crossover tap, side to side lunge chops, weighted side to side lunge chops, siff jump lunge, weighted
    siff jump lunge, single arm reverse lunge and press, sliding lateral lunge, weighted sliding lateral
    lunge, walking barbell lunge, walking dumbbell lunge, walking lunge, weighted walking lunge, wide grip
    overhead barbell split squat, alternating dumbbell lunge, dumbbell reverse lunge, overhead dumbbell
    lunge, scissor power switch, dumbbell overhead walking lunge, curtsy lunge, weighted curtsy lunge,
    weighted shifting side lunge, weighted side lunge and press, weighted side lunge jump off
    = 18 olympic lift
    barbell hang power clean, barbell hang squat clean, barbell power clean, barbell power snatch, barbell
    squat clean, clean and jerk, barbell hang power snatch, barbell hang pull, barbell high pull, barbell
    snatch, barbell split jerk, clean, dumbbell clean, dumbbell hang pull, one hand dumbbell split snatch,
    push jerk, single arm dumbbell snatch, single arm hang snatch, single arm kettlebell snatch, split jerk,
    squat clean and jerk, dumbbell hang snatch, dumbbell power clean and jerk, dumbbell power clean and push
    press, dumbbell power clean and strict press, dumbbell snatch, medicine ball clean, clean and press,
    snatch
    = 19 plank
    45 degree plank, weighted 45 degree plank, 90 degree static hold, weighted 90 degree static hold, bear
    crawl, weighted bear crawl, cross body mountain climber, weighted cross body mountain climber, elbow
    plank pike jacks, weighted elbow plank pike jacks, elevated feet plank, weighted elevated feet plank,
    elevator abs, weighted elevator abs, extended plank, weighted extended plank, full plank passe twist,
    weighted full plank passe twist, inching elbow plank, weighted inching elbow plank, inchworm to side
    plank, weighted inchworm to side plank, kneeling plank, weighted kneeling plank, kneeling side plank with
    leg lift, weighted kneeling side plank with leg lift, lateral roll, weighted lateral roll, lying reverse
    plank, weighted lying reverse plank, medicine ball mountain climber, weighted medicine ball mountain
    climber, modified mountain climber and extension, weighted modified mountain climber and extension,
    mountain climber, weighted mountain climber, mountain climber on sliding discs, weighted mountain climber
    on sliding discs, mountain climber with feet on bosu ball, weighted mountain climber with feet on bosu
    ball, mountain climber with hands on bench, mountain climber with hands on swiss ball, weighted mountain
    climber with hands on swiss ball, plank, plank jacks with feet on sliding discs, weighted plank jacks
    with feet on sliding discs, plank knee twist, weighted plank knee twist, plank pike jumps, weighted plank
    pike jumps, plank pikes, weighted plank pikes, plank to stand up, weighted plank to stand up, plank with
    arm raise, weighted plank with arm raise, plank with knee to elbow, weighted plank with knee to elbow,
    plank with oblique crunch, weighted plank with oblique crunch, plyometric side plank, weighted plyometric
    side plank, rolling side plank, weighted rolling side plank, side kick plank, weighted side kick plank,
    side plank, weighted side plank, side plank and row, weighted side plank and row, side plank lift,
    weighted side plank lift, side plank with elbow on bosu ball, weighted side plank with elbow on bosu
    ball, side plank with feet on bench, weighted side plank with feet on bench, side plank with knee circle,
    weighted side plank with knee circle, side plank with knee tuck, weighted side plank with knee tuck, side
    plank with leg lift, weighted side plank with leg lift, side plank with reach under, weighted side plank
    with reach under, single leg elevated feet plank, weighted single leg elevated feet plank, single leg
    flex and extend, weighted single leg flex and extend, single leg side plank, weighted single leg side
    plank, spiderman plank, weighted spiderman plank, straight arm plank, weighted straight arm plank,
    straight arm plank with shoulder touch, weighted straight arm plank with shoulder touch, swiss ball
    plank, weighted swiss ball plank, swiss ball plank leg lift, weighted swiss ball plank leg lift, swiss
    ball plank leg lift and hold, swiss ball plank with feet on bench, weighted swiss ball plank with feet on
    bench, swiss ball prone jackknife, weighted swiss ball prone jackknife, swiss ball side plank, weighted
    swiss ball side plank, three way plank, weighted three way plank, towel plank and knee in, weighted towel
    plank and knee in, t stabilization, weighted t stabilization, turkish get up to side plank, weighted
    turkish get up to side plank, two point plank, weighted two point plank, weighted plank, wide stance
    plank with diagonal arm lift, weighted wide stance plank with diagonal arm lift, wide stance plank with
    diagonal leg lift, weighted wide stance plank with diagonal leg lift, wide stance plank with leg lift,
    weighted wide stance plank with leg lift, wide stance plank with opposite arm and leg lift, weighted
    mountain climber with hands on bench, weighted swiss ball plank leg lift and hold, weighted wide stance
    plank with opposite arm and leg lift, plank with feet on swiss ball, side plank to plank with reach
    under, bridge with glute lower lift, bridge one leg bridge, plank with arm variations, plank with leg
    lift, reverse plank with leg pull, ring plank sprawls
    = 20 plyo
    alternating jump lunge, weighted alternating jump lunge, barbell jump squat, body weight jump squat,
    weighted jump squat, cross knee strike, weighted cross knee strike, depth jump, weighted depth jump,
    dumbbell jump squat, dumbbell split jump, front knee strike, weighted front knee strike, high box jump,
    weighted high box jump, isometric explosive body weight jump squat, weighted isometric explosive jump
    squat, lateral leap and hop, weighted lateral leap and hop, lateral plyo squats, weighted lateral plyo
    squats, lateral slide, weighted lateral slide, medicine ball overhead throws, medicine ball side throw,
    medicine ball slam, side to side medicine ball throws, side to side shuffle jump, weighted side to side
    shuffle jump, squat jump onto box, weighted squat jump onto box, squat jumps in and out, weighted squat
    jumps in and out, box jump, box jump overs, box jump overs over the box, star jump squats, jump squat
    = 21 pull up
    banded pull ups, 30 degree lat pulldown, band assisted chin up, close grip chin up, weighted close grip
    chin up, close grip lat pulldown, crossover chin up, weighted crossover chin up, ez bar pullover, hanging
    hurdle, weighted hanging hurdle, kneeling lat pulldown, kneeling underhand grip lat pulldown, lat
    pulldown, mixed grip chin up, weighted mixed grip chin up, mixed grip pull up, weighted mixed grip pull
    up, reverse grip pulldown, standing cable pullover, straight arm pulldown, swiss ball ez bar pullover,
    towel pull up, weighted towel pull up, weighted pull up, wide grip lat pulldown, wide grip pull up,
    weighted wide grip pull up, burpee pull up, weighted burpee pull up, jumping pull ups, weighted jumping
    pull ups, kipping pull up, weighted kipping pull up, l pull up, weighted l pull up, suspended chin up,
    weighted suspended chin up, pull up, chin up, neutral grip chin up, weighted chin up, band assisted pull
    up, neutral grip pull up, weighted neutral grip chin up, weighted neutral grip pull up
    = 22 push up
    chest press with band, alternating staggered push up, weighted alternating staggered push up, alternating
    hands medicine ball push up, weighted alternating hands medicine ball push up, bosu ball push up,
    weighted bosu ball push up, clapping push up, weighted clapping push up, close grip medicine ball push
    up, weighted close grip medicine ball push up, close hands push up, weighted close hands push up, decline
    push up, weighted decline push up, diamond push up, weighted diamond push up, explosive crossover push
    up, weighted explosive crossover push up, explosive push up, weighted explosive push up, feet elevated
    side to side push up, weighted feet elevated side to side push up, hand release push up, weighted hand
    release push up, handstand push up, weighted handstand push up, incline push up, weighted incline push
    up, isometric explosive push up, weighted isometric explosive push up, judo push up, weighted judo push
    up, kneeling push up, weighted kneeling push up, medicine ball chest pass, medicine ball push up,
    weighted medicine ball push up, one arm push up, weighted one arm push up, weighted push up, push up and
    row, weighted push up and row, push up plus, weighted push up plus, push up with feet on swiss ball,
    weighted push up with feet on swiss ball, push up with one hand on medicine ball, weighted push up with
    one hand on medicine ball, shoulder push up, weighted shoulder push up, single arm medicine ball push up,
    weighted single arm medicine ball push up, spiderman push up, weighted spiderman push up, stacked feet
    push up, weighted stacked feet push up, staggered hands push up, weighted staggered hands push up,
    suspended push up, weighted suspended push up, swiss ball push up, weighted swiss ball push up, swiss
    ball push up plus, weighted swiss ball push up plus, t push up, weighted t push up, triple stop push up,
    weighted triple stop push up, wide hands push up, weighted wide hands push up, parallette handstand push
    up, weighted parallette handstand push up, ring handstand push up, weighted ring handstand push up, ring
    push up, weighted ring push up, push up, pilates pushup, dynamic push up, kipping handstand push up,
    shoulder tapping push up, biceps push up, hindu push up, pike push up, wide grip push up, weighted biceps
    push up, weighted hindu push up, weighted pike push up, kipping parallette handstand push up, wall push
    up
    = 23 row
    barbell straight leg deadlift to row, cable row standing, dumbbell row, elevated feet inverted row,
    weighted elevated feet inverted row, face pull, face pull with external rotation, inverted row with feet
    on swiss ball, weighted inverted row with feet on swiss ball, kettlebell row, modified inverted row,
    weighted modified inverted row, neutral grip alternating dumbbell row, one arm bent over row, one legged
    dumbbell row, renegade row, reverse grip barbell row, rope handle cable row, seated cable row, seated
    dumbbell row, single arm cable row, single arm cable row and rotation, single arm inverted row, weighted
    single arm inverted row, single arm neutral grip dumbbell row, single arm neutral grip dumbbell row and
    rotation, suspended inverted row, weighted suspended inverted row, t bar row, towel grip inverted row,
    weighted towel grip inverted row, underhand grip cable row, v grip cable row, wide grip seated cable row,
    alternating dumbbell row, inverted row, row, weighted row, indoor row, banded face pulls, chest supported
    dumbbell row, decline ring row, elevated ring row, rdl bent over row with barbell dumbbell, ring row,
    barbell row, bent over row with barbell, bent over row with dumbell, seated underhand grip cable row, trx
    inverted row, weighted inverted row, weighted trx inverted row, dumbbell row wheelchair
    = 24 shoulder press
    alternating dumbbell shoulder press, arnold press, barbell front squat to push press, barbell push press,
    barbell shoulder press, dead curl press, dumbbell alternating shoulder press and twist, dumbbell hammer
    curl to lunge to press, dumbbell push press, floor inverted shoulder press, weighted floor inverted
    shoulder press, inverted shoulder press, weighted inverted shoulder press, one arm push press, overhead
    barbell press, overhead dumbbell press, seated barbell shoulder press, seated dumbbell shoulder press,
    single arm dumbbell shoulder press, single arm step up and press, smith machine overhead press, split
    stance hammer curl to press, swiss ball dumbbell shoulder press, weight plate front raise, dumbbell
    shoulder press, military press, -, strict press, dumbbell front raise, dumbbell curl to overhead press
    wheelchair, arnold press wheelchair, overhead dumbbell press wheelchair
    = 25 shoulder stability
    90 degree cable external rotation, band external rotation, band internal rotation, bent arm lateral raise
    and external rotation, cable external rotation, dumbbell face pull with external rotation, floor i raise,
    weighted floor i raise, floor t raise, weighted floor t raise, floor y raise, weighted floor y raise,
    incline i raise, weighted incline i raise, incline l raise, weighted incline l raise, incline t raise,
    weighted incline t raise, incline w raise, weighted incline w raise, incline y raise, weighted incline y
    raise, lying external rotation, seated dumbbell external rotation, standing l raise, swiss ball i raise,
    weighted swiss ball i raise, swiss ball t raise, weighted swiss ball t raise, swiss ball w raise,
    weighted swiss ball w raise, swiss ball y raise, weighted swiss ball y raise, cable internal rotation,
    lying internal rotation, seated dumbbell internal rotation
    = 26 shrug
    barbell jump shrug, barbell shrug, barbell upright row, behind the back smith machine shrug, dumbbell
    jump shrug, dumbbell shrug, dumbbell upright row, incline dumbbell shrug, overhead barbell shrug,
    overhead dumbbell shrug, scaption and shrug, scapular retraction, serratus chair shrug, weighted serratus
    chair shrug, serratus shrug, weighted serratus shrug, wide grip jump shrug, wide grip barbell shrug,
    behind the back shrug, dumbbell shrug wheelchair, shrug wheelchair, shrug arm down wheelchair, shrug arm
    mid wheelchair, shrug arm up wheelchair, upright row
    = 27 sit up
    alternating sit up, weighted alternating sit up, bent knee v up, weighted bent knee v up, butterfly sit
    up, weighted butterfly situp, cross punch roll up, weighted cross punch roll up, crossed arms sit up,
    weighted crossed arms sit up, get up sit up, weighted get up sit up, hovering sit up, weighted hovering
    sit up, kettlebell sit up, medicine ball alternating v up, medicine ball sit up, medicine ball v up,
    modified sit up, negative sit up, one arm full sit up, reclining circle, weighted reclining circle,
    reverse curl up, weighted reverse curl up, single leg swiss ball jackknife, weighted single leg swiss
    ball jackknife, the teaser, the teaser weighted, three part roll down, weighted three part roll down, v
    up, weighted v up, weighted russian twist on swiss ball, weighted sit up, x abs, weighted x abs, sit up,
    ghd sit ups, sit up turkish get up, russian twist on swiss ball
    = 28 squat
    leg press, back squat with body bar, back squats, weighted back squats, balancing squat, weighted
    balancing squat, barbell back squat, barbell box squat, barbell front squat, barbell hack squat, barbell
    hang squat snatch, barbell lateral step up, barbell quarter squat, barbell siff squat, barbell squat
    snatch, barbell squat with heels raised, barbell stepover, barbell step up, bench squat with rotational
    chop, weighted bench squat with rotational chop, body weight wall squat, weighted wall squat, box step
    squat, weighted box step squat, braced squat, crossed arm barbell front squat, crossover dumbbell step
    up, dumbbell front squat, dumbbell split squat, dumbbell squat, dumbbell squat clean, dumbbell stepover,
    dumbbell step up, elevated single leg squat, weighted elevated single leg squat, figure four squats,
    weighted figure four squats, goblet squat, kettlebell squat, kettlebell swing overhead, kettlebell swing
    with flip to squat, lateral dumbbell step up, one legged squat, overhead dumbbell squat, overhead squat,
    partial single leg squat, weighted partial single leg squat, pistol squat, weighted pistol squat, plie
    slides, weighted plie slides, plie squat, weighted plie squat, prisoner squat, weighted prisoner squat,
    single leg bench get up, weighted single leg bench get up, single leg bench squat, weighted single leg
    bench squat, single leg squat on swiss ball, weighted single leg squat on swiss ball, squat, weighted
    squat, squats with band, staggered squat, weighted staggered squat, step up, weighted step up, suitcase
    squats, sumo squat, sumo squat slide in, weighted sumo squat slide in, sumo squat to high pull, sumo
    squat to stand, weighted sumo squat to stand, sumo squat with rotation, weighted sumo squat with
    rotation, swiss ball body weight wall squat, weighted swiss ball wall squat, thrusters, uneven squat,
    weighted uneven squat, waist slimming squat, wall ball, wide stance barbell squat, wide stance goblet
    squat, zercher squat, kbs overhead, squat and side kick, squat jumps in n out, pilates plie squats
    parallel turned out flat and heels, releve straight leg and knee bent with one leg variation, alternating
    box dumbbell step ups, dumbbell overhead squat single arm, dumbbell squat snatch, medicine ball squat, -,
    wall ball squat and press, squat american swing, -, air squat, dumbbell thrusters, overhead barbell squat
    = 29 total body
    burpee, weighted burpee, burpee box jump, weighted burpee box jump, high pull burpee, man makers, one arm
    burpee, squat thrusts, weighted squat thrusts, squat plank push up, weighted squat plank push up,
    standing t rotation balance, weighted standing t rotation balance, barbell burpee, -, burpee box jump
    over yes literally jumping over the box, burpee box jump step up over, lateral barbell burpee, total body
    burpee over bar, burpee box jump over, burpee wheelchair
    = 30 triceps extension
    bench dip, weighted bench dip, body weight dip, cable kickback, cable lying triceps extension, cable
    overhead triceps extension, dumbbell kickback, dumbbell lying triceps extension, ez bar overhead triceps
    extension, incline dip, weighted incline dip, incline ez bar lying triceps extension, lying dumbbell
    pullover to extension, lying ez bar triceps extension, lying triceps extension to close grip bench press,
    overhead dumbbell triceps extension, reclining triceps press, reverse grip pressdown, reverse grip
    triceps pressdown, rope pressdown, seated barbell overhead triceps extension, seated dumbbell overhead
    triceps extension, seated ez bar overhead triceps extension, seated single arm overhead dumbbell
    extension, single arm dumbbell overhead triceps extension, single dumbbell seated overhead triceps
    extension, single leg bench dip and kick, weighted single leg bench dip and kick, single leg dip,
    weighted single leg dip, static lying triceps extension, suspended dip, weighted suspended dip, swiss
    ball dumbbell lying triceps extension, swiss ball ez bar lying triceps extension, swiss ball ez bar
    overhead triceps extension, tabletop dip, weighted tabletop dip, triceps extension on floor, triceps
    pressdown, weighted dip, alternating dumbbell lying triceps extension, triceps press, dumbbell kickback
    wheelchair, overhead dumbbell triceps extension wheelchair
    = 31 warm up
    quadruped rocking, neck tilts, ankle circles, ankle dorsiflexion with band, ankle internal rotation, arm
    circles, bent over reach to sky, cat camel, elbow to foot lunge, forward and backward leg swings,
    groiners, inverted hamstring stretch, lateral duck under, neck rotations, opposite arm and leg balance,
    reach roll and lift, scorpion, shoulder circles, side to side leg swings, sleeper stretch, slide out,
    swiss ball hip crossover, swiss ball reach roll and lift, swiss ball windshield wipers, thoracic
    rotation, walking high kicks, walking high knees, walking knee hugs, walking leg cradles, walkout,
    walkout from push up position, biceps stretch, glutes stretch, standing hamstring stretch, stretch 90 90,
    stretch abs, stretch butterfly, stretch calf, stretch cat cow, stretch childs pose, stretch cobra,
    stretch forearms, stretch forward glutes, stretch front split, stretch hamstring, stretch hip flexor and
    quad, stretch lat, stretch levator scapulae, stretch lunge with spinal twist, stretch lunging hip flexor,
    stretch lying abduction, stretch lying it band, stretch lying knee to chest, stretch lying piriformis,
    stretch lying spinal twist, stretch neck, stretch obliques, stretch over under shoulder, stretch
    pectoral, stretch pigeon pose, stretch piriformis, stretch quad, stretch scorpion, stretch shoulder,
    stretch side, stretch side lunge, stretch side split, stretch standing it band, stretch straddle, stretch
    triceps, stretch wall chest and shoulder, neck rotations wheelchair, half kneeling arm rotation, three
    way ankle mobilization, ninety ninety hip switch, active frog, shoulder sweeps, ankle lunges, back roll
    foam roller, bear crawl, latissimus dorsi foam roll, reverse t hip opener, shoulder rolls, chest openers,
    triceps stretch, upper back stretch, hip circles, ankle stretch, marching in place, triceps stretch
    wheelchair, upper back stretch wheelchair
    """
}
