/// Keys of dictionaries and elements of sets are `Hashable`.
struct KeysAreHashable: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    for type in index.unusualTypes {
      for key in type.value.keys {
        guard let gap = index.gap(in: key, for: .hashable) else { continue }
        diagnostics.report(.keyNotHashable(gap, in: type.value, declared: index.type(gap), at: type.location))
        break
      }
    }
  }
}

extension SwiftType {
  /// The types that must be hashable in the type, at any depth.
  fileprivate var keys: [SwiftType] {
    var keys: [SwiftType] = []
    forEachPart { part in
      switch part {
      case .dictionary(let key, _): keys.append(key)
      case .named(let path) where part.builtIn?.name == "Set": keys += path[0].arguments
      default: break
      }
    }
    return keys
  }
}
