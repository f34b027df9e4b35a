import ArchiveGenerator
import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

@Suite struct DateTextTests {
  @Test(arguments: [
    ("2021-03-04 18:05:11", "2021-03-04T18:05:11"), ("2021-03-04 18:05", "2021-03-04T18:05"),
    ("2021-03-04T18:05:11Z", "2021-03-04T18:05:11Z"), ("2024-01-15T10:00Z", "2024-01-15T10:00Z"),
    ("2021-03-04T18:05:11.123Z", "2021-03-04T18:05:11.123Z"),
    ("2021-03-04+01:00", "2021-03-04+01:00"), ("2021-03-04Z", "2021-03-04Z"),
    ("2021-03-04T18:05:11.5+01:00", "2021-03-04T18:05:11.500+01:00"),
    ("2021-03-04T18:05:11.123456789-0330", "2021-03-04T18:05:11.123-03:30"),
    ("2022-01-05 22:06:49 +0000", "2022-01-05T22:06:49Z"),
    ("2022-01-05 22:06:49 -0500", "2022-01-05T22:06:49-05:00"),
    ("2022-01-05 22:06:49 UTC", "2022-01-05T22:06:49Z"), ("2022-01-05T22:06+09", "2022-01-05T22:06+09:00"),
    ("2022-01-05T22:06:49-00:00", "2022-01-05T22:06:49Z"),
    ("2021-03-04", "2021-03-04"), ("2021/03/04", "2021-03-04"), ("2021/3/4", "2021-03-04"),
    ("2021/03/04 18:05", "2021-03-04T18:05"),
    ("2021-03-04 6:05:11 PM", "2021-03-04T18:05:11"), ("2021-03-04 6:05:11\u{202f}PM", "2021-03-04T18:05:11"),
    ("2021-03-04 6:05:11\u{a0}pm", "2021-03-04T18:05:11"), ("2021-03-04 6:05:11AM", "2021-03-04T06:05:11"),
    ("2021-03-04, 6:05 a.m.", "2021-03-04T06:05"), ("2021-03-04, 6:05 P.M", "2021-03-04T18:05"),
    ("2021-03-04 12:00 am", "2021-03-04T00:00"), ("2021-03-04 12:00 pm", "2021-03-04T12:00"),
    ("2021-03-04 6:05 PM +0100", "2021-03-04T18:05+01:00"),
    ("8 Apr 2026, 16:50", "2026-04-08T16:50"), ("8 Apr 2026, 9:50", "2026-04-08T09:50"),
    ("08 APR 2026 16:50:07", "2026-04-08T16:50:07"), ("8 April 2026", "2026-04-08"),
    ("May 15, 2026, 7:26 PM", "2026-05-15T19:26"), ("15 May 2026, 7:26\u{202f}PM", "2026-05-15T19:26"),
    ("Apr 8, 2026 at 4:50 PM", "2026-04-08T16:50"), ("april 8, 2026 At 4:50:30 PM", "2026-04-08T16:50:30"),
    ("Sept. 8, 2026, 4:50 p.m.", "2026-09-08T16:50"), ("Sep 8 2026", "2026-09-08"),
    ("29 February 2024", "2024-02-29"), ("2024-02-29 00:00", "2024-02-29T00:00"),
    ("24 juil. 2026, 15:05", "2026-07-24T15:05"), ("1 Eki 2026, 19:52", "2026-10-01T19:52"),
    ("19 mar 2026, 20:16", "2026-03-19T20:16"), ("19 ene 2026, 20:16", "2026-01-19T20:16"),
    ("3 MÄRZ 2026, 20:16", "2026-03-03T20:16"), ("8. Apr. 2026, 16:50", "2026-04-08T16:50"),
    ("8 de abr. de 2026, 16:50", "2026-04-08T16:50"), ("8 4月 2026, 16:50", "2026-04-08T16:50"),
    ("8 апр. 2026, 16:50", "2026-04-08T16:50"), ("8 Apr\u{a0}2026, 16:50", "2026-04-08T16:50"),
    ("04.03.2021", "2021-03-04"), ("4.3.2021, 18:05", "2021-03-04T18:05"),
    ("4.3.21 18:05", "2021-03-04T18:05"),
  ])
  func datesOfLogsAreRead(text: String, iso: String) {
    #expect(DateText.moment(text)?.description == iso)
  }

