import StateKit

struct FormReducer: FormAppReducing {
  func rowsBindingText(_ state: inout FormAppState, rows: FormRowState.ID, _ value0: String) {
    state.texts.append("\(rows): \(value0)")
  }
}

/// Keeps the volume within its limits.
struct FormSettingsReducer: FormSettingsReducing {
  func bindingVolume(_ state: inout FormSettingsState, _ value0: Int) {
    state.volume = min(value0, 10)
  }
}
