import Foundation
import StateKitGenerator
import StateKitTestSupport
import Testing

/// Types, domains and requests with the names of the runtime's types and of Swift's, which generated code names with the
/// module in front.
struct FreeNamesTests {
  private static let ofSwift = [
    "Actor", "AnyKeyPath", "AsyncSequence", "AsyncStream", "Body", "CaseIterable", "Clock", "CodingKey",
    "Data", "Decoder",
    "DecodingError", "Element", "Encoder", "Foundation", "Hasher", "Index", "KeyPath", "MainActor", "Mirror",
    "Mutex",
    "Observable", "PartialKeyPath", "RawRepresentable", "Regex", "Slice", "Task", "UnsafePointer", "Value",
    "WritableKeyPath",
  ]

  /// Names with which generated code means another type: a test of the generator derives them.
  private static let taken = [
    "BoundProperties", "ChildScopes", "DomainState", "EffectAction", "JudgedState", "OneOfAction",
    "OneOfStore",
    "PresentedStore",
  ]

  /// Domains whose states, actions, effects, scopes or stores have names of the runtime's types.
  private static let domains = [
    "BindableDomain", "Identified", "Local", "Optional", "Presentable", "Recordable", "Side", "Stack",
  ]

  /// All public names of the runtime, but those of the domains, and those with an underscore, which no name of a schema has.
  private static func names() throws -> [String] {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let interface = try String(contentsOf: root.appending(path: "Documentation/API.txt"), encoding: .utf8)
    let found = interface.matches(
      of: #/(?m)^  (?:\w+\.)*([A-Z]\w*): [^(]*(?:struct|enum|class|protocol|typealias|associatedtype) /#
    )
    let made = domains.flatMap { domain in
      ["State", "Action", "Scope", "Effects", "Store", "Reducing"].map { domain + $0 }
    }
    return Set(found.map { String($0.1) } + ofSwift).subtracting(made + taken).sorted()
  }

  private static func schema(_ names: [String], declaring: Bool) -> String {
    func object(_ members: [String]) -> String { "{ \(members.joined(separator: ",\n")) }" }
    func each(_ member: (Int, String) -> String) -> String {
      object(names.enumerated().map { member($0, $1) })
    }
    let children = domains.enumerated().map { index, domain in
      #""c\#(index)": { "domain": "\#(domain)", "kind": "\#(["one", "optional", "each"][index % 3])" }"#
    }
    let cases = object(domains.enumerated().map { #""x\#($0)": "\#($1)""# })
    let shared = [
      #""host": "Host""#, #""hosts": { "domain": "Host", "kind": "each" }"#, #""work": "Chores""#,
      #""asking": "Asking""#,
      #""some": { "oneOf": \#(cases) }"#, #""pile": { "stack": \#(cases) }"#,
    ]
    let requests = names.map { name in
      #""\#(name.prefix(1).lowercased() + name.dropFirst())": { "input": "(a: Int)", "output": "(b: Int)" }"#
    }
    let values = ["id"] + names.indices.map { "p\($0)" }
    let entries =
      [
        #""App": { "children": \#(object(children + shared)) }"#,
        """
        "Host": {
          "state": \(object([#""id": "Int""#] + names.enumerated().map { #""p\#($0)": "\#($1)?""# })),
          "actions": \(each { #""a\#($0)": { "payload": "(value: \#($1))", "set": { "p\#($0)": "$value" } }"# })
        }
        """,
        """
        "Chores": {
          "state": \(each { #""p\#($0)": "\#($1)?""# }),
          "requests": \(each { index, name in
          let (one, other) = ("@p\(index)", "@\(values[index % names.count + 1])")
          return """
            "r\(index)": {
              "input": "(a: [\(name)])", "output": "(b: \(name))", "with": { "v": "\(one)", "w": "\(other)" }
            }
            """
        })
        }
        """,
        #""Asking": { "requests": \#(object(requests)) }"#,
      ] + domains.map { #""\#($0)": { "state": { "id": "Int" }, "actions": { "go": "()" } }"# }
    let types = each { index, name in
      let kind =
        index % 2 == 0 ? #""struct": { "size": "Int" }"# : #""enum": ["one", { "two": "(size: Int)" }]"#
      return #""\#(name)": { \#(kind) }"#
    }
    return #"{ "statekit": 1, "domains": \#(object(entries)), "types": \#(declaring ? types : "{}") }"#
  }

  @Test(arguments: LanguageModes.tried, [true, false])
  func `types of the schema and types by hand may have them`(mode: [String], declaring: Bool) throws {
    // Of Swift's types the tool knows what they conform to, unless the schema declares them.
    let names = try Self.names().filter { declaring || !Self.ofSwift.contains($0) }
    #expect(names.count > 60)
    var options = GeneratorOptions()
    options.moduleName = "GoldenCode"
    let text = Self.schema(names, declaring: declaring)
    let result = Generator(options: options).generate([SourceFile(path: "App.statekit.json", text: text)])
    expectEqual(result.diagnostics.filter { $0.severity == .error }.map(\.message), [])
    let folder = try TemporaryFolder()
    var files = try result.files.map { try folder.write($0.contents, to: $0.name) }
    if !declaring {
      let types = names.map {
        "nonisolated struct \($0): Swift.Hashable, Swift.Sendable { var size: Swift.Int = 0 }"
      }
      files.append(try folder.write(types.joined(separator: "\n"), to: "ByHand.swift"))
    }
    try expectEqual(Swiftc(arguments: mode).diagnose(files, in: folder.url), "")
  }
}
