#if Import
/// Lets properties with one key be one property: `"shares"` of a child, or `"follows"` if the child only reads it.
enum SharedProperties {
  static func link(_ domains: inout [ImportedDomain], _ report: inout ImportReport) {
    for index in domains.indices {
      lift(into: &domains[index], among: domains, &report)
      for child in domains[index].children.indices {
        domains[index].children[child].shared = links(
          of: domains[index].children[child],
          of: domains[index],
          domains
        )
      }
    }
  }

  private static func links(of child: ImportedChild, of parent: ImportedDomain, _ domains: [ImportedDomain])
    -> [SharedProperty]
  {
    child.domains.flatMap { name -> [SharedProperty] in
      properties(of: name, domains).compactMap { property in
        parent.state.properties.first { $0.sharingKey == property.sharingKey && $0.type == property.type }.map
        {
          SharedProperty(domain: name, name: property.name, source: $0.name, isReader: property.isReader)
        }
      }
    }
  }

  /// Adds a property that several children share to their parent, which has none.
  private static func lift(
    into parent: inout ImportedDomain,
    among domains: [ImportedDomain],
    _ report: inout ImportReport
  ) {
    guard case .properties(var own) = parent.state else { return }
    let all = parent.children.flatMap { child in
      child.domains.flatMap { properties(of: $0, domains) }.map { (child: child.name, property: $0) }
    }
    for (_, property) in all where !own.contains(where: { $0.sharingKey == property.sharingKey }) {
      let same = all.filter {
        $0.property.sharingKey == property.sharingKey && $0.property.type == property.type
      }
      let taken = own.map(\.name) + parent.children.map(\.name)
      // Of a value without a default nobody knows the first one.
      guard Set(same.map(\.child)).count > 1, !taken.contains(property.name),
        let first = same.map(\.property).first(where: { $0.value != nil || $0.expression != nil })
      else { continue }
      own.append(first)
      let children = same.map { "'\($0.child)'" }.joined(separator: " and ")
      report.add(
        .changed,
        "'\(parent.name)State' also has '\(property.name)', which \(children) share",
        at: first.location
      )
    }
    parent.state = .properties(own)
  }

  private static func properties(of domain: String, _ domains: [ImportedDomain]) -> [ImportedProperty] {
    domains.first { $0.name == domain }?.state.properties.filter { $0.sharingKey != nil } ?? []
  }
}
#endif
