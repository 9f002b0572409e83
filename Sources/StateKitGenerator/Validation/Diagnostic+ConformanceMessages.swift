/// Messages about conformances and containment, for several rules.
extension Diagnostic {
  static func keyNotHashable(
    _ key: SwiftType,
    in type: SwiftType,
    declared: TypeEntry?,
    at location: SourceLocation
  ) -> Diagnostic {
    let remedy = declared == nil ? "use another type" : makeHashable
    return Diagnostic(
      .error,
      "SK0505",
      "\(key.quoted) is not Hashable, as keys and the elements of sets must be: \(remedy)"
        + other(than: key),
      at: location,
      notes: notes(on: declared)
    )
  }

  static func containsItself(
    _ code: String,
    _ what: String,
    _ cycle: [Containment],
    remedy: String
  ) -> Diagnostic {
    let first = cycle[0]
    let path = (cycle.map(\.owner.shown) + [first.owner.shown]).joined(separator: " → ")
    return Diagnostic(
      .error,
      code,
      "the \(what) \(first.owner.quoted) contains itself (\(path)): \(remedy)",
      at: first.part.location,
      notes: cycle.dropFirst().map {
        Note(
          message: "\($0.owner.quoted) goes on by \($0.part.value.quoted) here",
          location: $0.part.location
        )
      }
    )
  }

  static let makeHashable = "put \"Hashable\" into 'conformances' of the file that declares it"

  /// A hint for the author of a type with the same name as a type of Swift. It leaves out `Any`, because users cannot
  /// declare that type.
  static func other(than type: SwiftType) -> String {
    guard case .named(let path) = type, path.count == 1, !path[0].name.hasPrefix("Any"),
      type.builtIn != nil || type.standard != nil
    else { return "" }
    return "; if a type of your own is meant, put its module in front of \(path[0].name.quoted)"
  }

  static func notes(on declared: TypeEntry?) -> [Note] {
    guard let name = declared?.schema.name else { return [] }
    return [Note(message: "\(name.value.quoted) is declared here", location: name.location)]
  }
}
