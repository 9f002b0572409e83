extension SchemaParser {
  /// The path under a key that may be absent.
  func path<Key>(_ object: SchemaObject<Key>, _ key: Key) -> PathSchema? {
    object[key].flatMap { string($0, "'\(key.rawValue)'") }.flatMap { path($0, of: "'\(key.rawValue)'") }
  }

  /// The paths under a key that holds one or several; nil if the key is absent, or if one of them cannot be read.
  func paths<Key>(_ object: SchemaObject<Key>, _ key: Key) -> [PathSchema]? {
    object[key].flatMap { paths($0, key.rawValue) }
  }

  /// - Parameter toActions: Whether the paths lead to actions, so that one may end in `*`.
  func paths(_ node: JSONNode, _ key: String, toActions: Bool = true) -> [PathSchema]? {
    func path(_ string: JSONString, _ what: String) -> PathSchema? {
      toActions ? actionPath(string, of: what) : self.path(string, of: what)
    }
    guard case .array(let nodes) = node.value else {
      let string = string(node, "'\(key)'", expected: "a string, or an array of strings")
      return string.flatMap { path($0, "'\(key)'") }.map { [$0] }
    }
    if nodes.isEmpty { diagnostics.report(.empty(key, "at least one path", at: node.location)) }
    let what = "an entry of '\(key)'"
    var paths: [PathSchema] = []
    for path in nodes.compactMap({ string($0, what).flatMap { path($0, what) } }) {
      if let first = paths.first(where: { $0.names == path.names }) {
        diagnostics.report(.repeatedPath(path, in: key, first: first))
      } else {
        paths.append(path)
      }
    }
    return paths.isEmpty || paths.count < nodes.count ? nil : paths
  }

  /// A path to an action, or to all actions of a domain: `users.*`.
  private func actionPath(_ string: JSONString, of what: String) -> PathSchema? {
    let sign = PathSchema.allActions
    guard string.text == sign || string.text.hasSuffix("." + sign) else { return path(string, of: what) }
    let offset = string.text.utf8.count - 1
    let last = Located(sign, at: string.location(atUTF8Offset: offset))
    if offset == 0 { return PathSchema(components: [last]) }
    return path(string, upTo: offset - 1, of: what).map { PathSchema(components: $0.components + [last]) }
  }

  /// The dotted path in a text, from a UTF-8 offset on, and up to another; nil if the text is not a path.
  ///
  /// - Parameter hasElements: Whether the path may name elements: `rows[$id].title`.
  func path(
    _ string: JSONString,
    from start: Int = 0,
    upTo end: Int? = nil,
    of what: String,
    hasElements: Bool = false
  ) -> PathSchema? {
    let scanner = PathScanner(string, from: start, upTo: end, hasElements: hasElements)
    switch scanner.scan() {
    case .path(let path): return path
    case .failure(let offset): return noPath(string, from: start, endingAt: offset, of: what)
    case .noElement(let offset):
      diagnostics.report(.noElement(string, at: string.location(atUTF8Offset: offset)))
      return nil
    }
  }

  /// The path under a word that changes the state. Another text is one name, which no property has.
  func target(_ string: JSONString) -> PathSchema? {
    switch PathScanner(string, hasElements: true).scan() {
    case .path(let path) where path.components.count > 1 || !path.elements.isEmpty: return path
    case .path, .failure: return PathSchema(components: [string.located])
    case .noElement(let offset):
      diagnostics.report(.noElement(string, at: string.location(atUTF8Offset: offset)))
      return nil
    }
  }

  private func noPath(_ string: JSONString, from start: Int, endingAt end: Int, of what: String)
    -> PathSchema?
  {
    let signs = String(decoding: string.text.utf8.prefix(start), as: UTF8.self)
    let path = String(decoding: string.text.utf8.dropFirst(start), as: UTF8.self)
    let meant = path.pathMeant.map { signs + $0 }
    diagnostics.report(.noPath(string.text, what, meant: meant, at: string.location(atUTF8Offset: end)))
    return nil
  }
}

extension String {
  /// The path in a text that writes it as another language would: `.opened`, `users/opened`, `users?.opened()`.
  fileprivate var pathMeant: String? {
    var path = drop { ".@$\\#/ ".contains($0) }
    path = path.prefix { $0 != "(" }
    while path.last == " " { path = path.dropLast() }
    var names: [Substring] = [""]
    for character in path {
      switch character {
      case ".", "/": names.append("")
      // `::` separates, too. `?` and `!` behind a name are optional chaining.
      case ":": if names.last != "" { names.append("") }
      case "?" where names.last != "", "!" where names.last != "": continue
      default: names[names.count - 1].append(character)
      }
    }
    guard names.allSatisfy({ Identifier.isValid(String($0)) }) else { return nil }
    return names.joined(separator: ".")
  }
}

extension Diagnostic {
  fileprivate static func repeatedPath(_ path: PathSchema, in key: String, first: PathSchema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0219",
      "'\(key)' names \(path.text.quoted) twice: leave one of them out",
      at: path.components[0].location,
      notes: [Note(message: "the other one is here", location: first.components[0].location)]
    )
  }

  /// The message for brackets without the label of a value.
  fileprivate static func noElement(_ string: JSONString, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0210",
      "\(string.text.quoted) is not a path: an element is named by a value of the payload in brackets, as in"
        + " 'rows[$id].title'",
      at: location
    )
  }

  fileprivate static func noPath(
    _ text: String,
    _ what: String,
    meant: String?,
    at location: SourceLocation
  ) -> Diagnostic {
    let isComparison = what == "'when'" && meant == nil && !text.isEmpty
    let form =
      if text.hasSuffix(".*") {
        "'*' stands for all actions in 'on' and 'until' alone"
      } else if text.contains("[$") {
        "an element is named in 'set' and the other changes alone"
      } else if isComparison {
        "'when' is the path of a property that is true or false, with '!' in front where it must not be, or an object:"
          + " {\"path\": \"phase\", \"is\": \"ready\"}, {\"all\": […]} or {\"any\": […]}"
      } else {
        "a path is names with a dot between them, for example 'settings.isOn'"
      }
    return Diagnostic(
      .error,
      "SK0210",
      "\(text.quoted) is not a path for \(what); \(form)",
      at: location,
      suggestion: meant
    )
  }
}
