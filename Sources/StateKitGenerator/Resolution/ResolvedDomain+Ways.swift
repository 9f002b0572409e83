extension ResolvedDomain {
  /// The children at the beginning of a path, up to a list or a stack.
  func way(along path: PathSchema) -> [ResolvedChild] {
    var place = self
    var children: [ResolvedChild] = []
    for component in path.components {
      guard case .value(let child)? = place.child(component.value) else { break }
      children.append(child)
      if child.element != nil { break }
      place = child.domain
    }
    return children
  }

  /// The domains whose changes may change the property at the end of a path, as paths through children. A list also changes
  /// with its owner.
  func owners(ofPropertyAt path: PathSchema) -> [[String]] {
    let way = way(along: path)
    let names = way.map(\.name)
    return way.last?.element != nil ? [names, names.dropLast()] : [names]
  }
}
