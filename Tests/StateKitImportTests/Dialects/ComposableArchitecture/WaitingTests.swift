#if Import
import StateKitGenerator
import SwiftParser
import SwiftSyntax
import Testing

@testable import StateKitImport

/// Whether a value that leaves its `await` gets one of its own.
struct WaitingTests {
  private static let app = """
    struct Client {
      var load: @Sendable (Int) async -> Int
      var count: (() -> Int)
      func save(_ value: Int) async -> Bool { true }
      func name() -> String { "" }
      func both() -> Int { 1 }
      var both: () async -> Int
    }
    func fetched() async -> Int { 1 }
    func made() -> Int { 1 }
    """

  private func waiting(_ text: String) -> Waiting {
    var parser = Parser(text)
    let source = ImportedSource(SourceFile(path: "App.swift", text: Self.app))
    return Waiting(in: ExprSyntax.parse(from: &parser), InnerDeclarations(in: [source]))
  }

  @Test(arguments: [
    "client.load(1)", "client.save(2)", "fetched()", "User(id: fetched())", "(1, client.load(2))",
    "Result { try await client.other() }",
  ])
  func `a call of what is declared as waiting needs an await`(text: String) {
    #expect(waiting(text) == .needed)
  }

  @Test(arguments: [
    "1", "made()", "User(id: 1)", ".opened(made())", "await other()", "User(id: await client.other())",
  ])
  func `a value needs none that only makes values, or that has its own`(text: String) {
    #expect(waiting(text) == .none)
  }

  @Test(arguments: [
    "uuid()", "client.other(1)", "client.both()", "User(id: uuid())",
    // Members of these names may be others.
    "client.count()", "client.name()", "list.made()",
    "f(await client.load(1))",
  ])
  func `of other calls nobody knows`(text: String) {
    #expect(waiting(text) == .unknown)
  }
}
#endif
