import StateKit

struct OfficeHandlers: OfficeReducing {
  func noted(_ state: inout OfficeState, text: String) {
    state.log.append(text)
  }

  func formSaved(_ state: inout OfficeState, text: String) {
    state.log.append("\(text) of \(state.form?.id ?? -1)")
  }

  /// Another sheet takes the place of the stamped one.
  func formStamped(_ state: inout OfficeState) {
    state.form = LetterState(id: (state.form?.id ?? 0) + 1)
  }

  func filesSaved(_ state: inout OfficeState, files: Int, text: String) {
    state.log.append("\(state.files[id: files]?.text ?? "nothing")")
    if text == "gone" { state.files[id: files] = nil }
  }

  func screenSheetSaved(_ state: inout OfficeState, text: String) {
    state.log.append(state.screen?.sheet?.text ?? "nothing")
    state.screen?.sheet?.text = "changed in place"
  }

  /// Another case takes the place.
  func screenJottingClosed(_ state: inout OfficeState) {
    state.screen = .sheet(LetterState(id: 5))
  }

  /// The same case without an `id` counts as the same child.
  func screenJottingDropped(_ state: inout OfficeState) {
    state.screen = .jotting(JottingState(text: "same"))
  }

  /// Another screen lies on top, while the saved one leaves.
  func pathSheetSaved(_ state: inout OfficeState, path: Int, text: String) {
    state.log.append(state.path[id: path]?.sheet?.text ?? "nothing")
    state.path.append(.room(BoothState()))
  }

  func roomSheetClosed(_ state: inout OfficeState) {
    state.log.append(state.room?.sheet == nil ? "gone" : "there")
  }
}

struct LetterHandlers: LetterReducing {
  func stamped(_ state: inout LetterState) {
    state.text = "stamped"
  }
}
