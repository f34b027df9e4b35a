extension PhraseBook {
  /// Spanish, of Spain and of America.
  static let spanish = """
    = Equipment
    barbell: barra, barra olímpica
    dumbbell: mancuerna, mancuernas
    ez bar: barra ez, barra z
    trap bar: barra hexagonal
    cable: polea, poleas
    machine: máquina
    smith machine: máquina smith, smith máquina, multipower
    kettlebell: pesa rusa, pesas rusas
    band: banda, banda elástica, bandas
    suspension: suspensión
    bodyweight: peso corporal
    plate: disco, discos
    rope: cuerda, soga
    weighted: con peso, lastre, lastrado, lastrada, lastradas, lastrados
    assisted: asistido, asistida, asistidos, asistidas
    = How
    single arm: un brazo, un solo brazo, una mano
    single leg: una pierna, una sola pierna
    seated: sentado, sentada
    standing: de pie, parado
    lying: tumbado, tumbada, acostado, acostada
    hanging: colgado, colgada, colgando
    kneeling: arrodillado
    incline: inclinado, inclinada, inclinados, inclinadas
    decline: declinado, declinada, declinados
    wide: agarre ancho, agarre abierto, agarre amplio
    close: agarre cerrado, agarre estrecho
    underhand: agarre supino, agarre inverso, agarre invertido
    neutral: agarre neutro
    reverse: inverso, inversa, inversas, inversos, invertido, invertida
    lateral: laterales
    front: frontal, frontales, delantera
    alternating: alterno, alternado
    diamond: diamante
    romanian: rumano
    = Where
    chest: pecho
    back: espalda
    shoulder: hombro, hombros
    leg: pierna, piernas
    calf: gemelo, gemelos, pantorrilla, pantorrillas
    glute: glúteo, glúteos
    abdominal: abdominales
    hamstring: isquiotibiales, isquios
    forearm: antebrazo, antebrazos
    hip: cadera, caderas
    trapezius: trapecio, trapecios
    knee: rodilla, rodillas
    = Chest
    bench press: press de banca, press banca, press banca plano, press de banca plana, press plano
    incline bench press: press inclinado, press de banca inclinado, press banca inclinado
    decline bench press: press declinado, press de banca declinado, press banca declinado
    close grip bench press: press cerrado, press banca cerrado, press banca agarre cerrado
    chest press: press de pecho, press pecho
    fly: apertura, aperturas
    pec deck: contractora, contractor de pecho, peck deck, mariposa
    cable crossover: cruce de poleas, cruces de poleas, cruce en polea, cruces en polea, \
      cables cruzados, poleas cruzadas, cruce de cables
    push up: flexiones, flexiones de brazos, flexiones de pecho, lagartija, lagartijas
    incline push up: flexión inclinada
    decline push up: flexión declinada
    kneeling push up: flexiones de rodillas, flexiones con rodillas apoyadas
    dip: fondo, fondos, fondos en paralelas
    bench dip: fondos en banco, fondos banco
    = Legs
    squat: sentadilla, sentadillas
    back squat: sentadilla trasera
    bulgarian split squat: sentadilla búlgara, sentadillas búlgaras, zancada búlgara, zancadas búlgaras
    jump squat: sentadilla con salto, sentadillas con salto
    goblet squat: sentadilla copa
    hack squat machine: sentadilla hack, sentadilla hack máquina
    leg press: prensa, prensa de piernas, prensa de pierna, prensa inclinada, press de piernas, \
      press de pierna
    leg extension: extensión de pierna, extensión de piernas, extensiones de pierna, \
      extensiones de piernas, extensión de cuádriceps, extensiones de cuádriceps
    leg curl: curl femoral, femoral, curl de pierna, curl de piernas, curl de isquiotibiales, \
      flexión de piernas
    lunge: zancada, zancadas, estocada, estocadas, desplante, desplantes
    walking lunge: zancadas caminando, estocadas caminando, zancadas andando
    reverse lunge: zancada hacia atrás, zancadas hacia atrás, zancadas atrás
    step up: subida al cajón, subidas al cajón
    calf raise: elevación de gemelos, elevaciones de gemelos, elevación de talones, \
      elevaciones de talones, elevación de pantorrilla, elevación de pantorrillas
    standing calf raise: gemelos de pie, gemelo de pie, pantorrillas de pie
    seated calf raise: gemelos sentado, gemelo sentado, pantorrillas sentado
    calf press on leg press: gemelos en prensa, gemelo en prensa, pantorrillas en prensa
    hip thrust: empuje de cadera, empuje de caderas, elevación de cadera
    glute bridge: puente de glúteo, puente de glúteos
    hip abduction machine: abductores, máquina de abductores
    hip adduction machine: aductor, aductores, máquina de aductores
    hip abduction: abducción, abducción de cadera, abducción de caderas
    hip adduction: aducción, aducción de cadera, aducción de caderas
    glute kickback: patada de glúteo, patada de glúteos
    box jump: salto al cajón, saltos al cajón
    wall sit: sentadilla en pared
    = Back
    deadlift: peso muerto
    stiff leg deadlift: peso muerto piernas rígidas
    good morning: buenos días
    back extension: extensión de espalda, extensión lumbar, extensiones lumbares, hiperextensión, \
      hiperextensiones, lumbar, lumbares
    lat pulldown: jalón, jalones, jalón al pecho, jalones al pecho, jalón dorsal, polea al pecho
    lat pulldown behind neck: jalón tras nuca, jalón trasnuca
    pull up: dominada, dominadas, dominada prona, dominadas pronas, dominadas en barra
    chin up: dominada supina, dominadas supinas, dominadas agarre supino
    row: remo
    row or rowing machine: remo máquina, remo en máquina
    seated cable row: remo en polea, remo en polea baja, remo sentado en polea, remo gironda
    t bar row: remo en punta, remo en t, remo barra t, remo t
    inverted row: remo invertido
    rowing machine: máquina de remo
    upright row: remo al mentón, remo al cuello
    bent over row barbell: remo inclinado con barra
    face pull: tirón a la cara, jalón a la cara
    shrug: encogimiento, encogimientos, encogimiento de hombros, encogimientos de hombros
    reverse fly: pájaro, pájaros, vuelos posteriores, elevaciones posteriores
    = Shoulders
    shoulder press: press de hombro, press de hombros
    military press: press militar
    behind the neck press: press tras nuca, press trasnuca
    raise: elevación, elevaciones
    lateral raise: vuelos laterales
    front raise: vuelos frontales
    = Arms
    bicep curl: curl de bíceps
    hammer curl: curl martillo, curl de martillo, martillo
    preacher curl: curl predicador, curl scott, curl banco scott, curl en banco scott
    concentration curl: curl concentrado, curl de concentración
    wrist curl: curl de muñeca, curl de muñecas, flexión de muñeca
    spider curl: curl araña
    extension: extensiones
    triceps extension: extensión de tríceps, extensiones de tríceps
    triceps pushdown: extensión de tríceps en polea, extensiones de tríceps en polea, \
      tríceps en polea, extensión de tríceps en polea alta, jalón de tríceps, tríceps en polea alta
    rope triceps pushdown: tríceps con cuerda, extensión de tríceps con cuerda, \
      tríceps en polea con cuerda, extensión de tríceps en polea con cuerda
    overhead triceps extension: extensión de tríceps sobre la cabeza
    skullcrusher: press francés, rompecráneos
    triceps kickback: patada de tríceps
    = Core
    crunch: encogimientos abdominales, encogimiento abdominal
    bicycle crunch: abdominal bicicleta
    plank: plancha
    side plank: plancha lateral
    ab wheel: rueda abdominal
    russian twist: giro ruso, giros rusos
    mountain climber: escaladores
    = Olympic
    clean and jerk: cargada y envión, dos tiempos
    power clean: cargada de potencia
    clean: cargada
    snatch: arrancada
    = Cardio
    running: correr, carrera
    treadmill: cinta, cinta de correr, caminadora
    walking: caminar, caminata, andar
    farmer walk: paseo del granjero, paseo de granjero, caminata del granjero
    cycling: ciclismo, bicicleta, bici
    stationary bike: bicicleta estática, bici estática
    elliptical: elíptica
    jump rope: comba, saltar la cuerda, salto a la cuerda, saltar la comba
    swimming: natación, nadar
    hiking: senderismo
    climbing: escalada
    stretching: estiramiento, estiramientos
    warm up: calentamiento
    jumping jack: saltos de tijera
    """
}
