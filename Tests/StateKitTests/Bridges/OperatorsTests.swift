import StateKitTestSupport
import Testing

@testable import StateKit

struct OperatorsTests {
  @Test func `>>> is first the left, then the right`() {
    let function = { @Sendable (x: Int) in x + 1 } >>> { @Sendable (x: Int) in x * 10 }
    expectEqual(function(1), 20)
  }

  @Test func `<<< is the left after the right`() {
    let function = { @Sendable (x: Int) in x + 1 } <<< { @Sendable (x: Int) in x * 10 }
    expectEqual(function(1), 11)
  }

  @Test func `the operators bind closer than the arrow`() {
    let forward =
      \AppAction.users?.posts?.selected >=> PostsAction.selected >>> UsersAction.posts >>> AppAction.users
    let backward =
      \AppAction.users?.posts?.selected >=> AppAction.users <<< UsersAction.posts <<< PostsAction.selected
    let action = AppAction.users(.posts(.selected(3)))
    expectEqual(forward.transform(action), action)
    expectEqual(backward.transform(action), action)
    #expect(forward.transform(.users(.cleared)) == nil)
  }
}
