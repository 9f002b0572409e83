/// The steps that the reducers of requests take.
extension Loadable {
  /// A request starts: the value and the failure from before are kept.
  public mutating func startLoading() {
    switch self {
    case .loading: break
    case .idle, .loaded: self = .loading(value)
    case .failed(let failure, let previous): self = .loading(previous, after: failure)
    }
  }

  /// A request gave a value.
  public mutating func finish(_ value: Value) {
    self = .loaded(value)
  }

  /// A request failed: the value from before is kept.
  public mutating func fail(_ failure: Failure) {
    self = .failed(failure, value)
  }

  /// A request was given up: the value or the failure from before is there as if nothing had been asked for. Changes
  /// nothing where none runs.
  public mutating func cancelLoading() {
    switch self {
    case .idle, .loaded, .failed: break
    case .loading(let previous, let failure?): self = .failed(failure, previous)
    case .loading(let previous?, nil): self = .loaded(previous)
    case .loading(nil, nil): self = .idle
    }
  }
}

extension Dictionary {
  /// For generated reducers: all requests were given up; each value or failure from before is there as if nothing had been
  /// asked for, and a key without one goes.
  public mutating func cancelLoading<Content, Failure>() where Value == Loadable<Content, Failure> {
    for (key, value) in self where value.isLoading { cancelLoading(at: key) }
  }

  /// For generated reducers: the request for one key was given up, and no other. Changes nothing where none runs.
  public mutating func cancelLoading<Content, Failure>(at key: Key)
  where Value == Loadable<Content, Failure> {
    guard self[key]?.isLoading == true else { return }
    self[key]?.cancelLoading()
    if case .idle? = self[key] { self[key] = nil }
  }
}
