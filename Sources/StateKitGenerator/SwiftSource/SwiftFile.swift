/// A Swift file as a value.
package struct SwiftFile {
  package struct Import {
    var access: Access
    package let module: Identifier
  }

  /// A group of declarations under a heading.
  struct Section {
    let title: Code
    /// Made on printing: all declarations together take many times the memory of the file.
    let declarations: () -> [any Declaration]

    init(title: Code, declarations: @autoclosure @escaping () -> [any Declaration]) {
      self.title = title
      self.declarations = declarations
    }
  }

  /// The first lines, which are comments.
  let header: [Code]
  let documentation: DocComment?
  let imports: [Import]
  let sections: [Section]

  func print(to printer: inout SwiftPrinter) {
    printHead(to: &printer)
    for (index, section) in sections.enumerated() {
      printer.endPart(index, of: sections.count)
      print(section, to: &printer)
    }
  }

  private func printHead(to printer: inout SwiftPrinter) {
    for line in header { printer.line(line) }
    if let documentation {
      printer.blankLine()
      printer.comment(documentation, mark: "//")
    }
    printer.blankLine()
    printImports(to: &printer)
  }

  private func print(_ section: Section, to printer: inout SwiftPrinter) {
    printer.blankLine()
    printer.line("// MARK: - \(section.title)")
    for declaration in section.declarations() {
      printer.blankLine()
      declaration.print(to: &printer)
    }
  }

  /// Without the feature, a module may not import another module as `package` in one file and without a modifier in
  /// another; without the feature, the modifier is not needed.
  private func printImports(to printer: inout SwiftPrinter) {
    let lines: [Code] = imports.map { "\($0.access.prefix)import \($0.module)" }
    guard imports.contains(where: { $0.access == .package }) else {
      for line in lines { printer.line(line) }
      return
    }
    printer.line("#if hasFeature(InternalImportsByDefault)")
    for line in lines { printer.line("  \(line)") }
    printer.line("#else")
    for item in imports { printer.line("  import \(item.module)") }
    printer.line("#endif")
  }
}
