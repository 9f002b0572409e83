// The top of the file.
import ComposableArchitecture // for reducers
/* Both */ import Foundation

// MARK: - Feature

/// A feature with
/// two lines of documentation.
@Reducer /* a macro */ struct Layout // named so
{
  // Before the state.
  @ObservableState struct State: Equatable { // inside
    // Before count.
    var count: Int = 0 // after count
    var a = 1, b = 2; var c = "x" /* after c */
    /* A block
       of two lines. */
    var list: [Int] = [] // TODO: sort
    #if DEBUG
    var debugCount = 0
    #endif
    // At the end of the state.
  }

  enum Action { // actions
    // Before up.
    case up // goes up
    /// Goes down.
    case down
    case jump(Int /* how far */, over: Int)
    case clear, fill(
      with: [Int]
    )
    case even(Int); case odd(Int)
    #if DEBUG
    case debugReset
    #endif
  }

  // MARK: Helpers
  /// Used below.
  private func half(_ number: Int) -> Int { number / 2 } // rounded down
  static let step = 3 // a constant

  // Before the body.
  var body: some ReducerOf<Self> { // within the body
    // Before Reduce.
    Reduce { state, action in // the closure
      // Before the switch.
      switch action { // the switch
      // Before up.
      case .up: // after up
        // First.
        state.count += 1 // one more
        // Last.
        return .none // nothing
      case .down: state.count -= 1; state.a = 5; return .none
      case let .jump(far, over: over): // both
        // Compute.
        let sum = far // a
          + over // b
        state.count +=
          sum
        /* Before the effect. */
        return .none
      case .clear
        , .fill: // either

        state.list = [] /* emptied */

        return .none
      case .even(let number) where number.isMultiple(of: 2), .odd(let number) where !number.isMultiple(of: 2):
	state.b = half(number)
	if state.b > 3 { // big
	  state.c = """
	    many
	      lines
	    """
	}
	return .none
      case .even, .odd:
        state.c = "none"
        return .none
      #if DEBUG
      case .debugReset:
        state.debugCount = 0
        return .none
      #endif
      } // end of the switch
    } // end of Reduce
  } // end of the body
  // At the end of the feature.
}
// At the end of the file.
