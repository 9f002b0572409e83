internal import StateKitGenerator

/// The file with the tests of one domain.
struct TestSuite {
  let domain: SuiteDomain
  let file: FileModel
  let module: Identifier

  var text: String {
    var printer = SwiftPrinter()
    for name in imports { printer.line("import \(name)") }
    printer.blankLine()
    printer.line("@testable import \(module)")
    printer.blankLine()
    let attribute: Code? = support.isEmpty ? nil : "@Suite(.timeLimit(.minutes(1)))"
    printer.members(
      "struct \(Identifier(validated: domain.suiteName))",
      DeclarationPrefix(
        documentation: DocComment(
          saying: "What `\(plain: Identifier(validated: domain.model.name))` promises."
        ),
        attribute: attribute
      ),
      members
    )
    if support.isEmpty { return printer.output }
    printer.blankLine()
    for line in support { printer.line(line) }
    return printer.output
  }

  private var imports: [Identifier] {
    let others = ImportTranslator(file: file, access: .internal).imports.map(\.module).filter { $0 != module }
    return (others + [Identifier(validated: "Testing")]).sorted { $0.name < $1.name }
  }

  private var members: [any Declaration] {
    LawTests(domain: domain).members + ScopeLawTests(domain: domain).members
      + BridgeTestMethods(domain: domain).members + requests.members
  }

  private var requests: RequestTestMethods { RequestTestMethods(domain: domain) }
  private var support: [Code] { requests.support }
}
