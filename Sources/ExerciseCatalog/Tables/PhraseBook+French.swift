extension PhraseBook {
  /// French.
  static let french = """
    = Equipment
    barbell: barre, barre droite, barre olympique
    dumbbell: haltère, haltères
    ez bar: barre ez, barre coudée
    cable: poulie, poulies
    smith machine: machine smith, smith machine guidée, cadre guidé, barre guidée, guidé
    band: élastique, élastiques, bande élastique
    suspension: sangles
    bodyweight: poids du corps
    plate: disque, disques
    rope: corde
    weighted: lesté, lestée, lestés, lestées
    assisted: assisté, assistée, assistés, assistées
    = How
    single arm: un bras, bras unilatéral
    single leg: une jambe
    single: unilatéral, unilatérale
    seated: assis, assise
    standing: debout
    lying: allongé, allongée, couché, couchée
    hanging: suspendu, suspendue, suspendus
    kneeling: genoux
    incline: incliné, inclinée, inclinés, inclinées
    decline: décliné, déclinée, déclinés, déclinées
    wide: prise large
    close: prise serrée, serré, serrée, serrées
    underhand: prise inversée, supination, prise supination
    neutral: prise neutre, neutre
    reverse: inversé, inversée, inversés, inversées
    lateral: latéral, latérale, latérales, latéraux
    front: frontal, frontale, frontales
    alternating: alterné, alternée, alternés
    diamond: diamant
    romanian: roumain
    = Where
    chest: poitrine, pectoraux
    shoulder: épaule, épaules
    leg: jambe, jambes
    calf: mollet, mollets
    glute: fessier, fessiers
    abdominal: abdos, abdominaux, abdo
    hamstring: ischio, ischios, ischio jambiers
    thigh: cuisse, cuisses
    forearm: avant bras
    hip: hanche, hanches
    trapezius: trapèze, trapèzes
    knee: genou
    = Chest
    bench press: développé couché
    incline bench press: développé incliné, développé couché incliné
    decline bench press: développé décliné, développé couché décliné
    close grip bench press: développé couché prise serrée, développé couché serré, développé serré
    chest press: développé poitrine, presse pectoraux, presse poitrine
    fly: écarté, écartés, écarté couché, écartés couchés
    pec deck: écarté pec deck, butterfly machine, machine butterfly
    cable crossover: poulie vis à vis, poulies vis à vis, écarté poulie vis à vis, \
      écarté à la poulie vis à vis, câbles croisés, poulies croisées
    push up: pompe, pompes
    bench dip: dips banc, dips sur banc, répulsions sur banc
    chest dip: dips pectoraux
    = Legs
    front squat: squat avant
    bulgarian split squat: squat bulgare, squats bulgares, fente bulgare, fentes bulgares
    jump squat: squat sauté, squats sautés
    pistol squat: squat pistolet
    leg press: presse à cuisses, presse cuisses, presse à jambes, presse jambes, presse inclinée
    leg extension: extension jambes, extension de jambes, extensions de jambes, extension des jambes, \
      extension quadriceps
    leg curl: flexion jambes, flexion de jambes, curl jambes, curl ischio, curl ischios, \
      curl ischio jambiers
    lunge: fente, fentes, fentes avant, fente avant
    walking lunge: fentes marchées, fente marchée, fentes marchantes
    reverse lunge: fentes arrière, fente arrière
    step up: montée sur banc, montées sur banc, montée sur step
    calf raise: extension mollets, extension des mollets, extensions mollets, élévation mollets
    standing calf raise: mollets debout, mollet debout
    seated calf raise: mollets assis, mollet assis
    calf press on leg press: mollets presse, mollets à la presse, presse à mollets, \
      extension mollets presse
    hip thrust: soulevé de hanche, soulevé de hanches, soulevé de bassin
    glute bridge: pont fessier, pont fessiers
    hip abduction machine: abducteur, abducteurs, machine abducteurs
    hip adduction machine: adducteur, adducteurs, machine adducteurs
    hip abduction: abduction hanche, abduction hanches, abduction de hanche
    hip adduction: adduction hanche, adduction hanches, adduction de hanche
    box jump: saut sur caisse, saut sur box, sauts sur caisse
    wall sit: chaise murale, chaise
    = Back
    deadlift: soulevé de terre, sdt
    stiff leg deadlift: soulevé de terre jambes tendues, sdt jambes tendues
    back extension: extension dos, extension du dos, extension lombaires, extension lombaire, \
      extensions lombaires, banc à lombaires
    lat pulldown: tirage poitrine, tirage vertical, tirage vertical poitrine, tirage haut, \
      tirage poulie haute
    lat pulldown behind neck: tirage nuque, tirage vertical nuque
    pull up: traction, tractions, traction pronation, tractions pronation
    chin up: traction supination, tractions supination, tractions prise supination
    barbell row: rowing barre, rowing à la barre
    dumbbell row: rowing haltère, rowing haltères, rowing un bras haltère, rowing haltère unilatéral, \
      rowing un bras
    bent over row: rowing penché, rowing buste penché
    seated row: rowing assis
    seated cable row: rowing poulie, rowing assis poulie, rowing poulie basse, tirage horizontal, \
      tirage assis, tirage poulie basse, tirage horizontal poulie, tirage assis poulie
    t bar row: rowing t bar, rowing barre t, rowing en t
    inverted row: rowing inversé
    rowing machine: rameur
    upright row: rowing menton, tirage menton
    face pull: tirage visage, tirage vers visage
    shrug: haussement d'épaules, haussements d'épaules, haussement épaules
    reverse fly: oiseau
    = Shoulders
    shoulder press: développé épaules, développé épaule, presse épaules, presse à épaules
    seated dumbbell shoulder press: développé assis haltères, développé haltères assis, \
      développé épaules assis haltères
    overhead press: développé debout
    military press: développé militaire
    behind the neck press: développé nuque
    arnold press: développé arnold
    raise: élévation, élévations
    = Arms
    preacher curl: curl pupitre, curl au pupitre, curl larry scott, curl scott
    hammer curl: curl marteau, curls marteau
    concentration curl: curl concentré, curl concentration
    wrist curl: curl poignet, curl poignets, flexion poignets
    spider curl: curl araignée
    triceps pushdown: extension triceps poulie haute, extensions triceps poulie haute, \
      extension triceps à la poulie haute
    rope triceps pushdown: extension triceps corde, extension triceps poulie corde, \
      extension triceps poulie haute corde, extension triceps à la corde
    overhead triceps extension: extension triceps nuque, extension nuque, \
      extension triceps au dessus de la tête
    skullcrusher: barre au front, extension barre au front
    = Core
    leg raise: relevé de jambes, relevés de jambes
    knee raise: relevé de genoux, relevés de genoux
    sit up: relevé de buste, relevés de buste
    plank: gainage, planche abdominale
    side plank: gainage latéral, planche latérale
    ab wheel: roue abdominale, roulette abdominale
    russian twist: rotation russe, rotations russes
    mountain climber: grimpeur
    = Olympic
    clean and jerk: épaulé jeté
    snatch: arraché
    = Cardio
    running: course, course à pied, course à pieds
    treadmill: tapis de course, tapis
    walking: marche
    farmer walk: marche du fermier
    cycling: vélo
    stationary bike: vélo d'appartement, vélo stationnaire
    elliptical: elliptique, vélo elliptique
    jump rope: corde à sauter
    swimming: natation
    hiking: randonnée
    climbing: escalade
    stretching: étirement, étirements
    warm up: échauffement
    """
}
