#if canImport(SwiftUI)

public import SwiftUI

extension View {
  /// Presents a sheet while a child is there.
  ///
  ///     .sheet(item: store.binding(.detail, send: .detail(.closed))) { detail in DetailView(store: detail) }
  ///
  /// - Parameters:
  ///   - item: The child, and the action that a swipe sends.
  ///   - onDismiss: Called after the sheet has gone, for whatever reason.
  ///   - content: The view of the child, with its store.
  public func sheet<Item, Content: View>(
    item: PresentedChild<Item>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item.binding, onDismiss: onDismiss) { content($0.item) }
  }

  /// Covers the screen while a child is there. The action is that of a dismissal by the environment's `dismiss`.
  ///
  ///     .fullScreenCover(item: store.binding(.login, send: .login(.cancelled))) { login in LoginView(store: login) }
  ///
  /// - Parameters:
  ///   - item: The child, and the action that a dismissal sends.
  ///   - onDismiss: Called after the cover has gone, for whatever reason.
  ///   - content: The view of the child, with its store.
  @available(macOS, unavailable)
  public func fullScreenCover<Item, Content: View>(
    item: PresentedChild<Item>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(item: item.binding, onDismiss: onDismiss) { content($0.item) }
  }

  /// Pushes a view onto the navigation stack around this view while a child is there. A stack in the state needs
  /// `NavigationStack(path:root:destination:)` instead.
  ///
  ///     .navigationDestination(item: store.binding(.detail, send: .detail(.closed))) { DetailView(store: $0) }
  ///
  /// - Parameters:
  ///   - item: The child, and the action that going back sends.
  ///   - destination: The view of the child, with its store.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public func navigationDestination<Item, Destination: View>(
    item: PresentedChild<Item>,
    @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    navigationDestination(item: item.destination) { destination($0.item.item) }
  }
}

extension PresentedChild {
  /// Whether the child is present, for views of SwiftUI that StateKit does not support directly. Setting it to false
  /// sends the action.
  ///
  ///     .popover(isPresented: store.binding(.hint, send: .hint(.closed)).isPresented) { HintView() }
  public var isPresented: Binding<Bool> {
    Binding(
      get: { @MainActor in current != nil },
      set: { @MainActor isPresented in if !isPresented { dismiss() } }
    )
  }

  var binding: Binding<PresentedItem<Item>?> {
    Binding(
      get: { @MainActor in current },
      set: { @MainActor item in if item == nil { dismiss() } }
    )
  }

  fileprivate var destination: Binding<PresentedDestination<Item>?> {
    Binding(
      get: { @MainActor in current.map { PresentedDestination(item: $0) } },
      set: { @MainActor item in if item == nil { dismiss() } }
    )
  }
}

/// An item that is compared by its id, as destinations are.
private struct PresentedDestination<Item>: Hashable {
  let item: PresentedItem<Item>

  static func == (left: Self, right: Self) -> Bool { left.item.id == right.item.id }

  func hash(into hasher: inout Hasher) { hasher.combine(item.id) }
}

#endif
