import Testing
import WorkoutModel

@testable import WorkoutFormats

/// Every edition of Strong's export: how it is told, its units, what stands for nothing counted.
@Suite struct StrongVariantTests {
  static let kilograms = TableFixture(
    name: "2016: units for names of columns, sets from 0",
    text: """
      Date,Workout Name,Exercise Name,Set Order,kg,Reps,km,Seconds,Notes
      2016-11-02 07:15:30,"Morning","Squat (Barbell)",0,60,5,0,0,""
      2016-11-02 07:15:30,"Morning","Squat (Barbell)",1,62.5,5,0,0,""
      2016-11-02 07:15:30,"Morning","Rowing (Machine)",0,0,0,2.5,600,"easy"

      """,
    model: """
      from strong, kg, km
      workout "Morning" 2016-11-02T07:15:30
        Squat (Barbell)
          5 reps, 60 kg
          5 reps, 62.5 kg
        Rowing (Machine) {notes "easy"}
          600 s, 2.5 km
      """)

  static let pounds = TableFixture(
    name: "2017: pounds and miles",
    text: """
      Date,Workout Name,Exercise Name,Set Order,lb,Reps,mi,Seconds,Notes
      2017-02-03 18:00:00,"Leg Day","Leg Press",0,225.5,10,0,0,""
      2017-02-03 18:00:00,"Leg Day","Running",0,0,0,1.25,660,""

      """,
    model: """
      from strong, lb, mi
      workout "Leg Day" 2017-02-03T18:00:00
        Leg Press
          10 reps, 225.5 lb
        Running
          660 s, 1.25 mi
      """)

  static let earliest = TableFixture(
    name: "2017: without a duration and RPE, units that nobody states",
    text: """
      Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes
      2018-05-06 09:00:00,"Push","Bench Press (Barbell)",1,100,5,0,0,"wide grip","tired"
      2018-05-06 09:00:00,"Push","Bench Press (Barbell)",2,100,4,0,0,,

      """,
    model: """
      from strong
      workout "Push" 2018-05-06T09:00:00 {notes "tired"}
        Bench Press (Barbell) {notes "wide grip"}
          5 reps, 100 without unit
          4 reps, 100 without unit
      """)

  static let named = TableFixture(
    name: "2019: with RPE, and a unit that the user names",
    text: """
      Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2019-05-06 09:00:00,"Push","Bench Press (Barbell)",1,225,5,0,0,"","",8.5

      """,
    massUnit: .pounds,
    model: """
      from strong, lb
      workout "Push" 2019-05-06T09:00:00
        Bench Press (Barbell)
          5 reps, 225 lb, RPE 8.5
      """)

  static let ios = TableFixture(
    name: "iOS: letters for kinds, 0 for nothing, also of RPE, notes on first rows",
    text: """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up",W,0,5,0,0,"strict","slept well",0
      2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up",1,0,8,0,0,,,0
      2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up",2,10.0,6,0,0,"belt",,9.5
      2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up",D,0.0,7,0,0,,,0
      2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up",F,0,4,0,0,,,10
      2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up (Assisted)",1,-20.0,8,0,0,"",,
      2022-08-04 14:54:31,"Pull A",1h 8m,"Plank",1,0,0,0,60,"",,
      2022-08-04 14:54:31,"Pull A",1h 8m,"Running (Treadmill)",1,0,0,3.7175754,1027,"",,
      2022-08-04 14:54:31,"Pull A",1h 8m,"Running (Treadmill)",Rest Timer,0,0,0,90,"",,
      2022-08-06 08:00:00,"",46s,"Chin Up",1,0,0,0,0,"","",

      """,
    model: """
      from strong
      workout "Pull A" 2022-08-04T14:54:31 {4080 s; notes "slept well"}
        Pull Up {notes "strict"}
          warmUp, 5 reps
          8 reps
          6 reps, 10.0 without unit, RPE 9.5, note "belt"
          drop, 7 reps
          failure, 4 reps, RPE 10
        Pull Up (Assisted)
          8 reps, -20.0 without unit
        Plank
          60 s
        Running (Treadmill)
          1027 s, 3.7175754 without unit, rest 90 s
      workout - 2022-08-06T08:00:00 {46 s}
        Chin Up
          0 reps
      """)

