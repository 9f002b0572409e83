import StateKitTestSupport
import Testing

@testable import StateKit

struct KeyPathTableTests {
  private func leaves(of path: AnyKeyPath) -> Range<Int>? {
    var table = KeyPathTable(root: AppAction.self)
    return table.place(of: path)?.leaves
  }

  @Test(arguments: [
    (\AppAction.lifecycle as any AnyKeyPath & Sendable, 0..<4),
    (\AppAction.lifecycle?.didBecomeActive, 1..<2),
    (\AppAction.settings?.toggledReachability, 9..<10),
    (\AppAction.users, 10..<14),
    (\AppAction.users?.renamed, 10..<11),
    (\AppAction.users?.posts, 12..<14),
    (\AppAction.users?.posts?.reachedEnd, 13..<14),
  ])
  func `a literal equals the path that was composed of each domain's own`(
    path: any AnyKeyPath & Sendable,
    leaves: Range<Int>
  ) {
    expectEqual(self.leaves(of: path), leaves)
  }

  @Test(arguments: [
    (\AppAction.users?.renamed?.name as any AnyKeyPath & Sendable, 10..<11),
    (\AppAction.users?.renamed?.name.count, 10..<11),
    (\AppAction.users?.posts?.selected?.description, 12..<13),
    (\AppAction.users?.posts?.selected.debugDescription.first, 12..<14),
    (\AppAction.users?.byHand, 10..<14),
  ])
  func `a path that goes on is known by the last accessor on its way that ends it where it is nil`(
    path: any AnyKeyPath & Sendable,
    known: Range<Int>
  ) {
    expectEqual(leaves(of: path), known)
  }

  @Test(arguments: [
    (\AppAction.users?.renamed as any AnyKeyPath & Sendable, "users.renamed", true),
    (\AppAction.users?.posts, "users.posts", true),
    (\AppAction.users?.posts?.selected?.description, "users.posts.selected", false),
    (\AppAction.users?.byHand, "users", false),
  ])
  func `a message names a path, and knows whether it goes on`(
    path: any AnyKeyPath & Sendable,
    name: String,
    isWhole: Bool
  ) throws {
    let found = try #require(AppAction.name(of: path))
    expectEqual(found.name, name)
    expectEqual(found.isWhole, isWhole)
  }

  @Test func `a path of the root's own is named, too, and one of another root is not`() {
    #expect(AppAction.name(of: \UsersAction.renamed) == nil)
    expectEqual(UsersAction.name(of: \UsersAction.renamed)?.isWhole, true)
    expectEqual(UsersAction.name(of: \UsersAction.renamed?.name)?.name, "renamed")
  }

  @Test(arguments: [
    \AppAction.byHand as any AnyKeyPath & Sendable,
    \AppAction.byHand?.first,
    \AppAction.users.debugDescription.first,
    \UsersAction.renamed,
    \AppAction.self,
  ])
  func `a path that may have a value for any action is not known`(
    path: any AnyKeyPath & Sendable
  ) {
    #expect(leaves(of: path) == nil)
  }

  @Test(arguments: [
    (\UsersAction.renamed as any AnyKeyPath & Sendable, 0..<1),
    (\UsersAction.cleared, 1..<2),
    (\UsersAction.renamed?.name, 0..<1),
    (\UsersAction.posts?.reachedEnd, 3..<4),
  ])
  func `the root's own cases are known too`(path: any AnyKeyPath & Sendable, leaves: Range<Int>) {
    var table = KeyPathTable(root: UsersAction.self)
    expectEqual(table.place(of: path)?.leaves, leaves)
  }
}

extension AppAction {
  fileprivate var byHand: String? { nil }
}

extension UsersAction {
  fileprivate var byHand: String? { nil }
}