  @Test(arguments: [
    "", " ", "2", "20", "202", "2021", "2021-03", "2021-03-0", "2021-3-", "20210304", "03/04/2021", "3/4/21",
    "25/12/2021", "2021.03.04", "2021-03/04", "21-03-04", "02021-03-04", "2021-003-04",
    "2021-02-29", "2021-13-01", "2021-00-10", "2021-04-31", "0000-01-01", "2021-03-04 24:00",
    "2021-03-04 18:60",
    "2021-03-04 18:05:60", "2021-03-04 18", "2021-03-04 18:5", "2021-03-04 18:05:", "2021-03-04 18:05:1",
    "2021-03-04 18:05:11.", "2021-03-04 18:05:11 ", " 2021-03-04", "2021-03-04 ", "2021-03-04  18:05",
    "2021-03-04T", "2021-03-04,18:05", "2021-03-04 13:05 PM", "2021-03-04 0:05 AM",
    "2021-03-04 6:05 XM", "2021-03-04 6:05 P", "2021-03-04 6:05  PM", "2021-03-04 6:05 PMZZ",
    "2021-03-04 18:05+1", "2021-03-04 18:05+24:00", "2021-03-04 18:05+01:60", "2021-03-04 18:05+010",
    "2021-03-04 18:05+01:0", "2021-03-04 18:05+01000", "2021-03-04 18:05 CET", "2021-03-04 18:05\u{202f}",
    "2021-03-04 \u{e2}", "8 Apr", "8 Apr 26", "8 Apr 20266", "8 Aprl 2026", "31 Apr 2026",
    "Apr 2026", "Apr 8", "Apr 8,2026", "8Apr2026", "Apr 8, 2026 at",
    "Apr 8, 2026 a 4:50 PM", "8 Apr 2026T16:50", "8 Apr 2026, 16:50 Uhr", "２021-03-04", "yesterday",
    "8 abcdefghijklmnopqrstuvwxyz 2026", "99999999999999999999", "2021-03-04 18:05:11.1234567890123456789",
  ])
  func otherTextIsNoDate(text: String) {
    #expect(DateText.moment(text) == nil)
  }

  @Test func dayAndMonthAreToldApartByTheOrderAlone() {
    func read(_ text: String, _ order: DayOrder) -> String? {
      Array(text.utf8).withUnsafeBytes { DateText.moment($0, order: order)?.description }
    }
    #expect(read("8/3/25 13:04", .monthFirst) == "2025-08-03T13:04")
    #expect(read("8/3/25 13:04", .dayFirst) == "2025-03-08T13:04")
    #expect(read("12/31/2025 1:04:33 PM", .monthFirst) == "2025-12-31T13:04:33")
    #expect(read("31-12-2025", .dayFirst) == "2025-12-31")
    #expect(read("31/12/2025", .monthFirst) == nil)
    #expect(read("3/4/221", .monthFirst) == nil)
    #expect(read("31.12.2025", .monthFirst) == "2025-12-31")
  }

  @Test func noNameOfAMonthMeansTwoMonths() {
    var seen: [String: Int] = [:]
    for (index, names) in MonthName.words.enumerated() {
      for name in names.split(whereSeparator: \.isWhitespace).map(String.init) {
        #expect(name == name.lowercased())
        #expect(seen[name] == nil || seen[name] == index, "\(name)")
        seen[name] = index
      }
    }
    #expect(seen == MonthName.numbers.mapValues { $0 - 1 })
  }

  @Test func whatAMomentWritesIsRead() throws {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<5_000 {
      let seconds = Int64.random(in: -62_135_596_800...253_402_300_799, using: &random)
      let offset = Bool.random(using: &random) ? Int.random(in: -1_439...1_439, using: &random) : nil
      let moment = try #require(Moment.epoch.shifted(bySeconds: seconds, offsetMinutes: offset))
      #expect(DateText.moment(moment.description) == moment)
    }
  }

  @Test func randomTextNeverCrashes() {
    var random = SeededGenerator(seed: 23)
    let seeds = [
      "2021-03-04 6:05:11\u{202f}PM +0100", "Apr 8, 2026 at 4:50\u{a0}p.m.", "1h 43min 5s", "1:02:03",
    ]
    .map { Array($0.utf8) }
    for round in 0..<40_000 {
      var bytes = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
      bytes.withUnsafeBytes {
        _ = DateText.moment($0)
        _ = DurationText.seconds($0)
      }
    }
  }
}
