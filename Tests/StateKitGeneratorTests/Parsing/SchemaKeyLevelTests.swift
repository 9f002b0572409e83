import Testing

@testable import StateKitGenerator

/// Keys that an object cannot have, where the message can say more about them or about a missing key.
struct SchemaKeyLevelTests {
  private func assert(
    _ text: String,
    _ expected: ExpectedDiagnostic...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    assertDiagnostics(
      in: ["Test.statekit.json": text],
      expected,
      upTo: .schema,
      sourceLocation: sourceLocation
    )
  }

  // MARK: Keys of other objects

  @Test(arguments: [
    (
      #"{"statekit": 1, 1️⃣"state": {}, "domains": {"A": {}}}"#,
      "a schema has no key 'state', which belongs to a domain, under 'domains'"
    ),
    (#"{"statekit": 1, 1️⃣"children": {}, "domains": {"A": {}}}"#, "belongs to a domain, under 'domains'"),
    (withDomain(#"{1️⃣"imports": []}"#), "a domain has no key 'imports', which stands at the top of the file"),
    (withDomain(#"{1️⃣"access": "public"}"#), "'access', which stands at the top of the file"),
    (withDomain(#"{1️⃣"payload": "Int"}"#), "'payload', which belongs to an action, under 'actions'"),
    (withDomain(#"{1️⃣"into": "a"}"#), "'into', which belongs to a request, under 'requests'"),
    (withDomain(#"{1️⃣"default": 1}"#), "'default', which belongs to a property, under 'state' or 'struct'"),
    (
      withDomain(#"{"actions": {"a": {1️⃣"effects": {}}}}"#),
      "an action has no key 'effects', which belongs to a domain"
    ),
    (
      withDomain(#"{"actions": {"a": {1️⃣"dispatch": "b"}}}"#),
      "'dispatch', which belongs to a bridge, under 'bridges'"
    ),
    (
      withDomain(#"{"actions": {"a": {1️⃣"on": "b"}}}"#),
      "'on', which belongs to an effect, under 'effects', or a bridge, under 'bridges'"
    ),
    (
      withDomain(#"{"children": {"a": {"domain": "Test", 1️⃣"set": {}}}}"#),
      "'set', which belongs to an action, under 'actions', or a reaction, under 'reactions'"
    ),
    (
      withDomain(#"{"state": {"a": {"type": "Int", 1️⃣"swift": "1"}}}"#),
      "'swift', which belongs to an expression, under 'default'"
    ),
    (
      withDomain(#"{"children": {"a": {"domain": "Test", 1️⃣"enum": []}}}"#),
      "'enum', which belongs to a type, under 'types'"
    ),
  ])
  func `a key of another object is told where it belongs`(text: String, message: String) {
    assert(text, .error("SK0201", message))
  }

  @Test func `domains do not lie in domains`() {
    assert(
      withDomain(#"{1️⃣"domains": {"B": {}}}"#),
      .error(
        "SK0201",
        "'domains', which stands at the top of the file; 'children' names the domains that one contains"
      )
    )
  }

  @Test(arguments: [
    (withDomain(#"{"state": {"a": {1️⃣"types": "Int"}}}"#), "type"),
    (withDomain(#"{1️⃣"Actions": {}}"#), "actions"),
    (withDomain(#"{"actions": {"a": {1️⃣"sets": {}}}}"#), "set"),
    (#"{"statekit": 1, 1️⃣"Domains": {"A": {}}}"#, "domains"),
  ])
  func `a slip is nearer than another object`(text: String, suggestion: String) {
    assert(text, .error("SK0201", suggestion: suggestion))
  }

  // MARK: Names among the keys

  @Test func `a domain at the top of a file is told its place, and 'domains' is not missed`() {
    let message = #"a domain stands under 'domains': {"domains": {"Users": …}}"#
    assert(#"{"statekit": 1, 1️⃣"Users": {"state": {"a": "Int"}}}"#, .error("SK0201", message))
    assert(#"{"statekit": 1, "domains": {"A": {}}, 1️⃣"Users": {}}"#, .error("SK0201", message))
    assert(
      #"{"statekit": 1, 1️⃣"Users": {}, 2️⃣"Posts": {"actions": {}}}"#,
      .error("SK0201", message),
      .error("SK0201", at: "2️⃣", "{\"Posts\": …}")
    )
  }

  @Test func `a type at the wrong level is an error with its place`() {
    assert(
      #"{"statekit": 1, "domains": {"A": {}}, 1️⃣"Phase": {"enum": ["a"]}, 2️⃣"Post": {"struct": {}}}"#,
      .error("SK0201", #"a type stands under 'types': {"types": {"Phase": …}}"#),
      .error("SK0201", at: "2️⃣", #"{"types": {"Post": …}}"#)
    )
  }

  @Test func `a domain in a domain is told how one contains another`() {
    assert(
      withDomain(#"{1️⃣"Users": {"state": {}}}"#),
      .error(
        "SK0201",
        "'Users'; domains stand beside each other under 'domains', and 'children' names the domains that another one contains"
      )
    )
  }

  // MARK: Keys that must be there

  @Test(arguments: [
    (#"{"statekit": 1, 1️⃣"features": {"A": {}}}"#, "domains"),
    (#"{1️⃣"version": 1, "domains": {"A": {}}}"#, "statekit"),
    (withDomain(#"{"bridges": [{1️⃣"from": "a", "dispatch": "b"}]}"#), "on"),
    (withDomain(#"{"bridges": [{"on": "a", 1️⃣"action": "b"}]}"#), "dispatch"),
    (withDomain(#"{"effects": {"a": {1️⃣"trigger": "b"}}}"#), "on"),
    (withDomain(#"{"children": {"a": {1️⃣"name": "B"}}}"#), "domain"),
    (withDomain(#"{"state": {"a": {1️⃣"is": "Int"}}}"#), "type"),
    (#"{"statekit": 1, "types": {"A": {1️⃣"cases": ["a"]}}, "domains": {"A": {}}}"#, "enum"),
    (#"{"statekit": 1, "types": {"A": {1️⃣"fields": {"a": "Int"}}}, "domains": {"A": {}}}"#, "struct"),
  ])
  func `an only unknown key in place of an only missing one is meant for it`(text: String, suggestion: String)
  {
    assert(text, .error("SK0201", suggestion: suggestion))
  }

  @Test func `each of several missing keys is named, and keys are not reported twice`() {
    let message =
      "a bridge has no key 'from'; it needs 'dispatch' and 'on', 'onChange', 'onMade' or 'onGone', and can have 'to', 'with',"
      + " 'when', 'doc' and 'allow'"
    assert(
      withDomain(#"{"bridges": [{1️⃣"from": "a", 2️⃣"target": "b"}]}"#),
      .error("SK0201", message),
      .error(
        "SK0201",
        at: "2️⃣",
        "a bridge has no key 'target'; it needs 'dispatch' and 'on', 'onChange', 'onMade' or 'onGone'"
      )
    )
    assert(
      withDomain(#"{"bridges": [{1️⃣"trigger": "a", 2️⃣"then": "b", "on": "c"}]}"#),
      .error(
        "SK0201",
        "it needs 'dispatch', and can have 'on', 'onChange', 'onMade', 'onGone', 'to', 'with'"
      ),
      .error("SK0201", at: "2️⃣", "it needs 'dispatch'")
    )
  }

  @Test func `a key that need not be there is not suggested for one that must`() {
    assert(
      withDomain(#"{"bridges": [{"on": "a", 1️⃣"then": "b"}]}"#),
      .error(
        "SK0201",
        "a bridge has no key 'then'; it needs 'dispatch', and can have 'on', 'onChange', 'onMade', 'onGone', 'to', 'with'"
      )
    )
    assert(
      withDomain(#"{"bridges": [{"on": "a", "dispatch": "b", 1️⃣"then": "b"}]}"#),
      .error("SK0201", suggestion: "when")
    )
  }

  @Test func `a key of another object names the right object, too`() {
    assert(
      withDomain(#"{"state": {"a": {1️⃣"kind": "Int"}}}"#),
      .error(
        "SK0201",
        "'kind', which belongs to an effect, under 'effects', or a child, under 'children'; it needs 'type', and can have"
      )
    )
  }

  @Test func `a value of another kind is not the missing one`() {
    assert(
      #"2️⃣{"statekit": 1, 1️⃣"author": "me"}"#,
      .error("SK0201", "a schema has no key 'author'; it can have"),
      .error("SK0202", at: "2️⃣", "a schema needs the key 'domains'")
    )
    assert(
      #"2️⃣{"statekit": 1, 1️⃣"imports2": ["a"], "domain": {"A": {}}}"#.replacing(
        "\"domain\"",
        with: "3️⃣\"domain\""
      )
      .replacing("2️⃣", with: ""),
      .error("SK0201", suggestion: "imports"),
      .error("SK0201", at: "3️⃣", suggestion: "domains")
    )
  }

  // MARK: Reactions

  @Test func `a reaction with 'handler' is a text in place of the object`() {
    assert(
      withDomain(#"{"reactions": {"a.b": {1️⃣"reduce": "handler"}}}"#),
      .error(
        "SK0201",
        #"a reaction has no key 'reduce': where you write the change yourself, it is "a.b": "handler""#
      )
    )
    assert(
      withDomain(#"{"reactions": {"a.b": {1️⃣"reduce": "none"}}}"#),
      .error("SK0201", "a reaction has no key 'reduce': leave out a reaction that does not change the state")
    )
    assert(
      withDomain(#"{"reactions": {"a.b": {1️⃣"reduce": "handler", "set": {"a": 1}}}}"#),
      .error("SK0201", "a reaction has no key 'reduce': leave it out, as the change is written here")
    )
  }

  @Test func `'reduce' beside a change can be left out`() {
    assert(
      #"{"statekit": 1, "conformances": [1️⃣"-Codable"], "domains": {"Test": {}}}"#,
      .error("SK0206", "cannot be '-Codable'; no type is Codable that is not told to be: leave it out")
    )
  }

  @Test func `a reaction without a change can be left out`() {
    assert(
      withDomain(#"{"reactions": {"a.b": {"set": 1️⃣{}}}}"#),
      .error("SK0205", "'set' is empty; it needs at least one property, or leave the reaction out")
    )
    assert(
      withDomain(#"{"actions": {"b": {"toggle": 1️⃣[]}}}"#),
      .error("SK0205", #"at least one property, or "reduce": "none" in its place"#)
    )
  }

  @Test func `a key of many objects is not sent to one of them`() {
    assert(
      withDomain(#"{"reactions": {"a.b": {1️⃣"doc": "c", "set": {"a": 1}}}}"#),
      .error("SK0201", "a reaction has no key 'doc'; it can have")
    )
  }

  // MARK: Conformances

  @Test(arguments: [
    (
      "Equatable",
      "each type is Equatable without being told: leave it out, or write '-Equatable' where it cannot be"
    ),
    ("Sendable", "each type is Sendable without being told: leave it out"),
    ("Identifiable", "a state or struct is Identifiable by its property 'id': leave it out"),
    ("Error", "a type of 'types' is an Error where a request, effect or Result fails with it: leave it out"),
    ("CustomStringConvertible", "other conformances are written in Swift, in an extension"),
    ("Comparable", "other conformances are written in Swift, in an extension"),
  ])
  func `a conformance that is not asked for says why`(word: String, message: String) {
    assert(
      withDomain(#"{"conformances": [1️⃣"\#(word)"]}"#),
      .error("SK0206", "an entry of 'conformances' cannot be '\(word)'; \(message)")
    )
  }

  @Test(arguments: [
    ("Decodable", "Codable"), ("hashable", "Hashable"), ("-equatable", "-Equatable"), ("Hashble", "Hashable"),
  ])
  func `a key that is near another key is a misspelling`(word: String, suggestion: String) {
    assert(withDomain(#"{"conformances": [1️⃣"\#(word)"]}"#), .error("SK0206", suggestion: suggestion))
  }
}
