import StateKitTestSupport

/// Draws schemas and recordings from few names, so that two of them have much in common.
///
/// App ─ users ─ posts: each of them may be missing as a child, may be there always, sometimes or as a list.
struct SchemaDraw {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func schema() -> String {
    let domains = ["App", "Users", "Posts"].map { name in
      let child = ["App": "users", "Users": "posts"][name].flatMap { self.child($0) } ?? ""
      return #"""
        "\#(name)": {
          "state": {"id": "\#(pick(["Int", "Int64", "String"]))"\#(properties())},
          "actions": {\#(actions())},
          "requests": {\#(requests())}, "children": {\#(child)}
        }
        """#
    }
    return #"""
      {
        "statekit": 1, \#(pick([#""conformances": ["Codable"], "#, "", #""access": "public", "#]))
        "domains": {\#(domains.joined(separator: ", "))},
        "types": {
          "Kind": {"enum": [\#(some(["one", "two", "three"]).map { "\"\($0)\"" }.joined(separator: ", "))]},
          "Status": {"enum": [\#(some(["\"idle\"", status(), #"{"done": "Point"}"#]).joined(separator: ", "))]},
          "Point": {"struct": {"x": "Int"\#(properties())}}
        }
      }
      """#
  }

  /// A recording of actions that schemas may have.
  mutating func recording(isDamaged: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      bytes += Array(line().utf8)
    }
    guard isDamaged else { return bytes }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let byte =
        Bool.random(using: &random)
        ? UInt8.random(in: 0...255, using: &random) : pick(Array("{}[]\",:\\\n0".utf8))
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes[place] = byte
      case 1: bytes.insert(byte, at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...5, using: &random)))
      }
      if bytes.isEmpty { bytes = [byte] }
    }
    return bytes
  }

  private mutating func line() -> String {
    let path = pick(["", "users.", "users.posts."])
    let ids = pick(["", "", #", "ids": [1]"#, #", "ids": ["a", 2]"#])
    let values = some([
      #""x": 1"#, #""y": "a""#, #""_0": null"#, #""kind": "one""#, #""point": {"x": 2, "a": 3}"#,
      #""status": {"failed": {"x": 1, "y": "a"}}"#, #""status": "idle""#,
      #""status": {"done": {"_0": {"x": 2}}}"#,
    ])
    let payload = pick([#", "payload": {\#(values.joined(separator: ", "))}"#, "", #", "error": "e""#])
    return
      #"{"action": "\#(path)\#(pick(["a", "b", "c", "load.request", "load.success"]))"\#(ids)\#(payload)}"#
  }

  private mutating func status() -> String {
    #"{"failed": "\#(pick(["Int", "(x: Int)", "(x: Int, y: String?)", "(y: String, Int)", "()"]))"}"#
  }

  private mutating func child(_ name: String) -> String? {
    let domain = name == "users" ? "Users" : "Posts"
    return pick([
      nil, #""\#(name)": "\#(domain)""#, #""\#(name)": {"domain": "\#(domain)", "kind": "optional"}"#,
      #""\#(name)": {"domain": "\#(domain)", "kind": "each"}"#,
    ])
  }

  /// Some properties, with a comma before each.
  private mutating func properties() -> String {
    some(["a", "b", "c"]).map {
      #", "\#($0)": "\#(pick(["Int", "Int = 0", "String?", "[Kind]", "Double = 1"]))""#
    }.joined()
  }

  private mutating func actions() -> String {
    let actions = some(["a", "b", "c"]).map { name in
      let payload = pick([
        "()", "(Int)", "(x: Int)", "(x: Int, y: String)", "(y: String?, x: Double)",
        "(kind: Kind, point: Point)", "(status: Status)",
      ])
      return #""\#(name)": \#(pick([#""\#(payload)""#, #"{"payload": "\#(payload)", "reduce": "none"}"#]))"#
    }
    return actions.joined(separator: ", ")
  }

  private mutating func requests() -> String {
    pick([
      "", #""load": {"input": "(x: Int)", "output": "(point: Point)"}"#,
      #""load": {"output": "Int", "policy": "first"}"#,
    ])
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// At least one of the elements, in any order.
  private mutating func some(_ elements: [String]) -> [String] {
    Array(elements.shuffled(using: &random).prefix(Int.random(in: 1...elements.count, using: &random)))
  }
}
