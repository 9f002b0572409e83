import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct ModelBuilderFileTests {
  @Test func `a file keeps its settings`() throws {
    let file = try fileModel(
      of: #"""
        {"statekit": 1, "doc": "All.", "access": "public", "accessors": "full",
         "imports": ["Foundation", "StateKit", "Foundation", "Models", "Swift"],
         "domains": {"Test": {"doc": "One."}, "URLLoader": {"accessors": "none"}}}
        """#
    )
    expectEqual(file.name, "Test")
    expectEqual(file.documentation, "All.")
    expectEqual(file.access, .public)
    expectEqual(file.imports, ["Foundation", "Models"])
    expectEqual(file.domains.map(\.name), ["Test", "URLLoader"])
    expectEqual(file.domains.map(\.documentation), ["One.", nil])
    expectEqual(file.domains.map(\.memberName.spelled), ["test", "urlLoader"])
    expectEqual(file.domains.map(\.actionType.spelled), ["TestAction", "URLLoaderAction"])
    expectEqual(file.domains.map(\.state.type.spelling), ["TestState", "URLLoaderState"])
    expectEqual(file.domains.map(\.accessors), [.full, .none])
    expectEqual(file.domains.map(\.location.line), [3, 3])
  }

  @Test func `types keep their order, their parts and their documentation`() throws {
    let file = try fileModel(
      of: #"""
        {"statekit": 1, "domains": {"Test": {}}, "types": {
          "Post": {"doc": "A post.", "struct": {"id": "Int", "tags": "Set<String>", "title": "String = \"\""}},
          "Phase": {"enum": ["active", "in"]}}}
        """#
    )
    expectEqual(file.types.map(\.name.spelled), ["Post", "Phase"])
    expectEqual(file.types.map(\.documentation), ["A post.", nil])
    guard case .struct(let properties) = file.types[0].kind, case .enum(let cases) = file.types[1].kind else {
      Issue.record("kinds are mixed up")
      return
    }
    expectEqual(
      properties.map(\.declared),
      [
        "id: Swift.Int", "tags: Swift.Set<Swift.String> = []", #"title: Swift.String = """#,
      ]
    )
    expectEqual(cases.map(\.name.spelled), ["active", "`in`"])
  }

  @Test(arguments: [
    ("[]", "Equatable, Sendable, Identifiable", "Equatable, Sendable"),
    (
      #"["Codable", "Hashable"]"#, "Equatable, Hashable, Codable, Sendable, Identifiable",
      "Equatable, Hashable, Codable, Sendable"
    ),
    (#"["-Equatable"]"#, "Sendable, Identifiable", "Sendable"),
  ])
  func `conformances come in one order`(conformances: String, withID: String, without: String) throws {
    let file = try fileModel(
      of: #"""
        {"statekit": 1, "conformances": \#(conformances), "domains": {"Test": {"state": {"id": "Int"}}},
         "types": {"Post": {"struct": {"id": "Int"}}, "Page": {"struct": {}}, "Phase": {"enum": ["a"]}}}
        """#
    )
    func spelled(_ conformances: [Conformance]) -> String {
      conformances.map(\.rawValue).joined(separator: ", ")
    }
    expectEqual(file.types.map { spelled($0.conformances) }, [withID, without, without])
    expectEqual(spelled(file.domains[0].state.conformances), withID)
    expectEqual(spelled(file.domains[0].actionConformances), without)
  }

  @Test func `a domain adds conformances of its own`() throws {
    let domain = try domainModel(of: #"{"conformances": ["Codable"], "state": {"x": "Int"}}"#)
    expectEqual(domain.state.conformances, [.equatable, .codable, .sendable])
    expectEqual(domain.actionConformances, [.equatable, .codable, .sendable])
  }
}
