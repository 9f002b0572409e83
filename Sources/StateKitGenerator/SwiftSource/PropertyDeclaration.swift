/// A property or a requirement for one: an object, because many properties are moved from list to list.
package final class PropertyDeclaration: Declaration {
  package enum Value {
    /// Set by an initialiser.
    case stored
    /// The code after the equals sign, on one line or several.
    case initial([Code])
    /// The lines of a computed property.
    case computed([Code])
    /// The lines of a computed property with a setter.
    case accessors(get: [Code], set: [Code])
    /// The lines of a computed property that is changed in place.
    case modified(get: [Code], modify: [Code])
  }

  let prefix: DeclarationPrefix
  /// The text before the name, for example `public static var`.
  let keyword: Code
  let name: Identifier
  let type: Code
  let value: Value

  package init(prefix: DeclarationPrefix = .none, keyword: Code, name: Identifier, type: Code, value: Value) {
    self.prefix = prefix
    self.keyword = keyword
    self.name = name
    self.type = type
    self.value = value
  }

  package var isOneLine: Bool {
    guard prefix.isEmpty else { return false }
    switch value {
    case .stored: return true
    case .computed(let lines), .initial(let lines): return lines.count == 1
    case .accessors, .modified: return false
    }
  }

  package func print(to printer: inout SwiftPrinter) {
    let head: Code = "\(keyword) \(name): \(type)"
    switch value {
    case .stored: printer.line(head, prefix)
    case .initial(let lines):
      printer.line("\(head) = \(lines.first ?? "")", prefix)
      for line in lines.dropFirst() { printer.line(line) }
    case .computed(let lines): printer.body(head, prefix, lines)
    case .accessors(let get, let set):
      accessors(head, get, "set", set, to: &printer)
    case .modified(let get, let modify):
      accessors(head, get, "_modify", modify, to: &printer)
    }
  }

  private func accessors(
    _ head: Code,
    _ get: [Code],
    _ setter: Code,
    _ set: [Code],
    to printer: inout SwiftPrinter
  ) {
    printer.block(head, prefix) { printer in
      printer.body("get", .none, get)
      if set.isEmpty { return printer.line("\(setter) {}") }
      printer.block(setter, .none) { printer in
        for line in set { printer.line(line) }
      }
    }
  }
}
