#if canImport(SwiftUI)

public import SwiftUI

extension ForEach {
  /// The rows of a list in the state, each with a store of its own.
  ///
  ///     List {
  ///       ForEach(store.view(.rows)) { row in RowView(store: row) }
  ///     }
  ///
  /// The body around it observes which rows exist, and their order; each row's view observes the properties that it
  /// reads of its row. So an action that changes one row draws this row alone (from iOS 17 and macOS 14 on, as
  /// observation does).
  ///
  /// - Parameters:
  ///   - rows: The store of a child of the kind `each`.
  ///   - content: The view of a row, with its store.
  @MainActor
  public init<Row: Identifiable, RowAction, RowContent: View>(
    _ rows: some StoreType<IdentifiedArray<Row>, IdentifiedAction<Row.ID, RowAction>>,
    @ViewBuilder content: @escaping (LocalStore<Row, RowAction>) -> RowContent
  ) where Data == [Row.ID], ID == Row.ID, Content == RowContent? {
    self.init(rows.ids, id: \.self) { id in rows.row(id: id).map(content) }
  }
}

#endif
