import StateKitTestSupport
import Testing

@testable import GoldenCode

struct SetterTests {
  @Test func `a setter changes the payload where the case matches`() {
    var action = WordsAction.default(in: 1, class: .switch)
    action.default = (in: 2, class: .none)
    expectEqual(action, .default(in: 2, class: .none))

    action = .some("a")
    action.some?.append("b")
    expectEqual(action, .some("ab"))

    var shadow = ShadowsAction.value(1, value1: 2, "three")
    shadow.value?.0 = 10
    shadow.value?.2 = "ten"
    expectEqual(shadow, .value(10, value1: 2, "ten"))
  }

  @Test func `a setter of a child changes the child's action in place`() {
    var action = WordsAction.func(.pair(newValue: 1, value: 2))
    action.func?.pair?.newValue = 5
    expectEqual(action, .func(.pair(newValue: 5, value: 2)))
  }

  @Test func `a setter does not change another case`() {
    var action = WordsAction.switch
    action.default = (in: 2, class: .none)
    action.some = "x"
    action.func = .bound(newValue: "x")
    action.none = ()
    expectEqual(action, .switch)
  }

  @Test func `setting nil does not change the action`() {
    var action = WordsAction.some("a")
    action.some = nil
    expectEqual(action, .some("a"))
  }

  @Test func `nil as a payload is set`() {
    var action = WordsAction.case(default: "a")
    action.case = .some(nil)
    expectEqual(action, .case(default: nil))
    action.case = .none
    expectEqual(action, .case(default: nil))
  }
}
