import StateKitTestSupport
import Testing

@testable import StateKitRecording

struct JSONTextTests {
  @Test(arguments: [
    ("{}", [String]()),
    (" { } ", []),
    (#"{"a":1}"#, ["a=1"]),
    (#" {"a" : 1 , "b":"x,y:z" }"#, ["a=1", #"b="x,y:z""#]),
    (#"{"a":{"b":[1,{"c":2}]},"d":"\"}{"}"#, [#"a={"b":[1,{"c":2}]}"#, #"d="\"}{""#]),
    (#"{"a":"\\","b":12345678901234567890.12345}"#, [#"a="\\""#, "b=12345678901234567890.12345"]),
    (#"{"\u0061":"ä"}"#, [#"a="ä""#]),
  ])
  func `an object is taken apart, its values as they are written`(text: String, members: [String]) {
    expectEqual(JSONText(text).members?.map { "\($0.key)=\($0.value.text)" }, members)
  }

  @Test(arguments: ["", "1", "[]", "{", "}", #"{"a"}"#, #"{a:1}"#, #"{"a":1,}"#, #"{"a":1:2}"#])
  func `a value that is not an object has no members`(text: String) {
    #expect(JSONText(text).members?.isEmpty == nil)
  }

  @Test(arguments: [
    ("[]", [String]()), (" [ ] ", []), ("[1]", ["1"]),
    (#"[ 1 , "a,]", [2, {"b": 3}] ]"#, ["1", #""a,]""#, #"[2, {"b": 3}]"#]),
  ])
  func `an array is taken apart, its elements as they are written`(text: String, elements: [String]) {
    expectEqual(JSONText(text).elements?.map { "\($0.text)" }, elements)
  }

  @Test func `spaces follow colons and commas, but not in strings`() {
    expectEqual(JSONText(#"{"a":[1,2],"b":"x,y:\",z"}"#).spaced, #"{"a": [1, 2], "b": "x,y:\",z"}"#)
  }
}
