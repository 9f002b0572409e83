#if canImport(SwiftUI)

public import SwiftUI

extension NavigationStack {
  /// A navigation stack of the screens of a stack in the state.
  ///
  ///     NavigationStack(path: store.binding(.path)) {
  ///       HomeView(store: store)
  ///     } destination: { screen in
  ///       switch screen {
  ///       case .detail(let detail): DetailView(store: detail)
  ///       case .edit(let edit): EditView(store: edit)
  ///       }
  ///     }
  ///
  /// Going back, by the button, a swipe, or over several screens, dispatches one `popFrom(id:)`. A button puts a screen
  /// onto the stack by dispatching an action. A `NavigationLink(value:)` does not work with a stack's path.
  ///
  /// - Parameters:
  ///   - path: The screens.
  ///   - root: The view below all screens.
  ///   - destination: The view of a screen, for the enum with the store of its case.
  @MainActor
  public init<Screen, Start: View, Destination: View>(
    path: StackPath<Screen>,
    @ViewBuilder root: () -> Start,
    @ViewBuilder destination: @escaping (Screen) -> Destination
  ) where Data == [StackPath<Screen>.Element], Root == StackPath<Screen>.Root<Start, Destination> {
    let binding = Binding(
      get: { @MainActor in path.path },
      set: { @MainActor screens in path.path = screens }
    )
    self.init(path: binding) { StackPath.Root(start: root(), destination: destination) }
  }
}

extension StackPath {
  /// The view below all screens of a stack, which also makes the views of the screens; for `NavigationStack`.
  public struct Root<Start: View, Destination: View>: View {
    let start: Start
    let destination: (Screen) -> Destination

    /// The view.
    public var body: some View {
      start.navigationDestination(for: Element.self) { destination($0.screen) }
    }
  }
}

#endif
