/// The value of a request without output, once it is done. Unlike `Void`, it can be compared, stored and recorded.
///
///     "requests": { "delete": { "input": "(id: Int)", "failure": "APIError", "into": "deletion" } }
///
///     if store.deletion.isLoading { ProgressView() }   // a Loadable<Done, APIError>
public struct Done: Hashable, Codable, Sendable {
  /// Creates the value; all are equal.
  @inlinable public init() {}
}
