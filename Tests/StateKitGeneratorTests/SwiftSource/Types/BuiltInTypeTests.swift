import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct BuiltInTypeTests {
  private static let conformances: [Conformance] = [.equatable, .hashable, .codable, .sendable]
  /// Each type of Swift that a schema knows, with arguments that conform to everything.
  private static let types: [(builtIn: BuiltInType, spelling: String)] = BuiltInType.names.sorted()
    .compactMap { BuiltInType.named($0) }
    .map { type in
      let component = SwiftType.Component(
        name: type.name,
        arguments: Array(repeating: .simple(type.name == "Result" ? "Never" : "Int"), count: type.arity)
      )
      return (type, SwiftType.named([component]).spelling)
    }

  @Test func `Swift's types have the conformances that they are said to have`() throws {
    var source = Self.conformances.map { "func check\($0.rawValue)<T: \($0.rawValue)>(_: T.Type) {}" }
    source.append("@available(macOS 15, *) func check() {")
    for (type, spelling) in Self.types {
      for conformance in Self.conformances where !type.lacks.contains(conformance) {
        source.append("check\(conformance.rawValue)(\(spelling).self)")
      }
    }
    let output = try Swiftc.typecheck((source + ["}"]).joined(separator: "\n"))
    expectEqual(output, "", "\(output)")
  }

  @Test func `Swift's types lack the conformances that they are said to lack`() throws {
    var source = Self.conformances.map { "func check\($0.rawValue)<T: \($0.rawValue)>(_: T.Type) {}" }
    var count = 0
    for (type, spelling) in Self.types {
      for conformance in type.lacks {
        source.append("func test\(count)() { check\(conformance.rawValue)(\(spelling).self) }")
        count += 1
      }
    }
    let output = try Swiftc.typecheck(source.joined(separator: "\n"))
    let failures = output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/Test.swift:(\d+):\d+: error: /#).map { String($0.1) }
    }
    expectEqual(Set(failures).count, count, "\(output)")
  }

  /// The conformances that `StandardType` records agree with those of `BuiltInType`.
  @Test func `the two tables agree`() {
    for (type, _) in Self.types {
      let component = SwiftType.Component(
        name: type.name,
        arguments: Array(repeating: .simple("Int"), count: type.arity)
      )
      let recorded = StandardType.named([component])
      if ["Any", "AnyObject"].contains(type.name) { continue }
      expectEqual(recorded?.lacks ?? [], type.lacks, "\(type.name)")
      expectEqual(recorded?.free ?? [], [], "\(type.name)")
    }
  }
}
