import StateKitTestSupport
import Testing

@testable import StateKit

struct ActionTreeTests {
  @Test func `leaves are named by their paths, own ones first, then child by child`() {
    expectEqual(
      AppAction.leaves.map(\.name),
      [
        "lifecycle.willEnterForeground", "lifecycle.didBecomeActive", "lifecycle.willBecomeInactive",
        "lifecycle.didEnterBackground",
        "reachability.startMonitoring", "reachability.stopMonitoring", "reachability.connectedToWired",
        "reachability.becameCheap", "reachability.becameUnconstrained",
        "settings.toggledReachability",
        "users.renamed", "users.cleared", "users.posts.selected", "users.posts.reachedEnd",
      ]
    )
  }

  @Test func `a leaf keeps its documentation and labels in the trees above`() {
    expectEqual(
      AppAction.leaves[10],
      ActionLeaf(
        name: "users.renamed",
        documentation: "A user has a new name.\nIt may be empty.",
        labels: ["id", "name"]
      )
    )
    expectEqual(AppAction.leaves[12].labels, ["_"])
  }

  @Test(arguments: [
    (AppAction.lifecycle(.willEnterForeground), 0, "lifecycle.willEnterForeground"),
    (.settings(.toggledReachability), 9, "settings.toggledReachability"),
    (.users(.cleared), 11, "users.cleared"),
    (.users(.posts(.reachedEnd)), 13, "users.posts.reachedEnd"),
  ])
  func `an action knows its leaf and its name`(action: AppAction, index: Int, name: String) {
    expectEqual(action.leafIndex, index)
    expectEqual(action.name, name)
  }

  @Test func `domains are numbered in the order of the tree, a subtree being a range`() {
    expectEqual(AppAction.actionTree.leafCount, 14)
    expectEqual(AppAction.actionTree.domainCount, 6)
    expectEqual(AppAction.actionTree.leafOffsets, [0, 4, 9, 10])
    expectEqual(AppAction.actionTree.domains, [1..<2, 2..<3, 3..<4, 4..<6])
    expectEqual(UsersAction.actionTree.domains, [1..<2])
  }

  @Test func `each domain knows its parent, and the root has no parent`() {
    expectEqual(AppAction.actionTree.domainTable.parents, [-1, 0, 0, 0, 0, 4])
    expectEqual(UsersAction.actionTree.domainTable.parents, [-1, 0])
    expectEqual(PostsAction.actionTree.domainTable.parents, [-1])
  }

  @Test func `an action that is not generated is one domain`() {
    expectEqual(domainCount(of: JournalAction.self), 1)
    expectEqual(domainCount(of: AppAction.self), 6)
  }
}
