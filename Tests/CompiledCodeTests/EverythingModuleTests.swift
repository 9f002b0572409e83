import Foundation
import StateKitTestSupport
import Testing

@testable import GoldenCode
@testable import StateKitGenerator

/// The generated code of the schema in its own module, used by other modules.
struct EverythingModuleTests {
  private static let upcoming = LanguageModes.all[5]

  /// An app that uses the module.
  private static let client = """
    import Everything
    import Foundation
    import StateKit

    struct Doors: LibraryReducing {
      func received(_ state: inout LibraryState, loan: LoanState) { state.loans.append(loan) }
      func counted(_ state: inout LibraryState, visitors: Int, door: String) { state.log.append(door) }
      func cataloguePicked(_ state: inout LibraryState, book: Book) { state.detail = BookDetailState(book: book) }
      func loansClosed(_ state: inout LibraryState, loans: LoanState.ID) { state.loans.remove(id: loans) }
      func loansReminderSilenced(
        _ state: inout LibraryState, loans: LoanState.ID, for days: Int, because: String
      ) {}
    }

    struct Shelves: CatalogueReducing {
      func pinned(_ state: inout CatalogueState, _ book: Book.ID) {}
      func cleared(_ state: inout CatalogueState) { state.hits = .idle }
      func loadPage(_ state: inout CatalogueState, _ phase: CatalogueAction.LoadPage) {}
      func reserve(_ state: inout CatalogueState, _ phase: CatalogueAction.Reserve) {}
    }

    struct Words: FilterReducing {
      func changed(_ state: inout URLComponents, query: String) { state.query = query }
    }

    @MainActor func run() {
      let store = Store.library(
        initialState: LibraryState(catalogue: CatalogueState(filter: URLComponents())),
        reducer: .library(
          Doors(), account: .membership(), catalogue: .catalogue(Shelves(), filter: .filter(Words())),
          detail: .bookDetail(), loans: .loan(reminder: .reminder()), front: .door(), back: .door()
        )
      )
      store.sideEffects.register(
        CatalogueEffects(find: { text, _ throws(LibraryError) in [Book(id: 1, title: text)] }),
        at: .catalogue
      )
      store.sideEffects.register(LoanEffects(remind: {}), at: .loans)
      store.dispatch(.loans(id: 1, action: .reminder(.silenced(for: 1, because: "ill"))))
      let local: LocalStore<LoanState?, LoanAction> = store.view(.loans(id: 1))
      let path: KeyPath<LibraryAction, Double?> = \\.catalogue?.rate?.success?.average
      print(local.state?.days ?? 0, LibraryAction.leaves.count, LibraryAction.opened[keyPath: path] ?? 0)
    }
    """

  @Test(
    .enabled(if: Thoroughness.isFull, "STATEKIT_TESTS=all"),
    arguments: [
      ("public", LanguageModes.all[0]), ("public", upcoming), ("package", upcoming),
      ("internal", upcoming),
    ]
  )
  func `the code and a module that uses it compile without a warning at each access level`(
    access: String,
    mode: [String]
  ) throws {
    let folder = try TemporaryFolder()
    // In an internal module the generator sees all handlers of an action, and all places of a domain; otherwise other modules may have
    // some.
    let warnings = access == "internal" ? ["SK0690", "SK0657", "SK0657"] : []
    let said = try make(
      "Everything",
      [try everything(access)],
      and: try change(access),
      in: folder,
      mode,
      warnings: warnings
    )
    expectEqual(said, "")
    guard access != "internal" else { return }
    let client = try folder.write(Self.client, to: "Client.swift")
    try expectEqual(Swiftc(arguments: mode).makeModule("Client", of: [client], in: folder.url), "")
  }

  @Test func `a deprecated action warns its users, and the mode 'none' has no accessors`()
    throws
  {
    let folder = try TemporaryFolder()
    let made = try make(
      "Everything",
      [try everything("public")],
      and: try change("public"),
      in: folder,
      Self.upcoming
    )
    expectEqual(made, "")
    let text = """
      import Everything
      let old: MembershipAction = .signedOff
      let code = KioskAction.scanned(code: "").scanned
      """
    let client = try folder.write(text, to: "Client.swift")
    let said = try Swiftc(arguments: Self.upcoming).makeModule("Client", of: [client], in: folder.url)
    #expect(said.contains("'signedOff' is deprecated: Use signedOut."))
    #expect(said.contains("enum case 'scanned' cannot be used as an instance member"))
  }

  @Test func `declarations of another module compile with that module`() throws {
    let folder = try TemporaryFolder()
    let schemas = try ["Cafe", "Hall"].map { name in
      try Golden.schema(
        at: Golden.everything.deletingLastPathComponent().appending(path: "everything/\(name).statekit.json")
      )
    }
    let cafe = SchemaModule(name: "Cafe", files: [schemas[0]])
    try expectEqual(make("Cafe", [schemas[0]], in: folder, Self.upcoming), "")
    try expectEqual(make("Hall", [schemas[1]], using: [cafe], in: folder, Self.upcoming), "")
  }

  private func everything(_ access: String) throws -> SourceFile {
    let text = try String(contentsOf: Golden.everything, encoding: .utf8)
    return SourceFile(
      path: "everything.statekit.json",
      text: text.replacing(#""access": "public""#, with: #""access": "\#(access)""#)
    )
  }

  /// The enum in the schema that is written by hand, with the access of the schema.
  private func change(_ access: String) throws -> String {
    try String(contentsOf: Golden.folder.appending(path: "HandWritten/PosterChange.swift"), encoding: .utf8)
      .replacing("public", with: access)
  }

  /// Generates and compiles a module; returns the compiler's messages.
  private func make(
    _ module: String,
    _ schemas: [SourceFile],
    and handWritten: String? = nil,
    using modules: [SchemaModule] = [],
    in folder: TemporaryFolder,
    _ mode: [String],
    warnings: [String] = []
  ) throws -> String {
    var options = GeneratorOptions()
    options.moduleName = module
    let result = Generator(options: options).generate(schemas, using: modules)
    expectEqual(result.diagnostics.map(\.code), warnings)
    var files = try result.files.map { try folder.write($0.contents, to: $0.name) }
    if let handWritten { files.append(try folder.write(handWritten, to: "HandWritten.swift")) }
    return try Swiftc(arguments: mode).makeModule(module, of: files, in: folder.url)
  }
}
