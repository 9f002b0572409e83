/// A Swift file as a value.
struct SwiftFile {
  struct Import {
    var access: Access
    let module: Identifier
  }

  /// A group of declarations under a heading.
  struct Section {
    let title: Code
    let declarations: [any Declaration]
  }

  /// The first lines, which are comments.
  let header: [Code]
  let documentation: DocComment?
  let imports: [Import]
  let sections: [Section]

  func print(to printer: inout SwiftPrinter) {
    for line in header { printer.line(line) }
    if let documentation {
      printer.blankLine()
      printer.comment(documentation, mark: "//")
    }
    printer.blankLine()
    for item in imports { printer.line("\(item.access.prefix)import \(item.module)") }
    for section in sections {
      printer.blankLine()
      printer.line("// MARK: - \(section.title)")
      for declaration in section.declarations {
        printer.blankLine()
        declaration.print(to: &printer)
      }
    }
  }
}
