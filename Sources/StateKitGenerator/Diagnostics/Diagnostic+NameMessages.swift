/// What can be wrong with names: SK04xx.
extension Diagnostic {
  static func notAnIdentifier(
    _ name: Located<String>,
    _ kind: NameKind,
    _ meant: NameSuggestion?
  ) -> Diagnostic {
    var remedy = "begin with a letter and go on with letters and digits"
    if let unseen = name.value.unicodeScalars.lazy.compactMap(\.unseenName).first {
      remedy = "it has the invisible character \(unseen) in it"
    } else if kind == .property || kind == .label, name.value.hasSuffix("?") {
      remedy = "what may be nil has a type with '?', \"String?\""
    }
    return Diagnostic(
      .error,
      "SK0401",
      "\(name.value.quoted) is no identifier of Swift: \(remedy)",
      at: name.location,
      suggestion: meant?.usable
    )
  }

  /// A component of a path.
  static func notAnIdentifier(_ name: String, at location: SourceLocation) -> Diagnostic {
    notAnIdentifier(Located(name, at: location), .action, nil)
  }

  static func actionWithPayload(_ name: Located<String>, _ head: NameSuggestion) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0401",
      "\(name.value.quoted) is no identifier of Swift: a payload stands behind the name,"
        + " \"\(head.usable ?? "selected")\": \"(id: Int)\"",
      at: name.location,
      suggestion: head.usable
    )
  }

  static func genericName(_ kind: NameKind, _ name: Located<String>) -> Diagnostic {
    let reason =
      kind == .type
      ? "no type of 'types' has generic parameters: declare it in Swift and leave it out here"
      : "no domain has generic parameters: leave them out"
    return Diagnostic(
      .error,
      "SK0401",
      "\(name.value.quoted) is no identifier of Swift, and \(reason)",
      at: name.location
    )
  }

  static func caseWithPayload(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0401",
      "\(name.value.quoted) is no identifier of Swift, and the cases of an enum of 'types' have no payloads: where one is"
        + " needed, declare the enum in Swift and leave it out here",
      at: name.location
    )
  }

  static func unusableName(_ name: String, _ kind: NameKind, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0402",
      "no \(kind.rawValue) can be called \(name.quoted), which means something else in Swift: choose another name",
      at: location
    )
  }

  /// `shorter` is the name without it, if there is one.
  static func leadingUnderscore(
    _ kind: NameKind,
    _ name: Located<String>,
    _ shorter: NameSuggestion?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0403",
      "the \(kind.rawValue) \(name.value.quoted) begins with an underscore, as names inside generated code do"
        + (shorter?.objection ?? ": leave it out"),
      at: name.location,
      suggestion: shorter?.usable
    )
  }

  static func wrongCase(_ kind: NameKind, _ name: Located<String>, _ meant: NameSuggestion) -> Diagnostic {
    let style = kind.isUpperCamelCase ? "UpperCamelCase" : "lowerCamelCase"
    return Diagnostic(
      .error,
      "SK0404",
      "the \(kind.rawValue) \(name.value.quoted) must be written in \(style)\(meant.objection ?? "")",
      at: name.location,
      suggestion: meant.usable
    )
  }

  /// `what` and `other` are like `the action 'renamed'`.
  static func clash(
    _ what: String,
    with other: String,
    at location: SourceLocation,
    first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0405",
      what == other
        ? "\(what) is declared twice: rename or remove one"
        : "\(what) clashes with \(other): rename one of them",
      at: location,
      notes: [Note(message: "\(other) is here", location: first)]
    )
  }

  static func intoIsDeclared(_ into: Located<String>, by property: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0405",
      "'into' declares the property \(into.value.quoted) itself, and the state has one: take it out of 'state', or give"
        + " 'into' another name",
      at: into.location,
      notes: [Note(message: "the property \(property.value.quoted) is here", location: property.location)]
    )
  }

  static func factoryClash(
    _ factory: String,
    _ name: Located<String>,
    first: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0406",
      "the domains \(name.value.quoted) and \(first.value.quoted) would both have factories called"
        + " \(factory.quoted): rename one of them",
      at: name.location,
      notes: [Note(message: "the domain \(first.value.quoted) is here", location: first.location)]
    )
  }

  static func fileNameClash(_ schema: Schema, first: Schema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0407",
      "the generated file of \(schema.name.quoted) would overwrite that of \(first.name.quoted):"
        + " rename one of the two schemas",
      at: schema.file.location(at: 0),
      notes: [Note(message: "the other schema is here", location: first.file.location(at: 0))]
    )
  }

  static func runtimeMember(_ kind: NameKind, _ name: Located<String>, of owner: String) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0408",
      "no \(kind.rawValue) can be called \(name.value.quoted), a member that each generated \(owner) has anyway:"
        + " choose another name",
      at: name.location
    )
  }

  static func runtimeFactory(_ factory: String, of name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0409",
      "the domain \(name.value.quoted) would have factories called \(factory.quoted), as StateKit's own are:"
        + " choose another name",
      at: name.location
    )
  }

  /// `what` is like `the type 'Store'`.
  static func hidesType(_ what: String, _ owner: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0410", "\(what) would hide that of \(owner): choose another name", at: location)
  }

  static func caseCalledNone(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0411",
      "'.none' of an optional means nil and hides a case called 'none': another name is safer",
      at: location
    )
  }

  static func notAModule(_ module: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0412",
      "\(module.value.quoted) is no name of a module: write it as after 'import', without dots",
      at: module.location,
      suggestion: moduleMeant(by: module.value)
    )
  }

  /// The module of an import as it stands in Swift.
  private static func moduleMeant(by text: String) -> String? {
    let words: Set<Substring> = [
      "@testable", "import", "public", "internal", "struct", "class", "enum", "protocol", "func", "var",
      "let",
      "typealias",
    ]
    let rest = text.split(separator: " ").first { !words.contains($0) }
    let name = rest.map { String($0.prefix { !".;/".contains($0) }) } ?? ""
    return ModuleName.isUsable(name) && name != text ? name : nil
  }

  static func importsItself(_ module: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0413",
      "\(module.value.quoted) is the module that this schema belongs to: leave the import out",
      at: module.location
    )
  }

  static func importedAnyway(_ module: Located<String>) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0414",
      "\(module.value.quoted) is imported in any case: leave it out",
      at: module.location
    )
  }

  static func importedTwice(_ module: Located<String>, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0415",
      "\(module.value.quoted) is imported twice: leave one out",
      at: module.location,
      notes: [Note(message: "the first import is here", location: first)]
    )
  }

  static func foundationNotImported(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0418",
      "\(name.quoted) is a type of Foundation, and the schema imports nothing: write \"imports\": [\"Foundation\"], or,"
        + " where the type is one of yours, say so by \"allow\": [\"SK0418\"]",
      at: location
    )
  }

  static func lowercaseType(_ name: String, _ meant: String?, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0431",
      "no type \(name.quoted) is known here, and types begin with a capital letter",
      at: location,
      suggestion: meant
    )
  }

  /// `plain` is what the name looks like.
  static func twoAlphabets(_ kind: NameKind, _ name: Located<String>, _ plain: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0430",
      "the \(kind.rawValue) \(name.value.quoted) is written in two alphabets",
      at: name.location,
      suggestion: plain
    )
  }

  /// `name` is no type that is known, and `known` differs from it in case, or in what cannot be seen, alone.
  static func typeInOtherCase(_ name: String, known: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0416",
      "no type \(name.quoted) is known here, and Swift tells it from \(known.quoted)",
      at: location,
      suggestion: known
    )
  }

  static func noIDKnown(_ owner: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0417",
      "\("\(owner).ID".quoted) is the type of a property 'id', and \(owner.quoted) has none here: give it one, or, where"
        + " Swift code of yours makes it Identifiable, say so by \"allow\": [\"SK0417\"]",
      at: location
    )
  }
}

extension NameSuggestion {
  /// Why the name is no way out.
  fileprivate var objection: String? {
    switch flaw {
    case nil, .noIdentifier: nil
    case .word: ", and \(name.quoted) means something else in Swift: choose another name"
    case .member: ", and \(name.quoted) is a member that it would hide: choose another name"
    }
  }
}
