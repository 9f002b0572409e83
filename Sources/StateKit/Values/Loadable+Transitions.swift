/// The transitions that the reducers of requests make.
extension Loadable {
  /// A request starts: the previous value and failure are kept.
  public mutating func startLoading() {
    switch self {
    case .loading: break
    case .idle, .loaded: self = .loading(value)
    case .failed(let failure, let previous): self = .loading(previous, after: failure)
    }
  }

  /// A request returned a value.
  public mutating func finish(_ value: Value) {
    self = .loaded(value)
  }

  /// A request failed: the previous value is kept.
  public mutating func fail(_ failure: Failure) {
    self = .failed(failure, value)
  }

  /// A request was cancelled: the previous value or failure is restored, as if the request had not started. Without a
  /// running request, the value stays as it is.
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
  /// For generated reducers: all requests were cancelled. The previous value or failure of each key is restored; keys
  /// without one are removed.
  public mutating func cancelLoading<Content, Failure>() where Value == Loadable<Content, Failure> {
    for (key, value) in self where value.isLoading { cancelLoading(at: key) }
  }

  /// For generated reducers: the request for one key was cancelled. Without a running request for this key, the
  /// value stays as it is.
  public mutating func cancelLoading<Content, Failure>(at key: Key)
  where Value == Loadable<Content, Failure> {
    guard self[key]?.isLoading == true else { return }
    self[key]?.cancelLoading()
    if case .idle? = self[key] { self[key] = nil }
  }
}
