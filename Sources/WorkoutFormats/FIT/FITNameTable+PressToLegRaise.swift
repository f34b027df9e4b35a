extension FITNameTable {
  /// The categories 0, bench press, to 16, leg raise.
  static let pressToLegRaise = """
    = 0 bench press
    alternating dumbbell chest press on swiss ball, barbell bench press, barbell board bench press, barbell
    floor press, close grip barbell bench press, decline dumbbell bench press, dumbbell bench press, dumbbell
    floor press, incline barbell bench press, incline dumbbell bench press, incline smith machine bench
    press, isometric barbell bench press, kettlebell chest press, neutral grip dumbbell bench press, neutral
    grip dumbbell incline bench press, one arm floor press, weighted one arm floor press, partial lockout,
    reverse grip barbell bench press, reverse grip incline bench press, single arm cable chest press, single
    arm dumbbell bench press, smith machine bench press, swiss ball dumbbell chest press, triple stop barbell
    bench press, wide grip barbell bench press, alternating dumbbell chest press
    = 1 calf raise
    3 way calf raise, 3 way weighted calf raise, 3 way single leg calf raise, 3 way weighted single leg calf
    raise, donkey calf raise, weighted donkey calf raise, seated calf raise, weighted seated calf raise,
    seated dumbbell toe raise, single leg bent knee calf raise, weighted single leg bent knee calf raise,
    single leg decline push up, single leg donkey calf raise, weighted single leg donkey calf raise, single
    leg hip raise with knee hold, single leg standing calf raise, single leg standing dumbbell calf raise,
    standing barbell calf raise, standing calf raise, weighted standing calf raise, standing dumbbell calf
    raise
    = 2 cardio
    bob and weave circle, weighted bob and weave circle, cardio core crawl, weighted cardio core crawl,
    double under, weighted double under, jump rope, weighted jump rope, jump rope crossover, weighted jump
    rope crossover, jump rope jog, weighted jump rope jog, jumping jacks, weighted jumping jacks, ski moguls,
    weighted ski moguls, split jacks, weighted split jacks, squat jacks, weighted squat jacks, triple under,
    weighted triple under, elliptical, spinning, pole paddle forward wheelchair, pole paddle backward
    wheelchair, pole handcycle forward wheelchair, pole handcycle backward wheelchair, pole rainbow
    wheelchair, double punch forward wheelchair, double punch down wheelchair, double punch sideways
    wheelchair, double punch up wheelchair, sit ski wheelchair, sitting jacks wheelchair, punch forward
    wheelchair, punch down wheelchair, punch sideways wheelchair, punch up wheelchair, punch bag wheelchair,
    pole dd ff uu wheelchair, butterfly arms wheelchair, punch
    = 3 carry
    bar holds, farmers walk, farmers walk on toes, hex dumbbell hold, overhead carry, dumbbell waiter carry,
    farmers carry walk lunge, farmers carry, farmers carry on toes
    = 4 chop
    cable pull through, cable rotational lift, cable woodchop, cross chop to knee, weighted cross chop to
    knee, dumbbell chop, half kneeling rotation, weighted half kneeling rotation, half kneeling rotational
    chop, half kneeling rotational reverse chop, half kneeling stability chop, half kneeling stability
    reverse chop, kneeling rotational chop, kneeling rotational reverse chop, kneeling stability chop,
    kneeling woodchopper, medicine ball wood chops, power squat chops, weighted power squat chops, standing
    rotational chop, standing split rotational chop, standing split rotational reverse chop, standing
    stability reverse chop
    = 5 core
    abs jabs, weighted abs jabs, alternating plate reach, barbell rollout, weighted barbell rollout, body bar
    oblique twist, cable core press, cable side bend, side bend, weighted side bend, crescent circle,
    weighted crescent circle, cycling russian twist, weighted cycling russian twist, elevated feet russian
    twist, weighted elevated feet russian twist, half turkish get up, kettlebell windmill, kneeling ab wheel,
    weighted kneeling ab wheel, modified front lever, open knee tucks, weighted open knee tucks, side abs leg
    lift, weighted side abs leg lift, swiss ball jackknife, weighted swiss ball jackknife, swiss ball pike,
    weighted swiss ball pike, swiss ball rollout, weighted swiss ball rollout, triangle hip press, weighted
    triangle hip press, trx suspended jackknife, weighted trx suspended jackknife, u boat, weighted u boat,
    windmill switches, weighted windmill switches, alternating slide out, weighted alternating slide out, ghd
    back extensions, weighted ghd back extensions, overhead walk, inchworm, weighted modified front lever,
    russian twist, abdominal leg rotations, arm and leg extension on knees, bicycle, bicep curl with leg
    extension, cat cow, corkscrew, criss cross, criss cross with ball, double leg stretch, knee folds, lower
    lift, neck pull, pelvic clocks, roll over, roll up, rolling, rowing 1, rowing 2, scissors, single leg
    circles, single leg stretch, snake twist 1 and 2, swan, swimming, teaser, the hundred, bicep curl with
    leg extension with weights, -, hanging l sit, -, lower lift with weights, -, ring l sit, rowing 1 with
    weights, rowing 2 with weights, scissors with weights, single leg stretch with weights, toes to elbows,
    weighted criss cross, weighted double leg stretch, weighted the hundred, l sit, turkish get up, weighted
    ring l sit, weighted hanging l sit, weighted l sit, side bend low wheelchair, side bend mid wheelchair,
    side bend high wheelchair, seated side bend
    = 6 crunch
    bicycle crunch, cable crunch, circular arm crunch, crossed arms crunch, weighted crossed arms crunch,
    cross leg reverse crunch, weighted cross leg reverse crunch, crunch chop, weighted crunch chop, double
    crunch, weighted double crunch, elbow to knee crunch, weighted elbow to knee crunch, flutter kicks,
    weighted flutter kicks, foam roller reverse crunch on bench, weighted foam roller reverse crunch on
    bench, foam roller reverse crunch with dumbbell, foam roller reverse crunch with medicine ball, frog
    press, hanging knee raise oblique crunch, weighted hanging knee raise oblique crunch, hip crossover,
    weighted hip crossover, hollow rock, weighted hollow rock, incline reverse crunch, weighted incline
    reverse crunch, kneeling cable crunch, kneeling cross crunch, weighted kneeling cross crunch, kneeling
    oblique cable crunch, knees to elbow, leg extensions, weighted leg extensions, leg levers, mcgill curl
    up, weighted mcgill curl up, modified pilates roll up with ball, weighted modified pilates roll up with
    ball, pilates crunch, weighted pilates crunch, pilates roll up with ball, weighted pilates roll up with
    ball, raised legs crunch, weighted raised legs crunch, reverse crunch, weighted reverse crunch, reverse
    crunch on a bench, weighted reverse crunch on a bench, reverse curl and lift, weighted reverse curl and
    lift, rotational lift, weighted rotational lift, seated alternating reverse crunch, weighted seated
    alternating reverse crunch, seated leg u, weighted seated leg u, side to side crunch and weave, weighted
    side to side crunch and weave, single leg reverse crunch, weighted single leg reverse crunch, skater
    crunch cross, weighted skater crunch cross, standing cable crunch, standing side crunch, step climb,
    weighted step climb, swiss ball crunch, swiss ball reverse crunch, weighted swiss ball reverse crunch,
    swiss ball russian twist, weighted swiss ball russian twist, swiss ball side crunch, weighted swiss ball
    side crunch, thoracic crunches on foam roller, weighted thoracic crunches on foam roller, triceps crunch,
    weighted bicycle crunch, weighted crunch, weighted swiss ball crunch, toes to bar, weighted toes to bar,
    crunch, straight leg crunch with ball, -, leg climb crunch
    = 7 curl
    alternating dumbbell biceps curl, alternating dumbbell biceps curl on swiss ball, alternating incline
    dumbbell biceps curl, barbell biceps curl, barbell reverse wrist curl, barbell wrist curl, behind the
    back barbell reverse wrist curl, behind the back one arm cable curl, cable biceps curl, cable hammer
    curl, cheating barbell biceps curl, close grip ez bar biceps curl, cross body dumbbell hammer curl, dead
    hang biceps curl, decline hammer curl, dumbbell biceps curl with static hold, dumbbell hammer curl,
    dumbbell reverse wrist curl, dumbbell wrist curl, ez bar preacher curl, forward bend biceps curl, hammer
    curl to press, incline dumbbell biceps curl, incline offset thumb dumbbell curl, kettlebell biceps curl,
    lying concentration cable curl, one arm preacher curl, plate pinch curl, preacher curl with cable,
    reverse ez bar curl, reverse grip wrist curl, reverse grip barbell biceps curl, seated alternating
    dumbbell biceps curl, seated dumbbell biceps curl, seated reverse dumbbell curl, split stance offset
    pinky dumbbell curl, standing alternating dumbbell curls, standing dumbbell biceps curl, standing ez bar
    biceps curl, static curl, swiss ball dumbbell overhead triceps extension, swiss ball ez bar preacher
    curl, twisting standing dumbbell biceps curl, wide grip ez bar biceps curl, one arm concentration curl,
    standing zottman biceps curl, dumbbell biceps curl, drag curl wheelchair, dumbbell biceps curl
    wheelchair, bottle curl, seated bottle curl
    = 8 deadlift
    barbell deadlift, barbell straight leg deadlift, dumbbell deadlift, dumbbell single leg deadlift to row,
    dumbbell straight leg deadlift, kettlebell floor to shelf, one arm one leg deadlift, rack pull,
    rotational dumbbell straight leg deadlift, single arm deadlift, single leg barbell deadlift, single leg
    barbell straight leg deadlift, single leg deadlift with barbell, single leg rdl circuit, single leg
    romanian deadlift with dumbbell, sumo deadlift, sumo deadlift high pull, trap bar deadlift, wide grip
    barbell deadlift, -, kettlebell deadlift, kettlebell sumo deadlift, -, romanian deadlift, single leg
    romanian deadlift circuit, straight leg deadlift
    = 9 flye
    cable crossover, decline dumbbell flye, dumbbell flye, incline dumbbell flye, kettlebell flye, kneeling
    rear flye, single arm standing cable reverse flye, swiss ball dumbbell flye, arm rotations, hug a tree,
    face down incline reverse flye, incline reverse flye, rear delt fly wheelchair
    = 10 hip raise
    barbell hip thrust on floor, barbell hip thrust with bench, bent knee swiss ball reverse hip raise,
    weighted bent knee swiss ball reverse hip raise, bridge with leg extension, weighted bridge with leg
    extension, clam bridge, front kick tabletop, weighted front kick tabletop, hip extension and cross,
    weighted hip extension and cross, hip raise, weighted hip raise, hip raise with feet on swiss ball,
    weighted hip raise with feet on swiss ball, hip raise with head on bosu ball, weighted hip raise with
    head on bosu ball, hip raise with head on swiss ball, weighted hip raise with head on swiss ball, hip
    raise with knee squeeze, weighted hip raise with knee squeeze, incline rear leg extension, weighted
    incline rear leg extension, kettlebell swing, marching hip raise, weighted marching hip raise, marching
    hip raise with feet on a swiss ball, weighted marching hip raise with feet on a swiss ball, reverse hip
    raise, weighted reverse hip raise, single leg hip raise, weighted single leg hip raise, single leg hip
    raise with foot on bench, weighted single leg hip raise with foot on bench, single leg hip raise with
    foot on bosu ball, weighted single leg hip raise with foot on bosu ball, single leg hip raise with foot
    on foam roller, weighted single leg hip raise with foot on foam roller, single leg hip raise with foot on
    medicine ball, weighted single leg hip raise with foot on medicine ball, single leg hip raise with head
    on bosu ball, weighted single leg hip raise with head on bosu ball, weighted clam bridge, single leg
    swiss ball hip raise and leg curl, clams, inner thigh circles, inner thigh side lift, leg circles, leg
    lift, leg lift in external rotation
    = 11 hip stability
    band side lying leg raise, dead bug, weighted dead bug, external hip raise, weighted external hip raise,
    fire hydrant kicks, weighted fire hydrant kicks, hip circles, weighted hip circles, inner thigh lift,
    weighted inner thigh lift, lateral walks with band at ankles, pretzel side kick, weighted pretzel side
    kick, prone hip internal rotation, weighted prone hip internal rotation, quadruped, quadruped hip
    extension, weighted quadruped hip extension, quadruped with leg lift, weighted quadruped with leg lift,
    side lying leg raise, weighted side lying leg raise, sliding hip adduction, weighted sliding hip
    adduction, standing adduction, weighted standing adduction, standing cable hip abduction, standing hip
    abduction, weighted standing hip abduction, standing rear leg raise, weighted standing rear leg raise,
    supine hip internal rotation, weighted supine hip internal rotation, lying abduction stretch
    = 12 hip swing
    single arm kettlebell swing, single arm dumbbell swing, step out swing, one arm swing
    = 13 hyperextension
    back extension with opposite arm and leg reach, weighted back extension with opposite arm and leg reach,
    base rotations, weighted base rotations, bent knee reverse hyperextension, weighted bent knee reverse
    hyperextension, hollow hold and roll, weighted hollow hold and roll, kicks, weighted kicks, knee raises,
    weighted knee raises, kneeling superman, weighted kneeling superman, lat pull down with row, medicine
    ball deadlift to reach, one arm one leg row, one arm row with band, overhead lunge with medicine ball,
    plank knee tucks, weighted plank knee tucks, side step, weighted side step, single leg back extension,
    weighted single leg back extension, spine extension, weighted spine extension, static back extension,
    weighted static back extension, superman from floor, weighted superman from floor, swiss ball back
    extension, weighted swiss ball back extension, swiss ball hyperextension, weighted swiss ball
    hyperextension, swiss ball opposite arm and leg lift, weighted swiss ball opposite arm and leg lift,
    superman on swiss ball, cobra, supine floor barre
    = 14 lateral raise
    45 degree cable external rotation, alternating lateral raise with static hold, bar muscle up, bent over
    lateral raise, cable diagonal raise, cable front raise, calorie row, combo shoulder raise, dumbbell
    diagonal raise, dumbbell v raise, front raise, leaning dumbbell lateral raise, lying dumbbell raise,
    muscle up, one arm cable lateral raise, overhand grip rear lateral raise, plate raises, ring dip,
    weighted ring dip, ring muscle up, weighted ring muscle up, rope climb, weighted rope climb, scaption,
    seated lateral raise, seated rear lateral raise, side lying lateral raise, standing lift, suspended row,
    underhand grip rear lateral raise, wall slide, weighted wall slide, arm circles, shaving the head,
    dumbbell lateral raise, -, ring dip kipping, wall walk, dumbbell front raise wheelchair, dumbbell lateral
    raise wheelchair, pole double arm overhead and forward wheelchair, pole straight arm overhead wheelchair
    = 15 leg curl
    leg curl, weighted leg curl, good morning, seated barbell good morning, single leg barbell good morning,
    single leg sliding leg curl, sliding leg curl, split barbell good morning, split stance extension,
    staggered stance good morning, swiss ball hip raise and leg curl, zercher good morning, band good
    morning, bar good morning
    = 16 leg raise
    hanging knee raise, hanging leg raise, weighted hanging leg raise, hanging single leg raise, weighted
    hanging single leg raise, kettlebell leg raises, leg lowering drill, weighted leg lowering drill, lying
    straight leg raise, weighted lying straight leg raise, medicine ball leg drops, quadruped leg raise,
    weighted quadruped leg raise, reverse leg raise, weighted reverse leg raise, reverse leg raise on swiss
    ball, weighted reverse leg raise on swiss ball, single leg lowering drill, weighted single leg lowering
    drill, weighted hanging knee raise, lateral stepover, weighted lateral stepover
    """
}
