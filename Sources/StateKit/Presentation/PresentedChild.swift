/// A child that a view presents while it is there, and the action for the wish to close it. `binding(_:send:)` of a store
/// makes it.
///
///     .sheet(item: store.binding(.detail, send: .detail(.closed))) { detail in DetailView(store: detail) }
///     .alert("Delete?", item: store.binding(.alert, send: .alert(.cancelled))) { alert in … }
///
/// Another child, which is another case or another `id`, is another item, for which SwiftUI closes the sheet and opens
/// another. The action is dispatched only if the child that was presented is still there: a sheet that closes because the
/// state did, sends nothing.
@MainActor
public struct PresentedChild<Item> {
  private let read: @MainActor () -> PresentedItem<Item>?
  private let send: @MainActor () -> Void
  private let shown = Shown<PresentedItem<Item>?>(nil)

  /// Reads the child at once, so that the body that makes the binding observes it.
  init(
    read: @escaping @MainActor () -> PresentedItem<Item>?,
    send: @escaping @MainActor () -> Void
  ) {
    self.read = read
    self.send = send
    _ = current
  }

  /// The child that is there now; what was read last counts as shown.
  var current: PresentedItem<Item>? {
    let item = read()
    shown.value = item
    return item
  }

  /// Dispatches the action, if the child that was shown last is still there.
  func dismiss() {
    if let item = shown.value, item.isPresent() { send() }
  }
}

/// What a binding gave to its view last. The view speaks of it when it writes, although the state may have changed since.
@MainActor
final class Shown<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension StoreType {
  /// A binding for presenting a child that may be absent. The view gets the child's store; that of a one-of gets the enum with
  /// the store of the case that is there.
  ///
  ///     .sheet(item: store.binding(.detail, send: .detail(.closed))) { detail in DetailView(store: detail) }
  ///     .sheet(item: store.binding(AppScope.root.destination.edit, send: .closed)) { edit in EditView(store: edit) }
  ///     .sheet(item: store.binding(.popup, send: .popupClosed)) { popup in
  ///       switch popup {
  ///       case .editor(let editor): EditorView(store: editor)
  ///       case .export(let export): ExportView(store: export)
  ///       }
  ///     }
  ///
  /// The child's store belongs to the child that is there, as one from `unwrapped`: while the sheet moves away, it shows
  /// the child's last state.
  ///
  /// - Parameters:
  ///   - child: The scope of an optional child, of a one-of that may be absent, or of one case of a one-of.
  ///   - action: The action for the wish to close it, such as a swipe. It is to remove the child; otherwise, SwiftUI shows
  ///     something else than the state.
  ///   - file: The file in the source of the action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  public func binding<ChildAction: PresentableAction>(
    _ child: Scope<State, Action, ChildAction.DomainState?, ChildAction>,
    send action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> PresentedChild<ChildAction.PresentedStore> {
    let source = ActionSource(file: file, function: function, line: line)
    return PresentedChild(
      read: { ChildAction._presented(self.view(child)) },
      send: { self.dispatch(action, from: source) }
    )
  }

  /// A binding for presenting a child whose actions are written by hand.
  ///
  /// - Parameters:
  ///   - child: The scope of an optional child.
  ///   - action: The action for the wish to close it, such as a swipe.
  ///   - file: The file in the source of the action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  @_disfavoredOverload
  public func binding<Child, ChildAction>(
    _ child: Scope<State, Action, Child?, ChildAction>,
    send action: Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> PresentedChild<LocalStore<Child, ChildAction>> {
    let source = ActionSource(file: file, function: function, line: line)
    return PresentedChild(
      read: { self.view(child).presented },
      send: { self.dispatch(action, from: source) }
    )
  }

  /// A binding for presenting a child that is one of several domains, whose cases are closed by different actions.
  ///
  ///     store.binding(.destination, sending: { destination in
  ///       switch destination {
  ///       case .detail: .destination(.detail(.closed))
  ///       case .edit: .destination(.edit(.cancelled))
  ///       }
  ///     })
  ///
  /// - Parameters:
  ///   - child: The scope of a one-of that may be absent.
  ///   - action: Returns the action for the wish to close it, for the state that is there.
  ///   - file: The file in the source of the action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  public func binding<Child: OneOfState>(
    _ child: Scope<State, Action, Child?, Child.OneOfAction>,
    sending action: @escaping @MainActor (Child) -> Action,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> PresentedChild<Child.OneOfStore> {
    let source = ActionSource(file: file, function: function, line: line)
    return PresentedChild(
      read: { self.view(child).presentedCase },
      send: {
        guard let state = self._viewpoint.reader.read(child.get) else { return }
        self.dispatch(action(state), from: source)
      }
    )
  }
}
