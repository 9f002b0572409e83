import Observation
import StateKitTestSupport
import Testing

@testable import StateKit

/// What a sheet shows, and what it sends when it is closed.
@MainActor
struct PresentedChildTests {
  private let changes = Recorder<String>()
  private let shelf = Store<ShelfState, ShelfAction>(initialState: ShelfState(), reducer: .shelf)
  private let board = Store<BoardState, BoardAction>(initialState: BoardState(), reducer: .board())

  private var lamp: PresentedChild<LocalStore<LampState, LampAction>> {
    shelf.binding(.lamp, send: .noted("closed"))
  }

  /// The same without names for the steps of the scope.
  private var lampByHand: PresentedChild<LocalStore<LampState, LampAction>> {
    let scope = Scope<ShelfState, ShelfAction, LampState?, LampAction>.lamp
    let made = Scope(get: scope.get, modify: scope.modify, embed: scope.embed, extract: scope.extract)
    return shelf.binding(made, send: .noted("closed"))
  }

  @Test func `the item is the store of the child, as long as it is there`() throws {
    #expect(lamp.current == nil)
    shelf.dispatch(.put(LampState(id: 1)))
    let store = try #require(lamp.current?.item)
    shelf.dispatch(.lamp(.lit(3)))
    expectEqual(store.light, 3)
    shelf.dispatch(.put(nil))
    #expect(lamp.current == nil)
    expectEqual(store.light, 3)
  }

  @Test(arguments: [false, true])
  func `another id is another item, and a change of the child is none`(isByHand: Bool) {
    shelf.dispatch(.put(LampState(id: 1)))
    let binding = isByHand ? lampByHand : lamp
    let first = binding.current?.id
    shelf.dispatch(.lamp(.lit(3)))
    expectEqual(binding.current?.id, first)
    expectEqual((isByHand ? lampByHand : lamp).current?.id, first)
    shelf.dispatch(.put(LampState(id: 2)))
    #expect(binding.current?.id != first)
  }

  @Test(arguments: [false, true])
  func `closing sends the action while the child is there`(isByHand: Bool) {
    shelf.dispatch(.put(LampState(id: 1)))
    let binding = isByHand ? lampByHand : lamp
    shelf.dispatch(.lamp(.lit(3)))
    binding.dismiss()
    expectEqual(shelf.note, "closed")
  }

  @Test(arguments: [false, true])
  func `closing sends nothing for a child that is gone`(isByHand: Bool) {
    let absent = isByHand ? lampByHand : lamp
    absent.dismiss()
    shelf.dispatch(.put(LampState(id: 1)))
    let binding = isByHand ? lampByHand : lamp
    shelf.dispatch(.put(nil))
    binding.dismiss()
    expectEqual(shelf.note, "")
  }

  @Test(arguments: [false, true])
  func `closing is about the child that was shown, and not about the one in its place`(isByHand: Bool) {
    shelf.dispatch(.put(LampState(id: 1)))
    let binding = isByHand ? lampByHand : lamp
    shelf.dispatch(.put(LampState(id: 2)))
    binding.dismiss()
    expectEqual(shelf.note, "")
    expectEqual(binding.current?.item.id, 2)
    binding.dismiss()
    expectEqual(shelf.note, "closed")
  }

  @Test func `a child without an id that came again is not the one that was shown`() {
    board.dispatch(.opened(DraftState()))
    let binding = board.binding(.draft, send: .closed)
    board.dispatch(.closed)
    board.dispatch(.opened(DraftState()))
    binding.dismiss()
    #expect(board.draft != nil)
  }

  @Test func `a child of an element is presented from the store of the element`() throws {
    let store = Store<BoardState, BoardAction>(
      initialState: BoardState(cards: [CardState(id: 1, note: NoteState())]),
      reducer: .board()
    )
    let card = try #require(store.view(BoardScope.root.cards.element(id: 1)).unwrapped)
    let binding = card.binding(.note, send: .named("closed"))
    expectEqual(binding.current?.item.lines, 0)
    binding.dismiss()
    expectEqual(store.cards[id: 1]?.names, ["closed"])
  }

  @Test func `the child itself can send the action`() {
    shelf.dispatch(.put(LampState(id: 1)))
    shelf.view(.lamp).binding(.root, send: .lit(9)).dismiss()
    expectEqual(shelf.lamp?.light, 9)
  }

  @Test func `the body that makes the binding observes which child is there`() {
    func observe(_ name: String) {
      withObservationTracking {
        _ = lamp
      } onChange: { [changes] in
        changes.append(name)
      }
    }
    observe("comes")
    shelf.dispatch(.noted("x"))
    expectEqual(changes.all, [])
    shelf.dispatch(.put(LampState(id: 1)))
    observe("exchanged")
    shelf.dispatch(.lamp(.lit(1)))
    expectEqual(changes.all, ["comes"])
    shelf.dispatch(.put(LampState(id: 2)))
    observe("goes")
    shelf.dispatch(.put(nil))
    expectEqual(changes.all, ["comes", "exchanged", "goes"])
  }

  @Test func `the action comes from the line that made the binding`() {
    var sources: [ActionSource] = []
    shelf.observer = { event in if case .action(_, let source) = event { sources.append(source) } }
    shelf.dispatch(.put(LampState(id: 1)))
    shelf.binding(.lamp, send: .noted("closed"), file: "Views.swift", function: "body", line: 7).dismiss()
    expectEqual(sources.last, ActionSource(file: "Views.swift", function: "body", line: 7))
  }
}
