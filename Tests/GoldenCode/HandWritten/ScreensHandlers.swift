struct ScreensReducer: ScreensReducing {
  func replaced(_ state: inout ScreensState, id: Int) {
    state.destination = .detail(DetailState(id: id))
  }

  func alerted(_ state: inout ScreensState) {
    state.destination = .alert(AlertState())
  }
}

struct DetailReducer: DetailReducing {
  func noted(_ state: inout DetailState, text: String) {
    state.notes.append(text)
  }
}

struct HomeReducer: HomeReducing {
  func noted(_ state: inout HomeState, text: String, id: Int?) {
    state.texts.append("\(id ?? -1): \(text)")
  }
}
