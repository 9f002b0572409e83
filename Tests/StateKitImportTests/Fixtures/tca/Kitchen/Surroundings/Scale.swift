/// Each call gives another reading.
enum Scale {
  static func reading() -> Int? { nil }
  static func warmth() async -> Int { 0 }
}
