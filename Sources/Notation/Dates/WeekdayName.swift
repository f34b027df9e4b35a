/// The names of the days of the week, in the languages in which people write dates.
package enum WeekdayName {
  /// True for a day of the week in any letter case, with the comma or the full stop behind it or without.
  package static func contains(_ word: some StringProtocol) -> Bool {
    let letters = word.prefix { $0 != "," && $0 != "." }
    let signs = word[letters.endIndex...]
    return signs.allSatisfy { $0 == "," || $0 == "." } && names.contains(letters.lowercased())
  }

  private static let names = Set(
    """
    mon tue tues wed thu thur thurs fri sat sun
    monday tuesday wednesday thursday friday saturday sunday
    mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
    lun mar mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche
    mié mie jue vie sáb sab dom lunes martes miércoles miercoles jueves viernes sábado sabado domingo
    gio lunedì lunedi martedì martedi mercoledì mercoledi giovedì giovedi venerdì venerdi sabato domenica
    seg ter qua qui sex segunda terça quarta quinta sexta segunda-feira terça-feira quarta-feira quinta-feira
    sexta-feira
    ma wo vr za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    mandag tirsdag onsdag torsdag fredag lørdag søndag man tir ons tor fre lør søn
    måndag tisdag lördag söndag mån tis lör sön
    maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
    poniedziałek wtorek środa czwartek piątek sobota niedziela pon wt śr czw pt sob niedz
    pondělí úterý středa čtvrtek pátek neděle po út st čt pá ne
    pazartesi salı çarşamba perşembe cuma cumartesi pazar
    понедельник вторник среда четверг пятница суббота воскресенье пн вт ср чт пт сб вс
    понеділок вівторок середа четвер пʼятниця субота неділя нд
    """.split { $0.isWhitespace }.map { String($0) })
}