  static let androidOld = TableFixture(
    name: "Android 2018: semicolons, units beside the numbers, blank for nothing, the duration last",
    text: """
      Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
      2022-11-07 07:35:20;"Day 2; week 2";"Trap Bar Deadlift";1;100;kg;6;;;;0;"";"slow";1h 26m
      2022-11-07 07:35:20;"Day 2; week 2";"Trap Bar Deadlift";2;225;lbs;4;8;;;0;;;1h 26m
      2022-11-07 07:35:20;"Day 2; week 2";"Trap Bar Deadlift";WARM_UP;60;kg;8;;;;0;;;1h 26m
      2022-11-07 07:35:20;"Day 2; week 2";"Trap Bar Deadlift";FAILURE;105;kg;2;;;;0;;;1h 26m
      2022-11-07 07:35:20;"Day 2; week 2";"Trap Bar Deadlift";DROP_SET;80;kg;9;;;;0;;;1h 26m
      2022-11-07 07:35:20;"Day 2; week 2";"Chin Up";1;;;4;;;;0;"neutral";;1h 26m
      2022-11-07 07:35:20;"Day 2; week 2";"Cycling";1;;;;;5;mi;1200;"";;1h 26m

      """,
    model: """
      from strong
      workout "Day 2; week 2" 2022-11-07T07:35:20 {5160 s; notes "slow"}
        Trap Bar Deadlift
          6 reps, 100 kg
          4 reps, 225 lb, RPE 8
          warmUp, 8 reps, 60 kg
          failure, 2 reps, 105 kg
          drop, 9 reps, 80 kg
        Chin Up {notes "neutral"}
          4 reps
        Cycling
          1200 s, 5 mi
      """)

