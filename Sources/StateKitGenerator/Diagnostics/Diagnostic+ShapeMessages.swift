/// What can be wrong with the shape of a schema: SK02xx.
extension Diagnostic {
  /// `needed` are keys that must be there and are not.
  static func unknownKey(
    _ key: JSONString,
    _ meaning: UnknownKeys.Meaning,
    in shape: ObjectShape,
    needed: [String]
  ) -> Diagnostic {
    let name = key.text.quoted
    let others = shape.keys.filter { !needed.contains($0) }.listed("and")
    let isType = shape.noun == ObjectShape.type.noun && !needed.isEmpty
    let needs =
      isType
      ? "; it needs 'struct' or 'enum', and can have 'doc' and 'allow'"
      : needed.isEmpty ? "" : "; it needs \(needed.listed("and")), and can have \(others)"
    // With a suggestion the list would only distract.
    let remedy: String =
      switch meaning {
      case .misspelled: ""
      // A key of many objects was not meant for one of them.
      case .elsewhere(let shapes) where shapes.count < 3: place(of: shapes) + contained(key.text) + needs
      case .declaration(let isType): place(ofDeclaration: key.text, isType: isType, seenFrom: shape)
      case .unknown, .elsewhere: needed.isEmpty ? "; it can have \(others)" : needs
      }
    return Diagnostic(
      .error,
      "SK0201",
      "\(shape.noun) has no key \(name)\(remedy)",
      at: key.location,
      suggestion: meaning.ownKey
    )
  }

  private static func place(of shapes: [ObjectShape]) -> String {
    if shapes.contains(where: \.home.isEmpty) { return ", which stands at the top of the file" }
    let places = shapes.map { "\($0.noun), under \($0.home.listed("or"))" }
    return ", which belongs to \(places.joined(separator: ", or "))"
  }

  private static func contained(_ key: String) -> String {
    key == "domains" ? "; 'children' names the domains that one contains" : ""
  }

  private static func place(ofDeclaration name: String, isType: Bool, seenFrom shape: ObjectShape) -> String {
    if isType { return "; a type stands under 'types': {\"types\": {\"\(name.shown)\": …}}" }
    return shape.home.isEmpty
      ? "; a domain stands under 'domains': {\"domains\": {\"\(name.shown)\": …}}"
      : "; domains stand beside each other under 'domains', and 'children' names those that one contains"
  }

