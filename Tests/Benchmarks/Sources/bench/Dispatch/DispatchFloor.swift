/// The same app as a person would write it around one switch: nested enums, and a struct that is changed in place. The
/// program's `FloorStore` holds it.
struct DispatchFloor {
  let schema: DispatchSchema

  var text: String {
    let domains = (0..<schema.domains).map { domain("F\($0)", schema.children(of: $0)) }
    return """
      \(domains.joined(separator: "\n"))
      \(root)
      """
  }

  private var root: String {
    let children = schema.rootChildren
    return """
      struct FloorState {
      \(children.map { "  var d\($0) = F\($0)State()" }.joined(separator: "\n"))
      }
      enum FloorAction {
      \(children.map { "  case d\($0)(F\($0)Action)" }.joined(separator: "\n"))
      }
      \(rootReducers)
      """
  }

  /// The compiler takes no switch over some hundred payloads, so that a person, too, would go on in another function.
  private var rootReducers: String {
    let children = Array(schema.rootChildren)
    let starts = Array(stride(from: 0, to: children.count, by: 250))
    return starts.map { start in
      let cases = children[start..<min(start + 250, children.count)]
        .map { "  case .d\($0)(let action): reduce(&state.d\($0), action)" }
      let others = start == starts.last ? [] : ["  default: reduce\(start + 250)(&state, action)"]
      let end = start > 0 && start == starts.last ? ["  default: break"] : []
      return """
        func reduce\(start == 0 ? "" : "\(start)")(_ state: inout FloorState, _ action: FloorAction) {
          switch action {
        \((cases + others + end).joined(separator: "\n"))
          }
        }
        """
    }.joined(separator: "\n")
  }

  private func domain(_ name: String, _ children: Range<Int>) -> String {
    """
    struct \(name)State {
      var count = 0
      var name = "a name on the heap"
      var items: [Int] = Array(0..<100)
    \(children.map { "  var d\($0) = F\($0)State()" }.joined(separator: "\n"))
    }
    enum \(name)Action {
      case incremented
      case renamed(name: String)
    \((0..<8).map { "  case set\($0)(Int)" }.joined(separator: "\n"))
    \(children.map { "  case d\($0)(F\($0)Action)" }.joined(separator: "\n"))
    }
    func reduce(_ state: inout \(name)State, _ action: \(name)Action) {
      switch action {
      case .incremented: state.count &+= 1
      case .renamed(let name): state.name = name
    \((0..<8).map { "  case .set\($0)(let value): state.count = value" }.joined(separator: "\n"))
    \(children.map { "  case .d\($0)(let action): reduce(&state.d\($0), action)" }.joined(separator: "\n"))
      }
    }
    """
  }
}
