import Foundation
import StateKit
import StateKitTestSupport
import Testing

struct IdentifiedActionTests {
  enum Row: Hashable, Codable, Sendable {
    case toggled
    case renamed(String)
  }

  enum List {
    case rows(IdentifiedAction<String, Row>)
  }

  private let action = IdentifiedAction(id: "a", action: Row.renamed("b"))

  @Test func `an identified action gives its action only to the element with its id`() {
    expectEqual(action[id: "a"], .renamed("b"))
    #expect(action[id: "b"] == nil)
  }

  @Test func `id and action decide whether two are equal`() {
    expectEqual(action, IdentifiedAction(id: "a", action: .renamed("b")))
    #expect(action != IdentifiedAction(id: "b", action: .renamed("b")))
    #expect(action != IdentifiedAction(id: "a", action: .toggled))
    expectEqual(Set([action, action]).count, 1)
  }

  @Test func `a path continues from the parent's case`() {
    expectEqual("\(action)", #"id: "a", action: renamed("b")"#)
    expectEqual("\(List.rows(action))", #"rows(id: "a", action: renamed("b"))"#)
    expectEqual("\(IdentifiedAction(id: 3, action: Row.toggled))", "id: 3, action: toggled")
  }

  @Test func `an identified action comes back from JSON`() throws {
    let data = try JSONEncoder().encode(action)
    try expectEqual(JSONDecoder().decode(IdentifiedAction<String, Row>.self, from: data), action)
  }
}
