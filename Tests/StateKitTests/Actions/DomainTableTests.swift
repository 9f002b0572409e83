import StateKitTestSupport
import Testing

@testable import StateKit

/// Finding the domains of a property by its offset in memory.
@MainActor
struct DomainTableTests {
  let viewpoint = Store<AppState, AppAction>(initialState: AppState(), reducer: .app())._viewpoint

  @Test func `a child's state is its domain and the domains below`() {
    expectEqual(viewpoint.domains(concernedWith: \.lifecycle), 1..<2)
    expectEqual(viewpoint.domains(concernedWith: \.users), 4..<6)
    expectEqual(viewpoint.domains(concernedWith: \.users.posts), 5..<6)
  }

  @Test func `a property is the domain alone that has it`() {
    expectEqual(viewpoint.domains(concernedWith: \.settings.shouldUseReachability), 3..<4)
    expectEqual(viewpoint.domains(concernedWith: \.users.names), 4..<5)
    expectEqual(viewpoint.domains(concernedWith: \.users.posts.selected), 5..<6)
  }

  @Test func `state elsewhere belongs to every domain`() {
    expectEqual(viewpoint.domains(concernedWith: \.users.names[3]), 0..<6)
    expectEqual(viewpoint.domains(concernedWith: \.users.names.count), 0..<6)
    expectEqual(viewpoint.domains(concernedWith: \.self), 0..<6)
  }

  @Test func `views count on from where they are`() {
    let users = viewpoint.view(.users)
    expectEqual(users.domains, 4..<6)
    expectEqual(users.domains(concernedWith: \.names), 4..<5)
    expectEqual(users.domains(concernedWith: \.names.count), 4..<6)
    expectEqual(users.view(.posts).domains, 5..<6)
    expectEqual(viewpoint.view(\.users).view(\.posts).domains, 5..<6)
    expectEqual(viewpoint.view(\.users).domains(concernedWith: \.posts.selected), 5..<6)
  }

  @Test func `the way from a domain to the root`() {
    let table = AppAction.actionTree.domainTable
    expectEqual(Array(table.path(to: 5)), [5, 4, 0])
    expectEqual(Array(table.path(to: 0)), [0])
  }

  @Test func `states and actions written by hand are one domain`() {
    let journal = JournalStore.journal()._viewpoint
    expectEqual(journal.domains, 0..<1)
    expectEqual(journal.domains(concernedWith: \.count), 0..<1)
  }
}
