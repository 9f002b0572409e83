/// The position of a JSON value, which decides the names that the value can use.
enum ValuePlace {
  /// The value of a property's default, which cannot use names.
  case `default`
  /// `$label`, and `@path` of the domain's state, in `set`. The payload is nil if it could not be read.
  case change(PayloadIndex?, ResolvedDomain)
  /// `$label`, in `add`.
  case addition(PayloadIndex?)
  /// `$label` of the trigger's values, and `@path` of the domain's state, in `with`.
  case argument(PayloadIndex, ResolvedDomain)

  var payload: PayloadIndex? {
    switch self {
    case .default: nil
    case .change(let payload, _), .addition(let payload): payload
    case .argument(let payload, _): payload
    }
  }

  /// Whether an action provides values at the position.
  var isBesideAction: Bool {
    if case .default = self { false } else { true }
  }

  /// The domain whose state is read.
  var reader: ResolvedDomain? {
    switch self {
    case .default, .addition: nil
    case .change(_, let domain), .argument(_, let domain): domain
    }
  }
}

extension ValuePlace {
  /// The reason why code in a string is not evaluated.
  fileprivate var reasonOfCode: String {
    switch self {
    case .default: "code is written {\"swift\": \"…\"}"
    case .change, .addition: "values are not computed here; 'add' adds, and a handler computes"
    case .argument: "values are not computed here"
    }
  }

  /// The reason why a text inside a value does not name another value.
  fileprivate func reasonWithinValue(_ text: String) -> String? {
    guard isBesideAction, text.hasPrefix("$") || text.hasPrefix("@") else { return nil }
    return "\(text.quoted) is a separate value, and not a part of another"
  }
}

/// Suggestions for a text that does not fit.
extension ResolvedModule {
  /// The Swift expression for a JSON value of a type. The mistake for a value that does not fit has a suggestion.
  func literal(
    _ node: JSONNode,
    as type: SwiftType,
    explainedAt place: ValuePlace
  ) throws(Mistake) -> Resolved<String> {
    do throws(Mistake) {
      return try index.literal(node, as: type)
    } catch {
      throw explained(error, node, type, place)
    }
  }

  private func explained(
    _ error: Mistake,
    _ node: JSONNode,
    _ type: SwiftType,
    _ place: ValuePlace
  ) -> Mistake {
    if let key = node.expressionKey, place.isBesideAction { return Mistake(.codeBesideAction(key)) }
    guard case .string(let string) = node.value else {
      return node.text(at: error.diagnostic.location).flatMap(place.reasonWithinValue).map(error.explained)
        ?? error
    }
    if type.isNumberOrBool, string.text.isLikeCode { return error.explained(place.reasonOfCode) }
    return error.suggesting(valueNamed(string.text, at: place) { index.fit($0, type) != .no })
  }

  /// `$name` or `@name` for the value with the name `text`, if its type is accepted.
  func valueNamed(_ text: String, at place: ValuePlace, accepts: (SwiftType) -> Bool) -> String? {
    guard Identifier.isValid(text) || text.contains(".") else { return nil }
    if let type = place.payload?.only(text)?.type?.value, accepts(type) { return "$" + text }
    guard let domain = place.reader, let property = property(called: text, in: domain) else { return nil }
    let types = [property.valueType, property.valueType?.unwrapped].compactMap(\.self)
    return types.contains(where: accepts) ? "@" + text : nil
  }
}

extension JSONNode {
  /// The key of an object `{"swift": "code"}`.
  var expressionKey: JSONString? {
    guard case .object(let members) = value, members.count == 1, case .string = members[0].value.value,
      members[0].key.text == "swift"
    else { return nil }
    return members[0].key
  }
}

extension JSONNode {
  /// The text at a location in an array or object.
  fileprivate func text(at place: SourceLocation?) -> String? {
    guard let place else { return nil }
    var rest = [self]
    while let next = rest.popLast() {
      switch next.value {
      case .array(let elements): rest += elements
      case .object(let members): rest += members.map(\.value)
      case .string(let string) where string.location == place: return string.text
      case .string, .null, .bool, .number: break
      }
    }
    return nil
  }
}

extension String {
  /// Whether the text contains signs of an expression, which names do not contain.
  fileprivate var isLikeCode: Bool {
    NumberGrammar.flaw(in: self) != nil && utf8.contains { "+-*/()<>=&|!".utf8.contains($0) }
  }
}

extension PayloadIndex {
  /// The value with the key, if the key is unique.
  fileprivate func only(_ key: String) -> PayloadValueSchema? {
    keys.filter { $0 == key }.count == 1 ? self[key]?.value : nil
  }
}

extension SwiftType {
  /// Whether a number, true or false is a value of the type, or of the type that an optional wraps.
  fileprivate var isNumberOrBool: Bool {
    if case .optional(let wrapped) = self { return wrapped.isNumberOrBool }
    switch builtIn?.literal {
    case .bool, .floatingPoint, .signed, .unsigned: return true
    case .string, .character, nil: return false
    }
  }
}
