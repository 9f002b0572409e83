import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitLanguageServer

struct DocumentURITests {
  @Test(arguments: ["/app/Users.statekit.json", "/app/ö %41+?#/😀.json", "/"])
  func `the path of a URI is the one that it was made of`(path: String) {
    expectEqual(DocumentURI(path: path).path, path)
  }

  @Test func `only two hexadecimal digits are a byte`() {
    expectEqual(DocumentURI("file:///a%2Bb").path, "/a+b")
    expectEqual(DocumentURI("file:///a%+1b%-0%g0%4").path, "/a%+1b%-0%g0%4")
    expectEqual(DocumentURI("file://host/a").path, "/a")
    #expect(DocumentURI("untitled:/a").path == nil)
  }
}
