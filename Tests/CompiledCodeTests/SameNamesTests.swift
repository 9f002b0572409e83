import Foundation
import StateKitGenerator
import StateKitTestSupport
import Testing

/// Scopes in an app whose features have children of the same names, as apps of this shape do.
struct SameNamesTests {
  /// Thirty features: each has all kinds of children, which are other features.
  private static let features = (0..<30).map { number in
    let next = "Feature\((number + 1) % 30)"
    let other = "Feature\((number + 7) % 30)"
    let isFirst = number == 0
    return """
      "Feature\(number)": {
        "state": { "id": "Int" },
        "children": {
          "header": "Header",
          "detail": { "domain": "Note", "kind": "optional" },
          "rows": { "domain": "\(isFirst ? next : "Note")", "kind": "each" },
          "path": { "stack": { "detail": "\(isFirst ? other : "Note")", "edit": "Note" } },
          "destination": { "oneOf": { "edit": "\(isFirst ? next : "Note")", "alert": "Note" } }
        }
      }
      """
  }

  private static let schema = """
    {
      "statekit": 1,
      "domains": {
        "App": { "children": { "meetings": "Feature0" } },
        "Header": { "state": { "id": "Int" }, "children": { "detail": { "domain": "Leaf", "kind": "optional" } } },
        "Note": {
          "state": { "id": "Int" },
          "children": {
            "header": "Header", "rows": { "domain": "Leaf", "kind": "each" },
            "path": { "stack": { "edit": "Leaf" } }, "destination": { "oneOf": { "edit": "Leaf" } }
          }
        },
        "Leaf": { "state": { "id": "Int" } },
        \(features.joined(separator: ",\n"))
      }
    }
    """

  private static let program = """
    import StateKit

    @MainActor func check(_ store: Store<AppState, AppAction>) {
      _ = AppScope.root.meetings.header.detail
      _ = AppScope.root.meetings.detail.header.detail
      _ = AppScope.root.meetings.path(id: 0).detail.destination.edit
      _ = AppScope.root.meetings.path(id: 0).detail.path(id: 1).edit.header.detail
      _ = AppScope.root.meetings.destination.edit.destination.edit.header.detail
      _ = AppScope.root.meetings.rows(id: 2).rows(id: 1).header.detail
      _ = AppScope.root.meetings.rows(id: 2).destination.edit.path(id: 3).edit
      let wanted: Scope<AppState, AppAction, LeafState?, LeafAction> =
        AppScope.root.meetings.rows(id: 2).rows(id: 1).destination.edit
      _ = store.view(AppScope.root.meetings.path(id: 0).detail.destination.edit)
      _ = store.view(AppScope.root.meetings.rows(id: 2).rows(id: 1).header.detail)
      _ = wanted
    }
    """

  /// The compiler counts the ways that it tries, on each machine alike.
  @Test func `scopes take the compiler no more ways than it has steps`() throws {
    var options = GeneratorOptions()
    options.moduleName = "Same"
    let result = Generator(options: options)
      .generate([SourceFile(path: "App.statekit.json", text: Self.schema)], using: [])
    #expect(result.diagnostics.filter { $0.severity == .error }.isEmpty)
    let folder = try TemporaryFolder()
    let generated = try result.files.map {
      try folder.write(String(decoding: $0.contents, as: UTF8.self), to: $0.name)
    }
    let program = try folder.write(Self.program, to: "Program.swift")
    let compiler = Swiftc(arguments: ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors"])
    let run = try compiler.run(
      ["-typecheck", "-module-name", "Same", "-Xfrontend", "-solver-scope-threshold=400"],
      generated + [program],
      in: folder.url
    )
    #expect(run.status == 0, "\(run.text)")
  }
}
