import Testing

@testable import StateKitGenerator

/// Habits from JSON or from another language: each message says how this language writes the same.
struct SchemaHabitTests {
  private func assert(
    _ text: String,
    _ expected: ExpectedDiagnostic...,
    upTo stage: Stage = .schema,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    assertDiagnostics(
      in: ["Test.statekit.json": text],
      expected,
      upTo: stage,
      sourceLocation: sourceLocation
    )
  }

  // MARK: Names and lists

  @Test(arguments: [
    (
      #"{"statekit": 1, "domains": 1️⃣[{"name": "Users"}]}"#,
      #"'domains', found an array: names are keys, for example {"Users": {}}"#
    ),
    (
      #"{"statekit": 1, "types": 1️⃣[], "domains": {"A": {}}}"#,
      #"names are keys, for example {"Phase": {"enum": ["on", "off"]}}"#
    ),
    (
      withDomain(#"{"actions": 1️⃣["opened", "closed"]}"#),
      #"'actions', found an array: names are keys, for example {"opened": {}}"#
    ),
    (withDomain(#"{"requests": 1️⃣["load"]}"#), #"names are keys, for example {"load": {"output": "Int"}}"#),
    (withDomain(#"{"effects": 1️⃣[]}"#), #"names are keys, for example {"tick": {"on": "started"}}"#),
    (withDomain(#"{"children": 1️⃣["Feed"]}"#), #"names are keys, for example {"feed": "Feed"}"#),
    (
      withDomain(#"{"state": 1️⃣[{"name": "count"}]}"#),
      #"'state', found an array: names are keys, for example {"count": "Int"}"#
    ),
    (
      withDomain(#"{"reactions": 1️⃣[{"on": "a.b"}]}"#),
      #"paths are keys, for example {"feed.loaded": "handler"}"#
    ),
    (
      withDomain(#"{"actions": {"a": {"set": 1️⃣["b"]}}}"#),
      #"'set', found an array: properties are keys, for example {"count": 0}"#
    ),
    (
      withDomain(#"{"actions": {"a": {"set": 1️⃣"b"}}}"#),
      #"'set', found a string: properties are keys, for example {"count": 0}"#
    ),
    (withDomain(#"{"actions": {"a": {"add": 1️⃣"b"}}}"#), #"properties are keys, for example {"count": 1}"#),
    (
      withDomain(#"{"bridges": [{"on": "a", "dispatch": "b", "with": 1️⃣["id"]}]}"#),
      #"labels are keys, for example {"id": "$id"}"#
    ),
    (
      #"{"statekit": 1, "types": {"A": {"struct": 1️⃣["id"]}}, "domains": {"A": {}}}"#,
      #"names are keys, for example {"count": "Int"}"#
    ),
  ])
  func `declarations with names are an object`(text: String, message: String) {
    assert(text, .error("SK0203", message))
  }

  @Test(arguments: [
    (
      #"{"statekit": 1, "imports": 1️⃣"UIKit", "domains": {"A": {}}}"#,
      #"'imports', found a string: put it in brackets, ["UIKit"]"#
    ),
    (withDomain(#"{"conformances": 1️⃣"Codable"}"#), #"put it in brackets, ["Codable"]"#),
    (withDomain(#"{"actions": {"a": {"toggle": 1️⃣"b"}}}"#), #"put it in brackets, ["b"]"#),
    (withDomain(#"{"actions": {"a": {"sensitive": 1️⃣"b"}}}"#), #"put it in brackets, ["b"]"#),
    (withDomain(#"{"allow": 1️⃣"SK0411"}"#), #"put it in brackets, ["SK0411"]"#),
    (withDomain(#"{"was": 1️⃣"Old"}"#), #"put it in brackets, ["Old"]"#),
    (withDomain(#"{"bridges": 1️⃣{"on": "a", "dispatch": "b"}}"#), "put it in brackets, [{…}]"),
    (
      withDomain(#"{"bridges": 1️⃣{"a": "b"}}"#),
      #"each is a separate object, [{"on": "opened", "dispatch": "feed.load.request"}]"#
    ),
    (
      #"{"statekit": 1, "types": {"A": {"enum": 1️⃣{"a": 1}}}, "domains": {"A": {}}}"#,
      #"'enum', found an object: cases stand in an array, ["idle", {"failed": "(reason: String)"}]"#
    ),
    (
      #"{"statekit": 1, "types": {"A": {"enum": 1️⃣"a"}}, "domains": {"A": {}}}"#, #"put it in brackets, ["a"]"#
    ),
  ])
  func `a list is in brackets`(text: String, message: String) {
    assert(text, .error("SK0203", message))
  }

  @Test(arguments: [
    (
      withDomain(#"{"effects": {"a": 1️⃣"b"}}"#),
      #"for the effect 'a', found a string: for example {"on": "started"}"#
    ),
    (
      withDomain(#"{"requests": {"a": 1️⃣"Int"}}"#),
      #"for the request 'a', found a string: for example {"output": "Int"}"#
    ),
    (
      withDomain(#"{"actions": {"a": 1️⃣null}}"#),
      "for the action 'a', found null: an action without a payload is {}"
    ),
    (withDomain(#"{"actions": {"a": 1️⃣true}}"#), "an action without a payload is {}"),
    (
      #"{"statekit": 1, "types": {"A": 1️⃣["a"]}, "domains": {"A": {}}}"#,
      #"for the type 'A', found an array: for example {"enum": ["on", "off"]} or {"struct": {"count": "Int"}}"#
    ),
    (
      #"{"statekit": 1, "types": {"A": 1️⃣"String"}, "domains": {"A": {}}}"#,
      #"{"enum": ["on", "off"]} or {"struct""#
    ),
    (
      withDomain(#"{"bridges": [{"on": "a", "dispatch": 1️⃣["b", "c"]}]}"#),
      "for 'dispatch', found an array: write a bridge for each"
    ),
    (
      withDomain(#"{"bridges": [{"on": "a", "dispatch": "b", "when": 1️⃣["c", "d"]}]}"#),
      #"for 'when', found an array: write {"all": […]} or {"any": […]}"#
    ),
    (
      withDomain(#"{"requests": {"a": {"input": [1️⃣{"id": "Int"}]}}}"#),
      #"labels stand in an object in place of the array, {"id": "Int"}"#
    ),
    (
      withDomain(#"{"actions": {"a": {"deprecated": 1️⃣true}}}"#),
      "expected a text with advice for 'deprecated', found true"
    ),
  ])
  func `an object is shown as it can be`(text: String, message: String) {
    assert(text, .error("SK0203", message))
  }

  @Test func `the version is a number`() {
    assert(
      #"{"statekit": 1️⃣"1", "domains": {"A": {}}}"#,
      .error("SK0203", "expected the number 1 for 'statekit', found a string", suggestion: "1")
    )
  }

  // MARK: Properties

  @Test(arguments: [
    ("0", "Int = 0"), ("1.5", "Double = 1.5"), ("true", "Bool = true"), ("false", "Bool = false"),
  ])
  func `a value in place of a type is a default`(value: String, suggestion: String) {
    assert(
      withDomain(#"{"state": {"a": 1️⃣\#(value)}}"#),
      .error("SK0203", "the type comes first, and a default behind it", suggestion: suggestion)
    )
  }

  @Test(arguments: [
    ("[]", #"an array has the type of its elements, "[String]""#),
    ("null", #"a value that may be nil has a type with '?', "String?""#),
  ])
  func `other values without a known type are strings, too`(value: String, message: String) {
    assert(withDomain(#"{"state": {"a": 1️⃣\#(value)}}"#), .error("SK0203", message))
  }

  @Test func `an object in a state is a struct`() {
    let message =
      #"a property needs the key 'type'; an object in a state is a struct of 'types', {"User": {"struct": {…}}}, and the property"#
      + #" has its name, "user": "User""#
    assert(withDomain(#"{"state": {"user": 1️⃣{"name": "String", "age": "Int"}}}"#), .error("SK0202", message))
    assert(
      withDomain(#"{"state": {"user": 1️⃣{"name": {"first": "String"}, "tags": []}}}"#),
      .error("SK0202", message)
    )
    assert(
      withDomain(#"{"state": {"user": {1️⃣"typ": "Int", 2️⃣"defualt": 3}}}"#),
      .error("SK0201", suggestion: "type"),
      .error("SK0201", at: "2️⃣", suggestion: "default")
    )
  }

  @Test func `an enum or struct is declared beside the domains`() {
    assert(
      withDomain(#"{"state": {"phase": {1️⃣"enum": ["a"]}, "post": {2️⃣"struct": {"a": "Int"}}}}"#),
      .error("SK0201", "'enum', which belongs to a type, under 'types'; it needs 'type', and can have"),
      .error("SK0201", at: "2️⃣", "'struct', which belongs to a type, under 'types'; it needs 'type'")
    )
  }

  @Test func `a type is a struct or an enum`() {
    assert(
      #"{"statekit": 1, "types": {"A": {1️⃣"a": "Int", 2️⃣"b": "Int"}}, "domains": {"A": {}}}"#,
      .error("SK0201", "a type has no key 'a'; it needs 'struct' or 'enum', and can have 'doc' and 'allow'"),
      .error("SK0201", at: "2️⃣", "it needs 'struct' or 'enum'")
    )
  }

  // MARK: Types

  @Test(arguments: [
    ("String1️⃣[]", "SK0302", "found '[': an array is '[String]'"), ("Int1️⃣ []", "SK0302", nil),
    ("Int 1️⃣| null", "SK0302", "found '|': a value that may be nil has a '?' behind its type"),
    ("1️⃣?Int", "SK0301", "found '?': it stands behind the type"),
  ])
  func `a type of other languages`(type: String, code: String, message: String?) {
    assert(
      withDomain(#"{"state": {"a": "\#(type == "Int1️⃣ []" ? "Int 1️⃣[]" : type)"}}"#),
      .error(code, message)
    )
  }

  @Test(arguments: ["'b'", "“b”", "„b“", "‘b’", "«b»"])
  func `a text in Swift stands in double quotes`(text: String) {
    assert(
      withDomain(#"{"state": {"a": "String = 1️⃣\#(text)"}}"#),
      .error("SK0347", #"a text stands in double quotes, which JSON writes \""#)
    )
  }

  @Test(arguments: [
    ("(Int 1️⃣id)", "SK0321", "a label stands in front of its type, with ':' between, found 'id'"),
    ("(id: Int, String 1️⃣name)", "SK0321", "a label stands in front of its type"),
    ("Int1️⃣, String", "SK0302", "put it in parentheses, '(Int, String)'"),
  ])
  func `a payload of other languages`(payload: String, code: String, message: String) {
    assert(withDomain(#"{"actions": {"a": "\#(payload)"}}"#), .error(code, message))
  }

  @Test(arguments: [
    ("boolean", "Bool"), ("number", "Double"), ("integer", "Int"), ("str", "String"), ("id", nil),
    ("date", nil),
  ])
  func `a type in lower case is a warning`(type: String, suggestion: String?) {
    assert(
      withDomain(#"{"state": {"a": "1️⃣[\#(type)]"}}"#),
      .warning(
        "SK0431",
        "no type '\(type)' is known here, and types begin with a capital letter",
        suggestion: suggestion
      ),
      upTo: .validation
    )
  }

  @Test(arguments: ["uuid_t", "Models.item", "Paged<Item>", "größe_t"])
  func `others may be so`(type: String) {
    assert(withDomain(#"{"state": {"a": "\#(type)"}}"#), upTo: .validation)
  }

  // MARK: Reactions, modules, the file

  @Test func `the path of a reaction stands in one key`() {
    assert(
      withDomain(#"{"reactions": {"feed": {1️⃣"loaded": {"set": {"count": 1}}}}}"#),
      .error(
        "SK0201",
        "a reaction has no key 'loaded'; its path stands in one key",
        suggestion: "feed.loaded"
      )
    )
    assert(
      withDomain(#"{"reactions": {"feed": {1️⃣"loaded": "handler", 2️⃣"load.success": "handler"}}}"#),
      .error("SK0201", suggestion: "feed.loaded"),
      .error("SK0201", at: "2️⃣", suggestion: "feed.load.success")
    )
  }

  @Test(arguments: [
    ("import Foundation", "Foundation"), ("Foundation;", "Foundation"), ("UIKit.UIView", "UIKit"),
    ("@testable import Core", "Core"), ("import struct Foundation.URL", "Foundation"),
    ("Foundation/", "Foundation"),
    ("1", nil),
  ])
  func `a module is named alone`(module: String, suggestion: String?) {
    assert(
      #"{"statekit": 1, "imports": [1️⃣"\#(module)"], "domains": {"A": {}}}"#,
      .error("SK0412", suggestion: suggestion),
      upTo: .validation
    )
  }

  @Test(arguments: ["1️⃣statekit: 1", "1️⃣struct Users { }", "1️⃣domains:\n  A: {}"])
  func `a file in another language is told that it is JSON`(text: String) {
    assert(
      text,
      .error("SK0116", "is not a value in JSON; a schema is one JSON object and begins with '{'"),
      upTo: .json
    )
  }
}
