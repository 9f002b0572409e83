import Foundation
import Testing

@testable import StateKitGenerator

struct TypesLeaveTheRuntimeAloneTests {
  @Test(arguments: [
    ("Reducer", "StateKit"), ("Store", "StateKit"), ("Scope", "StateKit"), ("StateKit", "StateKit"),
    ("State", "StateKit"), ("Action", "StateKit"), ("DomainState", "StateKit"),
    ("Int", "Swift"), ("Optional", "Swift"), ("Result", "Swift"), ("Error", "Swift"), ("Void", "Swift"),
    ("Swift", "Swift"), ("Any", "Swift"), ("Sendable", "Swift"),
    // Names that generated or synthesised code uses inside the types that may name them.
    ("DomainState", "StateKit"), ("CodingKeys", "Swift"), ("MainActor", "Swift"),
  ])
  func `a type cannot hide one of the runtime or of Swift`(name: String, owner: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {}}, "types": {1️⃣"\#(name)": {"enum": ["a"]}}}"#,
      .error("SK0410", "the type '\(name)' would hide the one of \(owner)")
    )
  }

  @Test(arguments: ["Identified", "Input", "Output"])
  func `a generated type cannot hide one either`(domain: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {1️⃣"\#(domain)": {}}}"#,
      .error(
        "SK0410",
        "the type '\(domain)Action' generated for the domain '\(domain)' would hide the one of StateKit"
      )
    )
  }

  @Test func `every public type of the runtime is known`() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../../../../Sources/StateKit")
      .standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path()).filter {
      $0.hasSuffix(".swift")
    }
    #expect(!paths.isEmpty)
    let declaration =
      #/(?m)^(?:@\w+ )*public (?:final )?(?:struct|class|enum|protocol|actor|typealias) (\w+)/#
    for path in paths {
      let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in source.matches(of: declaration) {
        #expect(RuntimeNames.types.contains(String(match.1)), "\(match.1)")
      }
    }
  }
}
