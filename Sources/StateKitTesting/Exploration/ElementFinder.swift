import StateKit

/// Takes the id of the innermost element on a path.
final class ElementFinder: ElementPicker {
  private var number: Int
  private(set) var id: Any?

  /// - Parameter number: Selects the elements.
  init(_ number: Int) { self.number = number }

  func position(among count: Int) -> Int {
    let (rest, position) = number.quotientAndRemainder(dividingBy: count)
    number = rest
    return position
  }

  func enter(_ id: Any) { self.id = id }
}
