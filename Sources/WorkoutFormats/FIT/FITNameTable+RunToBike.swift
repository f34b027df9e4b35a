extension FITNameTable {
  /// The categories from 32, run, on, which not all watches know.
  static let runToBike = """
    = 32 run
    run, walk, jog, sprint, run or walk, speed walk, warm up
    = 33 bike
    bike, ride, sprint
    = 34 cardio sensors
    = 35 move
    arch and curl, arm circles with ball band and weight, arm stretch, back massage, belly breathing, bridge
    with ball, diamond leg crunch, diamond leg lift, eight point shoulder opener, foot rolling, footwork,
    footwork on disc, forward fold, frog with band, half roll up, hamstring curl, hamstring stretch, hip
    stretch, hug a tree with ball band and weight, knee circles, knee folds on disc, lateral flexion, leg
    stretch with band, leg stretch with leg circles, lower lift on disc, lunge squat, lunges with knee lift,
    mermaid stretch, neutral pelvic position, pelvic clocks on disc, pilates plie squats parallel turned out
    flat and heels with chair, piriformis stretch, plank knee crosses, plank knee pulls, plank up downs,
    prayer mudra, psoas lunge stretch, ribcage breathing, roll down, roll up with weight and band, saw,
    scapular stabilization, scissors on disc, seated hip stretchup, seated twist, shaving the head with ball
    band and weight, spinal twist, spinal twist stretch, spine stretch forward, squat open arm twist pose,
    squats with ball, stand and hang, standing side stretch, standing single leg forward bend with it band
    opener, straight leg crunch with leg lift, straight leg crunch with leg lift with ball, straight leg
    crunch with legs crossed, straight leg crunch with legs crossed with ball, straight leg diagonal crunch,
    straight leg diagonal crunch with ball, tailbone curl, throat lock, tick tock side roll, twist, v leg
    crunches, v sit, forward fold wheelchair, forward fold plus wheelchair, arm circles low forward
    wheelchair, arm circles mid forward wheelchair, arm circles high forward wheelchair, arm circles low
    backward wheelchair, arm circles mid backward wheelchair, arm circles high backward wheelchair, core
    twists wheelchair, arm raise wheelchair, chest expand wheelchair, arm extend wheelchair, forward bend
    wheelchair, toe touch wheelchair, extended toe touch wheelchair, seated arm circles, trunk rotations,
    seated trunk rotations, toe touch
    = 36 pose
    all fours, ankle to knee, baby cobra, boat, bound angle, bound seated single leg forward bend, bow, bowed
    half moon, bridge, cat, chair, childs, corpse, cow face, cow, devotional warrior, dolphin plank, dolphin,
    down dog knee to nose, down dog split, down dog split open hip bent knee, downward facing dog, eagle,
    easy seated, extended puppy, extended side angle, fish, four limbed staff, full split, gate, half chair
    half ankle to knee, half moon, head to knee, heron, heros, high lunge, knees chest chin, lizard, locust,
    low lunge, low lunge twist, low lunge with knee down, mermaid, mountain, one legged downward facing pose
    open hip bent knee, one legged pigeon, peaceful warrior, plank, plow, reclined hand to foot, revolved
    half moon, revolved head to knee, revolved triangle, runners lunge, seated easy side bend, seated easy
    twist, seated long leg forward bend, seated wide leg forward bend, shoulder stand, side boat, side plank,
    sphinx, squat open arm twist, squat palm press, staff, standing arms up, standing forward bend halfway
    up, standing forward bend, standing side opener, standing single leg forward bend, standing split,
    standing wide leg forward bend, standing wide leg forward bend with twist, supine spinal twist, table
    top, thread the needle, thunderbolt, thunderbolt pose both sides arm stretch, tree, triangle, up dog,
    upward facing plank, warrior one, warrior three, warrior two, wheel, wide side lunge, deep breathing
    wheelchair, deep breathing low wheelchair, deep breathing mid wheelchair, deep breathing high wheelchair,
    prayer wheelchair, overhead prayer wheelchair, cactus wheelchair, breathing punches wheelchair, breathing
    punches extended wheelchair, breathing punches overhead wheelchair, breathing punches overhead and down
    wheelchair, breathing punches side wheelchair, breathing punches extended side wheelchair, breathing
    punches overhead side wheelchair, breathing punches overhead and down side wheelchair, left hand back
    wheelchair, triangle wheelchair, thread the needle wheelchair, neck flexion and extension wheelchair,
    neck lateral flexion wheelchair, spine flexion and extension wheelchair, spine rotation wheelchair, spine
    lateral flexion wheelchair, alternative skiing wheelchair, reach forward wheelchair, warrior wheelchair,
    reverse warrior wheelchair, downward facing dog to cobra, seated cat cow
    = 37 banded exercises
    -, ab twist, back extension, bicycle crunch, calf raises, chest press, clam shells, curl, deadbug,
    deadlift, donkey kick, external rotation, external rotation at 90 degree abduction, face pull, fire
    hydrant, fly, front raise, glute bridge, hamstring curls, high plank leg lifts, hip extension, internal
    rotation, jumping jack, kneeling crunch, lateral band walks, lateral raise, latpull, leg abduction, leg
    adduction, leg extension, lunge, plank, pull apart, push ups, reverse crunch, row, shoulder abduction,
    shoulder extension, shoulder external rotation, shoulder flexion to 90 degrees, side plank leg lifts,
    side raise, squat, squat to press, tricep extension, tricep kickback, upright row, wall crawl with
    external rotation, -, lateral raise wheelchair, triceps extension wheelchair, chest fly incline
    wheelchair, chest fly decline wheelchair, pull down wheelchair, straight arm pull down wheelchair, curl
    wheelchair, overhead curl wheelchair, face pull wheelchair, around the world wheelchair, pull apart
    wheelchair, side curl wheelchair, overhead press wheelchair
    = 38 battle rope
    alternating figure eight, alternating jump wave, alternating kneeling to standing wave, alternating lunge
    wave, alternating squat wave, alternating wave, alternating wave with lateral shuffle, clap wave, double
    arm figure eight, double arm side to side snake, double arm side wave, double arm slam, double arm wave,
    grappler toss, hip toss, in and out wave, inside circle, jumping jacks, outside circle, rainbow, side
    plank wave, sidewinder, sitting russian twist, snake wave, split jack, stage coach, ultimate warrior,
    upper cuts
    = 39 elliptical
    elliptical
    = 40 floor climb
    floor climb
    = 41 indoor bike
    air bike, assault bike, -, stationary bike
    = 42 indoor row
    rowing machine
    = 43 ladder
    agility, speed
    = 44 sandbag
    around the world, back squat, bear crawl pull through, bear hug squat, clean, clean and press, curl,
    front carry, front squat, lunge, overhead press, plank pull through, rotational lunge, row, russian
    twist, shouldering, shoveling, side lunge, sprint, zercher squat
    = 45 sled
    backward drag, chest press, forward drag, low push, push, row
    = 46 sledge hammer
    lateral swing, hammer slam
    = 47 stair stepper
    stair stepper
    = 49 suspension
    chest fly, chest press, crunch, curl, dip, face pull, glute bridge, hamstring curl, hip drop, inverted
    row, knee drive jump, knee to chest, lat pullover, lunge, mountain climber, pendulum, pike, plank, power
    pull, pull up, push up, reverse mountain climber, reverse plank, rollout, row, side lunge, side plank,
    single leg deadlift, single leg squat, sit up, split, squat, squat jump, tricep press, y fly
    = 50 tire
    flip
    = 52 run indoor
    indoor track run, treadmill
    = 53 bike outdoor
    bike
    """
}
