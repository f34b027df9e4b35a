import Foundation
import Testing

@testable import SafeFiles

/// How many processors a process may use.
@Suite struct ProcessorsTests {
  @Test(
    arguments: [
      ("Name:\tbtd\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2),
      ("Cpus_allowed:\t00000001,0000000f,a0000000\n", 7),
      ("Cpus_allowed:\tff", 8), ("Cpus_allowed:\t0\n", 0),
    ])
  func theMaskOfTheSystemIsCounted(_ status: String, _ count: Int) {
    #expect(Processors.allowedCount(Array(status.utf8)) == count)
  }

  @Test func aStatusWithoutTheMaskTellsNoCount() {
    #expect(Processors.allowedCount(Array("Name:\tbtd\nCpus_allowed_list:\t0-1\n".utf8)) == nil)
    #expect(Processors.allowedCount([]) == nil)
  }

  @Test func thisProcessMayUseSomeOfTheProcessorsThatThereAre() {
    #expect((1...sysconf(Int32(_SC_NPROCESSORS_ONLN))).contains(Processors.count))
  }
}
