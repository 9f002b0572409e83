import Testing

@testable import StateKit

struct ActionPlaceTests {
  @Test func `a domain's actions are found through all its parents`() {
    let places = AppAction.places(of: PostsAction.self)
    #expect(places.map(\.leaves) == [12..<14])
    #expect(places.map { $0.extract(.users(.posts(.selected(3)))) } == [.selected(3)])
    #expect(places.map { $0.extract(.users(.cleared)) } == [nil])
  }

  @Test func `the root is at one place, that of all leaves`() {
    let places = AppAction.places(of: AppAction.self)
    #expect(places.map(\.leaves) == [0..<14])
    #expect(places.map { $0.extract(.users(.cleared)) } == [.users(.cleared)])
  }

  @Test func `a domain that occurs twice has two places`() {
    let places = ProbeAction.places(of: ProbeChild.self)
    #expect(places.map(\.leaves) == [0..<3, 3..<6])
    #expect(places.map { $0.extract(.right(.one)) } == [nil, .one])
  }

  @Test func `a type that is not in the tree has no place`() {
    #expect(AppAction.places(of: JournalAction.self).isEmpty)
  }
}
