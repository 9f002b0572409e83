/// The name of a request or effect that a schema declares.
struct EffectName: Sendable {
  private let name: String
  /// The number of domains above the one that declares it; nil if the name already contains the path to its domain.
  private let depth: Int?

  /// - Parameter depth: The number of domains above the one that declares it; nil if the name contains the path to its
  /// domain.
  init(_ name: String, depth: Int?) {
    self.name = name
    self.depth = depth
  }

  /// The name with the path to its domain, for example `rows.load`.
  ///
  /// - Parameter action: The action that starts or ends it, from which the path is taken; not needed if the name
  ///   contains the path.
  func text(in action: (any Sendable)?) -> String {
    guard let depth, depth > 0 else { return name }
    let path = (action as? any DomainAction)?.name.split(separator: ".").prefix(depth) ?? []
    return (path.map(String.init) + [name]).joined(separator: ".")
  }
}
