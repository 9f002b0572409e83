import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct CodeActionTests {
  /// The actions where `|` stands in a schema with another text in the place of one.
  private func actions(
    _ old: String,
    _ new: String,
    _ texts: [String: String] = [:],
    only: JSONValue? = nil
  ) throws -> (client: TestClient, actions: [JSONValue]) {
    var client = try Demo.client(texts)
    let marked = (texts[Demo.path] ?? Demo.schema).replacing(old, with: new)
    #expect(marked.contains("|"))
    let place = try client.place(marked, in: Demo.path)
    let range = JSONValue.object(["start": place["position"], "end": place["position"]])
    let actions = try client.request(
      "textDocument/codeAction",
      .object([
        "textDocument": place["textDocument"], "range": range,
        "context": .object(["diagnostics": [], "only": only]),
      ])
    ).elements
    return (client, actions)
  }

  private func titles(_ actions: [JSONValue]) -> [String] { actions.compactMap { $0["title"].string } }

  private func schema(after title: String, _ found: (client: TestClient, actions: [JSONValue])) throws
    -> String
  {
    let action = try #require(
      found.actions.first { $0["title"].string == title },
      "\(titles(found.actions)) \(found.client.diagnostics)"
    )
    return try #require(try found.client.texts(after: action["edit"])[Demo.path])
  }

  @Test func `what was meant is put in, and takes the mistake away`() throws {
    let found = try actions(#""on": "list.picked""#, #""on": "list.pik|ed""#)
    #expect(try schema(after: "Change it to 'picked'", found).contains(#""on": "list.picked""#))
    expectEqual(found.actions.first?["isPreferred"].bool, true)
    let path = try actions(#""on": "list.picked""#, #""on": "App.list.pi|cked""#)
    #expect(try schema(after: "Change it to 'list.picked'", path).contains(#""on": "list.picked""#))
    let key = try actions(#""dispatch": "cart.closed""#, #""dispach|": "cart.closed""#)
    #expect(try schema(after: "Change it to 'dispatch'", key).contains(#""dispatch": "cart.closed""#))
  }

  @Test func `a warning is allowed where it is about`() throws {
    let text = Demo.schema.replacing(
      #""on": "cart.added", "dispatch": "cart.closed""#,
      with: #""on": "cart.added", "dispatch": "cart.old|""#
    )
    .replacing(
      #""opened": "()""#,
      with: #""opened": "()", "old": { "deprecated": "Use closed.", "reduce": "none" }"#
    )
    let found = try actions("", "", [Demo.path: text])
    let allowance = try #require(titles(found.actions).first { $0.hasPrefix("Allow SK") })
    let after = try schema(after: allowance, found)
    #expect(after.contains(#""dispatch": "cart.old", "allow": ["SK"#))
  }

  @Test func `a missing import or module is added`() throws {
    let date = try actions(#""query": "String = \"\"""#, #""query": "Da|te?""#)
    #expect(try schema(after: "Add 'Foundation' to 'imports'", date).contains(#""imports": ["Foundation"]"#))
    let other = #"{"statekit": 1, "domains": {"Door": {"actions": {"opened": {"reduce": "none"}}}}}"#
    let found = try actions(
      #""list": "Catalogue""#,
      #""list": "Catalogue", "door": "House.Do|or""#,
      ["/app/Sources/House/Door.statekit.json": other]
    )
    #expect(try schema(after: "Add 'House' to 'uses'", found).contains(#""uses": ["House"]"#))
  }

  @Test func `a missing handler is written where the others are`() throws {
    let found = try actions(#""opened": "()""#, #""op|ened": "()", "shown": "(Int)""#)
    #expect(!titles(found.actions).contains { $0.hasPrefix("Write") })
    let missing = try actions(#""opened": "()""#, #""opened": "()", "sh|own": "(number: Int)""#)
    let action = try #require(
      missing.actions.first { $0["title"].string == "Write the handler 'shown' in Reducers.swift" }
    )
    let swift = try missing.client.texts(after: action["edit"])[Demo.reducersPath]
    expectEqual(swift?.contains("func shown(_ state: inout CartState, number: Int)"), true)
    let new = try actions(#""picked": "(product"#, #""pic|ked": "(product"#)
    let creation = try #require(
      new.actions.first { $0["title"].string?.contains("CatalogueReducer.swift") == true }
    )
    expectEqual(creation["edit"]["documentChanges"].elements.first?["kind"].string, "create")
  }

  @Test func `an action gets a visibility, and its payload becomes a type`() throws {
    let found = try actions(#""opened": "()""#, #""op|ened": "(at: Int, from: String)""#)
    #expect(
      try schema(after: "Give 'opened' the visibility 'internal'", found)
        .contains(#""opened": { "payload": "(at: Int, from: String)", "visibility": "internal" }"#)
    )
    let extracted = try schema(after: "Make the payload of 'opened' a struct of 'types'", found)
    #expect(extracted.contains(#""opened": "(opened: Opened)""#))
    #expect(extracted.contains(#""Opened": { "struct": { "at": "Int", "from": "String" } }"#))
  }

  @Test func `a domain becomes a child of another one, but not of one below it`() throws {
    let found = try actions(#""Catalogue": {"#, #""Cata|logue": {"#)
    #expect(
      try schema(after: "Make 'Catalogue' a child of 'Cart'", found)
        .contains(#""children": { "catalogue": "Catalogue" }"#)
    )
    let root = try actions(#""App": {"#, #""A|pp": {"#)
    #expect(!titles(root.actions).contains { $0.hasPrefix("Make 'App'") })
  }

  @Test func `a client can ask for a kind`() throws {
    let fixes = try actions(#""opened": "()""#, #""op|ened": "()""#, only: ["quickfix"])
    #expect(fixes.actions.allSatisfy { $0["kind"].string == "quickfix" })
    let others = try actions(#""opened": "()""#, #""op|ened": "()""#, only: ["refactor"])
    #expect(
      others.actions.count == 3 && others.actions.allSatisfy { $0["kind"].string == "refactor.rewrite" }
    )
  }
}
