import Foundation
import StateKit
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
    #expect(action[id: "a"] == .renamed("b"))
    #expect(action[id: "b"] == nil)
  }

  @Test func `id and action decide whether two are equal`() {
    #expect(action == IdentifiedAction(id: "a", action: .renamed("b")))
    #expect(action != IdentifiedAction(id: "b", action: .renamed("b")))
    #expect(action != IdentifiedAction(id: "a", action: .toggled))
    #expect(Set([action, action]).count == 1)
  }

  @Test func `a path continues from the parent's case`() {
    #expect("\(action)" == #"id: "a", action: renamed("b")"#)
    #expect("\(List.rows(action))" == #"rows(id: "a", action: renamed("b"))"#)
    #expect("\(IdentifiedAction(id: 3, action: Row.toggled))" == "id: 3, action: toggled")
  }

  @Test func `an identified action comes back from JSON`() throws {
    let data = try JSONEncoder().encode(action)
    #expect(try JSONDecoder().decode(IdentifiedAction<String, Row>.self, from: data) == action)
  }
}
