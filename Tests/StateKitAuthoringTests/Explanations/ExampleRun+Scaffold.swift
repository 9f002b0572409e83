import StateKitTestSupport

@testable import StateKitAuthoring
@testable import StateKitGenerator

extension ExampleRun {
  /// The diagnostics of the schemas, and those of the scaffold if the example has Swift files.
  var allDiagnostics: [Diagnostic] { diagnostics + (plan?.diagnostics ?? []) }

  /// The lines that the scaffold would add to an example with Swift files.
  var written: [String] { plan?.changes.flatMap(\.added) ?? [] }

  private var plan: ScaffoldPlan? {
    let swift = files.filter(\.isSwift).map(\.source)
    return swift.isEmpty ? nil : generator.scaffold(schemas, using: modules).scaffold?.plan(for: swift)
  }
}
