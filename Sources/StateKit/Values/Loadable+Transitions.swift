/// The steps that the reducers of requests take.
extension Loadable {
  /// A request starts: the value is kept, a failure is not.
  public mutating func startLoading() {
    self = .loading(value)
  }

  /// A request gave a value.
  public mutating func finish(_ value: Value) {
    self = .loaded(value)
  }

  /// A request failed: the value from before is kept.
  public mutating func fail(_ failure: Failure) {
    self = .failed(failure, value)
  }

  /// A request was given up: the value from before is there as if nothing had been asked for. Changes nothing where
  /// none runs.
  public mutating func cancelLoading() {
    guard case .loading(let previous) = self else { return }
    self = previous.map { .loaded($0) } ?? .idle
  }
}

extension Dictionary {
  /// For generated reducers: all requests were given up; each value from before is there as if nothing had been asked for, and there is none
  /// where there was none.
  public mutating func cancelLoading<Content, Failure>() where Value == Loadable<Content, Failure> {
    for (key, value) in self where value.isLoading {
      self[key]?.cancelLoading()
      if case .idle? = self[key] { self[key] = nil }
    }
  }
}
