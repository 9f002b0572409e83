import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct SchemaBindsTests {
  @Test func `a bound property has an action that sets it`() throws {
    let schema = withDomain(
      #"{"state": {"name": {"type": "String?", "doc": "Mine.", "was": ["title"]}, "size": "Int"}, "binds": ["name"]}"#
    )
    let binding = try #require(try parsedSchema(schema).domains[0].binds)
    let action = try #require(binding.actions.first)
    expectEqual(binding.actions.count, 1)
    expectEqual(action.name.value, "name")
    expectEqual(action.documentation, "Mine.")
    expectEqual(action.was.map(\.value), ["title"])
    expectEqual(action.payload?.map(\.type?.value), [.optional(.simple("String"))])
    expectEqual(action.payload?.map(\.label?.value), [nil])
    expectEqual(action.changes.map(\.value), ["name"])
  }

  @Test(arguments: [("", []), (#", "sensitive": true"#, ["0"])])
  func `the value of a sensitive property is sensitive`(key: String, labels: [String]) throws {
    let schema = withDomain(#"{"state": {"name": {"type": "String"\#(key)}}, "binds": ["name"]}"#)
    let action = try #require(try parsedSchema(schema).domains[0].binds?.actions.first)
    expectEqual(action.sensitive.map(\.value), labels)
  }

  @Test func `the list is not empty`() {
    assertDiagnostics(
      withDomain(#"{"state": {"name": "String"}, "binds": 1️⃣[]}"#),
      .error("SK0205", "'binds' is empty; it needs at least one property name")
    )
  }

  @Test(arguments: [
    (#"1️⃣"name""#, "expected an array of property names for 'binds', found a string"),
    (#"[1️⃣7]"#, "expected a string for an entry of 'binds', found a number"),
  ])
  func `anything but an array of texts is an error`(binds: String, message: String) {
    assertDiagnostics(
      withDomain(#"{"state": {"name": "String"}, "binds": \#(binds)}"#),
      .error("SK0203", message)
    )
  }
}
