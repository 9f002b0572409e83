import ComposableArchitecture

/// A cart whose values other features have, too.
@Reducer
struct Cart {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0
    @Shared(.appStorage("name")) var name = ""
    @Shared(.fileStorage(.items)) var items: IdentifiedArrayOf<CartItem> = []
    @SharedReader(.appStorage("isOpen")) var isOpen = true
    @Shared(.coupons) var coupons
    @Shared(.elsewhere) var points
    @Shared var total: Double
    var note = ""

    /// Whether nothing is in it.
    var isEmpty: Bool { items.isEmpty && count == 0 }

    init(total: Shared<Double>) {
      self._total = total
    }

    mutating func forget() {
      $items.withLock { $0.removeAll() }
    }
  }

  enum Action: Equatable {
    case add
    case addItem(CartItem)
    case clear
    case delegate(Delegate)
    case discount(Double)
    case double
    case open
    case pay
    case redeem(String)
    case remove(id: CartItem.ID)
    case rename(String)
    case renameToFirst(String)
    case renumber
    case scored
    case swap
    case sync

    @CasePathable
    enum Delegate: Equatable {
      case paid(Shared<Double>)
    }
  }

  @Dependency(\.cartClient) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.$count.withLock { $0 += 1 }
        return .none

      case .addItem(let item):
        state.$items.withLock { $0.append(item) }
        state.$total.withLock {
          $0 += item.price
        }
        return .none

      case .clear:
        state.note = ""
        state.$items.withLock { $0 = [] }
        state.$count.withLock { $0 = 0 }
        return .none

      case .delegate:
        return .none

      case .discount(let rate):
        if rate > 0, !state.isEmpty {
          state.$total.withLock { $0 -= $0 * rate }
          return .run { [total = state.total] _ in await client.save(total) }
        }
        return .none

      case .double:
        state.$count.withLock { count in count *= 2 }
        return .none

      case .open:
        if state.isOpen {
          state.$items.withLock {
            $0.append(CartItem(id: 1, price: 2))
            $0.append(CartItem(id: 2, price: 3))
          }
        }
        return .none

      case .pay:
        return .send(.delegate(.paid(state.$total)))

      case .redeem(let code):
        state.$coupons.withLock { $0.append(code) }
        return .none

      case .remove(let id):
        state.$items.withLock { _ = $0.remove(id: id) }
        return .none

      case .rename(let name):
        state.$name.withLock { $0 = name }
        return .none

      case .renumber:
        empty(&state)
        return .none

      case .renameToFirst(let name):
        let old = state.$name.withLock { $0.first }
        state.note = String(old ?? "x")
        return .none

      case .scored:
        state.$points.withLock { $0 += 1 }
        return .none

      case .swap:
        state.$items.withLock { items in items.removeAll { $0.price == 0 } }
        return .none

      case .sync:
        return .run { [count = state.$count] _ in
          count.withLock { $0 += 1 }
        }
      }
    }
  }

  private func empty(_ state: inout State) {
    state.$count.withLock { $0 = 0 }
    state.$items.withLock {
      $0.append(
        CartItem(id: 1, price: 2)
      )
    }
  }
}

extension SharedKey where Self == FileStorageKey<[String]>.Default {
  static var coupons: Self { Self[.fileStorage(.coupons), default: []] }
}
