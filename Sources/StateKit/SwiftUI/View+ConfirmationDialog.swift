#if canImport(SwiftUI)

public import SwiftUI

extension View {
  /// Presents a choice of actions while a child is there.
  ///
  ///     .confirmationDialog("Move to", item: store.binding(.moving, send: .moving(.cancelled))) { moving in
  ///       ForEach(moving.folders, id: \.self) { folder in
  ///         Button(folder) { moving.dispatch(.chosen(folder: folder)) }
  ///       }
  ///     } message: { moving in
  ///       Text(moving.title)
  ///     }
  ///
  /// A button's action is dispatched first. If it does not remove the child, the action of the binding follows.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The child, and the action that is sent if the child is still there when the user is done.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey,
    item: PresentedChild<Item>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    confirmationDialog(
      item: item,
      title: { _ in Text(title) },
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }

  /// Presents a choice of actions without a message while a child is there.
  public func confirmationDialog<Item, Actions: View>(
    _ title: LocalizedStringKey,
    item: PresentedChild<Item>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      item: item,
      title: { _ in Text(title) },
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  /// Presents a choice of actions while a child is there, with a title that depends on the child.
  ///
  ///     .confirmationDialog(item: store.binding(.moving, send: .moving(.cancelled)), title: { Text($0.title) }) { moving in
  ///       Button("Archive") { moving.dispatch(.archived) }
  ///     }
  public func confirmationDialog<Item, Actions: View, Message: View>(
    item: PresentedChild<Item>,
    title: (Item) -> Text,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    let presented = item.current?.item
    return confirmationDialog(
      presented.map(title) ?? Text(verbatim: ""),
      isPresented: item.isPresented,
      titleVisibility: titleVisibility,
      presenting: presented,
      actions: actions,
      message: message
    )
  }

  /// Presents a choice of actions without a message while a child is there, with a title that depends on the child.
  public func confirmationDialog<Item, Actions: View>(
    item: PresentedChild<Item>,
    title: (Item) -> Text,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    confirmationDialog(item: item, title: title, titleVisibility: titleVisibility, actions: actions) { _ in
      EmptyView()
    }
  }
}

#endif
