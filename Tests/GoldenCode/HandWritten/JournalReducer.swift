import StateKit

struct JournalReducer: JournalReducing {
  func rearranged(_ state: inout JournalState, rows: [Int], detail: Int?) {
    state.rows = IdentifiedArray(rows.map { EntryState(id: $0, text: "anew") })
    state.detail = detail.map { EntryState(id: $0, text: "anew") }
  }
}
