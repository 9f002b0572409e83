/// A queue whose elements are removed in the order in which they were added, each in constant time.
struct FIFOQueue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head]
    elements[head] = nil
    head += 1
    // Moving the elements costs constant time on average, because half of the storage is empty then.
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 64, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
