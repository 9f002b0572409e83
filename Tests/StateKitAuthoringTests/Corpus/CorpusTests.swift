import Foundation
import Testing

@testable import StateKitGenerator

/// The first inputs of the fuzzers, and all inputs that they found: each file fulfils its property.
struct CorpusTests {
  @Test(arguments: Property.all)
  func `the properties of any input hold for each input in the corpus`(property: Property) throws {
    let inputs = try Corpus.inputs(of: property)
    #expect(!inputs.isEmpty)
    for (name, bytes) in inputs {
      #expect(throws: Never.self, "\(name)") { try property.check(bytes) }
    }
  }

  @Test(arguments: [Property.generate, .reports, .format])
  func `the properties of any input hold for the repository's schemas`(property: Property) throws {
    for file in try SchemaFolder.valid() {
      #expect(throws: Never.self, "\(file.path)") { try property.check(file.bytes) }
    }
  }

  @Test func `two schemas stand in one input beside each other`() throws {
    let files = try SchemaFolder.valid().map(\.bytes)
    for (old, new) in zip(files, files.dropFirst()) {
      #expect(throws: Never.self) { try Property.diff.check(old + [Input.fileSeparator] + new) }
    }
  }
}

extension Property: CustomTestStringConvertible {
  /// The name of the property alone.
  public var testDescription: String { name }
}

/// The folder `Tests/Fuzzing/Corpus`.
private enum Corpus {
  static func inputs(of property: Property) throws -> [(name: String, bytes: [UInt8])] {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    folder.append(path: "Tests/Fuzzing/Corpus/\(property.name)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
  }
}
