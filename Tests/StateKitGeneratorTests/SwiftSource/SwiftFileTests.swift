import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct SwiftFileTests {
  private func file(_ imports: [(Access, String)]) -> String {
    var printer = SwiftPrinter()
    SwiftFile(
      header: ["// Generated"],
      documentation: DocComment("All of it."),
      imports: imports.map { SwiftFile.Import(access: $0.0, module: Identifier(validated: $0.1)) },
      sections: [
        SwiftFile.Section(title: "Things", declarations: [CaseDeclaration(name: Identifier(validated: "a"))])
      ]
    ).print(to: &printer)
    return printer.output
  }

  @Test func `a file has its header, its documentation, its imports and its sections`() {
    expectEqual(
      file([(.public, "StateKit"), (.internal, "Foundation")]),
      """
      // Generated

      // All of it.

      public import StateKit
      import Foundation

      // MARK: - Things

      case a

      """
    )
  }

  @Test func `an import for the package has its access only where it must`() {
    #expect(
      file([(.package, "StateKit"), (.internal, "Foundation")]).contains(
        """
        #if hasFeature(InternalImportsByDefault)
          package import StateKit
          import Foundation
        #else
          import StateKit
          import Foundation
        #endif

        """
      )
    )
  }
}
