import StateKit
import StateKitTestSupport
import Testing

@testable import GoldenCode

struct ScopeTests {
  private let scope = WorldScope.root.asia.south.capital.street
  private let action = StreetAction.lit(lamp: "gas")

  @Test func `an embedded action is extracted again`() {
    let embedded = scope.embed(action)
    expectEqual(embedded, .asia(.south(.capital(.street(action)))))
    expectEqual(scope.extract(embedded), action)
  }

  @Test func `another child's action is not extracted`() {
    #expect(scope.extract(.europe(.south(.capital(.street(action))))) == nil)
    #expect(scope.extract(.asia(.south(.capital(.founded)))) == nil)
  }

  @Test func `a changed value is read again, and other values do not change`() {
    var state = WorldState()
    scope.modify(&state) { $0.isLit = true }
    #expect(scope.get(state).isLit)
    var expected = WorldState()
    expected.asia.south.capital.street.isLit = true
    expectEqual(state, expected)
  }

  @Test func `appending the children's scopes is the path from the root`() {
    let appended = Scope<WorldState, WorldAction, ContinentState, ContinentAction>.asia.appending(.south)
    let path = WorldScope.root.asia.south
    expectEqual(appended.embed(.capital(.founded)), path.embed(.capital(.founded)))
    var (left, right) = (WorldState(), WorldState())
    appended.modify(&left) { $0.capital.name = "x" }
    path.modify(&right) { $0.capital.name = "x" }
    expectEqual(left, right)
  }

  @Test func `a reducer of a part works on the whole through its scope`() {
    var state = WorldState()
    Reducer.street().pullback(scope).reduce(&state, scope.embed(.lit(lamp: "gas")))
    #expect(state.asia.south.capital.street.isLit)
  }

  @Test func `children called like parameters of the factory have scopes`() {
    expectEqual(NamesScope.root.state.embed(.loaded), .state(.loaded))
    expectEqual(NamesScope.root.reduce.embed(.loaded), .reduce(.loaded))
    expectEqual(NamesScope.root.none.embed(.none), NamesAction.none(.none))
    expectEqual(WordsScope.root.func.extract(.func(.bound(newValue: "x"))), .bound(newValue: "x"))
  }
}
