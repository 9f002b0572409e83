/// The loops over all elements on the path to an action, in the code of a bridge.
struct ElementLoops {
  private let result: ActionPath
  private let root: Code
  private let names: [String: Identifier]

  /// - Parameter taken: The names that the values of the action use.
  init(result: ActionPath, root: Code, taken: Set<String>) {
    self.result = result
    self.root = root
    var taken: Set<String> = taken.union(["state"])
    var names: [String: Identifier] = [:]
    for name in ["send"] + result.steps.indices.flatMap({ ["list\($0)", "id\($0)", "element\($0)"] }) {
      var free: String = name
      while !taken.insert(free).inserted { free += "Value" }
      names[name] = Identifier(validated: free)
    }
    self.names = names
  }

  /// The name of the function that takes the actions.
  var send: Code { name("send") }

  /// Sends the action to all elements.
  ///
  /// - Parameter values: The codes of the payload.
  func lines(_ values: [Code]) -> [Code] {
    let ids: [Code] = lists.map { result.steps[$0].isStack ? name("id\($0)") : "\(name("element\($0)")).id" }
    let last: [Code] = ["\(send)(\(result.expression(in: root, values + ids)))"]
    return lists.indices.reversed().reduce(last) { body, position in loop(position, body) }
  }

  /// The steps that lead to elements.
  private var lists: [Int] { result.steps.indices.filter { result.steps[$0].elementID != nil } }

  /// The loop over one list. An absent child on the path to the list counts as an empty list. The last loop leaves out
  /// elements whose child on the path to the action is absent.
  private func loop(_ position: Int, _ body: [Code]) -> [Code] {
    let step: Int = lists[position]
    let start: Int = position == 0 ? 0 : lists[position - 1] + 1
    let owner: Code = position == 0 ? "state" : name("element\(lists[position - 1])")
    let list: Code = chain(owner, start...step)
    if result.steps[start..<step].contains(where: \.isOptional) {
      let variable: Code = name("list\(step)")
      return ["if let \(variable) = \(list) {"] + loop(position, over: variable, body).indented + ["}"]
    }
    return loop(position, over: list, body)
  }

  /// The loop over the elements, with their ids if they belong to a stack: only the elements of a list know their ids.
  private func loop(_ position: Int, over list: Code, _ body: [Code]) -> [Code] {
    let step: Int = lists[position]
    let element: Code = name("element\(step)")
    let elements: Code =
      result.steps[step].isStack
      ? "(\(name("id\(step)")), \(element)) in Swift.zip(\(list).ids, \(list).elements)"
      : "\(element) in \(list)"
    return ["for \(elements)\(condition(position)) {"] + body.indented + ["}"]
  }

  /// The condition that the children after the last list are present.
  private func condition(_ position: Int) -> Code {
    let start: Int = lists[position] + 1
    guard position == lists.count - 1,
      let last = result.steps.indices.dropFirst(start).last(where: { result.steps[$0].isOptional })
    else { return "" }
    return " where \(chain(name("element\(lists[position])"), start...last)) != nil"
  }

  private func chain(_ owner: Code, _ steps: ClosedRange<Int>) -> Code {
    steps.reduce(owner) { chain, step in
      let isOptional: Bool = step > steps.lowerBound && result.steps[step - 1].isOptional
      return "\(chain)\(isOptional ? "?" : "").\(result.steps[step].name)"
    }
  }

  private func name(_ name: String) -> Code { names[name].map { "\($0)" } ?? "" }
}
