extension PhraseBook {
  /// Portuguese, mostly of Brazil.
  static let portuguese = """
    = Equipment
    barbell: barra
    dumbbell: halter, halteres
    ez bar: barra w, barra ez
    cable: cabo, cabos, polia, polias
    machine: aparelho
    smith machine: máquina smith, smith máquina, barra guiada
    band: faixa, faixa elástica
    bodyweight: peso do corpo
    plate: anilha
    rope: corda
    weighted: com peso, com carga
    assisted: assistido, assistida, assistidos, assistidas, graviton
    = How
    single arm: um braço
    single leg: uma perna
    single: unilateral
    seated: sentado, sentada
    standing: em pé, de pé
    lying: deitado, deitada
    hanging: suspenso, pendurado
    kneeling: ajoelhado
    wide: pegada aberta, pegada larga
    close: pegada fechada
    underhand: pegada supinada, pegada invertida, pegada inversa
    neutral: pegada neutra
    lateral: laterais
    front: frontais
    alternating: alternada
    romanian: romeno
    = Where
    chest: peito, peitoral
    back: costas
    shoulder: ombro, ombros
    leg: perna, pernas
    calf: panturrilha, panturrilhas
    hamstring: posterior de coxa
    thigh: coxa, coxas
    forearm: antebraço, antebraços
    hip: quadril
    knee: joelho, joelhos
    = Chest
    bench press: supino, supino reto
    close grip bench press: supino fechado, supino pegada fechada
    fly: crucifixo
    pec deck: voador
    reverse fly: voador invertido, voador inverso
    cable crossover: crossover na polia, crossover polia, crossover no cabo
    push up: flexão, flexões, flexão de braço, flexão de braços, flexões de braço
    kneeling push up: flexão de joelhos, flexões de joelhos
    dip: mergulho, mergulho nas paralelas, mergulho na paralela, paralela, paralelas
    bench dip: mergulho no banco, tríceps banco, tríceps no banco
    = Legs
    squat: agachamento, agachamentos
    barbell squat: agachamento livre
    bulgarian split squat: agachamento búlgaro, afundo búlgaro
    jump squat: agachamento com salto
    hack squat machine: agachamento hack, hack máquina
    leg press: leg press 45, leg press 45º, leg press 45°
    leg extension: cadeira extensora, extensora, extensão de perna, extensão de pernas
    lying leg curl: mesa flexora
    seated leg curl: cadeira flexora
    standing leg curl: flexora em pé
    leg curl: flexora
    lunge: afundo, avanço
    walking lunge: passada, passadas
    calf raise: elevação de panturrilha, elevação de panturrilhas
    standing calf raise: panturrilha em pé
    seated calf raise: panturrilha sentado
    calf press on leg press: panturrilha no leg press
    hip thrust: elevação pélvica, elevação de quadril
    glute bridge: ponte de glúteo, ponte de glúteos
    hip abduction machine: cadeira abdutora, abdutora
    hip adduction machine: cadeira adutora, adutora
    hip abduction: abdução, abdução de quadril, abdução do quadril
    hip adduction: adução, adução de quadril, adução do quadril
    glute kickback: coice
    cable glute kickback: glúteo na polia, coice na polia
    box jump: salto na caixa, salto no caixote
    wall sit: cadeira isométrica
    step up: subida no banco, subida no caixote
    = Back
    deadlift: levantamento terra, terra
    stiff leg deadlift barbell: stiff barra, stiff com barra
    stiff leg deadlift dumbbell: stiff halter, stiff halteres, stiff com halteres
    good morning: bom dia
    back extension: extensão lombar, extensão de lombar, hiperextensão
    lat pulldown: puxada, puxada alta, puxada frontal, puxada frente, pulley frente, puxador, \
      puxador frente
    lat pulldown behind neck: puxada atrás, puxada nuca
    pull up: barra fixa, barra fixa pronada
    chin up: barra fixa supinada
    row: remada
    bent over row: remada curvada
    seated cable row: remada baixa, remada baixa na polia, remada sentada na polia, \
      remada sentada no cabo
    single arm dumbbell row: remada unilateral halter, remada unilateral com halter, serrote
    t bar row: remada cavalinho, cavalinho, remada na barra t, remada barra t
    inverted row: remada invertida
    upright row: remada alta
    shrug: encolhimento, encolhimentos, encolhimento de ombros
    = Shoulders
    shoulder press: desenvolvimento, desenvolvimento de ombros
    military press: desenvolvimento militar
    arnold press: desenvolvimento arnold
    raise: elevação, elevações
    = Arms
    curl: rosca
    barbell curl: rosca direta
    dumbbell curl: rosca direta halter, rosca direta halteres, rosca direta com halteres
    cable curl: rosca direta cabo, rosca direta no cabo, rosca direta polia, rosca direta na polia
    bicep curl machine: rosca direta máquina, rosca direta na máquina
    hammer curl: rosca martelo
    preacher curl: rosca scott
    concentration curl: rosca concentrada
    wrist curl: rosca punho, rosca de punho
    extension: extensão, extensões
    triceps extension: extensão de tríceps, extensões de tríceps
    triceps pushdown: tríceps na polia, tríceps polia, tríceps pulley, tríceps no pulley
    rope triceps pushdown: tríceps corda, tríceps na corda, tríceps corda na polia, \
      tríceps na polia com corda
    overhead triceps extension: tríceps francês
    skullcrusher: tríceps testa
    triceps kickback: tríceps coice
    = Core
    crunch: abdominal supra
    crunch machine: abdominal máquina, abdominal na máquina
    decline crunch: abdominal declinado
    plank: prancha
    side plank: prancha lateral
    ab wheel: roda abdominal
    = Olympic
    snatch: arranco
    = Cardio
    running: corrida
    treadmill: esteira
    walking: caminhada
    farmer walk: caminhada do fazendeiro
    stationary bike: bicicleta ergométrica
    elliptical: elíptico
    jump rope: pular corda
    swimming: natação
    stretching: alongamento
    warm up: aquecimento
    jumping jack: polichinelo, polichinelos
    """
}
