/// A declaration as a value that can be printed.
package protocol Declaration {
  /// Whether the declaration needs no empty lines around it.
  var isOneLine: Bool { get }

  func print(to printer: inout SwiftPrinter)
}

/// The optional parts before any declaration.
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
