import Foundation
import StateKit

/// The handlers of `Shop`, which were the branches of a reducer in Shop.swift.
struct Shop: ShopReducing, ImportedFeature {
  typealias State = ShopState
  typealias Action = ShopAction
  typealias Editor = ShopEditor

  enum Destination {
    typealias State = ShopDestinationState
    typealias Action = ShopDestinationAction
  }

  enum Path {
    typealias State = ShopPathState
    typealias Action = ShopPathAction
  }

  struct User: Equatable, Sendable { var name: String; var age: Int }

  /// The reducer of the domain and of those below it.
  var body: Reducer<State, Action> {
    .shop(
      self,
      cart: Cart().body,
      list: ItemList().body,
      destination: .shopDestination(
        edit: ShopEditor().body,
        info: .shopDestinationInfo(),
        share: .shopDestinationShare(),
        nothing: .shopDestinationNothing()
      ),
      path: .shopPath(item: Item().body)
    )
  }

  /// The closures of the effects of the domain and of those below it.
  var allEffects: [any DomainEffects] { Cart().allEffects + ItemList().allEffects + ShopEditor().allEffects + Item().allEffects }

  func edit(_ state: inout State) {
    state.destination = .edit(.init(text: "x"))
  }

  func share(_ state: inout State) {
    state.destination = .share(url: "u", title: "t")
  }

  func info(_ state: inout State) {
    state.destination = .info("i")
  }

  func login(_ state: inout State, name: String, age: Int) {
    state.user = User(name: name, age: age)
  }

  func birthday(_ state: inout State) {
    state.user?.age += 1
  }

  func toggle(_ state: inout State) {
    state.isOn = !state.isOn
  }

  func destinationEditSave(_ state: inout State) {
    guard case .edit(let editor) = state.destination else { return }
    state.user?.name = editor.text
    state.destination = nil
  }

  func destinationEditSet(_ state: inout State, _ value0: String) {
    switch value0 {
    case let text where text.isEmpty:
      state.user = nil
    case _: break
    }
  }

  func listItemTapped(_ state: inout State, item id: ItemState.ID) {
    if let item = state.list.item[id: id] {
      state.path.append(.item(item))
    }
  }

  func listDelegate(_ state: inout State, _ value0: ItemListAction.Delegate) {
    switch value0 {
    case .bought(let count):
      state.cart.count += count
    }
  }

  func pathItemTapped(_ state: inout State, path id: Int) {
    state.path.pop(from: id)
  }
}

extension ShopState {
  enum Tab: String, CaseIterable { case list, cart }

  init(cart: Cart.State = .init()) { self.cart = cart }
}

extension ShopDestinationState {
  static func info(_ value0: String) -> ShopDestinationState {
    .info(ShopDestinationInfoState(info: value0))
  }
}

extension ShopDestinationState {
  static func share(url: String, title: String) -> ShopDestinationState {
    .share(ShopDestinationShareState(url: url, title: title))
  }
}

extension ShopDestinationState {
  static var nothing: ShopDestinationState { .nothing(ShopDestinationNothingState()) }
}
