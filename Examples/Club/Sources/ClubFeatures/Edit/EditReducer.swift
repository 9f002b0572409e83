public import StateKit

/// The reducer of the edit screen. Letters of a name are undone together, and a saved tool cannot be undone.
public let editReducer: Reducer<EditState, EditAction> = .edit()
  .undoable(\.facts, history: \.history, limit: 20) { action in
    switch action {
    case .nameTyped: .step(group: "name")
    case .feeRaised, .resetTapped: .step
    case .undoTapped: .undo
    case .redoTapped: .redo
    case .saved: .clear
    default: .ignored
    }
  }
