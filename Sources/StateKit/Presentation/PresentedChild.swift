/// A child that a view presents while it is present, and the action that asks to close it. `binding(_:send:)` of a
/// store makes it.
///
///     .sheet(item: store.binding(.detail, send: .detail(.closed))) { detail in DetailView(store: detail) }
///     .alert("Delete?", item: store.binding(.alert, send: .alert(.cancelled))) { alert in … }
///
/// A child with another case or another `id` is another item: SwiftUI closes the sheet and opens a new one. The action
/// is dispatched only if the presented child is still present: it is not sent if the sheet closes because the child was
/// removed.
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

  /// The child that is present now; the one that was read last counts as shown.
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

/// The value that a binding gave to its view last. A write of the view refers to this value, although the state may
/// have changed since.
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
  ///   - action: The action that asks to close it, for example after a swipe. It must remove the child; otherwise,
  ///     SwiftUI does not show what the state contains.
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
  ///   - action: The action that asks to close it, for example after a swipe.
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
  ///   - action: Returns the action that asks to close it, for the current state.
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
