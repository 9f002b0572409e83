/// What can be wrong with other modules: SK0680 to SK0685.
extension Diagnostic {
  static func unknownModule(_ module: Located<String>, given: [String]) -> Diagnostic {
    let name = module.value
    return Diagnostic(
      .error,
      "SK0680",
      "the schemas of the module \(name.quoted) are not known: if it has any, let the target depend on it, and the"
        + " build plugin finds them, or pass '--use \(name)=PATH', the folder they are in; if it has none, name it in"
        + " 'imports' instead",
      at: module.location,
      suggestion: nearMiss(of: name, in: given)
    )
  }

  static func moduleIsWrong(_ module: Located<String>, first: Diagnostic) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0681",
      "the schemas of the module \(module.value.quoted) cannot be used: mend what is wrong in them first",
      at: module.location,
      notes: [Note(message: first.message, location: first.location)] + first.notes
    )
  }

  /// `way` begins and would end with the same module.
  static func modulesUseEachOther(_ way: [String], at location: SourceLocation) -> Diagnostic {
    let path = (way + way.prefix(1)).map(\.shown).joined(separator: " → ")
    return Diagnostic(
      .error,
      "SK0682",
      "the module \(way[0].quoted) uses itself (\(path)): let one of them do without the other",
      at: location
    )
  }

  /// `what` is like `the domain 'Accounts.Users'`.
  static func moduleNotNamed(_ module: String, _ what: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0683",
      "\(what) is of the module \(module.quoted), which this file does not use: put \"\(module)\" into 'uses'",
      at: location
    )
  }

  static func hiddenFromModules(
    _ what: String,
    _ shownName: String,
    _ name: Located<String>,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0684",
      "the \(what) \(shownName.quoted) is internal, so that no other module sees it:"
        + " put \"access\": \"public\" into the file that declares it",
      at: location,
      notes: [Note(message: "\(name.value.quoted) is declared here", location: name.location)]
    )
  }

  static func hidesModule(_ name: Located<String>, use: Located<String>) -> Diagnostic {
    hidesModule("the type \(name.value.quoted)", use, rename: "the type", "the type", name)
  }

  /// A type that is generated for the domain does.
  static func hidesModule(_ domain: DomainEntry, use: Located<String>) -> Diagnostic {
    let isState = GeneratedNames(domain: domain.name).state == use.value
    let what = isState ? "the state" : "the type \(use.value.quoted)"
    return hidesModule(
      "\(what) of the domain \(domain.name.quoted)",
      use,
      rename: "the domain or the module",
      "the domain",
      domain.schema.name
    )
  }

  private static func hidesModule(
    _ what: String,
    _ use: Located<String>,
    rename: String,
    _ declared: String,
    _ name: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0685",
      "\(what) hides the module \(use.value.quoted), by whose name generated code reaches what is in it: rename \(rename)",
      at: use.location,
      notes: [Note(message: "\(declared) is declared here", location: name.location)]
    )
  }
}
