package import StateKitGenerator

/// A step from a JSON value to one of its parts.
package enum JSONStep: Equatable, Sendable {
  case key(String)
  case index(Int)
}

/// The keys and values that may stand at each path in a schema, with their meanings and roles.
package struct Grammar: Sendable {
  /// A form of the values that may stand at a place.
  package struct Rule: Sendable {
    package let schema: JSONSchema
    /// The definition that the rule has, if several places share it.
    package let definition: LanguageDefinition?
    /// The steps to the place, from the file on.
    package let steps: [Step]
  }

  /// A step of a rule.
  package enum Step: Sendable {
    case key(any SchemaKey)
    /// A name that the author of a schema chose.
    case name(String)
    case index
  }

  package static let standard: Grammar = Grammar()

  private let definitions: [LanguageDefinition: JSONSchema]
  /// The rules for a whole file.
  package let file: [Rule]

  private init() {
    definitions = Dictionary(uniqueKeysWithValues: LanguageDefinition.allCases.map { ($0, $0.value) })
    file = [Rule(schema: EditorSchema.file, definition: nil, steps: [])]
  }

  /// The rules for the value at a path; several where a value has several forms.
  package func rules(at path: some Sequence<JSONStep>) -> [Rule] {
    path.reduce(file) { rules, step in self.rules(below: rules, step) }
  }

  /// The rules for a part of a value that has the given rules.
  package func rules(below rules: [Rule], _ step: JSONStep) -> [Rule] {
    rules.flatMap { self.rules(below: $0, step) }
  }

  /// The rules for the value of a key of the language, without the rules for an entry that has the same name.
  package func rules(ofKey key: String, at path: some Sequence<JSONStep>) -> [Rule] {
    rules(at: path).filter { rule in rule.keys.contains(key) }
      .flatMap { rules(below: $0, .key(key)) }
  }

  private func rules(below rule: Rule, _ step: JSONStep) -> [Rule] {
    switch (rule.schema.form, step) {
    case (.object(let members), .key(let key)):
      guard let member = members.first(where: { $0.key.rawValue == key }) else { return [] }
      return forms(of: member.value, nil, rule.steps + [.key(member.key)])
    case (.entries(let entry), .key(let name)): return forms(of: entry, nil, rule.steps + [.name(name)])
    case (.list(let element), .index):
      return forms(of: element, nil, rule.steps + [.index]).map { found in
        guard let role = rule.schema.role else { return found }
        return Rule(schema: found.schema.naming(role), definition: found.definition, steps: found.steps)
      }
    case (.plain, let step):
      // A value may be an object that describes a new value by its parts.
      guard rule.schema.role?.hasParts == true else { return [] }
      let step: Step = if case .key(let name) = step { .name(name) } else { .index }
      return [Rule(schema: rule.schema, definition: rule.definition, steps: rule.steps + [step])]
    default: return []
    }
  }

  /// The rules for a schema: references are followed, and each form gives a rule.
  private func forms(of schema: JSONSchema, _ definition: LanguageDefinition?, _ steps: [Step]) -> [Rule] {
    switch schema.form {
    case .reference(let name):
      return definitions[name].map { forms(of: $0.seen(from: schema), name, steps) } ?? []
    case .either(let forms):
      return forms.flatMap { form in self.forms(of: form, nil, steps) }.map { rule in
        Rule(schema: rule.schema.seen(from: schema), definition: rule.definition ?? definition, steps: steps)
      }
    case .plain, .list, .entries, .object: return [Rule(schema: schema, definition: definition, steps: steps)]
    }
  }
}

extension Grammar.Rule {
  /// The keys of an object, in the order of the reference.
  package var keys: [String] {
    if case .object(let members) = schema.form { members.map { $0.key.rawValue } } else { [] }
  }

  /// Whether an object at the place may have a key.
  package func has(_ key: some SchemaKey) -> Bool { keys.contains(key.rawValue) }

  /// The kind of thing that a string at the place, or a key of the object there, names.
  package func role(isKey: Bool) -> NameRole? {
    guard isKey else { return schema.role }
    return schema.role?.hasParts == true ? schema.role : schema.keyRole
  }

  /// The definition of the values below the author's names, or at the positions of a list.
  package var part: LanguageDefinition? {
    switch schema.form {
    case .entries(let part), .list(let part): if case .reference(let name) = part.form { name } else { nil }
    case .plain, .reference, .either, .object: nil
    }
  }

  /// Whether a key is among the steps to the place.
  package func passes<Key: SchemaKey>(_ key: Key) -> Bool {
    steps.contains { if case .key(let step) = $0 { step as? Key == key } else { false } }
  }

  /// The part of a domain, such as `actions`, to which the place belongs; nil outside of domains.
  package var section: DomainKey? {
    steps.lazy.compactMap { if case .key(let key) = $0 { key as? DomainKey } else { nil } }.first
  }

  /// All of the author's names on the path: in a domain, the domain's name, then the name of the action, request, effect,
  /// child or reaction.
  package var path: [String] { steps.names }

  /// The domain to which the place belongs; nil outside of domains.
  package var domain: String? { passes(FileKey.domains) ? path.first : nil }

  /// The author's names after the last key of the language.
  package var names: [String] {
    let last = steps.lastIndex { if case .key = $0 { true } else { false } }
    return steps.dropFirst((last ?? -1) + 1).names
  }
}

extension NameRole {
  /// Whether a value with this role may be an object that describes a new value by its named parts.
  fileprivate var hasParts: Bool { self == .value(.property) || self == .value(.element) }
}

extension Sequence<Grammar.Step> {
  fileprivate var names: [String] {
    compactMap { if case .name(let name) = $0 { name } else { nil } }
  }
}