  /// An action that stands within the object for its domain.
  static func pathOfReaction(_ key: JSONString, behind path: String) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0201",
      "a reaction has no key \(key.text.quoted); its path stands in one key",
      at: key.location,
      suggestion: "\(path).\(key.text)"
    )
  }

  /// `hasChange` is whether the reaction says what changes, too.
  static func reduceInReaction(
    _ reduce: JSONString,
    to path: String,
    isHandler: Bool,
    hasChange: Bool
  ) -> Diagnostic {
    let remedy =
      hasChange
      ? "leave it out, as what changes is written here"
      : isHandler
        ? "where you write the change yourself, it is \"\(path.shown)\": \"handler\""
        : "one that changes nothing is left out"
    return Diagnostic(.error, "SK0201", "a reaction has no key 'reduce': \(remedy)", at: reduce.location)
  }

  static func missingKey(_ key: String, in shape: ObjectShape, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0202", "\(shape.noun) needs the key '\(key)'", at: location)
  }

  /// An object with properties of its own.
  static func nestedObject(_ property: Located<String>, at location: SourceLocation) -> Diagnostic {
    let name = property.value.shown
    let type = CamelCase.identifier(in: property.value, isUpper: true) ?? "User"
    return Diagnostic(
      .error,
      "SK0202",
      "a property needs the key 'type'; an object in a state is a struct of 'types', {\"\(type)\": {\"struct\": {…}}}, and"
        + " the property has its name, \"\(name)\": \"\(type)\"",
      at: location
    )
  }

  /// A value where a type belongs.
  static func noProperty(_ name: Located<String>, found node: JSONNode) -> Diagnostic {
    var remedy = "the type comes first, and a default behind it"
    var suggestion: String?
    switch node.value {
    case .array: remedy = "an array has the type of its elements, \"[String]\""
    case .null: remedy = "what may be nil has a type with '?', \"String?\""
    case .bool(let value): suggestion = "Bool = \(value)"
    case .number(let number):
      let isWhole = !number.utf8.contains { ".eE".utf8.contains($0) }
      suggestion = "\(isWhole ? "Int" : "Double") = \(number)"
    case .string, .object: break
    }
    return wrongKind(
      of: "the property \(name.value.quoted)",
      expected: "a type in a string or an object",
      found: node,
      remedy: remedy,
      suggestion: suggestion
    )
  }

  static func neitherStructNorEnum(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0202", "a type needs the key 'struct' or the key 'enum'", at: location)
  }

  static func wrongKind(
    of what: String,
    expected: String,
    found node: JSONNode,
    remedy: String? = nil,
    suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0203",
      "expected \(expected) for \(what), found \(node.kind)" + (remedy.map { ": \($0)" } ?? ""),
      at: node.location,
      suggestion: suggestion
    )
  }

  static func unknownVersion(_ version: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0204",
      "version \(version.quoted) of the schema language is unknown here; the version known is "
        + SchemaParser.languageVersion,
      at: location
    )
  }

  static func empty(_ key: String, _ content: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0205", "'\(key)' is empty; it needs \(content)", at: location)
  }

  /// A reaction has to change something, an action has not.
  static func noChange(_ key: String, inReaction: Bool, at location: SourceLocation) -> Diagnostic {
    let remedy = inReaction ? "leave the reaction out" : "\"reduce\": \"none\" in its place"
    return empty(key, "at least one property, or \(remedy)", at: location)
  }

  static func unknownWord(_ word: JSONString, for what: String, known: [String]) -> Diagnostic {
    let suggestion = nearMiss(of: word.text, in: known)
    return Diagnostic(
      .error,
      "SK0206",
      "\(what) cannot be \(word.text.quoted); it is \(known.listed("or"))",
      at: word.location,
      suggestion: suggestion
    )
  }

  static func unknownConformance(_ word: JSONString, known: [String]) -> Diagnostic {
    let slip = nearMiss(of: word.text, in: known.filter { $0 != "-" + word.text && "-" + $0 != word.text })
    let reason: String? =
      switch word.text {
      case "Equatable":
        "each type is Equatable without being told: leave it out, or write '-Equatable' where it cannot be"
      case "Sendable": "each type is Sendable without being told: leave it out"
      case "Identifiable": "a state or struct is Identifiable by its property 'id': leave it out"
      case "Error":
        "a type of 'types' is an Error where a request, effect or Result fails with it: leave it out"
      case let text where known.contains { "-" + $0 == text }:
        "no type is \(text.dropFirst()) that is not told to be: leave it out"
      default:
        slip == nil && !word.text.hasPrefix("-")
          ? "other conformances are written in Swift, in an extension" : nil
      }
    return Diagnostic(
      .error,
      "SK0206",
      "an entry of 'conformances' cannot be \(word.text.quoted); \(reason ?? "it is \(known.listed("or"))")",
      at: word.location,
      suggestion: reason == nil ? slip : nil
    )
  }

  static func wrongFileName(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0207",
      "the file is called \(name.quoted); a schema's file needs a name like 'Users.statekit.json'",
      at: location
    )
  }

  static func unknownChildKind(_ kind: JSONString) -> Diagnostic {
    let kinds = ChildKind.allCases.map(\.rawValue)
    return Diagnostic(
      .error,
      "SK0208",
      "a child cannot be of the kind \(kind.text.quoted); it is \(kinds.listed("or"))",
      at: kind.location,
      suggestion: nearMiss(of: kind.text, in: kinds)
    )
  }

  static func reservedChildKind(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0230",
      "the kind 'oneOf' is reserved for a later version of the language: until then, make each of the domains"
        + " an 'optional' child",
      at: location
    )
  }

  static func reduceBesideChange(_ reduce: JSONString, change: JSONString) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0209",
      "'reduce' cannot stand beside '\(change.text)', which says what happens already; remove one of them",
      at: reduce.location,
      notes: [Note(message: "'\(change.text)' is here", location: change.location)]
    )
  }

  static func noPath(_ text: String, _ what: String, meant: String?, at location: SourceLocation)
    -> Diagnostic
  {
    let isComparison = what == "'when'" && meant == nil && !text.isEmpty
    let form =
      isComparison
      ? "'when' is the path of one property that is true or false, with '!' in front where it must not be: compute others"
        + " in Swift, in an extension of the state"
      : "a path is names with a dot between them, for example 'settings.isOn'"
    return Diagnostic(
      .error,
      "SK0210",
      "\(text.quoted) is no path for \(what); \(form)",
      at: location,
      suggestion: meant
    )
  }

  static func payloadInCondition(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0210",
      "\(text.quoted) is no path for 'when', which reads the state and not the payload: let the action keep the value in the"
        + " state first",
      at: location
    )
  }

  static func missingLabel(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0211",
      "the label is missing after '$'; write \"$$\" for the text '$' itself",
      at: location
    )
  }

  static func noLabel(_ text: JSONString, _ key: String) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0213",
      "'\(key)' names a value by its label with a '$' in front, as in \"$id\"; \(text.text.quoted) does not",
      at: text.location,
      suggestion: Identifier.isValid(text.text) ? "$" + text.text : nil
    )
  }

  static func noCode(_ text: JSONString) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0214",
      "\(text.text.quoted) is no code of a warning; a code is like 'SK0411'",
      at: text.location,
      suggestion: code(meantBy: text.text)
    )
  }

  /// For example `SK0411` for `411` and `sk-0411`.
  private static func code(meantBy text: String) -> String? {
    let digits = text.utf8.filter(ASCII.isDigit)
    guard (3...4).contains(digits.count), text.utf8.count <= "SK-0000".utf8.count else { return nil }
    return "SK" + String(repeating: "0", count: 4 - digits.count) + String(decoding: digits, as: UTF8.self)
  }

  /// `present` are the codes that would be silenced in its place.
  static func unusedAllowance(_ code: Located<String>, present: [String]) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0215",
      "there is no warning \(code.value.quoted) that this could silence: leave it out",
      at: code.location,
      suggestion: nearMiss(of: code.value, in: present)
    )
  }

  static func structAndEnum(_ structure: SourceLocation, _ enumeration: SourceLocation) -> Diagnostic {
    let isStructFirst = structure.offset < enumeration.offset
    return Diagnostic(
      .error,
      "SK0212",
      "a type is either a struct or an enum; remove one of the two keys",
      at: isStructFirst ? enumeration : structure,
      notes: [Note(message: "the other one is here", location: isStructFirst ? structure : enumeration)]
    )
  }
}

extension [String] {
  /// The words as a sentence lists them: `'a', 'b' or 'c'`.
  package func listed(_ conjunction: String) -> String {
    let quoted = map(\.quoted)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
