/// A child that a view presents: its store and its identity. ``PresentedChild`` passes it to SwiftUI.
public struct PresentedItem<Item>: Identifiable {
  /// A different id means a different child, for which SwiftUI presents a new sheet.
  public let id: PresentedID
  /// The store of the child; for a one-of, the enum with the store of its case.
  let item: Item
  /// Whether this child is still present. It is not if another one has taken its place.
  let isPresent: @MainActor () -> Bool
}

/// The action of a generated domain, which determines the value that a view gets to present the domain.
public protocol PresentableAction: DomainAction {
  /// The domain's store, or for a one-of the enum with the store of the case that is there.
  associatedtype PresentedStore = LocalStore<DomainState, Self>

  /// The value that the view gets; nil while the domain is absent. For internal use.
  @MainActor static func _presented(_ child: LocalStore<DomainState?, Self>) -> PresentedItem<PresentedStore>?
}

extension PresentableAction where PresentedStore == LocalStore<DomainState, Self> {
  /// The store of the child. For internal use.
  @MainActor public static func _presented(
    _ child: LocalStore<DomainState?, Self>
  ) -> PresentedItem<PresentedStore>? { child.presented }
}

extension PresentableAction
where
  DomainState: OneOfState, DomainState.OneOfAction == Self, PresentedStore == DomainState.OneOfStore
{
  /// The store of the case that is there. For internal use.
  @MainActor public static func _presented(
    _ child: LocalStore<DomainState?, Self>
  ) -> PresentedItem<PresentedStore>? { child.presentedCase }
}

/// The identity of a presented child: its case, and the `id` of its state, if it has one.
public struct PresentedID: Hashable, Sendable {
  /// The steps to the case of a one-of; empty for another child.
  private let steps: [EffectToken]
  private let child: ChildIdentity

  @MainActor
  init<State>(of state: State, steps: [EffectToken]?) {
    self.steps = steps ?? []
    self.child = ChildIdentity(of: state, by: StateID())
  }
}

extension LocalStore {
  /// Whether the child that this store belongs to is still there.
  var isPresent: @MainActor () -> Bool {
    let source = _viewpoint.reader.source
    return { source.isPresent }
  }
}

extension LocalStore where State: OptionalState {
  /// The child as an item; nil while it is absent. Observes what `unwrapped` observes.
  var presented: PresentedItem<LocalStore<State.Wrapped, Action>>? {
    unwrapped.map { child in
      let id = PresentedID(of: child._viewpoint.reader(), steps: nil)
      return PresentedItem(id: id, item: child, isPresent: child.isPresent)
    }
  }
}

extension LocalStore
where State: OptionalState, State.Wrapped: OneOfState, Action == State.Wrapped.OneOfAction {
  /// The case as an item; nil while no case is there. Observes what `case` observes.
  var presentedCase: PresentedItem<State.Wrapped.OneOfStore>? {
    guard let state = _viewpoint.reader()._wrapped else {
      _viewpoint.observed.readPresence(in: _viewpoint)
      return nil
    }
    let cases = IdentifiedCases(CasesOfOptionalPart(store: self))
    let item = state._store(in: cases)
    return cases.found.map { PresentedItem(id: $0.id, item: item, isPresent: $0.isPresent) }
  }
}

/// Makes the store of a case, and notes which case it is.
private final class IdentifiedCases<Cases: _CaseStores>: _CaseStores {
  private let cases: Cases
  private(set) var found: (id: PresentedID, isPresent: @MainActor () -> Bool)?

  init(_ cases: Cases) {
    self.cases = cases
  }

  func store<Part, PartAction>(
    of scope: Scope<Cases.State, Cases.Action, Part?, PartAction>,
    _ state: Part
  ) -> LocalStore<Part, PartAction> {
    let store = cases.store(of: scope, state)
    found = (PresentedID(of: state, steps: scope.steps), store.isPresent)
    return store
  }
}
