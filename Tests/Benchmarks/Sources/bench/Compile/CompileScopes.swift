import Foundation

/// What the compiler takes to check the path of a scope, where many features have children of the same names. The first use
/// of a name in a compilation takes longer, because the compiler then reads all declarations of that name.
struct CompileScopes {
  let features: [Int]
  let tools: CompileTools

  private static let paths = [
    "AppScope.root.meetings.path(id: 0).detail",
    "AppScope.root.meetings.rows(id: 2).rows(id: 1)",
    "AppScope.root.meetings.path(id: 0).detail.destination.edit",
    "AppScope.root.meetings.rows(id: 2).path(id: 3).edit",
    "store.view(AppScope.root.meetings.path(id: 0).detail.destination.edit)",
  ]

  func table() throws -> Table {
    var table = Table(
      title: "the path of a scope, ms",
      columns: features.map { "\($0) features" }
    )
    let times = try features.map { count in
      let functions = (Self.paths + Self.paths).enumerated().map { index, path in
        "@MainActor func path\(index)(_ store: Store<AppState, AppAction>) { _ = \(path) }"
      }
      let program = "import StateKit\n" + functions.joined(separator: "\n")
      let files = try tools.generate(schemas: ["App.statekit.json": Self.schema(count)])
        .merging(["Program.swift": program]) { $1 }
      return try tools.functions(of: files, in: "Program.swift")
    }
    for (index, path) in Self.paths.enumerated() {
      table.add(path, times.map { $0[Self.paths.count + index] })
    }
    let first = times.map {
      $0.prefix(Self.paths.count).reduce(0, +) - $0.suffix(Self.paths.count).reduce(0, +)
    }
    table.add("the first use of their five names, once in a compilation", first)
    return table
  }

  /// Each feature has a child of each kind, all of the same names.
  private static func schema(_ count: Int) -> String {
    let features = (0..<count).map { number in
      let next = number == 0 ? "Feature\(1 % count)" : "Note"
      return """
        "Feature\(number)": {
          "state": { "id": "Int" },
          "children": {
            "detail": { "domain": "Note", "kind": "optional" },
            "rows": { "domain": "\(next)", "kind": "each" },
            "path": { "stack": { "detail": "\(next)", "edit": "Note" } },
            "destination": { "oneOf": { "edit": "\(next)", "alert": "Note" } }
          }
        }
        """
    }
    return """
      {
        "statekit": 1,
        "domains": {
          "App": { "children": { "meetings": "Feature0" } },
          "Note": { "state": { "id": "Int" } },
          \(features.joined(separator: ",\n"))
        }
      }
      """
  }
}