  static let android = TableFixture(
    name: "Android now: all quoted, rows of rest and of notes, kilograms that were pounds",
    text: #"""
      "Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"
      "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Lying Leg Curl (Machine)";"Note";"";"";"";"";"";"one leg
      at a time";""
      "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Lying Leg Curl (Machine)";"W";"2.2679618500000003";"15";"";"";"";"";""
      "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Lying Leg Curl (Machine)";"1";"40.0";"12";"9.5";"";"";"";""
      "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Lying Leg Curl (Machine)";"Rest Timer";"";"";"";"";"120.0";"";""
      "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Lying Leg Curl (Machine)";"D";"30.0";"10";"";"";"";"";""
      "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Lying Leg Curl (Machine)";"F";"30.0";"4";"";"";"";"";""
      "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Rowing (Machine)";"1";"";"";"";"2000.0";"480.0";"";""
      "2";"2025-02-08 13:48:22";"Midday Workout";"4725";"Pull Up";"1";"0.0";"12";"";"";"";"";"second ""one"""
      "2";"2025-02-08 13:48:22";"Midday Workout";"4725";"Pull Up";"2";"";"";"";"";"";"";"second ""one"""

      """#,
    model: """
      from strong, kg, m
      workout "Midday Workout" 2025-02-08T13:48:22 {4725 s}
        Lying Leg Curl (Machine) {notes "one leg\\nat a time"}
          warmUp, 15 reps, 2.2679618500000003 kg
          12 reps, 40.0 kg, RPE 9.5, rest 120.0 s
          drop, 10 reps, 30.0 kg
          failure, 4 reps, 30.0 kg
        Rowing (Machine)
          480.0 s, 2000.0 m
      workout "Midday Workout" 2025-02-08T13:48:22 {4725 s; notes "second "one""}
        Pull Up
          12 reps
          \("")
      """)

  static let androidPounds = TableFixture(
    name: "Android now, in pounds and miles",
    text: """
      "Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (lbs)";"Reps";"RPE";"Distance (miles)";"Seconds";"Notes";"Workout Notes"
      "7";"2025-02-08 13:48:22";"A";"60";"Deadlift (Barbell)";"1";"315.0";"5";"";"";"";"";""
      "7";"2025-02-08 13:48:22";"A";"60";"Running";"1";"";"";"";"1.5";"700";"";""

      """,
    model: """
      from strong, lb, mi
      workout "A" 2025-02-08T13:48:22 {60 s}
        Deadlift (Barbell)
          5 reps, 315.0 lb
        Running
          700 s, 1.5 mi
      """)

  static let german = TableFixture(
    name: "German: rows of rest called Ruhezeit",
    text: """
      Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE
      2023-01-09 17:20:00,"Abend-Workout",1h 5min,"Kniebeuge (Langhantel)",W,20.0,10,0,0,"Gürtel",,
      2023-01-09 17:20:00,"Abend-Workout",1h 5min,"Kniebeuge (Langhantel)",1,80.0,5,0,0,,,8
      2023-01-09 17:20:00,"Abend-Workout",1h 5min,"Kniebeuge (Langhantel)",Ruhezeit,0,0,0,120,,,
      2023-01-09 17:20:00,"Abend-Workout",1h 5min,"Kniebeuge (Langhantel)",2,80.0,5,0,0,,,
      2023-01-09 17:20:00,"Abend-Workout",1h 5min,"Ruhezeit",0,0,0,0,90,,,

      """,
    model: """
      from strong
      workout "Abend-Workout" 2023-01-09T17:20:00 {3900 s}
        Kniebeuge (Langhantel) {notes "Gürtel"}
          warmUp, 10 reps, 20.0 without unit
          5 reps, 80.0 without unit, RPE 8, rest 120 s
          5 reps, 80.0 without unit, rest 90 s
      """)

  static let french = TableFixture(
    name: "French: CRLF, a byte-order mark, an apostrophe of typographers",
    text: "\u{feff}"
      + [
        "Date,Nom de l'entraînement,Durée,Nom de l’exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,"
          + "Notes d'entraînement,RPE",
        "2023-08-16 13:10:30,\"Pecs Et Dos\",35min,\"Développé couché (haltères)\",1,20.0,8,0,0,\"\",\"\",",
        "2023-08-16 13:10:30,\"Pecs Et Dos\",35min,\"Développé couché (haltères)\",Minuteur de repos,0,0,0,60,,,",
        "2023-08-16 13:10:30,\"Pecs Et Dos\",35min,\"Développé couché (haltères)\",2,25.0,8,0,0,,,",
        "2023-08-16 13:10:30,\"Pecs Et Dos\",35min,\"Développé couché (haltères)\",Chrono de repos,0,0,0,75,,,",
        "",
      ].joined(separator: "\r\n"),
    model: """
      from strong
      workout "Pecs Et Dos" 2023-08-16T13:10:30 {2100 s}
        Développé couché (haltères)
          8 reps, 20.0 without unit, rest 60 s
          8 reps, 25.0 without unit, rest 75 s
      """,
    findings: [
      "warning guessed t:5:71: set number not understood: read as rest | Chrono de repos"
    ])

  static let spanish = TableFixture(
    name: "Spanish: a warm-up called P, rows of rest",
    text: """
      Fecha,Nombre de entrenamiento,Duración,Nombre del ejercicio,Orden de la serie,Peso,Rep.,Distancia,Segundos,Notas,Notas del entrenamiento,RPE
      2024-02-05 19:10:00,"Pierna",50min,"Sentadilla (barra)",P,40.0,8,0,0,"cinturón","cansado",
      2024-02-05 19:10:00,"Pierna",50min,"Sentadilla (barra)",1,90.0,5,0,0,,,8
      2024-02-05 19:10:00,"Pierna",50min,"Sentadilla (barra)",Temporizador de descanso,0,0,0,120,,,
      2024-02-05 19:10:00,"Pierna",50min,"Correr",1,0,0,2.5,900,"",,
      2024-02-05 19:10:00,"Pierna",50min,"Temporizador de descanso",0,0,0,0,60,,,

      """,
    model: """
      from strong
      workout "Pierna" 2024-02-05T19:10:00 {3000 s; notes "cansado"}
        Sentadilla (barra) {notes "cinturón"}
          warmUp, 8 reps, 40.0 without unit
          5 reps, 90.0 without unit, RPE 8, rest 120 s
        Correr
          900 s, 2.5 without unit, rest 60 s
      """)

  static let portuguese = TableFixture(
    name: "Portuguese: a warm-up called A",
    text: """
      Data,Nome do treino,Duração,Nome do exercício,Ordem da série,Peso,Reps,Distância,Segundos,Notas,Notas do treino,RPE
      2024-03-04 18:05:11,"Treino A",1h 5m,"Supino reto (barra)",A,40.0,8,0,0,"devagar","bom",
      2024-03-04 18:05:11,"Treino A",1h 5m,"Supino reto (barra)",1,80.0,5,0,0,,,8
      2024-03-04 18:05:11,"Treino A",1h 5m,"Supino reto (barra)",D,60.0,9,0,0,,,

      """,
    model: """
      from strong
      workout "Treino A" 2024-03-04T18:05:11 {3900 s; notes "bom"}
        Supino reto (barra) {notes "devagar"}
          warmUp, 8 reps, 40.0 without unit
          5 reps, 80.0 without unit, RPE 8
          drop, 9 reps, 60.0 without unit
      """)

  static let all = [
    kilograms, pounds, earliest, named, ios, androidOld, android, androidPounds, german, french,
    spanish, portuguese,
  ]

  @Test(arguments: all.indices) func everyEditionReadsAsItShould(index: Int) throws {
    try Self.all[index].check("strong")
  }

  @Test(arguments: all.indices) func noChangeOfBytesDoesHarm(index: Int) throws {
    try TableMutation.check(Self.all[index].text, as: .strong, seeds: 0..<150)
  }

  @Test(arguments: all.indices) func everyEditionReadsTheSameWithOtherLineEnds(index: Int) throws {
    let fixture = Self.all[index]
    let plain = try read(fixture.text.replacing("\r\n", with: "\n"), massUnit: fixture.massUnit)
    for end in ["\r\n", "\r"] {
      // A line break within a note is part of the note.
      guard !fixture.text.contains("\nat a time") else { continue }
      let text = fixture.text.replacing("\r\n", with: "\n").replacing("\n", with: end)
      let other = try read(text, massUnit: fixture.massUnit)
      #expect(other.archive == plain.archive)
      #expect(other.findings.lines == plain.findings.lines)
    }
  }
}
