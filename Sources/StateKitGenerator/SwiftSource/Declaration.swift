/// A declaration as a value, which can be printed.
package protocol Declaration {
  /// Whether it may stand without empty lines around it.
  var isOneLine: Bool { get }

  func print(to printer: inout SwiftPrinter)
}

/// What may stand in front of any declaration.
package struct DeclarationPrefix {
  var documentation: DocComment?
  /// For example `@available(*, deprecated, message: "Use renamed")`.
  var attribute: Code?

  package init(documentation: DocComment? = nil, attribute: Code? = nil) {
    self.documentation = documentation
    self.attribute = attribute
  }

  package static let none: DeclarationPrefix = DeclarationPrefix()

  var isEmpty: Bool { lineCount == 0 }

  var lineCount: Int { (documentation?.lines.count ?? 0) + (attribute == nil ? 0 : 1) }
}
