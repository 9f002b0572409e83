/// Selects the elements of lists and stacks for which an action is made.
package protocol ElementPicker: AnyObject {
  /// The position of the selected one of `count` elements, at least one.
  func position(among count: Int) -> Int

  /// Takes the id of an element on the path to the action, outermost first.
  func enter(_ id: Any)
}

extension ElementPicker {
  /// The selected element; nil if the collection is empty.
  func element<Elements: RandomAccessCollection>(of elements: Elements) -> Elements.Element? {
    if elements.isEmpty { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: position(among: elements.count))]
  }
}
