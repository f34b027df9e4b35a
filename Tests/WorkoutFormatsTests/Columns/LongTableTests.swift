import Testing

/// Tables with a row a set, in six languages.
@Suite struct LongTableTests {
  static let tables = [
    TableCase(
      name: "aTableOfOneRowASetIsReadAtOnce",
      text: """
        Date,Exercise,Set,Weight (kg),Reps,Mood
        2024-03-04,Squat,1,100,5,good
        2024-03-04,Squat,2,102.5,5,
        2024-03-04,Bench Press,1,80,8,tired
        2024-03-06,Squat,1,105,5,

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
            5 reps, 102.5 kg
          Bench Press
            8 reps, 80 kg
        workout - 2024-03-06
          Squat
            5 reps, 105 kg
        """,
      findings: [
        "warning dropped t:1:36: cell of a column without a known meaning, left out | Mood × 2"
      ]),
    TableCase(
      name: "aGermanTableWithSemicolonsAndDecimalCommas",
      text: """
        Datum;Training;Übung;Satz;Gewicht (kg);Wdh;RPE;Bemerkung
        04.03.2024;Push;Bankdrücken;1;82,5;8;8,5;
        04.03.2024;Push;Bankdrücken;2;82,5;7;9;letzte Wdh. mit Hilfe
        06.03.2024;Beine;Kniebeuge;1;120;5;8;

        """,
      archive: """
        from table, kg
        workout "Push" 2024-03-04
          Bankdrücken
            8 reps, 82.5 kg, RPE 8.5
            7 reps, 82.5 kg, RPE 9, note "letzte Wdh. mit Hilfe"
        workout "Beine" 2024-03-06
          Kniebeuge
            5 reps, 120 kg, RPE 8
        """),
    TableCase(
      name: "aSpanishTable",
      text: """
        Fecha,Ejercicio,Serie,Repeticiones,Peso (kg),Notas
        04/03/2024,Sentadilla,1,5,100,
        04/03/2024,Sentadilla,2,5,"102,5",buena
        15/03/2024,Press de banca,1,8,80,

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Sentadilla
            5 reps, 100 kg
            5 reps, 102.5 kg, note "buena"
        workout - 2024-03-15
          Press de banca
            8 reps, 80 kg
        """),
    TableCase(
      name: "aFrenchTableBetweenTabs",
      text: """
        Date\tSéance\tExercice\tSérie\tCharge (kg)\tRépétitions\tRepos (min)
        04/03/2024\tJambes\tSquat\t1\t100\t5\t3
        04/03/2024\tJambes\tSquat\t2\t102,5\t5\t3
        18/03/2024\tPecs\tDéveloppé couché\t1\t80\t8\t2,5

        """,
      archive: """
        from table, kg
        workout "Jambes" 2024-03-04
          Squat
            5 reps, 100 kg, rest 180 s
            5 reps, 102.5 kg, rest 180 s
        workout "Pecs" 2024-03-18
          Développé couché
            8 reps, 80 kg, rest 150.0 s
        """),
    TableCase(
      name: "anItalianTable",
      text: """
        Data;Allenamento;Esercizio;Serie;Ripetizioni;Carico (kg);Recupero (s);Appunti
        04/03/2024;Gambe;Squat;1;5;100;180;
        04/03/2024;Gambe;Squat;2;5;102,5;180;
        21/03/2024;Petto;Panca piana;1;8;80;120;presa stretta

        """,
      archive: """
        from table, kg
        workout "Gambe" 2024-03-04
          Squat
            5 reps, 100 kg, rest 180 s
            5 reps, 102.5 kg, rest 180 s
        workout "Petto" 2024-03-21
          Panca piana
            8 reps, 80 kg, rest 120 s, note "presa stretta"
        """),
    TableCase(
      name: "aPortugueseTable",
      text: """
        Data;Treino;Exercício;Série;Repetições;Carga (kg);Observações
        04/03/2024;Pernas;Agachamento;1;5;100;
        04/03/2024;Pernas;Agachamento;2;5;102,5;
        22/03/2024;Peito;Supino reto;1;8;80;leve

        """,
      archive: """
        from table, kg
        workout "Pernas" 2024-03-04
          Agachamento
            5 reps, 100 kg
            5 reps, 102.5 kg
        workout "Peito" 2024-03-22
          Supino reto
            8 reps, 80 kg, note "leve"
        """),
    TableCase(
      name: "unitsStandInTheCells",
      text: """
        Date,Exercise,Weight,Reps,Time,Distance
        2024-03-04,Deadlift,140 kg,5 reps,,
        2024-03-04,Deadlift,315lbs,3,,
        2024-03-04,Rowing,,,8:30,2 km
        2024-03-04,Plank,,,45 s,

        """,
      archive: """
        from table
        workout - 2024-03-04
          Deadlift
            5 reps, 140 kg
            3 reps, 315 lb
          Rowing
            510 s, 2 km
          Plank
            45 s
        """),
    TableCase(
      name: "aWeightWithoutAUnitStaysWithoutOne",
      text: """
        Date,Exercise,Weight,Reps
        2024-03-04,Squat,225,5

        """,
      archive: """
        from table
        workout - 2024-03-04
          Squat
            5 reps, 225 without unit
        """),
    TableCase(
      name: "aColumnOfUnitsStandsBesideTheWeight",
      text: """
        Date,Lift,Load,Unit,Reps
        2024-03-04,Squat,225,lb,5
        2024-03-04,Squat,100,kg,5
        2024-03-04,Pull-up,,,8

        """,
      archive: """
        from table
        workout - 2024-03-04
          Squat
            5 reps, 225 lb
            5 reps, 100 kg
          Pull-up
            8 reps
        """),
  ]

  @Test(arguments: tables) func isReadAsAWhole(table: TableCase) throws { try table.check() }
}
