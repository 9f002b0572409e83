import Foundation
import StateKitGenerator
import Testing

/// Domains larger than what the compiler takes in one switch, one array or one initialiser: they compile with warnings as
/// errors, and each action is the one that it says and arrives where it belongs.
struct LargeSchemaTests {
  @Test func `a domain of 3,000 actions and one of 1,000 children compile, and dispatch rightly`() throws {
    let schemas = [("Crowd", crowd), ("Town", town)]
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

  /// Looks at actions of all parts that a switch is divided into, and at those on their borders.
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
