/// Domains and types are `UpperCamelCase`, all other names `lowerCamelCase`; each name is a Swift identifier.
struct NamesAreWellFormed: FileRule {
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector) {
    file.forEachName { kind, name in
      if let diagnostic = NamesAreWellFormed.problem(kind, name) { diagnostics.report(diagnostic) }
    }
  }

  static func problem(_ kind: NameKind, _ name: Located<String>) -> Diagnostic? {
    let text = name.value
    if !Identifier.isValid(text) { return noIdentifier(kind, name) }
    if Keywords.cannotBeNames.contains(text) { return .unusableName(text, kind, at: name.location) }
    if text.hasPrefix("_") {
      let shorter = CamelCase.of(text, isUpper: kind.isUpperCamelCase)
      return .leadingUnderscore(kind, name, shorter.isEmpty ? nil : NameSuggestion(shorter, kind))
    }
    let camelCase = CamelCase.of(text, isUpper: kind.isUpperCamelCase)
    return camelCase == text ? nil : .wrongCase(kind, name, NameSuggestion(camelCase, kind))
  }

  private static func noIdentifier(_ kind: NameKind, _ name: Located<String>) -> Diagnostic {
    let text = name.value
    if let end = text.firstIndex(of: "("), kind == .enumCase || kind == .action {
      let head = NameSuggestion(String(text[..<end]), kind)
      return kind == .enumCase ? .caseWithPayload(name, head) : .actionWithPayload(name, head)
    }
    if text.contains("<"), kind.isUpperCamelCase { return .genericName(kind, name) }
    let meant = CamelCase.identifier(in: text, isUpper: kind.isUpperCamelCase).map {
      NameSuggestion($0, kind)
    }
    return .notAnIdentifier(name, kind, suggestion: meant?.usable)
  }
}

/// A name that could replace a wrong one.
struct NameSuggestion {
  /// The reason why the name cannot be used either.
  enum Flaw {
    case noIdentifier
    /// The name has a fixed meaning in Swift, even in backticks.
    case word
    /// The generated type has a member with this name.
    case member
  }

  let name: String
  let flaw: Flaw?

  init(_ name: String, _ kind: NameKind) {
    self.name = name
    self.flaw =
      !Identifier.isValid(name)
      ? .noIdentifier
      : Keywords.cannotBeNames.contains(name) ? .word : kind.members.contains(name) ? .member : nil
  }

  /// The name, if it can be used.
  var usable: String? { flaw == nil ? name : nil }
}

extension NameKind {
  /// The members that every generated type with names of this kind already has.
  fileprivate var members: Set<String> {
    switch self {
    case .action, .request: RuntimeNames.actionMembers
    case .child: RuntimeNames.actionMembers.union(RuntimeNames.scopeMembers)
    case .property: RuntimeNames.stateMembers
    case .enumCase: RuntimeNames.enumMembers
    case .domain, .type, .effect, .invariant, .label: []
    }
  }
}

extension Diagnostic {
  fileprivate static func actionWithPayload(_ name: Located<String>, _ head: NameSuggestion) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0401",
      "\(name.value.quoted) is not an identifier of Swift: a payload stands behind the name,"
        + " \"\(head.usable ?? "selected")\": \"(id: Int)\"",
      at: name.location,
      suggestion: head.usable
    )
  }

  fileprivate static func genericName(_ kind: NameKind, _ name: Located<String>) -> Diagnostic {
    let reason =
      kind == .type
      ? "no type of 'types' has generic parameters: declare it in Swift and leave it out here"
      : "no domain has generic parameters: leave them out"
    return Diagnostic(
      .error,
      "SK0401",
      "\(name.value.quoted) is not an identifier of Swift, and \(reason)",
      at: name.location
    )
  }

  fileprivate static func caseWithPayload(_ name: Located<String>, _ head: NameSuggestion) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0401",
      "\(name.value.quoted) is not an identifier of Swift: the values of a case stand behind its name,"
        + " {\"\(head.usable ?? "failed")\": \"(reason: String)\"}",
      at: name.location
    )
  }

  fileprivate static func unusableName(
    _ name: String,
    _ kind: NameKind,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0402",
      "no \(kind.rawValue) can be called \(name.quoted), which means something else in Swift: choose another name",
      at: location
    )
  }

  /// `shorter` is the name without the underscore, if there is one.
  fileprivate static func leadingUnderscore(
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

  fileprivate static func wrongCase(
    _ kind: NameKind,
    _ name: Located<String>,
    _ meant: NameSuggestion
  ) -> Diagnostic {
    let style = kind.isUpperCamelCase ? "UpperCamelCase" : "lowerCamelCase"
    return Diagnostic(
      .error,
      "SK0404",
      "the \(kind.rawValue) \(name.value.quoted) must be written in \(style)\(meant.objection ?? "")",
      at: name.location,
      suggestion: meant.usable
    )
  }
}

extension NameSuggestion {
  /// The reason why the name cannot be used either, as text.
  fileprivate var objection: String? {
    switch flaw {
    case nil, .noIdentifier: nil
    case .word: ", and \(name.quoted) means something else in Swift: choose another name"
    case .member: ", and \(name.quoted) is a member that it would hide: choose another name"
    }
  }
}
