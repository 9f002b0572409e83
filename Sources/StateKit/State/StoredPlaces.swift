/// The offsets of the stored properties that were read last: Swift takes about 190 instructions to find an offset.
@MainActor
struct StoredPlaces: ~Copyable {
  private struct Place {
    /// The identity of `path`; 0 without a path. Comparing the object itself would count references.
    var id: UInt = 0
    var offset: Int = 0
    /// Keeps the path alive, so that its identity is not used for another one.
    var path: AnyKeyPath?
  }

  /// A power of two. A screen reads a few properties with each action.
  nonisolated private static var count: Int { 8 }

  /// Own memory, because an array is checked for overlapping accesses.
  private let places: UnsafeMutablePointer<Place>

  init() {
    places = .allocate(capacity: StoredPlaces.count)
    places.initialize(repeating: Place(), count: StoredPlaces.count)
  }

  deinit {
    places.deinitialize(count: StoredPlaces.count)
    places.deallocate()
  }

  /// The offset of a path to a stored property; nil for a path through computed properties or objects.
  func offset<State, Value>(of path: KeyPath<State, Value>) -> Int? {
    let id = UInt(bitPattern: Unmanaged.passUnretained(path).toOpaque())
    // Objects begin at multiples of 16.
    let place = places + Int((id >> 4) & UInt(StoredPlaces.count - 1))
    if place.pointee.id == id { return place.pointee.offset }
    // A path through a subscript keeps the subscript's values. It does not have an offset, so it is not kept here.
    guard let offset = MemoryLayout<State>.offset(of: path) else { return nil }
    place.pointee = Place(id: id, offset: offset, path: path)
    return offset
  }
}
