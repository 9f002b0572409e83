extension TouchedDomains {
  /// For generated code: whether all elements of a list or a stack may have changed, and not only one whose action was handled: elements came or
  /// went, or a handler of the current domain or of one above ran.
  @inlinable public func _touchesElements(_ domains: Range<Int>) -> Bool {
    mayChangeChildren(below(domains).lowerBound, of: current.lowerBound)
  }

  /// For generated code: notes that another reducer than an element's own changed it or something within it, so that what follows
  /// a property there is copied.
  ///
  /// - Parameter domains: The domains of the list or the stack, counted from the current one.
  @inlinable public mutating func _noteChangedElement(in domains: Range<Int>) {
    noteChangedChildren(below(domains))
  }

  /// For generated code: whether a domain may have changed, counted from the current one.
  @inlinable public func _touches(_ domain: Int) -> Bool { _touches(domain, domain) }

  /// For generated code: copies a value into a property of all elements of a list.
  ///
  /// All elements have the same value after each action, and one of them at most has written another one. So the first and the
  /// last tell whether the value is a new one, unless the list itself changed.
  ///
  /// - Parameters:
  ///   - elements: The list.
  ///   - domains: The domains of its elements, counted from the current one.
  ///   - differs: Whether the property of an element has another value; nil if the element does not have the property.
  ///   - copy: Copies the value into an element.
  /// - Returns: Whether an element was changed.
  @inlinable public mutating func _copyIntoAll<Element>(
    of elements: inout IdentifiedArray<Element>,
    in domains: Range<Int>,
    where differs: (Element) -> Bool?,
    _ copy: (inout Element) -> Void
  ) -> Bool {
    _copyIntoAll(of: &elements.storage, in: domains, where: differs, copy)
  }

  /// For generated code: copies a value into a property of all elements of a stack.
  @inlinable public mutating func _copyIntoAll<Element>(
    of elements: inout StackState<Element>,
    in domains: Range<Int>,
    where differs: (Element) -> Bool?,
    _ copy: (inout Element) -> Void
  ) -> Bool {
    _copyIntoAll(of: &elements.storage, in: domains, where: differs, copy)
  }

  @inlinable mutating func _copyIntoAll<Element>(
    of elements: inout [Element],
    in domains: Range<Int>,
    where differs: (Element) -> Bool?,
    _ copy: (inout Element) -> Void
  ) -> Bool {
    guard
      _touchesElements(domains) || elements.firstResult(of: differs) == true
        || elements.reversed().firstResult(of: differs) == true
    else { return false }
    var hasCopied = false
    for position in elements.indices where differs(elements[position]) == true {
      copy(&elements[position])
      hasCopied = true
    }
    // Others changed than the one whose action was handled.
    if hasCopied {
      noteChangedChildren(below(domains))
      mark(below(domains))
    }
    return hasCopied
  }
}

extension Sequence {
  /// The first result that is not nil.
  @inlinable func firstResult<Result>(of body: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = body(element) { return result }
    }
    return nil
  }
}
