public import StateKit

/// The reducer of the catalogue, with its handler.
public let catalogueReducer: Reducer<CatalogueState, CatalogueAction> = .catalogue(CatalogueReducer())

/// The handler that the schema cannot express: it appends several rows, and keeps those that are there.
struct CatalogueReducer: CatalogueReducing {
  func loadPage(_ state: inout CatalogueState, page: ToolPage) {
    for row in page.rows where state.rows[id: row.id] == nil { state.rows.append(row) }
    state.next = page.next
  }
}
