/// A value that is loaded: not requested, loading, loaded or failed. The previous value is kept while the next one
/// loads, so that it can still be shown. The previous failure is kept, too, and restored if loading is cancelled.
///
///     var user: Loadable<User, APIError> = .idle
///     user.startLoading()
///     user.finish(User(name: "Ann"))
///     user.startLoading()
///     user.value   // still Ann
///
/// `Failure` is `Never` if loading cannot fail.
public enum Loadable<Value, Failure> {
  /// The value was not requested yet.
  case idle
  /// The value is loading; with the previous value and failure, if there are any.
  ///
  ///     .loading(nil)                     // for the first time
  ///     .loading(ann, after: .offline)    // again, after a failure
  case loading(Value?, after: Failure? = nil)
  /// The value was loaded.
  case loaded(Value)
  /// Loading failed; with the previous value, if there is one.
  case failed(Failure, Value?)
}

extension Loadable {
  /// The value, or the previous one while the next one loads or after it failed.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loaded(let value): value
    case .loading(let previous, after: _), .failed(_, let previous): previous
    }
  }

  /// The reason why loading failed, until it starts again.
  public var failure: Failure? {
    if case .failed(let failure, _) = self { return failure }
    return nil
  }

  /// Whether the value was not requested yet.
  public var isIdle: Bool {
    if case .idle = self { return true }
    return false
  }

  /// Whether the value is loading.
  public var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }

  /// Whether the value was loaded, and neither loads again nor failed since.
  public var isLoaded: Bool {
    if case .loaded = self { return true }
    return false
  }

  /// Whether loading failed, and was not started again.
  public var isFailed: Bool {
    if case .failed = self { return true }
    return false
  }

  /// The same stage with a converted value.
  public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> Loadable<NewValue, Failure> {
    switch self {
    case .idle: .idle
    case .loading(let previous, let failure): .loading(try previous.map(transform), after: failure)
    case .loaded(let value): .loaded(try transform(value))
    case .failed(let failure, let previous): .failed(failure, try previous.map(transform))
    }
  }
}

extension Loadable: Equatable where Value: Equatable, Failure: Equatable {
  /// Whether both are at the same stage and show equal values. The failure inside `loading` is not compared, because it
  /// is only shown after a cancellation.
  ///
  ///     .loading(ann, after: .offline) == .loading(ann)    // true
  public static func == (left: Loadable, right: Loadable) -> Bool {
    switch (left, right) {
    case (.idle, .idle): true
    case (.loading(let left, _), .loading(let right, _)): left == right
    case (.loaded(let left), .loaded(let right)): left == right
    case (.failed(let left, let before), .failed(let right, let other)): left == right && before == other
    default: false
    }
  }
}

extension Loadable: Hashable where Value: Hashable, Failure: Hashable {
  /// Hashes the parts that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(failure)
    hasher.combine(isLoading)
  }
}

extension Loadable: Sendable where Value: Sendable, Failure: Sendable {}
