#if canImport(SwiftUI)

public import SwiftUI

extension View {
  /// Presents an alert while a child is there.
  ///
  ///     .alert("Delete the note?", item: store.binding(.deletion, send: .deletion(.cancelled))) { deletion in
  ///       Button("Delete", role: .destructive) { deletion.dispatch(.confirmed) }
  ///     } message: { deletion in
  ///       Text(deletion.title)
  ///     }
  ///
  /// A button's action is dispatched first. If it does not remove the child, the action of the binding follows.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The child, and the action that is sent if the child is still there when the user is done.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  public func alert<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    item: PresentedChild<Item>,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    alert(item: item, title: { _ in Text(title) }, actions: actions, message: message)
  }

  /// Presents an alert without a message while a child is there.
  public func alert<Item, Actions: View>(
    _ title: LocalizedStringKey,
    item: PresentedChild<Item>,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    alert(item: item, title: { _ in Text(title) }, actions: actions)
  }

  /// Presents an alert while a child is there, with a title that depends on the child.
  ///
  ///     .alert(item: store.binding(.deletion, send: .deletion(.cancelled)), title: { Text("Delete \($0.title)?") }) {
  ///       deletion in
  ///       Button("Delete", role: .destructive) { deletion.dispatch(.confirmed) }
  ///     }
  public func alert<Item, Actions: View, Message: View>(
    item: PresentedChild<Item>,
    title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let presented = item.current?.item
    return alert(
      presented.map(title) ?? Text(verbatim: ""),
      isPresented: item.isPresented,
      presenting: presented,
      actions: actions,
      message: message
    )
  }

  /// Presents an alert without a message while a child is there, with a title that depends on the child.
  public func alert<Item, Actions: View>(
    item: PresentedChild<Item>,
    title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    alert(item: item, title: title, actions: actions) { _ in EmptyView() }
  }
}

#endif
