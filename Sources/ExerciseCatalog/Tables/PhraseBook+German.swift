extension PhraseBook {
  /// German.
  static let german = """
    = Equipment
    barbell: langhantel, langhanteln, lh
    dumbbell: kurzhantel, kurzhanteln, kh, hantel, hanteln
    ez bar: sz stange, sz hantel, sz curlstange, sz, ez stange, curlstange
    cable: kabel, kabelzug, seilzug, kabelturm
    machine: maschine, gerät
    smith machine: multipresse, smith maschine, smithmaschine
    band: widerstandsband, gummiband, fitnessband, theraband
    suspension: schlingentrainer
    bodyweight: körpergewicht, eigengewicht
    plate: gewichtsscheibe, hantelscheibe, scheibe
    rope: seil, tau
    weighted: zusatzgewicht, gewicht
    assisted: unterstützt, unterstützte, assistiert, assistierte
    = How
    single arm: einarmig, einarmige, einarmiges, einarmiger
    single leg: einbeinig, einbeinige, einbeiniges, einbeiniger
    seated: sitzend, sitzendes, sitzen
    standing: stehend, stehendes, stehen
    lying: liegend, liegendes, liegen
    hanging: hängend, hängendes, hängen
    kneeling: kniend, knien
    wide: breiter griff, breitem griff, weiter griff, weitem griff, breit, breite, weit, weite
    close: enger griff, engem griff, eng, enge, enges
    underhand: untergriff
    neutral: neutraler griff, parallelgriff
    reverse: umgekehrt, umgekehrte, umgekehrtes
    incline: schräg, schrägbank, positiv
    decline: negativ, negativbank
    alternating: alternierend, alternierende, abwechselnd
    = Where
    chest: brust
    back: rücken
    shoulder: schulter, schultern
    leg: bein, beine, beinen
    calf: wade, waden
    glute: gesäß, po, gluteus
    abdominal: bauch, bauchmuskeln
    biceps: bizeps
    triceps: trizeps
    forearm: unterarm, unterarme
    thigh: oberschenkel
    hip: hüfte, hüften
    neck: nacken
    trunk: rumpf
    knee: knie
    = Chest
    bench press: bankdrücken, flachbankdrücken, flachbank drücken
    barbell bench press: langhantelbankdrücken
    dumbbell bench press: kurzhantelbankdrücken
    incline bench press: schrägbankdrücken, schrägbank drücken
    decline bench press: negativbankdrücken, negativbank drücken
    close grip bench press: enges bankdrücken, bankdrücken eng, bankdrücken enger griff
    chest press: brustpresse, brustdrücken
    fly: fliegende, flieger
    incline fly: schrägbankfliegende
    pec deck: butterfly maschine, butterfly gerät
    cable crossover: kabelkreuz, kabel crossover, kabelzug crossover
    pullover: überzüge, überzug
    push up: liegestütz, liegestütze, liegestützen
    kneeling push up: knieliegestütze, liegestütze auf knien, liegestütze knie
    bench dip: bankdips, dips an der bank, dips bank
    dip: barrenstütz, barrendips, dips am barren
    = Legs
    squat: kniebeuge, kniebeugen
    front squat: frontkniebeuge, frontkniebeugen, vordere kniebeuge, vordere kniebeugen
    bulgarian split squat: bulgarische kniebeuge, bulgarische kniebeugen, bulgarische split kniebeuge, \
      bulgarische split squats, bulgarische ausfallschritte
    goblet squat: goblet kniebeuge, goblet kniebeugen
    pistol squat: einbeinige kniebeuge, einbeinige kniebeugen
    jump squat: sprungkniebeuge, sprungkniebeugen, kniebeugensprünge
    hack squat machine: hackenschmidt, hackenschmidt kniebeuge, hackenschmidt kniebeugen, \
      hackenschmidt maschine
    leg press: beinpresse, beinpresse 45 grad, 45 grad beinpresse
    leg extension: beinstrecker, beinstrecken, beinstreckung, beinstreckmaschine
    leg curl: beinbeuger, beinbeugen, beincurl, beincurls, beinbeugemaschine
    lunge: ausfallschritt, ausfallschritte
    walking lunge: gehende ausfallschritte, ausfallschritte gehend, ausfallschritte im gehen
    reverse lunge: ausfallschritte rückwärts, ausfallschritt rückwärts
    lateral lunge: seitliche ausfallschritte, ausfallschritte seitlich, seitlicher ausfallschritt
    step up: aufsteiger
    calf raise: wadenheben, wadenheber
    calf press on leg press: wadenheben an der beinpresse, wadendrücken an der beinpresse, wadendrücken
    hip thrust: hüftstoß, hüftstöße, hüftheben
    glute bridge: beckenheben, hüftbrücke
    hip abduction machine: abduktoren, abduktor, abduktorenmaschine, abduktormaschine
    hip adduction machine: adduktoren, adduktor, adduktorenmaschine, adduktormaschine
    hip abduction: abduktion, hüftabduktion, beinabduktion
    hip adduction: adduktion, hüftadduktion, beinadduktion
    box jump: kastensprung, kastensprünge, boxsprünge
    wall sit: wandsitz, wandsitzen
    = Back
    deadlift: kreuzheben
    romanian deadlift: rumänisches kreuzheben, kreuzheben rumänisch
    stiff leg deadlift: gestrecktes kreuzheben, kreuzheben gestreckt, kreuzheben mit gestreckten beinen
    back extension: rückenstrecker, rückenstrecken, rückenstreckung
    lat pulldown: latzug, latziehen, lat zug, lat ziehen, latzug zur brust, latzug vorne
    lat pulldown behind neck: latzug in den nacken, latzug zum nacken, latzug nacken
    pull up: klimmzug, klimmzüge
    chin up: klimmzug untergriff, klimmzüge untergriff, untergriff klimmzüge
    row: rudern
    row or rowing machine: rudern maschine, rudern gerät
    barbell row: langhantelrudern
    dumbbell row: kurzhantelrudern
    seated cable row: kabelrudern, kabelrudern sitzend, sitzendes kabelrudern, rudern am kabel sitzend
    bent over row: vorgebeugtes rudern, rudern vorgebeugt
    rowing machine: rudergerät, rudermaschine, ruderergometer
    upright row: aufrechtes rudern, rudern aufrecht
    shrug: schulterheben, nackenziehen
    reverse fly: reverse butterfly, butterfly reverse, reverse fliegende, vorgebeugtes seitheben, \
      seitheben vorgebeugt
    = Shoulders
    shoulder press: schulterdrücken, schulterpresse
    overhead press: überkopfdrücken, überkopf drücken, über kopf drücken
    military press: militärpresse, frontdrücken
    behind the neck press: nackendrücken
    arnold press: arnold drücken, arnoldpresse
    lateral raise: seitheben, seitenheben
    front raise: frontheben, vorheben
    = Arms
    bicep curl: bizepscurl, bizepscurls, bizeps curl, armbeugen
    barbell curl: langhantelcurl, langhantelcurls
    dumbbell curl: kurzhantelcurl, kurzhantelcurls
    cable curl: kabelcurl, kabelcurls
    ez bar curl: sz curl, sz curls
    hammer curl: hammercurl, hammercurls
    concentration curl: konzentrationscurl, konzentrationscurls, konzentrations curl
    preacher curl: scottcurl, scottcurls, scott curl, scottbank curl, larry scott curl, \
      curl an der scottbank
    wrist curl: handgelenkcurl, handgelenkcurls, unterarmcurl, unterarmcurls
    triceps pushdown: trizepsdrücken, trizeps drücken, trizepsdrücken am kabel, \
      trizepsdrücken am kabelzug, trizepsdrücken kabelzug
    rope triceps pushdown: trizepsdrücken mit seil, trizepsdrücken am seil, trizepsdrücken kabel seil, \
      trizepsdrücken kabelzug seil
    overhead triceps extension: trizepsdrücken über kopf, trizepsstrecken über kopf, \
      überkopf trizepsdrücken, überkopf trizepsstrecken
    triceps extension: trizepsstrecken, trizepsstrecker, trizepsextension
    skullcrusher: stirndrücken
    = Core
    crunch: bauchpresse
    crunch machine: bauchmaschine, bauchpresse maschine
    leg raise: beinheben
    knee raise: knieheben
    plank: unterarmstütz, planke
    side plank: seitstütz, seitlicher unterarmstütz, seitliche planke
    ab wheel: bauchroller, bauchrad
    mountain climber: bergsteiger
    jumping jack: hampelmann, hampelmänner
    = Olympic
    clean and jerk: umsetzen und stoßen
    snatch: reißen
    clean: umsetzen
    = Cardio
    running: laufen, joggen
    treadmill: laufband
    walking: gehen, spazieren, spaziergang
    cycling: radfahren, fahrrad, rad fahren
    stationary bike: heimtrainer, fahrradergometer
    elliptical: crosstrainer, ellipsentrainer
    jump rope: seilspringen, springseil
    swimming: schwimmen
    hiking: wandern, wanderung
    climbing: klettern
    stretching: dehnen
    warm up: aufwärmen
    """
}
