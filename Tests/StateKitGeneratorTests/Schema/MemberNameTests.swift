import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct MemberNameTests {
  @Test(arguments: [
    ("Users", "users"), ("URLLoader", "urlLoader"), ("API", "api"), ("A", "a"), ("AB", "ab"),
    ("HTTP2", "http2"),
    ("HTTP2Client", "http2Client"), ("UserList", "userList"), ("ABTest", "abTest"), ("Größe", "größe"),
    ("ÜberAll", "überAll"), ("名前", "名前"), ("Default", "default"), ("XAxis", "xAxis"),
  ])
  func `a factory is called like its domain in lower camel case`(domain: String, name: String) {
    expectEqual(MemberName.of(domain: domain), name)
  }

  @Test(arguments: [("active", "isActive"), ("isOn", "isIsOn"), ("été", "isÉté"), ("名前", "is名前")])
  func `a predicate is called like its case`(name: String, predicate: String) {
    expectEqual(MemberName.predicate(ofCase: name), predicate)
  }
}
