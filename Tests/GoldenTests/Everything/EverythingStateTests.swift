import Foundation
import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// The generated states, actions and types of `everything.statekit.json`.
struct EverythingStateTests {
  @Test func `the listed properties of a type that is written by hand are changed`() {
    var link = URLComponents()
    link.query = "old"
    Reducer.poster().reduce(&link, .moved(path: "/new"))
    expectEqual(link.string, "/new")
  }

  @Test func `properties have the defaults of the schema, in all its forms`() {
    let catalogue = CatalogueState(filter: URLComponents())
    #expect(catalogue.title == "Catalogue" && catalogue.order == .title && catalogue.isGrid)
    #expect(catalogue.zoom == 1.5 && catalogue.limit == 100)
    #expect(catalogue.books.isEmpty && catalogue.shelves.isEmpty && catalogue.pinned.isEmpty)
    #expect(catalogue.seen.isEmpty && catalogue.next == nil && catalogue.note == nil)
    #expect(catalogue.hits == .idle && catalogue.total == .idle && catalogue.ratings.isEmpty)
    expectEqual(MembershipState(), MembershipState(name: nil, card: nil, attempts: 0, remembersMe: true))
    #expect(LibraryState.sample.detail == nil && LibraryState.sample.lent == 250)
  }

  @Test func `a struct with an id is Identifiable, an enum has raw values`() {
    expectEqual([Book.emma, .dune].map(\.id), [1, 2])
    expectEqual(IdentifiedArray([Book.emma])[id: 1]?.title, "Emma")
    expectEqual(BookOrder.allRawValues, ["none", "title", "newest"])
  }

  @Test func `a failure can be thrown`() {
    #expect(throws: LibraryError.offline) { throw LibraryError.offline }
  }

  @Test func `all are Codable because the file says so`() throws {
    var state = LibraryState.showing(.dune)
    state.catalogue.hits = .loaded([.emma])
    let action = LibraryAction.catalogue(.rate(.success(id: 2, average: 4.5)))
    try expectEqual(copy(state), state)
    try expectEqual(copy(action), action)
    try expectEqual(copy(KioskState(scans: ["1"])).scans, ["1"])
  }

  @Test(
    arguments: [
      (MembershipState.self, true), (MembershipAction.self, true), (LoanState.self, true),
      (LibraryState.self, false),
      (Book.self, false),
    ] as [(Any.Type, Bool)]
  )
  func `a domain has additional conformances`(type: Any.Type, isHashable: Bool) {
    #expect(type is any Equatable.Type)
    #expect(type is any Hashable.Type == isHashable)
  }

  @Test func `or takes it away`() {
    #expect(!(KioskState.self as Any.Type is any Equatable.Type))
    #expect(!(KioskAction.self as Any.Type is any Equatable.Type))
  }

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}

extension BookOrder {
  fileprivate static let allRawValues = [BookOrder.none, .title, .newest].map(\.rawValue)
}
