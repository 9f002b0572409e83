import ComposableArchitecture
import Foundation

@Reducer
struct Shop {
  @ObservableState
  struct State: Equatable {
    var cart: Cart.State
    var list = ItemList.State()
    @Presents var destination: Destination.State?
    var user: User?
    var path: StackState<Path.State> = .init()
    var isOn: Bool = false
    var tab: Tab = .list
    enum Tab: String, CaseIterable { case list, cart }
    init(cart: Cart.State = .init()) { self.cart = cart }
  }
  struct User: Equatable, Sendable { var name: String; var age: Int }
  @Reducer
  enum Destination {
    case edit(Editor)
    case info(String)
    case share(url: String, title: String)
    case nothing
  }
  @Reducer
  enum Path {
    case item(Item)
  }
  @Reducer
  struct Editor {
    struct State: Equatable { var text = "" }
    enum Action: Equatable { case set(String), save, cancel }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .set(let text):
          state.text = text
          return .none
        case .save:
          return .none
        case .cancel:
          return .run { _ in await dismiss() }
        }
      }
    }
  }
  enum Action {
    case cart(Cart.Action)
    case list(ItemList.Action)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
    case edit, share, info
    case login(name: String, age: Int)
    case birthday
    case tabSelected(State.Tab)
    case toggle
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.cart, action: \.cart) {
      Cart()
        ._printChanges()
    }
    Scope(state: \.list, action: \.list, child: { ItemList() })
    Reduce { state, action in
      switch action {
      case .edit:
        state.destination = .edit(.init(text: "x"))
        return .none
      case .share:
        state.destination = .share(url: "u", title: "t")
        return .none
      case .info:
        state.destination = .info("i")
        return .none
      case let .login(name, age):
        state.user = User(name: name, age: age)
        return .none
      case .birthday:
        state.user?.age += 1
        return .none
      case .tabSelected(let tab):
        state.tab = tab
        state.isOn.toggle()
        return .none
      case .toggle:
        state.isOn = !state.isOn
        return .none
      case .destination(.presented(.edit(.save))):
        guard case .edit(let editor) = state.destination else { return .none }
        state.user?.name = editor.text
        state.destination = nil
        return .none
      case .destination(.presented(.edit(.set(let text)))) where text.isEmpty:
        state.user = nil
        return .none
      case .list(.item(.element(id: let id, action: .tapped))):
        if let item = state.list.item[id: id] {
          state.path.append(.item(item))
        }
        return .none
      case .list(.delegate(.bought(let count))):
        state.cart.count += count
        return .none
      case let .path(.element(id: id, action: .item(.tapped))):
        state.path.pop(from: id)
        return .none
      case .path, .destination, .cart, .list:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

@Reducer
struct Cart {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case clear }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clear:
        state.count = 0
        return .none
      }
    }
  }
}

@Reducer
struct ItemList {
  struct State: Equatable { var item: IdentifiedArrayOf<Item.State> = []; var sum = 0 }
  enum Action: Equatable {
    case item(IdentifiedActionOf<Item>)
    case delegate(Delegate)
    case buy
    enum Delegate: Equatable { case bought(Int) }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .item(.element(_, .tapped)):
        state.sum += 1
        return .none
      case .buy:
        let sum = state.sum
        state.sum = 0
        return .send(.delegate(.bought(sum)))
      case .delegate, .item: return .none
      }
    }
    .forEach(\.item, action: \.item) { Item() }
  }
}

@Reducer
struct Item {
  struct State: Equatable, Identifiable { let id: Int; var taps = 0 }
  enum Action: Equatable { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.taps += 1
      return .none
    }
  }
}
