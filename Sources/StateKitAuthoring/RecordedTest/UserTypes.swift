internal import StateKitGenerator

/// The user's structs and enums that have derived coding, and that a test can make.
///
/// A type is included if it is `Codable` without coding of its own, and if, for a struct, an initializer has a parameter for
/// each stored property.
struct UserTypes {
  enum Definition {
    case structure([(name: Identifier, type: SwiftType)])
    /// An enum whose raw values are the names of its cases.
    case words([Identifier])
  }

  /// A declaration, and the module that it is in.
  struct UserType {
    let module: String
    let definition: Definition
  }

  private var types: [String: UserType] = [:]
  /// Names that are declared more than once.
  private var ambiguous: Set<String> = []

  /// - Parameters:
  ///   - code: The files of each module.
  ///   - tested: The module whose internal declarations a test can use.
  init(_ code: [String: UserCode], tested: String) {
    for (module, code) in code.sorted(by: { $0.key < $1.key }) {
      for scope in code.outlines.flatMap(\.scopes) where scope.kind == .type && scope.path.count == 1 {
        let name = scope.path[0]
        if types[name] != nil { ambiguous.insert(name) }
        let reading = UserTypeReading(
          scope: scope,
          others: code.extensions(of: name),
          isTested: module == tested
        )
        types[name] = reading.definition.map { UserType(module: module, definition: $0) }
      }
    }
  }

  /// The definition of a type; nil if a test cannot make the type.
  subscript(type: SwiftType) -> UserType? {
    guard case .named(let path) = type, let name = path.last?.name, path.count <= 2,
      path.allSatisfy({ $0.arguments.isEmpty }), !ambiguous.contains(name), let found = types[name],
      path.count == 1 || path[0].name == found.module
    else { return nil }
    return found
  }
}

/// Reads the declaration of one type.
private struct UserTypeReading {
  let scope: SwiftScope
  let others: [SwiftScope]
  let isTested: Bool

  private var file: SourceFile { scope.file }
  private var all: [SwiftScope] { [scope] + others }
  var definition: UserTypes.Definition? {
    let coding: Set<String> = ["Codable", "Encodable", "Decodable"]
    guard scope.modifiers.allowUse(inOwnModule: isTested), all.contains(where: { $0.inherits(coding) }),
      !hasOwnCoding, scope.macros.isEmpty
    else {
      return nil
    }
    switch scope.keyword {
    case "struct": return structure
    case "enum": return words
    default: return nil
    }
  }

  private var hasOwnCoding: Bool {
    all.contains { scope in
      let text = String(decoding: scope.file.bytes[scope.body.inside], as: UTF8.self)
      return text.contains("CodingKeys") || scope.functions.contains { $0.name == "encode" }
        || scope.initializers.contains { $0.parameters.first?.label == "from" }
    }
  }

  private var structure: UserTypes.Definition? {
    guard let properties = storedProperties else { return nil }
    let labels = properties.map(\.name.name)
    let own = all.flatMap(\.initializers)
    let inBody = scope.initializers
    if inBody.isEmpty {
      // Swift derives an initializer that only the module can use.
      if isTested, !properties.contains(where: \.isHidden) {
        return .structure(properties.map { ($0.name, $0.type) })
      }
    }
    let isMade = own.contains { made in
      made.parameters.map(\.label) == labels && made.modifiers.allowUse(inOwnModule: isTested)
    }
    return isMade ? .structure(properties.map { ($0.name, $0.type) }) : nil
  }

  private struct Property {
    let name: Identifier
    let type: SwiftType
    let isHidden: Bool
  }

  /// The stored properties; nil if one of them lacks a type, or has an attribute that may change its stored form.
  private var storedProperties: [Property]? {
    var properties: [Property] = []
    var modifiers: Set<String> = []
    var hasAttribute = false
    for (index, node) in scope.body.nodes.enumerated() {
      guard let token = node.token else {
        if case .conditional = node { return nil }
        continue
      }
      if token.isSign(ASCII.at) { hasAttribute = true }
      let word = token.kind == .word ? file.text(of: token) : ""
      if SwiftDeclarations.isModifier(word) { modifiers.insert(word) }
      let isProperty = word == "var" || word == "let"
      guard isProperty || UserTypeReading.otherKeywords.contains(word) else { continue }
      defer { (modifiers, hasAttribute) = ([], false) }
      guard isProperty, !modifiers.contains("static") else { continue }
      guard let read = SwiftDeclarations.property(scope.body.nodes[(index + 1)...], in: file) else {
        return nil
      }
      if read.isComputed { continue }
      // A constant with a value is not a parameter, and is not read.
      guard !hasAttribute, !modifiers.contains("lazy"), word == "var" || !read.hasValue,
        let name = Identifier(read.name), let type = SwiftType(read.type)
      else { return nil }
      let isHidden = !modifiers.allowUse(inOwnModule: true)
      properties.append(Property(name: name, type: type, isHidden: isHidden))
    }
    return properties.isEmpty ? nil : properties
  }

  private static let otherKeywords: Set<String> = [
    "func", "init", "subscript", "typealias", "struct", "enum", "actor",
  ]

  private var words: UserTypes.Definition? {
    guard scope.inheritance.first?.path == ["String"] else { return nil }
    var words: [Identifier] = []
    // A name follows `case` or a comma; any other token after a name ends the list.
    var isInList = false
    var isNameNext = false
    for node in scope.body.nodes {
      guard let token = node.token else {
        if isInList, node.group?.isParentheses == true { return nil }
        isInList = false
        continue
      }
      if isNameNext {
        guard let name = Identifier(file.name(token)) else { return nil }
        words.append(name)
        isNameNext = false
      } else if file.text(of: token) == "case" {
        (isInList, isNameNext) = (true, true)
      } else if isInList, token.isSign(ASCII.equals) {
        return nil
      } else {
        isNameNext = isInList && token.isSign(ASCII.comma)
        isInList = isNameNext
      }
    }
    return words.isEmpty ? nil : .words(words)
  }
}

extension SwiftScope {
  /// The initializers in the body.
  fileprivate var initializers: [SwiftInitializer] { SwiftDeclarations.initializers(body.nodes, in: file) }
}
