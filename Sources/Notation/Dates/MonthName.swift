/// The names of the months, in the languages in which apps export dates.
///
/// Names and their short forms are those of the Unicode locale data, as phones write them. No word is in the
/// list that means one month here and another there, as Croatian *lipanj* and Polish *lipiec* are both cut to
/// *lip*: of such languages only the unmistakable words are read.
enum MonthName {
  /// The month, from 1, that `word` names in any letter case and without its full stop; nil for none.
  package static func number(_ word: some StringProtocol) -> Int? { numbers[word.lowercased()] }

  /// Words in lower case, and the months they name.
  package static let numbers: [String: Int] = {
    var numbers: [String: Int] = [:]
    for (index, names) in words.enumerated() {
      for name in names.split(whereSeparator: { $0.isWhitespace }) { numbers[String(name)] = index + 1 }
    }
    return numbers
  }()

  /// The words of each month: English, then others as they come.
  package static let words = [
    """
    jan january januar jänner jän januari janvier janv januarie enero ene gennaio gen janeiro ocak oca
    styczeń stycznia sty leden ledna led január tammikuu tammikuuta tammi ianuarie ian gener gen
    янв января январь січ січня січень ιαν ιανουαρίου
    """,
    """
    feb february februar februari février fevrier févr fév fevr febrero febbraio fevereiro fev şubat şub
    luty lutego lut únor února úno február febr helmikuu helmikuuta helmi februarie febrer
    фев февр февраля февраль лют лютого лютий φεβ φεβρουαρίου
    """,
    """
    mar march märz mär mrz maart mrt mars marzo março marco mart marzec marca březen března bře marec
    március márc maaliskuu maaliskuuta maalis martie març мар март марта бер берез березня березень
    μαρ μαρτίου
    """,
    """
    apr april avril avr abril abr aprile nisan nis kwiecień kwietnia kwi duben dubna dub apríl április ápr
    huhtikuu huhtikuuta huhti aprilie апр апреля апрель квіт квітня квітень απρ απριλίου
    """,
    """
    may mai maj mei mayo maggio mag maio mayıs maja květen května kvě máj mája május toukokuu toukokuuta
    touko maig май мая трав травня травень μαΐ μαΐου μάι μαι
    """,
    """
    jun june juni juin junio giugno giu junho haziran haz czerwiec czerwca cze červen června čvn jún júna
    június kesäkuu kesäkuuta kesä iunie iun juny июн июня июнь черв червня червень ιουν ιουνίου
    """,
    """
    jul july juli juillet juil julio luglio lug julho temmuz tem lipiec lipca červenec července čvc júl júla
    július heinäkuu heinäkuuta heinä iulie iul juliol июл июля июль липня липень ιουλ ιουλίου
    """,
    """
    aug august augustus augusti augustus août aout aoû agosto ago ağustos ağu sierpień sierpnia sie srpen
    srpna augusztus elokuu elokuuta elo agost agustus agu авг августа август серп серпня серпень
    αυγ αυγούστου
    """,
    """
    sep sept september septembre septiembre settembre set setembro eylül eyl wrzesień września wrz září zář
    szeptember szept syyskuu syyskuuta syys septembrie setembre
    сен сент сентября сентябрь вер верес вересня вересень σεπ σεπτ σεπτεμβρίου
    """,
    """
    oct october oktober okt octobre octubre ottobre ott outubro out ekim eki październik października paź
    říjen října říj október lokakuu lokakuuta loka octombrie окт октября октябрь жовт жовтня жовтень
    οκτ οκτωβρίου
    """,
    """
    nov november novembre noviembre novembro kasım kas marraskuu marraskuuta marras noiembrie noi nopember
    ноя нояб ноября ноябрь νοε νοέ νοεμβρίου
    """,
    """
    dec december dezember dez décembre decembre déc diciembre dic dicembre dezembro aralık ara grudzień
    grudnia gru prosinec prosince joulukuu joulukuuta joulu decembrie desember des desembre
    дек декабря декабрь груд грудня грудень δεκ δεκεμβρίου
    """,
  ]
}
