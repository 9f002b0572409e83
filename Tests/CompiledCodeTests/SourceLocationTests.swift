import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Errors that only the compiler finds are reported at their place in the schema.
struct SourceLocationTests {
  private func diagnose(_ schema: String, swift: String = "") throws -> [String] {
    var options = GeneratorOptions()
    options.sourceLocations = true
    options.sourceRoot = "/project"
    let file = SourceFile(path: "/project/Schemas/App.statekit.json", text: schema)
    let result = Generator(options: options).generate([file])
    #expect(result.diagnostics.isEmpty)
    let folder = try TemporaryFolder()
    var files = try result.files.map { try folder.write($0.contents, to: $0.name) }
    files.append(try folder.write(swift, to: "User.swift"))
    return try Swiftc(arguments: ["-swift-version", "6"]).diagnose(files, in: folder.url)
      .split(separator: "\n")
      .filter { $0.contains(": error: ") && !$0.hasPrefix(" ") }
      .map(String.init)
  }

  /// Whether an error has this line and message.
  private func atLine(_ line: Int, _ message: String) -> (String) -> Bool {
    { $0.hasPrefix("Schemas/App.statekit.json:\(line):") && $0.hasSuffix("error: \(message)") }
  }

  @Test(arguments: [
    #"{ "payload": "(id: Missing)" }"#,
    #""Missing""#,
    #"{ "payload": { "id": "[Missing?]" } }"#,
    #"{ "payload": "(x: Int, y: Missing)", "deprecated": "Not any more", "doc": "One.\nTwo." }"#,
  ])
  func `an unknown payload type is reported at its line only`(action: String) throws {
    let errors = try diagnose(
      """
      {
        "statekit": 1,
        "domains": {
          "App": {
            "actions": {
              "first": {},
              "second": \(action),
              "third": "(id: Int)"
            }
          }
        }
      }
      """
    )
    let missing = errors.filter { $0.contains("cannot find type 'Missing' in scope") }
    #expect(!missing.isEmpty)
    #expect(missing.allSatisfy(atLine(7, "cannot find type 'Missing' in scope")))
  }

  /// A public state has a written initialiser, which repeats the errors in types; an internal state does not.
  @Test(arguments: [("internal", 1), ("public", 2)])
  func `each property of a state has its own line, also in the initialiser`(access: String, times: Int) throws
  {
    let errors = try diagnose(
      """
      {
        "statekit": 1, "access": "\(access)",
        "domains": {
          "App": {
            "state": {
              "count": "Int = 0",
              "first": "One",
              "second": "Int = 2",

              "third": { "type": "Int",
                         "default": { "swift": "missing()" } },
              "fourth": "Two?"
            }
          }
        }
      }
      """
    )
    func lines(of message: String) -> [Int] {
      errors.filter { $0.contains(message) }
        .compactMap { Int($0.split(separator: ":").dropFirst().first ?? "") }
    }
    expectEqual(lines(of: "'One'"), Array(repeating: 7, count: times))
    expectEqual(lines(of: "'missing'"), [11])
    expectEqual(lines(of: "'Two'"), Array(repeating: 12, count: times))
  }

  @Test func `a state written by hand that does not exist is reported once, at its line`() throws {
    let errors = try diagnose(
      """
      {
        "statekit": 1,
        "domains": {
          "App": {
            "state": "HandWritten",
            "actions": { "started": {} }
          }
        }
      }
      """
    )
    let missing = errors.filter { $0.contains("HandWritten") }
    expectEqual(missing.count, 1)
    #expect(missing.allSatisfy(atLine(5, "cannot find type 'HandWritten' in scope")))
  }

  @Test(arguments: [
    (#""when": "isReady""#, 9, "type 'Int' cannot be used as a boolean; test for '!= 0' instead"),
    (#""with": { "at": "@number" }"#, 9, "cannot convert value of type 'Int' to specified type 'Moment'"),
  ])
  func `conditions and values of bridges are judged at their lines`(
    key: String,
    line: Int,
    message: String
  ) throws {
    let errors = try diagnose(
      """
      {
        "statekit": 1,
        "domains": {
          "App": {
            "state": "HandWritten",
            "actions": { "started": "(at: Moment)", "ended": "(at: Moment)" },
            "bridges": [
              { "on": "started", "dispatch": "ended",
                \(key) }
            ]
          }
        }
      }
      """,
      swift: """
        nonisolated struct HandWritten: Sendable { var number = 1, isReady = 2 }
        nonisolated struct Moment: Equatable, Sendable {}
        """
    )
    expectEqual(errors.count, 1)
    #expect(errors.allSatisfy(atLine(line, message)))
  }

  @Test(arguments: [
    (
      #""dispatch": "ended", "with": { "at": "@numbers.second" }"#,
      "value of type '[Int]' has no member 'second'"
    ),
    (
      #""dispatch": "ended", "with": { "at": "@user.number" }"#,
      "cannot convert value of type 'String' to expected argument type 'Int'"
    ),
    (#""dispatch": "done", "when": "numbers.isSorted""#, "value of type '[Int]' has no member 'isSorted'"),
  ])
  func `the unknown part of a path is judged at its line`(keys: String, message: String) throws {
    let errors = try diagnose(
      """
      {
        "statekit": 1,
        "domains": {
          "App": {
            "state": { "numbers": "[Int]", "user": "User" },
            "actions": { "started": {}, "ended": "(at: Int)", "done": {} },
            "bridges": [
              { "on": "started",
                \(keys) }
            ]
          }
        }
      }
      """,
      swift: "nonisolated struct User: Equatable, Sendable { var number: String }"
    )
    expectEqual(errors.count, 1)
    #expect(errors.allSatisfy(atLine(9, message)), "\(errors)")
  }

  @Test func `a change that Swift must judge is judged at its line`() throws {
    let errors = try diagnose(
      """
      {
        "statekit": 1,
        "domains": {
          "App": {
            "state": { "moment": "Moment? = nil", "flag": "Moment? = nil" },
            "actions": {
              "ended": {
                "payload": "(at: Instant)",
                "set": { "moment": "$at" }
              }
            }
          }
        }
      }
      """,
      swift: """
        nonisolated struct Moment: Equatable, Sendable {}
        nonisolated struct Instant: Equatable, Sendable {}
        """
    )
    expectEqual(errors.count, 1)
    #expect(errors.allSatisfy(atLine(9, "cannot assign value of type 'Instant' to type 'Moment'")))
  }

  @Test func `a bridge says its line in the schema`() throws {
    let files = try Golden.generatedWithLines.get()
    let desk = try #require(files.first { $0.name == "Desk.statekit.swift" })
    let code = String(decoding: desk.contents, as: UTF8.self)
    #expect(code.contains(#/schema: "Desk.statekit.json",\s+domain: "Desk",\s+line: 15\s*\)/#))
  }
}
