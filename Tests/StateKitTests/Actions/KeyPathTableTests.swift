import Testing

@testable import StateKit

struct KeyPathTableTests {
  var table = KeyPathTable(root: AppAction.self)

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
    #expect(table.leaves(of: path) == leaves)
  }

  @Test(arguments: [
    \AppAction.users?.renamed?.name as any AnyKeyPath & Sendable,
    \AppAction.users?.posts?.selected?.description,
    \UsersAction.renamed,
    \AppAction.self,
  ])
  func `a path that is no accessor of the tree is not known`(path: any AnyKeyPath & Sendable) {
    #expect(table.leaves(of: path) == nil)
  }

  @Test func `the accessors of the root's own cases are not in the table`() {
    var table = KeyPathTable(root: UsersAction.self)
    #expect(table.leaves(of: \UsersAction.cleared) == nil)
    #expect(table.leaves(of: \UsersAction.posts?.reachedEnd) == 3..<4)
  }
}
