internal import StateKitGenerator

/// Diagnostics about the user's own files: SK0801 to SK0814.
extension Diagnostic {
  /// - Parameter rest: The work that was skipped.
  static func unreadable(_ doubt: SwiftDoubt, _ rest: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0801",
      "\(rest), as this file cannot be read for sure: here is \(doubt.reason)",
      at: location
    )
  }

  static func conformsTwice(_ type: String, _ reducing: String, at places: [SourceLocation]) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0802",
      "\(type.quoted) conforms to \(reducing.quoted) in \(places.count) places, so that the place for missing"
        + " handlers is not known: write them yourself, or keep one conformance",
      at: places[0],
      notes: places.dropFirst().map { Note(message: "it conforms here, too", location: $0) }
    )
  }

  static func macroMayAdd(_ macro: String, _ rest: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0803",
      "\(rest), as \(macro.quoted) may be a macro that adds them: write the missing ones yourself",
      at: location
    )
  }

  static func handlerUnderCondition(_ handler: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0804",
      "\(handler.quoted) is there under a condition alone: write it for '#else', too, or move it out of the '#if'",
      at: location
    )
  }

  static func typeInTheWay(_ type: String, _ reducing: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0805",
      "there is a type \(type.quoted) which does not conform to \(reducing.quoted): add ': \(reducing)' to it and run"
        + " again, or let another type conform",
      at: location
    )
  }

  /// - Parameter content: The declaration that the file would contain.
  static func fileInTheWay(_ content: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0806",
      "this file has the name of the file to be written, but does not contain \(content): rename it, or put that into it",
      at: location
    )
  }

  static func protocolRenamed(_ former: SwiftInheritance, _ now: String, at location: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .error,
      "SK0807",
      "\((former.path.last ?? "").quoted) is called \(now.quoted) now: change the name here and run again",
      at: location
    )
  }

  static func notFoundAgain(_ names: [String], at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0808",
      "\(names.listed("and")) would go here and not be seen, as something in front of it is not finished: finish it and"
        + " run again",
      at: location
    )
  }

  static func otherLabels(_ function: String, now: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0810",
      "\(function.quoted) is not called: the handler is \(now.quoted) now; move its code there, or make it private"
        + " if it is a helper of yours",
      at: location
    )
  }

  /// - Parameter handler: Nil if the renamed action has no handler.
  static func actionRenamed(
    _ function: String,
    now name: String,
    handler: String?,
    at location: SourceLocation
  ) -> Diagnostic {
    let remedy =
      handler.map { "move its code to \($0.quoted)" } ?? "the renamed action has no handler: remove this one"
    return Diagnostic(
      .warning,
      "SK0811",
      "\(function.quoted) is not called: its name is \(name.quoted) now; \(remedy)",
      at: location
    )
  }

  static func handlerNotNeeded(_ function: String, _ reason: String, at location: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .warning,
      "SK0812",
      "\(function.quoted) is not called: \(reason); remove it, or make it private if it is a helper of yours",
      at: location
    )
  }

  static func noSuchAction(
    _ function: String,
    _ domain: String,
    suggestion: String?,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0813",
      "\(function.quoted) is not called: \(domain.quoted) has no such action, request or reaction; remove it, or make"
        + " it private if it is a helper of yours",
      at: location,
      suggestion: suggestion
    )
  }

  static func nothingLeftToWrite(_ domain: String, _ reducing: String, at location: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .warning,
      "SK0814",
      "there is no \(reducing.quoted), as the schema has all changes by the actions of \(domain.quoted): remove the"
        + " conformance",
      at: location
    )
  }
}
