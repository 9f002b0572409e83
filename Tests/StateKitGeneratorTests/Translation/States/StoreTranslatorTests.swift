import Testing

@testable import StateKitGenerator

struct StoreTranslatorTests {
  private func code(_ state: String) -> String {
    generated(#"{ "statekit": 1, "domains": { "URLLoader": { "state": \#(state) } } }"#)
  }

  @Test func `the initial state has a default only where it can be made without arguments`() {
    #expect(code(#"{ "count": "Int = 0" }"#).contains("initialState: URLLoaderState = URLLoaderState(),"))
    #expect(code(#"{ "count": "Int" }"#).contains("initialState: URLLoaderState,"))
    #expect(code(#""HandWritten""#).contains("initialState: URLLoaderAction.DomainState,"))
  }

  @Test func `factories have the domain's name in lower camel case`() {
    #expect(code("{}").contains("@Swift.MainActor static func urlLoader("))
    #expect(code("{}").contains("static var urlLoader: StateKit.BridgeMiddleware"))
    #expect(code("{}").contains("static func urlLoader() -> StateKit.Reducer"))
  }
}
