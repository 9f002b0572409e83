import StateKitTestSupport
import Testing

@testable import StateKit

/// A value that does not equal itself, such as `nan`, is not a change.
@MainActor
struct NotANumberTests {
  private struct Meter: Equatable, Sendable {
    var level = Double.nan
    var place: Point? = Point(x: .nan, y: 1)
    var ticks = 0
  }

  private struct Point: Equatable, Sendable {
    var x: Double
    var y: Double
  }

  private enum MeterAction: Equatable, Sendable {
    case ticked
    case moved(Point)
    case leveled(Double)
  }

  private let told = Recorder<String>()

  private let store = Store(
    initialState: Meter(),
    reducer: Reducer<Meter, MeterAction> { state, action in
      switch action {
      case .ticked: state.ticks += 1
      case .moved(let place): state.place = place
      case .leveled(let level): state.level = level
      }
    }
  )

  @Test func `subscribers are told of a change alone`() {
    let subscriptions = [
      store.subscribe(\.level) { [told] _ in told.append("level") },
      store.subscribe(\.place) { [told] _ in told.append("place") },
      store.subscribe(select: { $0.place }) { [told] _ in told.append("selected") },
    ]
    expectEqual(told.all, ["level", "place", "selected"])
    for _ in 1...3 { store.dispatch(.ticked) }
    store.dispatch(.moved(Point(x: .nan, y: 1)))
    expectEqual(told.all.count, 3)
    store.dispatch(.moved(Point(x: .nan, y: 2)))
    expectEqual(told.all.dropFirst(3), ["place", "selected"])
    store.dispatch(.leveled(2))
    expectEqual(told.all.last, "level")
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `an observed part changes once`() {
    let changes = Changes(of: { [store] in store.state.place })
    #expect(!changes())
    store.dispatch(.moved(Point(x: .nan, y: 2)))
    #expect(changes())
    #expect(!changes())
  }

  @Test func `onChange runs after a change alone`() {
    let reducer = Reducer<Meter, MeterAction> { state, action in
      if case .moved(let place) = action { state.place = place }
    }
    .onChange(of: \.place, changing: \.ticks) { _, _, ticks in ticks += 1 }
    var state = Meter()
    reducer(&state, .moved(Point(x: .nan, y: 1)))
    expectEqual(state.ticks, 0)
    reducer(&state, .moved(Point(x: .nan, y: 2)))
    expectEqual(state.ticks, 1)
  }

  @Test func `a value of 'with' and a followed property stay as they are`() {
    for (one, other, isSame) in [
      (Point(x: .nan, y: 1), Point(x: .nan, y: 1), true), (Point(x: .nan, y: 1), Point(x: .nan, y: 2), false),
      (Point(x: .nan, y: 1), Point(x: 1, y: 1), false), (Point(x: 1, y: 1), Point(x: 1, y: 1), true),
    ] {
      expectEqual(_ComparedValue(one).differs(from: _ComparedValue(other)), !isSame)
      expectEqual(_GeneratedCode.differ(one, other), !isSame)
      let equality = ActionEquality<MeterAction>.make()
      expectEqual(equality.areEqual(.moved(one), .moved(other)), isSame)
    }
  }
}
