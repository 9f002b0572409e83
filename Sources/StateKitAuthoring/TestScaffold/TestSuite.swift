internal import StateKitGenerator

/// The file with the tests of one domain.
struct TestSuite {
  let domain: SuiteDomain
  let file: FileModel
  let module: Identifier

  var text: String {
    var printer = SwiftPrinter(lineLength: SwiftPrinter.lineLengthOfTests)
    for name in imports { printer.line("import \(name)") }
    printer.blankLine()
    printer.line("@testable import \(module)")
    for (kind, type) in disputedTypes { printer.line("@testable import \(kind) \(module).\(type)") }
    printer.blankLine()
    let attribute: Code? = support.isEmpty ? nil : "@Suite(.timeLimit(.minutes(1)))"
    printer.members(
      "struct \(Identifier(validated: domain.suiteName))",
      DeclarationPrefix(
        documentation: DocComment(
          saying: "Tests of the bridges and requests of `\(plain: Identifier(validated: domain.model.name))`."
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

  /// The types of the module that share a name with the testing library: an import by name gives them
  /// priority.
  private var disputedTypes: [(kind: Code, name: Identifier)] {
    domain.values.allTypes.filter { TestSuite.testingTypes.contains($0.name.name) }.map { type in
      if case .struct = type.kind { ("struct", type.name) } else { ("enum", type.name) }
    }
  }

  private static let testingTypes: Set<String> = [
    "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation",
    "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus", "ExitTest", "Expectation",
    "ExpectationFailedError", "Issue", "IssueHandlingTrait", "KnownIssueMatcher", "ParallelizationTrait",
    "SourceLocation", "Suite", "SuiteTrait", "Tag", "Test", "TestScoping", "TestTrait", "TimeLimitTrait",
    "Trait",
  ]

  /// Names are made unique: paths and names may differ only by a dot, and a bridge may be declared twice with
  /// two conditions.
  private var members: [any Declaration] {
    var names: Set<String> = []
    return all.map { member in
      guard var test = member as? TestMethod else { return member }
      test.name = test.name.free(in: names)
      names.insert(test.name.name)
      return test
    }
  }

  private var all: [any Declaration] {
    BridgeTestMethods(domain: domain).members + requests.members
  }

  private var requests: RequestTestMethods { RequestTestMethods(domain: domain) }
  private var support: [Code] { requests.support }
}

extension SwiftPrinter {
  /// The default line length of `swift format`, because the file belongs to the user.
  static var lineLengthOfTests: Int { 100 }
}

extension Identifier {
  /// The name, with a number if it is taken.
  func free(in taken: Set<String>) -> Identifier {
    if !taken.contains(name) { return self }
    var number = 2
    while taken.contains("\(name)\(number)") { number += 1 }
    return Identifier(validated: "\(name)\(number)")
  }
}
