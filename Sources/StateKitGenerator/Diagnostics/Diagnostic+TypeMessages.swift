/// What can be wrong in a string that holds a type or a payload: SK0301 to SK0322.
extension Diagnostic {
  static func typeExpected(found: String, at location: SourceLocation) -> Diagnostic {
    let remedy = found == "'?'" ? ": it stands behind the type" : ""
    return Diagnostic(
      .error,
      "SK0301",
      "expected the name of a Swift type, found \(found)\(remedy)",
      at: location
    )
  }

  static func endExpected(found: String, at location: SourceLocation) -> Diagnostic {
    let remedy =
      switch found {
      case "'='": ": beside 'type', the default of a property has the key 'default'"
      case "'['": ": an array is '[String]'"
      case "'|'": ": what may be nil has a '?' behind its type"
      default: ""
      }
    return Diagnostic(
      .error,
      "SK0302",
      "expected nothing after the type, found \(found)\(remedy)",
      at: location
    )
  }

  static func parenthesesMissing(
    around payload: String,
    found: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0302",
      "expected nothing after the type, found \(found): put it in parentheses, \("(\(payload))".quoted)",
      at: location
    )
  }

  static func bracketExpected(
    _ bracket: String,
    found: String,
    at location: SourceLocation,
    opening: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0303",
      "expected '\(bracket)', found \(found)",
      at: location,
      notes: [Note(message: "to close the bracket that opens here", location: opening)]
    )
  }

  static func typeTooDeep(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0304", "the type is nested too deep: declare a part of it in Swift", at: location)
  }

  static func functionType(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0305",
      "a function cannot be compared or stored as a value: keep it out of states and actions, in an effect",
      at: location
    )
  }

  static func implicitlyUnwrapped(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0306",
      "an implicitly unwrapped optional has no place here: write '?'",
      at: location
    )
  }

  static func opaqueType(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0307",
      "'some' names no type that could be stored: name the type itself",
      at: location
    )
  }

  static func metatype(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0308", "a metatype is no value: name the type itself", at: location)
  }

  static func typeSpecifier(_ word: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0309", "'\(word)' belongs to parameters and variables: leave it out", at: location)
  }

  static func attributedType(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0310", "a type has no attributes here: leave them out", at: location)
  }

  static func optionalExistential(_ type: SwiftType, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0311", "an optional '\(type)' needs parentheses: write '(\(type))?'", at: location)
  }

  static func anyMissing(before name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0312", "'\(name)' is a protocol: write 'any \(name)'", at: location)
  }

  /// What `any Error` would come to is another mistake: it is not Equatable.
  static func failureIsAnyError(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0312",
      "'Error' is a protocol: declare an enum in 'types' that says what can fail, or name an Error type of your own",
      at: location
    )
  }

  static func compositionWithoutAny(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0313", "protocols joined by '&' need an 'any' before the first", at: location)
  }

  static func notAProtocol(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0314", "'\(name)' is no protocol: leave out 'any'", at: location)
  }

  static func genericArguments(
    of name: String,
    expected: Int,
    found: Int,
    at location: SourceLocation
  ) -> Diagnostic {
    let count =
      expected == 0 ? "no generic argument" : expected == 1 ? "one generic argument" : "two generic arguments"
    return Diagnostic(.error, "SK0315", "'\(name)' takes \(count), not \(found)", at: location)
  }

  static func tupleOfOne(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0316",
      "a tuple has two elements at least: leave out label and parentheses",
      at: location
    )
  }

  static func twoLabels(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0317", "a value has one label: leave out one of the two names", at: location)
  }

  static func underscoreLabel(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0318", "a value without a label is its type alone: leave out '_:'", at: location)
  }

  static func payloadDefault(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0319",
      "a payload has no default values: leave out what follows the type",
      at: location
    )
  }

  static func variadicType(at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, "SK0320", "a value cannot be variadic: write an array", at: location)
  }

  static func colonMissing(after label: String, found: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0321",
      "there is no ':' between the label \(label.quoted) and its type, found \(found)",
      at: location
    )
  }

  static func inlineArray(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0322",
      "an 'InlineArray' needs newer systems than StateKit does, and is not Equatable: use an array, or a struct in"
        + " 'types' with a property for each element",
      at: location
    )
  }

  static func labelBehindType(found: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0321",
      "a label stands in front of its type, with ':' between, found \(found)",
      at: location
    )
  }
}
