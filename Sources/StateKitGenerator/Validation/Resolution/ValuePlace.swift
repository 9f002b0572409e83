/// Where a JSON value stands, by what can be named in its place.
enum ValuePlace {
  /// Nothing.
  case `default`
  /// `$label`, in `set` and `add`. Nil where the payload could not be read.
  case change(PayloadIndex?)
  /// `$label` of what comes, and `@path` of the domain's state, in `with`.
  case argument(PayloadIndex, DomainEntry)

  var payload: PayloadIndex? {
    switch self {
    case .default: nil
    case .change(let payload): payload
    case .argument(let payload, _): payload
    }
  }

  /// Whether an action brings what stands there.
  var isBesideAction: Bool {
    if case .default = self { false } else { true }
  }

  /// The domain whose state is read.
  var reader: DomainEntry? {
    guard case .argument(_, let domain) = self else { return nil }
    return domain
  }
}

/// What the author of a text may have meant in its stead.
extension SchemaIndex {
  /// The Swift expression for a JSON value of a type. Where it does not fit, what may have been meant is said.
  func literal(_ node: JSONNode, as type: SwiftType, at place: ValuePlace) throws(Unresolved) -> String {
    do throws(Unresolved) {
      return try literal(node, as: type)
    } catch {
      throw explained(error, node, type, place)
    }
  }

  private func explained(
    _ error: Unresolved,
    _ node: JSONNode,
    _ type: SwiftType,
    _ place: ValuePlace
  ) -> Unresolved {
    guard error.diagnostic != nil else { return error }
    if let key = node.expressionKey, place.isBesideAction { return Unresolved(.codeBesideAction(key)) }
    guard case .string(let string) = node.value else { return error }
    if case .change = place, string.text.hasPrefix("@") { return Unresolved(.pathInChange(string)) }
    return error.suggesting(valueNamed(string.text, at: place) { fit($0, type) != .no })
  }

  /// `$name` or `@name` for the value that is called like a text, if its type is accepted.
  func valueNamed(_ text: String, at place: ValuePlace, accepts: (SwiftType) -> Bool) -> String? {
    guard Identifier.isValid(text) || text.contains(".") else { return nil }
    if let type = place.payload?.only(text)?.type?.value, accepts(type) { return "$" + text }
    guard let domain = place.reader, let property = property(called: text, in: domain) else { return nil }
    let types = [property.valueType, property.valueType?.unwrapped].compactMap(\.self)
    return types.contains(where: accepts) ? "@" + text : nil
  }

  /// What a dotted text leads to in a domain's state.
  func property(called text: String, in domain: DomainEntry) -> ResolvedProperty? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy(Identifier.isValid) else { return nil }
    let start = domain.schema.name.location
    let path = PathSchema(components: names.map { Located($0, at: start) })
    return try? property(at: path, in: domain, mayEndUnknown: false)
  }
}

extension JSONNode {
  /// The key of an object that is `{"swift": "code"}`.
  var expressionKey: JSONString? {
    guard case .object(let members) = value, members.count == 1, case .string = members[0].value.value,
      members[0].key.text == "swift"
    else { return nil }
    return members[0].key
  }
}

extension PayloadIndex {
  /// The value that is called so, where no other one is.
  fileprivate func only(_ key: String) -> PayloadValueSchema? {
    keys.filter { $0 == key }.count == 1 ? self[key]?.value : nil
  }
}

extension SwiftType {
  fileprivate var unwrapped: SwiftType? {
    guard case .optional(let wrapped) = self else { return nil }
    return wrapped
  }
}
