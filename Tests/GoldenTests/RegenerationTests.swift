import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct RegenerationTests {
  @Test
  func `the goldens are the output for their schemas, and .ci/record-goldens writes them again`()
    throws
  {
    let recorded = try Golden.files(in: "Generated", ending: ".swift")
    let generated = try Golden.generated.get()
    expectEqual(recorded.map(\.lastPathComponent), generated.map(\.name))
    for (file, recorded) in zip(generated, recorded) {
      // Computed outside the macro, which would print all bytes of both files.
      let isSame = Array(try Data(contentsOf: recorded)) == file.contents
      #expect(isSame, "\(file.name) would change")
    }
  }

  /// The consumers' builds would find it much later.
  @Test(arguments: [
    ("Vendored", "Vendored/Schemas", "Vendored/Sources/Vendored", nil),
    ("Cart", "Committed/Sources/Cart", "Committed/Sources/Cart", nil),
    ("Committed", "Committed/Sources/Committed", "Committed/Sources/Committed", "Committed/Sources/Cart"),
  ])
  func `the code that consumers commit is the output for their schemas`(
    module: String,
    schemas: String,
    sources: String,
    used: String?
  ) throws {
    func files(_ folder: String, _ suffix: String) throws -> [SourceFile] {
      try Golden.files(in: "../Consumers/\(folder)", ending: suffix).map(Golden.schema)
    }
    var options = GeneratorOptions()
    options.moduleName = module
    let modules = try used.map { [SchemaModule(name: "Cart", files: try files($0, ".json"))] } ?? []
    let result = Generator(options: options).generate(try files(schemas, ".json"), using: modules)
    let committed = try files("\(sources)/Generated", ".swift")
    expectEqual(committed.map(\.path), result.files.map(\.name))
    for (file, committed) in zip(result.files, committed) {
      let isSame = committed.bytes == file.contents
      #expect(isSame, "\(file.name) of \(module) would change: .ci/record-goldens")
    }
  }

  @Test func `generating twice gives the same bytes, with and without lines of schemas`() throws {
    for (first, writesLines) in [(Golden.generated, false), (Golden.generatedWithLines, true)] {
      let again = try Golden.generate { $0.sourceLocations = writesLines }
      expectEqual(try first.get().map(\.contents), again.map(\.contents))
    }
  }

  @Test func `lines of schemas are written only where they are asked for`() throws {
    func lines(_ files: [GeneratedFile]) -> Int {
      files.map { String(decoding: $0.contents, as: UTF8.self) }
        .flatMap { $0.split(separator: "\n") }
        .filter { $0.drop { $0 == " " }.hasPrefix("#sourceLocation") }.count
    }
    expectEqual(lines(try Golden.generated.get()), 0)
    #expect(lines(try Golden.generatedWithLines.get()) > 0)
  }
}
