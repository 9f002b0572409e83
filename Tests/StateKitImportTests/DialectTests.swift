#if Import
import StateKitGenerator
import Testing

@testable import StateKitImport

struct DialectTests {
  private let counter = ImportFixture(dialect: "tca", name: "Counter")
  private let users = ImportFixture(dialect: "reswift", name: "EnumActions")
  private let app = ImportFixture(dialect: "reswift", name: "RootWithChildren")

  @Test func `without a dialect, what is in the style of both is found`() throws {
    let files = try counter.input() + users.input()
    let result = Importer(dialect: .auto).run(files, existing: [], folder: "Imported")
    #expect(result.domains == ["Counter", "Users"])
    #expect(result.diagnostics.isEmpty)
    #expect(
      Set(result.files.keys).isSuperset(of: [
        "Counter+StateKit.swift", "Users+StateKit.swift", "OldCallSites.swift",
      ])
    )
  }

  @Test func `a dialect leaves the code of the other one alone`() throws {
    let files = try counter.input() + users.input()
    #expect(Importer(dialect: .tca).run(files, existing: [], folder: "Imported").domains == ["Counter"])
    #expect(Importer(dialect: .reswift).run(files, existing: [], folder: "Imported").domains == ["Users"])
  }

  @Test func `a domain that is imported alone has only its own call sites`() throws {
    let importer = Importer(dialect: .reswift, domain: "Todos")
    let result = importer.run(try app.input(), existing: [], folder: "Imported")
    let callSites = try #require(result.files["OldCallSites.swift"])
    #expect(callSites.contains("func todosReducer("))
    #expect(!callSites.contains("func appReducer("))
    #expect(Set(result.files.keys) == ["Todos.statekit.json", "Todos+StateKit.swift", "OldCallSites.swift"])
  }

  @Test func `a call site that was deleted comes back alone`() throws {
    let first = Importer(dialect: .reswift).run(try app.input(), existing: [], folder: "Imported")
    let existing = first.changes.map { change -> SourceFile in
      let text = String(decoding: change.contents, as: UTF8.self)
      return SourceFile(
        path: change.path,
        text: text.replacing("func todosReducer", with: "func otherReducer")
      )
    }
    let second = Importer(dialect: .reswift).run(try app.input(), existing: existing, folder: "Imported")
    #expect(second.changes.map(\.path) == ["Imported/OldCallSites.swift"])
    let text = try #require(second.files["OldCallSites.swift"])
    #expect(text.contains("func otherReducer(") && text.contains("func todosReducer("))
    #expect(text.split(separator: "func appReducer(").count == 2)
  }
}
#endif
