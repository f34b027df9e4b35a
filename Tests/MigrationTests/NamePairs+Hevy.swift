extension NamePairs {
  /// Names that people have in FitNotes, in GymBook and on paper, each with the name that Hevy has for the exercise.
  static let inHevy = """
    Flat Barbell Bench Press = Bench Press (Barbell)
    Barbell Bench = Bench Press (Barbell)
    Flat DB Press = Bench Press (Dumbbell)
    Incline DB Bench = Incline Bench Press (Dumbbell)
    Pec Fly Machine = Butterfly (Pec Deck)
    Reverse Pec Deck = Rear Delt Reverse Fly (Machine)
    Standing Barbell Overhead Press = Overhead Press (Barbell)
    Standing Overhead Dumbbell Press = Overhead Press (Dumbbell)
    Standing Lateral Dumbbell Raise = Lateral Raise (Dumbbell)
    Dumbbell Side Lateral Raise = Lateral Raise (Dumbbell)
    Wide-Grip Pull-Up = Wide Pull Up
    Machine Pull-Up = Pull Up (Assisted)
    Reverse Grip Lat Pulldown = Reverse Grip Lat Pulldown (Cable)
    Close Grip Lat Pulldown = Lat Pulldown - Close Grip (Cable)
    Chest-Supported Dumbbell Row = Chest Supported Incline Row (Dumbbell)
    Banded Pull-Aparts = Band Pullaparts
    Hyperextension = Back Extension (Hyperextension)
    Lower Back Extension = Back Extension (Hyperextension)
    Farmer's Carry = Farmers Walk
    Adductor = Hip Adduction (Machine)
    Abductor Machine = Hip Abduction (Machine)
    Leg Press Calf Raise = Calf Press (Machine)
    Barbell Curl EZ = EZ Bar Biceps Curl
    Standing Barbell Reverse Curls = Reverse Curl (Barbell)
    Single-arm Cable Tricep Pulldown = Single Arm Triceps Pushdown (Cable)
    Rope Tricep Pulldown = Triceps Rope Pushdown
    Facepull = Face Pull
    Plate Russian Twist = Russian Twist (Weighted)
    Wide Grip Bench Press (Barbell) = Bench Press - Wide Grip (Barbell)
    Crunch ai cavi = Cable Crunch
    Push down tricipiti = Triceps Pushdown
    Bankdrücken (Kurzhantel) = Bench Press (Dumbbell)
    Schrägbankdrücken (Langhantel) = Incline Bench Press (Barbell)
    Klimmzüge = Pull Up
    Rumänisches Kreuzheben = Romanian Deadlift (Barbell)
    Latzug (Kabel) = Lat Pulldown (Cable)
    Beinpresse = Leg Press (Machine)
    Seitheben (Kabelzug) = Lateral Raise (Cable)
    Développé couché (Haltère) = Bench Press (Dumbbell)
    Soulevé de terre = Deadlift (Barbell)
    Tirage poitrine (Poulie) = Lat Pulldown (Cable)
    Élévations latérales haltères = Lateral Raise (Dumbbell)
    Press de banca con mancuernas = Bench Press (Dumbbell)
    Sentadilla con barra = Squat (Barbell)
    Jalón al pecho = Lat Pulldown (Cable)
    Peso muerto rumano con barra = Romanian Deadlift (Barbell)
    Panca piana con bilanciere = Bench Press (Barbell)
    Panca inclinata (Manubri) = Incline Bench Press (Dumbbell)
    Alzate laterali ai cavi = Lateral Raise (Cable)
    Trazioni alla sbarra = Pull Up
    Lat machine presa stretta = Lat Pulldown - Close Grip (Cable)
    Supino Inclinado (Halter) = Incline Bench Press (Dumbbell)
    Cadeira extensora = Leg Extension (Machine)
    Remada curvada (Barra) = Bent Over Row (Barbell)
    Жим лёжа (Гантели) = Bench Press (Dumbbell)
    Становая тяга = Deadlift (Barbell)
    Тяга верхнего блока = Lat Pulldown (Cable)
    Жим ногами (Тренажёр) = Leg Press (Machine)
    """

  /// Names that differ from every exercise of Hevy's in the equipment, the angle, the grip or the way.
  static let notInHevy = """
    Seated Press
    Conventional Squat
    Ab Crunch
    Single Arm Curl
    Single Arm Lateral Raise
    Internal Rotation
    Seated Fly
    Dumbbell Press
    Incline Press
    Close Grip Dumbbell Press
    Decline Hammer Strength Chest Press
    Floor Press
    Pin Bench Press
    Paused Close Grip Bench Press
    Barbell Pin Squat
    Barbell Jump Squats
    Barbell Glute Bridge
    Single Leg Romanian Deadlift
    Wide-Grip Lat Pulldown
    Neutral-Grip Lat Pulldown
    Neutral Grip Pull Up
    V-Bar Pull Up
    V-Bar Push Down
    Smith Machine Barbell Row
    Smith Machine Close Grip Bench Press
    Chest-Supported Barbell Row
    One-Arm High Cable Row
    EZ-Bar Skullcrusher
    EZ-Bar Preacher Curl
    Cable Rope Crunch, Standing
    Dumbbell Military Press
    One-Arm Standing Dumbbell Press
    Banded Hip Thrusts
    Kettlebell Lunge
    Leg Curl
    Calf Raise
    Row
    Press
    Rudern (Maschine)
    Bankdrücken mit Ketten
    Enges Bankdrücken (Kurzhantel)
    Schrägbankdrücken (Kabelzug)
    Wadenheben
    Kniebeuge (Kettlebell)
    Développé haltères
    Fentes
    Leg curl
    Remo (Máquina)
    Press de banca cerrado con mancuernas
    Curl con pesa rusa y banda
    Panca inclinata
    Croci
    Panca stretta con manubri
    Elevação Lateral Unilateral (Cabo)
    Жим
    Жим гантелей
    Тяга штанги одной рукой
    """
}
