import FormatKit
import Testing
import WorkoutFormats

@Suite struct WorkoutAppTests {
  @Test(arguments: WorkoutApp.all) func everyAppImportsFormatsThatAreWritten(app: WorkoutApp) {
    #expect(!app.imports.isEmpty)
    for id in app.imports { #expect(Format.named(id)?.writer != nil, "\(id)") }
    #expect(app.format?.id == app.imports[0])
    #expect(WorkoutApp.named(app.id) == app)
  }

  @Test func tellsWhoImportsAFormat() throws {
    let hevy = try #require(Format.named("hevy"))
    #expect(WorkoutApp.importing(hevy).map(\.id) == ["hevy", "liftosaur", "ryot"])
    #expect(WorkoutApp.named("liftlog")?.format?.id == "liftlog-backup")
    #expect(WorkoutApp.named("nobody") == nil)
    #expect(WorkoutApp.all.map(\.id) == WorkoutApp.all.map(\.id).sorted())
  }
}
