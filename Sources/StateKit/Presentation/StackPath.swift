/// The screens of a stack, and `popFrom(id:)`, the action that goes back. `binding(_:)` of a store makes it.
///
///     NavigationStack(path: store.binding(.path)) {
///       HomeView(store: store)
///     } destination: { screen in
///       switch screen {
///       case .detail(let detail): DetailView(store: detail)
///       case .edit(let edit): EditView(store: edit)
///       }
///     }
@MainActor
public struct StackPath<Screen> {
  private let read: @MainActor () -> [Element]
  private let pop: @MainActor (_ shown: [Int], _ left: [Int]) -> Void
  private let shown = Shown<[Int]>([])

  /// Reads the screens at once, so that the body that makes the binding observes them.
  init(
    read: @escaping @MainActor () -> [Element],
    pop: @escaping @MainActor (_ shown: [Int], _ left: [Int]) -> Void
  ) {
    self.read = read
    self.pop = pop
    _ = path
  }

  /// The screens from the lowest to the top; those that were read last count as shown.
  ///
  /// Setting fewer screens goes back. Setting new screens has no effect: an action puts a screen onto the stack.
  var path: [Element] {
    get {
      let screens = read()
      shown.value = screens.map(\.id)
      return screens
    }
    nonmutating set { pop(shown.value, newValue.map(\.id)) }
  }
}

extension StackPath {
  /// A screen of a stack, as an element of the path of a `NavigationStack`: the store of its case.
  ///
  /// Two are equal if they are the same screen: the element's id, its case, and the `id` of its state, if it has one.
  public struct Element: Hashable {
    /// The id that the stack gave to the element.
    let id: Int
    private let identity: PresentedID
    let screen: Screen

    init(id: Int, _ item: PresentedItem<Screen>) {
      self.id = id
      self.identity = item.id
      self.screen = item.item
    }

    /// Whether both are the same screen.
    public static func == (left: Element, right: Element) -> Bool {
      left.id == right.id && left.identity == right.identity
    }

    /// Hashes the identity of the screen.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(identity)
    }
  }
}

extension StackState {
  /// The lowest element that a view showed and has removed, from which to go back. Elements that the state no longer
  /// has are skipped, so that they are not popped twice, and newer elements do not count, because the view did not show
  /// them.
  func lowestPopped(of shown: [Int], leaving left: [Int]) -> Int? {
    let left = Set(left)
    return shown.first { !left.contains($0) && contains(id: $0) }
  }
}

extension StoreType {
  /// A binding for showing a stack in a `NavigationStack`. Going back dispatches `popFrom(id:)`.
  ///
  ///     NavigationStack(path: store.binding(.path)) { … } destination: { screen in … }
  ///
  /// It observes which screens are present, not their contents.
  ///
  /// - Parameters:
  ///   - stack: The scope of a stack.
  ///   - file: The file in the source of the action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  public func binding<Screen: OneOfState>(
    _ stack: Scope<State, Action, StackState<Screen>, StackAction<Screen.OneOfAction>>,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line
  ) -> StackPath<Screen.OneOfStore> {
    let source = ActionSource(file: file, function: function, line: line)
    return StackPath(
      read: {
        self.view(stack).ids.compactMap { id in
          self.view(stack.element(id: id)).presentedCase.map { .init(id: id, $0) }
        }
      },
      pop: { shown, left in
        let id = self._viewpoint.reader.read { stack.get($0).lowestPopped(of: shown, leaving: left) }
        if let id { self.dispatch(stack.embed(.popFrom(id: id)), from: source) }
      }
    )
  }
}
