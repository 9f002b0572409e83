import StateKitTestSupport
import Testing

@testable import StateKit

struct ActionPlaceTests {
  @Test func `a domain's actions are found through all its parents`() {
    let places = AppAction.places(of: PostsAction.self)
    expectEqual(places.map(\.leaves), [12..<14])
    expectEqual(places.map { $0.extract(.users(.posts(.selected(3)))) }, [.selected(3)])
    expectEqual(places.map { $0.extract(.users(.cleared)) }, [nil])
  }

  @Test func `the root is at one place, that of all leaves`() {
    let places = AppAction.places(of: AppAction.self)
    expectEqual(places.map(\.leaves), [0..<14])
    expectEqual(places.map { $0.extract(.users(.cleared)) }, [.users(.cleared)])
  }

  @Test func `a domain that occurs twice has two places`() {
    let places = ProbeAction.places(of: ProbeChild.self)
    expectEqual(places.map(\.leaves), [0..<3, 3..<6])
    expectEqual(places.map { $0.extract(.right(.one)) }, [nil, .one])
  }

  @Test func `a type that is not in the tree has no place`() {
    #expect(AppAction.places(of: JournalAction.self).isEmpty)
  }
}
