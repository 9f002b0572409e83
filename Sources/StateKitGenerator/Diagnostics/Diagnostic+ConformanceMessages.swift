/// What can be wrong with types and what they conform to: SK0501 to SK0509.
extension Diagnostic {
  static func contradictoryConformances(
    _ entry: Located<ConformanceSchema>,
    with other: ConformanceSchema,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0501",
      "\(entry.value.rawValue.quoted) contradicts \(other.rawValue.quoted), as what is Hashable is Equatable:"
        + " leave one of them out",
      at: entry.location,
      notes: [Note(message: "\(other.rawValue.quoted) is here", location: location)]
    )
  }

  static func conformanceTwice(_ entry: Located<ConformanceSchema>, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0502",
      "\(entry.value.rawValue.quoted) is listed twice: leave one out",
      at: entry.location,
      notes: [Note(message: "the first one is here", location: first)]
    )
  }

  static func doesNotConform(
    _ type: SwiftType,
    _ conformance: Conformance,
    of owner: String,
    declared: TypeEntry?,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0503",
      "\(type.quoted) is not \(conformance.rawValue), as all in \(owner.quoted) must be: "
        + wayOut(of: type, conformance, declared) + other(than: type),
      at: location,
      notes: note(on: declared)
    )
  }

  static func resultFailsWithNoError(
    _ type: SwiftType,
    of result: SwiftType,
    remedy: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0509",
      "\(type.quoted) is no Error, and \(result.quoted) fails with nothing else: \(remedy)",
      at: location
    )
  }

  static func idNotHashable(
    _ type: SwiftType,
    of owner: String,
    declared: TypeEntry?,
    at location: SourceLocation
  ) -> Diagnostic {
    let remedy = declared == nil ? "rename the property or change its type" : makeHashable
    return Diagnostic(
      .error,
      "SK0504",
      "its 'id' makes \(owner.quoted) Identifiable, and \(type.quoted) is not Hashable, as an identity must be: "
        + remedy + other(than: type),
      at: location,
      notes: note(on: declared)
    )
  }

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
      notes: note(on: declared)
    )
  }

  static func childDoesNotConform(
    _ child: DomainEntry,
    _ conformance: Conformance,
    to parent: DomainEntry,
    at location: SourceLocation
  ) -> Diagnostic {
    let name = conformance.rawValue
    let remedy =
      conformance == .equatable
      ? "give \(parent.shownName.quoted) \"-Equatable\", too"
      : "give \(child.shownName.quoted) \"\(name)\", too"
    return Diagnostic(
      .error,
      "SK0506",
      "the domain \(parent.shownName.quoted) is \(name), and the domain \(child.shownName.quoted) that it contains is not:"
        + " \(remedy), under 'conformances'",
      at: location,
      notes: [
        Note(message: "\(child.shownName.quoted) is declared here", location: child.schema.name.location)
      ]
    )
  }

  static func tooNarrow(
    _ what: String,
    _ name: Located<String>,
    _ narrow: AccessLevel,
    in wide: AccessLevel,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0507",
      "this file's access is \(wide.rawValue), and the \(what) \(name.value.quoted) is \(narrow.rawValue):"
        + " give the other file the same 'access'",
      at: location,
      notes: [Note(message: "\(name.value.quoted) is declared here", location: name.location)]
    )
  }

  static func valueContainsItself(_ cycle: [Containment]) -> Diagnostic {
    containsItself("SK0508", "type", cycle, remedy: "put one of these values into an array")
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

  private static let makeHashable = "put \"Hashable\" into 'conformances' of the file that declares it"

  private static func wayOut(
    of type: SwiftType,
    _ conformance: Conformance,
    _ declared: TypeEntry?
  ) -> String {
    let name = conformance.rawValue
    if declared != nil {
      return conformance == .equatable
        ? "take \"-Equatable\" out of 'conformances' of the file that declares it"
        : "put \"\(name)\" into 'conformances' of the file that declares it"
    }
    let replacement: String =
      switch type {
      case .tuple([]): "leave it out"
      case .tuple: "declare a struct in 'types' for it"
      default: "use a type that is, for example one from 'types'"
      }
    return switch conformance {
    case .equatable: "\(replacement), or put \"-Equatable\" into 'conformances'"
    case .hashable, .codable: "\(replacement), or take \"\(name)\" out of 'conformances'"
    case .sendable, .identifiable: replacement
    }
  }

  /// Somebody may have a type that is called like one of Swift that few know.
  private static func other(than type: SwiftType) -> String {
    guard case .named(let path) = type, path.count == 1, type.builtIn == nil, type.standard != nil else {
      return ""
    }
    return "; if a type of your own is meant, put its module in front of \(path[0].name.quoted)"
  }

  private static func note(on declared: TypeEntry?) -> [Note] {
    guard let name = declared?.schema.name else { return [] }
    return [Note(message: "\(name.value.quoted) is declared here", location: name.location)]
  }
}

extension SwiftType {
  /// The type as a message quotes it.
  var quoted: String { "'\(self)'" }
}
