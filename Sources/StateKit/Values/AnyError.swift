/// An error of any type as text, so that it can be compared, stored and recorded, which `any Error` cannot.
///
/// It is the failure of a request whose schema names no type, for a client that throws any error:
///
///     "requests": { "profile": { "output": "(name: String)", "failure": { "reduce": "none" } } }
///
///     let effects = AccountEffects(profile: mapError(of: client.profile, to: AnyError.init))
///
/// Two are equal if their types and descriptions are. Where a reducer tells failures apart, an enum in `types` is better.
public struct AnyError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name of the error's type, for example `URLError`.
  public let type: String
  /// The error's description.
  public let description: String

  /// The text of an error; one that is an `AnyError` stays as it is.
  public init(_ error: any Error) {
    if let error = error as? AnyError {
      self = error
    } else {
      self.type = "\(Swift.type(of: error))"
      self.description = "\(error)"
    }
  }
}
