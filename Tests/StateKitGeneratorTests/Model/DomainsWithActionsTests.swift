import Testing

@testable import StateKitGenerator

struct DomainsWithActionsTests {
  @Test func `a domain has actions if it or one below it has`() throws {
    let file = try fileModel(
      of: #"""
        {"statekit": 1, "domains": {
          "Silent": {},
          "Quiet": {"children": {"silent": "Silent"}},
          "Loud": {"actions": {"said": {}}},
          "House": {"children": {"silent": "Silent", "loud": "Loud"}},
          "Street": {"children": {"house": "House"}}
        }}
        """#
    )
    let names = file.domains.filter(\.hasActions).map(\.name)
    #expect(names == ["Loud", "House", "Street"])
  }
}
