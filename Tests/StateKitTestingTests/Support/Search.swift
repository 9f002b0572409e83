#if Testing

import StateKit
import StateKitTesting

/// A search while typing: the domain in the tests of the test store.
struct SearchState: Equatable, Sendable {
  var text = ""
  var results: [String] = []
}

enum SearchAction: Equatable, Sendable {
  case typed(String)
  case search(String)
  case found([String])
  case replaced(String, [String])
  case cleared
  case stopped

  var typed: String? {
    if case .typed(let text) = self { return text }
    return nil
  }

  var search: String? {
    if case .search(let text) = self { return text }
    return nil
  }

  var found: [String]? {
    if case .found(let results) = self { return results }
    return nil
  }
}

extension Reducer where State == SearchState, Action == SearchAction {
  static var search: Reducer {
    Reducer { state, action in
      switch action {
      case .typed(let text): state.text = text
      case .found(let results): state.results = results
      case .replaced(let text, let results): state = SearchState(text: text, results: results)
      case .cleared: state = SearchState()
      case .search, .stopped: break
      }
    }
  }
}

typealias SearchEffect = Effect<SearchAction>
typealias SearchStore = Store<SearchState, SearchAction>
typealias SearchTestStore = TestStore<SearchState, SearchAction>

#endif
