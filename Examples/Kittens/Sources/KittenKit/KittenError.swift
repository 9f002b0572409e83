/// The reason why the server did not answer.
public enum KittenError: String, Codable, Error {
  /// There is no connection.
  case offline
  /// There are too many visitors.
  case busy
}
