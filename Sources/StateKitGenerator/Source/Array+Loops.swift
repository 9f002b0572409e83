/// The loops over arrays, each compiled once for each type of its elements. The optimiser copies the loops of the standard
/// library to their hundreds of calls instead, which takes a third of a release build of this module.
extension Array {
  @inline(never)
  func map<Value, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    try mapLoop(transform)
  }

  @inline(never)
  func compactMap<Value>(_ transform: (Element) -> Value?) -> [Value] { compactMapLoop(transform) }

  @inline(never)
  func flatMap<Values: Sequence>(_ transform: (Element) -> Values) -> [Values.Element] {
    flatMapLoop(transform)
  }

  @inline(never)
  func filter(_ isIncluded: (Element) -> Bool) -> [Element] { filterLoop(isIncluded) }

  @inline(never)
  func contains(where isMeant: (Element) -> Bool) -> Bool { containsLoop(isMeant) }

  @inline(never)
  func allSatisfy(_ isMeant: (Element) -> Bool) -> Bool { allSatisfyLoop(isMeant) }

  @inline(never)
  func first(where isMeant: (Element) -> Bool) -> Element? { firstLoop(isMeant) }
}

/// The loops of the standard library, which are optimised in a debug build, too.
extension Collection {
  fileprivate func mapLoop<Value, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    try map(transform)
  }
  fileprivate func compactMapLoop<Value>(_ transform: (Element) -> Value?) -> [Value] {
    compactMap(transform)
  }
  fileprivate func flatMapLoop<Values: Sequence>(_ transform: (Element) -> Values) -> [Values.Element] {
    flatMap(transform)
  }
  fileprivate func filterLoop(_ isIncluded: (Element) -> Bool) -> [Element] { filter(isIncluded) }
  fileprivate func containsLoop(_ isMeant: (Element) -> Bool) -> Bool { contains(where: isMeant) }
  fileprivate func allSatisfyLoop(_ isMeant: (Element) -> Bool) -> Bool { allSatisfy(isMeant) }
  fileprivate func firstLoop(_ isMeant: (Element) -> Bool) -> Element? { first(where: isMeant) }
}
