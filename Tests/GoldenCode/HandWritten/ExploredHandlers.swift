import StateKit

/// A mistake in the reducer of `Jotter`.
nonisolated enum JotterMistake: CaseIterable {
  /// The selection of a removed note stays.
  case danglingSelection
  /// A removed note is still counted.
  case staleCount
  /// A sum traps.
  case overflow
  /// A position traps, because there are no notes.
  case firstOfNone
  /// A position traps, because a note was removed after it was highlighted.
  case staleHighlight
  /// A subtraction goes below zero.
  case debt
  /// A property of a request loads without the request.
  case spinner
  /// A number comes from elsewhere.
  case chance
}

struct JotterHandlers: JotterReducing {
  /// Nil for a reducer without mistakes.
  var mistake: JotterMistake?
  /// The number from elsewhere.
  var number: @Sendable () -> Int = { 0 }

  func added(_ state: inout JotterState, id: Int, text: String) {
    if state.notes.contains(id: id) { return }
    state.notes.append(JotState(id: id, text: text))
    state.count += 1
  }

  func selected(_ state: inout JotterState, id: Int) {
    if state.notes.contains(id: id) { state.selected = id }
  }

  func highlightMoved(_ state: inout JotterState) {
    if state.highlighted + 1 < state.notes.count { state.highlighted += 1 }
  }

  func highlightUsed(_ state: inout JotterState) {
    switch mistake {
    case .firstOfNone?: state.selected = state.notes[0].id
    case .staleHighlight?: if !state.notes.isEmpty { state.selected = state.notes[state.highlighted].id }
    default:
      if state.notes.indices.contains(state.highlighted) {
        state.selected = state.notes[state.highlighted].id
      }
    }
  }

  func counted(_ state: inout JotterState, by: Int) {
    if mistake == .overflow {
      state.total += by < 0 ? 0 : by
    } else {
      let (sum, overflows) = state.total.addingReportingOverflow(by)
      state.total = overflows || (sum < 0 && mistake != .debt) ? 0 : sum
    }
  }

  func stamped(_ state: inout JotterState) {
    state.stamp = mistake == .chance ? number() : 1
  }

  func refreshed(_ state: inout JotterState) {
    if mistake == .spinner { state.loaded = .loading(nil) }
  }

  func failed(_ state: inout JotterState) {}

  func notesRemoved(_ state: inout JotterState, notes: Int) {
    if mistake != .danglingSelection, state.selected == notes { state.selected = nil }
    if mistake != .staleCount { state.count -= 1 }
    if mistake != .staleHighlight { state.highlighted = 0 }
  }
}
