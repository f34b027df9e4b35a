extension PhraseBook {
  /// Italian.
  static let italian = """
    = Equipment
    barbell: bilanciere
    dumbbell: manubrio, manubri
    ez bar: bilanciere ez, bilanciere sagomato
    cable: cavo, cavi
    machine: macchina
    smith machine: multipower
    band: elastico, elastici, banda elastica
    bodyweight: corpo libero
    plate: disco, dischi
    rope: corda, fune
    weighted: zavorrato, zavorrata, zavorrate, zavorrati, con peso, zavorra
    assisted: assistito, assistita, assistite, assistiti
    = How
    single arm: un braccio, braccio singolo
    single leg: una gamba, gamba singola
    single: monolaterale
    seated: seduto, seduta
    standing: in piedi
    lying: sdraiato, sdraiata, disteso
    hanging: alla sbarra, appeso
    kneeling: in ginocchio
    incline: inclinato, inclinata, inclinate, inclinati, panca inclinata
    decline: declinato, declinata, declinate, declinati
    wide: presa larga
    close: presa stretta
    underhand: presa inversa, presa supina
    neutral: presa neutra
    reverse: inverso, inversa, inverse, inversi, invertito, invertita
    lateral: laterale, laterali
    front: frontale, frontali
    alternating: alternato, alternati
    romanian: rumeno, romeno
    = Where
    chest: petto, pettorali
    back: schiena, dorso, dorsali
    shoulder: spalla, spalle
    leg: gamba, gambe
    calf: polpaccio, polpacci
    glute: gluteo, glutei
    abdominal: addominale, addominali, addome
    biceps: bicipite, bicipiti
    triceps: tricipite, tricipiti
    quadriceps: quadricipite, quadricipiti
    hamstring: femorale, femorali
    forearm: avambraccio, avambracci
    thigh: coscia, cosce
    trapezius: trapezio
    knee: ginocchio, ginocchia
    = Chest
    bench press: panca piana, distensioni su panca, distensioni su panca piana, \
      distensioni panca orizzontale
    incline bench press: distensioni su panca inclinata
    decline bench press: panca declinata, distensioni su panca declinata
    incline bench press barbell: panca inclinata bilanciere, panca inclinata con bilanciere
    incline bench press dumbbell: panca inclinata manubri, panca inclinata manubrio, \
      panca inclinata con manubri, spinte con manubri su panca inclinata
    dumbbell bench press: spinte con manubri su panca piana, spinte con manubri
    smith machine incline bench press: panca inclinata multipower
    close grip bench press: panca stretta, panca presa stretta, panca piana presa stretta
    fly: croci, croci su panca, croci su panca piana
    incline fly: croci su panca inclinata, croci panca inclinata
    pec deck: pectoral machine
    push up: piegamento, piegamenti, piegamenti sulle braccia, flessioni
    dip: parallele, dip alle parallele, dips alle parallele
    bench dip: dip su panca, dips su panca
    = Legs
    bulgarian split squat: squat bulgaro, affondi bulgari, affondo bulgaro
    leg press: pressa, pressa 45, pressa inclinata
    leg extension: estensione gambe, estensioni gambe, estensione delle gambe
    leg curl: flessione gambe, flessioni gambe
    lunge: affondo, affondi
    walking lunge: affondi camminati, affondi in camminata, affondi camminando
    reverse lunge: affondi indietro, affondo indietro
    calf raise: sollevamento polpacci
    standing calf raise: calf in piedi, polpacci in piedi
    seated calf raise: calf seduto, calf da seduto, polpacci seduto, polpacci da seduto
    calf press on leg press: calf alla pressa, calf pressa, polpacci alla pressa
    glute bridge: ponte glutei, ponte per glutei
    hip abduction machine: abduttori
    hip adduction machine: adduttori
    hip abduction: abduzione, abduzioni, abduzione anca
    hip adduction: adduzione, adduzioni, adduzione anca
    box jump: salto sul box, salti sul box
    = Back
    deadlift: stacco, stacchi, stacco da terra, stacchi da terra
    stiff leg deadlift: stacco gambe tese, stacco a gambe tese, stacchi a gambe tese
    back extension: iperestensione, iperestensioni, estensione dorso, estensione schiena, \
      estensioni lombari
    lat pulldown: lat machine, lat machine avanti, trazioni alla lat machine, tirate alla lat machine
    lat pulldown behind neck: lat machine dietro
    pull up: trazione, trazioni, trazioni alla sbarra, trazioni prone, trazioni presa prona
    chin up: trazioni supine, trazioni presa supina, trazioni presa inversa
    row: rematore
    bent over row: rematore inclinato
    seated cable row: pulley basso, rematore al pulley, rematore pulley
    rowing machine: vogatore
    upright row: tirate al mento, tirata al mento, alzate al mento
    shrug: scrollata, scrollate, scrollate di spalle, scrollate spalle
    reverse fly: alzate posteriori, alzate a 90, alzate a 90 gradi, alzate 90
    = Shoulders
    overhead press: lento avanti, lento in avanti
    behind the neck press: lento dietro
    shoulder press: distensioni spalle
    raise: alzata, alzate
    = Arms
    hammer curl: curl a martello, curl martello, bicipiti martello
    preacher curl: curl panca scott, curl alla panca scott, curl su panca scott, curl scott, panca scott
    concentration curl: curl concentrato
    incline curl: curl su panca inclinata
    wrist curl: curl ai polsi, curl polsi
    extension: estensione, estensioni
    triceps pushdown: push down tricipiti, pushdown tricipiti, tricipiti ai cavi, tricipiti al cavo, \
      spinte in basso tricipiti
    rope triceps pushdown: push down con corda, pushdown con corda, push down tricipiti corda, \
      tricipiti con corda
    overhead triceps extension: estensioni sopra la testa, estensione tricipiti sopra la testa, \
      estensioni tricipiti sopra la testa
    = Core
    leg raise: sollevamento gambe, sollevamenti gambe
    knee raise: sollevamento ginocchia
    side plank: plank laterale
    ab wheel: ruota addominali, ruota per addominali
    = Olympic
    clean and jerk: girata e slancio
    clean: girata
    snatch: strappo
    = Cardio
    running: corsa
    treadmill: tapis roulant, corsa su tapis roulant
    walking: camminata, camminare
    farmer walk: camminata del contadino
    cycling: bicicletta
    stationary bike: cyclette
    elliptical: ellittica, ellittico
    jump rope: salto della corda, salto con la corda, saltare la corda
    swimming: nuoto
    hiking: escursionismo
    climbing: arrampicata
    warm up: riscaldamento
    """
}
