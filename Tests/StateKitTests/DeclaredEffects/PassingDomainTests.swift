import StateKitTestSupport
import Testing

@testable import StateKit

/// Declared effects of optional children.
@MainActor
@Suite(.watched)
final class PassingDomainTests {
  private let issues = Recorder<RuntimeIssue>()
  private let began = Recorder<Int>()
  private let gate = Gate()

  // An effect that still waits would leak.
  deinit { gate.open() }

  private func shelf(_ state: ShelfState) -> Store<ShelfState, ShelfAction> {
    Store(
      initialState: state,
      reducer: .shelf,
      configuration: StoreConfiguration(reporter: Reporter { [issues] in issues.append($0) })
    )
  }

  private var effects: LampEffects {
    LampEffects(glow: { [began, gate] in
      began.append(1)
      await gate.wait()
      return 5
    })
  }

  private let state = ShelfState(lamp: LampState(id: 0), lamps: [LampState(id: 1), LampState(id: 2)])

  @Test func `an optional child's effect gives its action to the child`() async {
    let store = shelf(state)
    store.sideEffects.register(effects, at: .lamp)
    store.dispatch(.lamp(.plugged))
    gate.open()
    await store.until { $0.lamp?.light == 5 }
    #expect(store.state.lamps.allSatisfy { $0.light == 0 })
  }

  @Test func `each element has effects of its own, and a policy holds for each`() async {
    let store = shelf(state)
    store.sideEffects.register(effects, at: .lamps)
    for id in [1, 2, 1] { store.dispatch(.lamps(id: id, action: .plugged)) }
    expectEqual(store.runningEffects.count, 2)
    store.dispatch(.lamps(id: 1, action: .pulled))
    expectEqual(store.runningEffects.count, 1)
    gate.open()
    await store.until { $0.lamps[id: 2]?.light == 5 }
    expectEqual(store.state.lamps[id: 1]?.light, 0)
  }

  @Test func `effects of one element end when it is removed, and other effects do not`() async {
    let store = shelf(state)
    store.sideEffects.register(effects, at: .lamps)
    store.sideEffects.register(effects, at: .lamp)
    store.dispatch(.lamp(.plugged))
    for id in [1, 2] { store.dispatch(.lamps(id: id, action: .plugged)) }
    expectEqual(store.runningEffects.count, 3)
    store.dispatch(.noted("x"))
    expectEqual(store.runningEffects.count, 3)
    store.dispatch(.cleared)
    expectEqual(store.runningEffects.count, 1)
    gate.open()
    await store.until { $0.lamps[id: 2]?.light == 5 }
    #expect(issues.all.isEmpty)
  }

  @Test func `closures for one element are not used for other elements`() {
    let store = shelf(state)
    store.sideEffects.register(effects, at: Scope<ShelfState, ShelfAction, _, _>.lamps.element(id: 2))
    for id in [1, 2] { store.dispatch(.lamps(id: id, action: .plugged)) }
    expectEqual(store.runningEffects.count, 1)
    expectEqual(issues.all.map(\.kind), [.missingEffect])
    expectEqual(issues.all.first?.message.contains("needs the effect lamps.glow"), true)
    expectEqual(issues.all.first?.message.contains("LampEffects with 'glow'"), true)
  }

  @Test func `a missing closure in a list is reported once, not for each element`() {
    let store = shelf(state)
    for id in [1, 2, 1] { store.dispatch(.lamps(id: id, action: .plugged)) }
    store.dispatch(.lamp(.plugged))
    expectEqual(issues.all.map(\.kind), [.missingEffect, .missingEffect])
    expectEqual(issues.all.last?.message.contains("needs the effect lamp.glow"), true)
  }

  @Test func `an action for an absent child does not start an effect, and is not reported again`() {
    let store = shelf(ShelfState())
    store.sideEffects.register(effects, at: .lamp)
    store.dispatch(.lamp(.plugged))
    store.dispatch(.lamps(id: 7, action: .plugged))
    #expect(store.runningEffects.isEmpty)
    expectEqual(issues.all.map(\.kind), [.absentChild, .absentChild])
  }

  @Test func `a scope made by hand is a place, too`() {
    let made = Scope<ShelfState, ShelfAction, LampState?, LampAction>.lamp
    let store = shelf(state)
    store.sideEffects.register(
      effects,
      at: Scope(get: made.get, modify: made.modify, embed: made.embed, extract: made.extract)
    )
    store.dispatch(.lamp(.plugged))
    expectEqual(store.runningEffects.count, 1)
  }

  @Test func `a child's domain is checked if the domain that holds it changed`() {
    func looks(holders: [Holder]?, touching domains: Range<Int>, removing: Bool = false) -> Int {
      var passing = PassingDomains<Int>()
      passing.add(DeclaredEffectOwner(path: []), isThere: { _ in true }, holders: holders)
      var touched = TouchedDomains(domainCount: 5)
      if removing { touched._markChild(domains) } else { touched.mark(domains) }
      var looks = 0
      let gone = passing.removeGone(after: touched) { isThere in
        looks += 1
        return isThere(0)
      }
      #expect(gone.isEmpty)
      return looks
    }
    expectEqual(looks(holders: [.domain(1)], touching: 2..<3), 0)
    expectEqual(looks(holders: [.domain(1)], touching: 1..<2), 1)
    expectEqual(looks(holders: [.domain(0), .domain(3)], touching: 3..<5), 1)
    expectEqual(looks(holders: nil, touching: 4..<5), 1)
    // An action of one element does not look at the effects of the others, but an element that leaves does.
    expectEqual(looks(holders: [.elements(2)], touching: 2..<3), 0)
    expectEqual(looks(holders: [.elements(2)], touching: 2..<5, removing: true), 1)
    expectEqual(looks(holders: [.elements(2)], touching: 3..<5, removing: true), 0)
  }

  @Test func `the holders of a domain are counted from the root`() {
    let effects = ShelfAction.lamps(id: 1, action: .plugged).declaredEffects
    expectEqual(effects.first?.presence?.holders, [.domain(0), .elements(2)])
    expectEqual(effects.first?.path.count, 2)
    expectEqual(
      ShelfAction.lamp(.plugged).declaredEffects.first?.presence?.holders,
      [.domain(0), .domain(1)]
    )
  }
}
