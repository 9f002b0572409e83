/// The meanings of keys that an object cannot have.
struct UnknownKeys {
  enum Meaning {
    /// A misspelled key of the object, or another word for the only key that is missing.
    case misspelled(String)
    /// The key of other objects.
    case elsewhere([ObjectShape])
    /// A domain or type that stands at the wrong place.
    case declaration(isType: Bool)
    /// `isNear` is whether a similar key exists that the author probably did not mean.
    case unknown(isNear: Bool)
  }

  /// In the order of the file.
  private(set) var meanings: [(member: JSONMember, meaning: Meaning)] = []
  /// The required keys that are missing and that the unknown keys may stand for.
  private(set) var needed: [String] = []
  private let shape: ObjectShape
  /// Other words for keys, too different to be found as misspellings.
  private static let otherWords = ["bindings": "binds", "binding": "binds"]
  /// The keys of the shape that the object does not have.
  private let absent: [String]

  init(_ unknown: [JSONMember], beside known: [JSONMember], of shape: ObjectShape) {
    self.shape = shape
    self.absent = shape.keys.filter { key in !known.contains { $0.key.text == key } }
    meanings = unknown.map { ($0, meaning(of: $0)) }
    let misspelled = meanings.compactMap(\.meaning.ownKey)
    needed = absent.filter { key in
      !misspelled.contains(key)
        && meanings.contains { member, meaning in
          meaning.isForeign
            ? shape.required.contains(key) : meaning.isOpen && shape.needs(key, as: member.value)
        }
    }
    let open = meanings.indices.filter { meanings[$0].meaning.isWithoutHint }
    let isAlone = open.count == 1 && meanings.count(where: \.meaning.isOpen) == 1
    if isAlone, needed.count == 1 {
      meanings[open[0]].meaning = .misspelled(needed[0])
      needed = []
    } else if needed.isEmpty, shape.needsAlternative(absent),
      !misspelled.contains(where: shape.alternatives.contains)
    {
      needed = shape.alternatives
    }
  }

  private func meaning(of member: JSONMember) -> Meaning {
    let key = member.key.text
    if let own = nearMiss(of: key, in: absent, within: 0) { return .misspelled(own) }
    if let own = UnknownKeys.otherWords[key], absent.contains(own) { return .misspelled(own) }
    if let isType = shape.declares(member) { return .declaration(isType: isType) }
    let near = nearMiss(of: key, in: absent)
    if let near, isMeant(near, by: member), nearMiss(of: key, in: [near], within: 1) != nil {
      return .misspelled(near)
    }
    let others = ObjectShape.all.filter { $0.keys.contains(key) && !$0.isApart }
    if !others.isEmpty { return .elsewhere(others) }
    guard let near, isMeant(near, by: member) else { return .unknown(isNear: near != nil) }
    return .misspelled(near)
  }

  /// Whether the author meant a key that is not required. If the value fits a missing required key, the author meant
  /// that one: in a bridge without `dispatch`, `then` does not mean `when`.
  private func isMeant(_ near: String, by member: JSONMember) -> Bool {
    shape.needs(near, as: member.value) || !absent.contains { shape.needs($0, as: member.value) }
  }
}

extension UnknownKeys.Meaning {
  /// The key of the same object that was meant.
  var ownKey: String? {
    guard case .misspelled(let key) = self else { return nil }
    return key
  }

  /// Whether the author may have meant a missing key.
  fileprivate var isOpen: Bool {
    switch self {
    case .misspelled: false
    case .elsewhere, .declaration, .unknown: true
    }
  }

  /// Whether the key belongs to other kinds of objects.
  fileprivate var isForeign: Bool {
    if case .elsewhere = self { true } else { false }
  }

  fileprivate var isWithoutHint: Bool {
    if case .unknown(isNear: false) = self { true } else { false }
  }
}

extension ObjectShape {
  /// Whether a key is required and a value is of its kind.
  fileprivate func needs(_ key: String, as value: JSONNode) -> Bool {
    switch (key, value.value) {
    case ("struct", .object), ("enum", .array), ("oneOf", .object), ("stack", .object), ("on", .string),
      ("domain", .string):
      required.contains(key) || alternatives.contains(key)
    case ("domains", .object), ("statekit", .number), ("dispatch", .string), ("type", .string):
      required.contains(key)
    default: false
    }
  }

  /// Whether all alternatives are among the keys that the object does not have.
  fileprivate func needsAlternative(_ absent: [String]) -> Bool {
    !alternatives.isEmpty && alternatives.allSatisfy(absent.contains)
  }

  /// Whether a name among the keys is that of a type; nil if it is not the name of a declaration.
  fileprivate func declares(_ member: JSONMember) -> Bool? {
    guard noun == FileKey.shape.noun || noun == DomainKey.shape.noun,
      member.key.text.first?.isUppercase == true,
      case .object(let members) = member.value.value
    else { return nil }
    return members.contains { TypeKey.shape.alternatives.contains($0.key.text) }
  }
}
