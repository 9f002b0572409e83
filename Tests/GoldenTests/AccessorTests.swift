import StateKitTestSupport
import Testing

@testable import GoldenCode

struct AccessorTests {
  @Test func `an accessor gives Void, a value or a tuple with labels where the case matches`() {
    #expect(ValuesAction.started.started != nil)
    #expect(ValuesAction.started.stopped == nil)
    expectEqual(TrayAction.signed(name: "Ada").signed, "Ada")
    expectEqual(TrayAction.arrived(id: 3, title: "x").arrived?.id, 3)
    expectEqual(TrayAction.arrived(id: 3, title: "x").arrived?.title, "x")
    #expect(TrayAction.emptied.arrived == nil)
  }

  @Test func `an accessor of a child gives the child's action`() {
    let action = WorldAction.europe(.north(.capital(.renamed(name: "Paris"))))
    expectEqual(action.europe?.north?.capital?.renamed, "Paris")
    #expect(action.asia?.north?.capital?.renamed == nil)
    expectEqual(action[keyPath: \.europe?.north?.capital?.renamed], "Paris")
  }

  @Test func `values without labels are numbered`() {
    let action = ShadowsAction.value(1, value1: 2, "three")
    expectEqual(action.value?.0, 1)
    expectEqual(action.value?.value1, 2)
    expectEqual(action.value?.2, "three")
  }

  @Test func `an optional payload is a value of its own, also where it is nil`() {
    expectEqual(WordsAction.case(default: nil).case, .some(.none))
    expectEqual(WordsAction.case(default: "x").case, .some("x"))
    expectEqual(WordsAction.switch.case, .none)
  }

  @Test func `a predicate tells the case`() {
    #expect(ValuesAction.started.isStarted)
    #expect(!ValuesAction.started.isStopped)
    #expect(WordsAction.none.isNone)
    #expect(WordsAction.some("x").isSome)
    #expect(WordsAction.func(.bound(newValue: "")).isFunc)
  }
}
