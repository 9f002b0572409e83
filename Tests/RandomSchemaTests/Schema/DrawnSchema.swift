/// A random schema: the declarations of a module, and possibly of a module that it uses.
struct DrawnSchema {
  struct File {
    var name: String
    var isUsed = false
    var documentation: String?
    var accessors: DrawnAccessors?
    var imports: [String] = []
  }

  let seed: UInt64
  let number: Int
  /// The names of the using and the used module.
  var module = "Batch"
  var usedModule = "Base"
  var access: String
  var usedAccess: String
  /// The conformances of all files.
  var conformances: Set<DrawnConformance> = [.equatable]
  var files: [File] = []
  var types: [DrawnTypeDeclaration] = []
  /// The domains. Each contains only later ones.
  var domains: [DrawnDomain] = []

  var usesModule: Bool { files.contains(where: \.isUsed) }

  /// All leaves of a domain's tree, in order.
  func leaves(of domain: Int) -> [DrawnLeaf] {
    domains[domain].ownLeaves(number: domain)
      + domains[domain].children.flatMap(leaves)
  }

  /// The leaves of a child, from its parent.
  func leaves(of child: DrawnChild) -> [DrawnLeaf] {
    (child.popFrom.map { [$0] } ?? []) + leaves(of: child.domain).map { $0.below(child) }
  }

  /// The domains without a parent.
  var roots: [Int] {
    let contained = Set(domains.flatMap(\.children).map(\.domain))
    return domains.indices.filter { !contained.contains($0) }
  }
}
