/// A value that is loaded: not yet, just now, there, or failed. The value from before is kept while the next one
/// loads, so that there is something to show; so is the failure from before, which comes back if loading is given up.
///
///     var user: Loadable<User, APIError> = .idle
///     user.startLoading()
///     user.finish(User(name: "Ann"))
///     user.startLoading()
///     user.value   // still Ann
///
/// `Failure` is `Never` where loading cannot fail.
public enum Loadable<Value, Failure> {
  /// Nothing was asked for yet.
  case idle
  /// It loads; with the value and the failure from before, if there are any.
  ///
  ///     .loading(nil)                     // for the first time
  ///     .loading(ann, after: .offline)    // again, after a failure
  case loading(Value?, after: Failure? = nil)
  /// It is there.
  case loaded(Value)
  /// Loading failed; with the value from before, if there is one.
  case failed(Failure, Value?)
}

extension Loadable {
  /// The value, or the one from before while the next one loads or after that failed.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loaded(let value): value
    case .loading(let previous, after: _), .failed(_, let previous): previous
    }
  }

  /// Why loading failed, until it is tried again.
  public var failure: Failure? {
    if case .failed(let failure, _) = self { return failure }
    return nil
  }

  /// Whether it loads.
  public var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }

  /// The same stage with another value.
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
  /// Whether both are at the same stage and show the same. The failure that `loading` keeps is not looked at: it is what
  /// giving up gives back, and until then it is not shown.
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
  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(failure)
    hasher.combine(isLoading)
  }
}

extension Loadable: Sendable where Value: Sendable, Failure: Sendable {}
