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
    #expect(file.name == "Test")
    #expect(file.documentation == "All.")
    #expect(file.access == .public)
    #expect(file.imports == ["Foundation", "Models"])
    #expect(file.domains.map(\.name) == ["Test", "URLLoader"])
    #expect(file.domains.map(\.documentation) == ["One.", nil])
    #expect(file.domains.map(\.memberName.spelled) == ["test", "urlLoader"])
    #expect(file.domains.map(\.actionType.spelled) == ["TestAction", "URLLoaderAction"])
    #expect(file.domains.map(\.state.type.spelling) == ["TestState", "URLLoaderState"])
    #expect(file.domains.map(\.accessors) == [.full, .none])
    #expect(file.domains.map(\.location.line) == [3, 3])
  }

  @Test func `types keep their order, their parts and their documentation`() throws {
    let file = try fileModel(
      of: #"""
        {"statekit": 1, "domains": {"Test": {}}, "types": {
          "Post": {"doc": "A post.", "struct": {"id": "Int", "tags": "Set<String>", "title": "String = \"\""}},
          "Phase": {"enum": ["active", "in"]}}}
        """#
    )
    #expect(file.types.map(\.name.spelled) == ["Post", "Phase"])
    #expect(file.types.map(\.documentation) == ["A post.", nil])
    guard case .struct(let properties) = file.types[0].kind, case .enum(let cases) = file.types[1].kind else {
      Issue.record("kinds are mixed up")
      return
    }
    #expect(
      properties.map(\.declared) == [
        "id: Swift.Int", "tags: Swift.Set<Swift.String> = []", #"title: Swift.String = """#,
      ]
    )
    #expect(cases.map(\.name.spelled) == ["active", "`in`"])
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
    #expect(file.types.map { spelled($0.conformances) } == [withID, without, without])
    #expect(spelled(file.domains[0].state.conformances) == withID)
    #expect(spelled(file.domains[0].actionConformances) == without)
  }

  @Test func `a domain adds conformances of its own`() throws {
    let domain = try domainModel(of: #"{"conformances": ["Codable"], "state": {"x": "Int"}}"#)
    #expect(domain.state.conformances == [.equatable, .codable, .sendable])
    #expect(domain.actionConformances == [.equatable, .codable, .sendable])
  }
}
