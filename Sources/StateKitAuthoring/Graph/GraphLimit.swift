/// The limits of a picture.
///
/// A domain that is the child of several domains is drawn for each of them, with its contents, so that a
/// short schema can produce any number of items.
package enum GraphLimit: Error {
  case domains, items, links
  /// The depth of nested domains, which is limited because each level lengthens the paths below it.
  case depth

  /// The maximum number.
  package var count: Int {
    switch self {
    case .domains: 2_000
    case .items: 20_000
    case .links: 10_000
    case .depth: 64
    }
  }

  /// The limit in words, for example `64 domains in one another`.
  package var text: String {
    switch self {
    case .domains: "\(count) domains, counting each in all its places"
    case .items: "\(count) actions, requests and effects, counted in all places of their domain"
    case .links: "\(count) arrows, counted in all places of their domain"
    case .depth: "\(count) domains in one another"
    }
  }
}
