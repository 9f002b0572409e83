import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct TypesLeaveTheRuntimeAloneTests {
  @Test(arguments: [
    ("StateKit", "StateKit"), ("DomainState", "StateKit"), ("ChildScopes", "StateKit"),
    ("Int", "Swift"), ("Optional", "Swift"), ("Result", "Swift"), ("Error", "Swift"), ("Void", "Swift"),
    ("Swift", "Swift"), ("Any", "Swift"), ("Sendable", "Swift"), ("CodingKeys", "Swift"),
  ])
  func `a type cannot hide one that generated code names`(name: String, owner: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {}}, "types": {1️⃣"\#(name)": {"enum": ["a"]}}}"#,
      .error("SK0410", "the type '\(name)' would hide the one of \(owner)")
    )
  }

  @Test(arguments: [
    "Reducer", "Store", "Scope", "Effect", "Action", "State", "Step", "Task", "Mirror", "MainActor",
  ])
  func `other names of the runtime and of Swift are free`(name: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {}}, "types": {"\#(name)": {"enum": ["a"]}}}"#
    )
  }

  @Test(arguments: ["Input", "Output", "Parent", "OneOf"])
  func `a generated type cannot hide one either`(domain: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {1️⃣"\#(domain)": {}}}"#,
      .error(
        "SK0410",
        "generated for the domain '\(domain)' would hide the one of StateKit"
      )
    )
  }

  @Test func `a type by hand whose name means another one is an error where it is named`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {
        "state": {"id": "Int", "other": "1️⃣[ID]", "far": "App.ID?"},
        "actions": {"a": "(id: ID)", "b": "(state: 2️⃣DomainState)"}}},
        "types": {"Post": {"struct": {"id": "3️⃣ID"}}, "Page": {"struct": {"number": "ID"}}}}
      """#,
      .error("SK0410", "'ID' is another type inside the types that are generated for 'TestState'"),
      .error("SK0410", at: "2️⃣", "'DomainState' is another type"),
      .error("SK0410", at: "3️⃣", "generated for 'Post'")
    )
  }

  @Test func `the names are those of the protocols and types that generated code conforms to and extends`()
    throws
  {
    let root = URL(filePath: #filePath).appending(path: "../../../../../..").standardizedFileURL
    let interface = try String(contentsOf: root.appending(path: "Documentation/API.txt"), encoding: .utf8)
    let folder = root.appending(path: "Tests/GoldenCode/Generated")
    let generated = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let conformances = names(#/[:,] StateKit\.(?:_GeneratedCode\.)?(\w+)(?= \{|,)/#, in: generated)
    let extended = names(#/extension StateKit\.(\w+)/#, in: generated)
    var (associated, inside): (Set<String>, Set<String>) = ([], [])
    for line in interface.matches(of: #/(?m)^  (?:_GeneratedCode\.)?(\w+)\.(\w+): .*associatedtype /#)
    where conformances.contains(String(line.1)) {
      associated.insert(String(line.2))
    }
    for line in interface.matches(of: #/(?m)^  (\w+)\.(\w+): .*(?:struct|enum|class|protocol|typealias) /#)
    where extended.contains(String(line.1)) {
      inside.insert(String(line.2))
    }
    for line in interface.matches(of: #/(?m)^  (\w+): [^(]*(?:struct|enum|class) \w+<(.+?)>/#)
    where extended.contains(String(line.1)) {
      inside.formUnion(line.2.split(separator: ", ").map(String.init))
    }
    expectEqual(associated, RuntimeNames.associatedTypes)
    // No name of a schema begins with an underscore.
    expectEqual(inside.filter { !$0.hasPrefix("_") }, RuntimeNames.typesOfExtensions)
  }

  private func names(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Set<String> {
    Set(text.matches(of: pattern).map { String($0.1) })
  }
}
