import Foundation
import StateKitGenerator
import StateKitTestSupport
import Testing

/// Domains beyond the compiler's limits for a switch, an array or an initialiser: they compile without
/// warnings, and each action keeps its identity and reaches its handler.
@Suite(.enabled(if: Thoroughness.isFull, "STATEKIT_TESTS=all"))
struct LargeSchemaTests {
  @Test func `a domain of 3,000 actions and one of 1,000 children compile, and dispatch rightly`() throws {
    try expect(["Crowd": crowd, "Town": town], toHold: program)
  }

  @Test func `an action below 100 nested domains arrives, and a bridge leads from it to the top`() throws {
    try expect(["Well": well], toHold: wellProgram)
  }

  private func expect(_ schemas: KeyValuePairs<String, String>, toHold program: String) throws {
    var options = GeneratorOptions()
    options.moduleName = "Large"
    let result = Generator(options: options)
      .generate(schemas.map { SourceFile(path: "\($0).statekit.json", text: $1) }, using: [])
    #expect(result.diagnostics.filter { $0.severity != .note }.isEmpty)
    let folder = try TemporaryFolder()
    var files = try result.files.map {
      try folder.write(String(decoding: $0.contents, as: UTF8.self), to: $0.name)
    }
    files.append(try folder.write(program, to: "main.swift"))
    let said = try Swiftc.makeProgram(
      "Large",
      of: files,
      with: Swiftc.objects(of: "StateKit"),
      in: folder.url
    )
    try #require(said.isEmpty, "\(said)")
    let problems = try Swiftc.run(folder.url.appending(component: "Large"))
    #expect(problems.isEmpty, "\(problems)")
  }

  private var crowd: String {
    let actions = (0..<3_000).map { number in
      number % 2 == 0
        ? #""action\#(number)": { "set": { "last": \#(number) } }"#
        : #""action\#(number)": { "payload": "(id: Int)", "set": { "last": "$id" } }"#
    }
    return """
      {
        "statekit": 1,
        "accessors": "indexed",
        "domains": {
          "Crowd": { "state": { "last": "Int = 0" }, "actions": { \(actions.joined(separator: ",\n")) } }
        }
      }
      """
  }

  private var town: String {
    let children = (0..<1_000).map { #""house\#($0)": "House""# }
    return """
      {
        "statekit": 1,
        "domains": {
          "Town": { "children": { \(children.joined(separator: ", ")) } },
          "House": { "state": { "visits": "Int = 0" }, "actions": { "visited": { "add": { "visits": 1 } } } }
        }
      }
      """
  }

  /// A chain of domains, each the child of the previous one.
  private var well: String {
    let depth = LargeSchemaTests.depth
    let way = (1...depth).map { "level\($0)" }.joined(separator: ".")
    let levels = (1..<depth).map {
      #""Level\#($0)": { "children": { "level\#($0 + 1)": "Level\#($0 + 1)" } }"#
    }
    return """
      {
        "statekit": 1,
        "domains": {
          "Well": {
            "state": { "echoes": "Int = 0" },
            "actions": { "heard": { "payload": "(drops: Int)", "add": { "echoes": "$drops" } } },
            "children": { "level1": "Level1" },
            "bridges": [
              { "on": "\(way).dropped", "dispatch": "heard", "with": { "drops": "@\(way).drops" } }
            ]
          },
          \(levels.joined(separator: ",\n")),
          "Level\(depth)": {
            "state": { "drops": "Int = 0" },
            "actions": { "dropped": { "add": { "drops": 1 } } }
          }
        }
      }
      """
  }

  private static let depth = 100

  private var wellProgram: String {
    let depth = LargeSchemaTests.depth
    let way = (1...depth).map { ".level\($0)" }
    // One line for each level, because a single expression of a hundred levels takes the compiler long.
    let lines = (1..<depth).reversed().map { level -> String in
      let next = "level\(level + 1)"
      return """
        let reducer\(level): Reducer<Level\(level)State, Level\(level)Action> = .level\(level)(\(next): reducer\(level + 1))
        let action\(level): Level\(level)Action = .\(next)(action\(level + 1))
        """
    }
    return """
      import StateKit

      let reducer\(depth): Reducer<Level\(depth)State, Level\(depth)Action> = .level\(depth)()
      let action\(depth): Level\(depth)Action = .dropped
      \(lines.joined(separator: "\n"))
      let action: WellAction = .level1(action1)
      let store: Store<WellState, WellAction> = .well(reducer: .well(level1: reducer1))
      var seen = 0
      let subscription = store.subscribe { _ in seen += 1 }
      store.dispatch(action)
      store.dispatch(action)
      let isHeld = store.state\(way.joined()).drops == 2 && store.state.echoes == 3 && action.leafIndex == 1
        && action.name == "\(way.joined().dropFirst()).dropped" && WellAction.leaves.count == 2 && seen > 2
      subscription.cancel()
      print(isHeld ? "HELD" + " all" : "BROKEN, \\(store.state.echoes) echoes, \\(seen) calls: \\(action.name)")
      """
  }

  /// Checks actions in all parts of a divided switch, and at the borders between parts.
  private var program: String {
    let odd = [1, 99, 101, 255, 257, 1_499, 2_899, 2_999]
    let crowd =
      [0, 98, 100, 256, 258, 1_500, 2_900, 2_998].map { (".action\($0)", $0, $0) }
      + odd.map { (".action\($0)(id: -\($0))", $0, -$0) }
    let houses = [0, 99, 100, 199, 255, 256, 500, 899, 900, 999]
    let arguments = (0..<1_000).map { "house\($0): house" }
    return """
      import StateKit

      var failures = 0
      @MainActor func check(_ isHeld: Bool, _ line: Int = #line) {
        if !isHeld { print("broken at line \\(line)"); failures += 1 }
      }

      @MainActor func checkCrowd(_ action: CrowdAction, index: Int, last: Int) {
        let store: Store<CrowdState, CrowdAction> = .crowd(reducer: .crowd())
        store.dispatch(action)
        check(store.state.last == last)
        check(action.leafIndex == index)
        check(action.name == "action\\(index)")
      }
      \(crowd.map { "checkCrowd(\($0), index: \($1), last: \($2))" }.joined(separator: "\n"))
      check(CrowdAction.leaves.count == 3_000)
      check(CrowdAction.leafKeyPaths.count == 3_000)
      check(CrowdAction.leafKeyPaths[2_999] == \\CrowdAction?.?.action2999)

      let house: Reducer<HouseState, HouseAction> = .house()
      let town: Store<TownState, TownAction> = .town(reducer: .town(\(arguments.joined(separator: ", "))))
      \(houses.map { "town.dispatch(.house\($0)(.visited))" }.joined(separator: "\n"))
      \(houses.map { "check(town.state.house\($0).visits == 1)" }.joined(separator: "\n"))
      check(town.state.house1.visits == 0 && town.state.house998.visits == 0)
      \(houses.map { "check(TownAction.house\($0)(.visited).leafIndex == \($0))" }.joined(separator: "\n"))
      check(TownAction.house999(.visited).name == "house999.visited")
      print(failures == 0 ? "HELD" + " all" : "BROKEN")
      """
  }
}
