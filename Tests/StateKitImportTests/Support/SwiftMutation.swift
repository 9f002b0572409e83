#if Import
import StateKitTestSupport
import SwiftParser
import SwiftSyntax

/// Changes a Swift file at a few places.
struct SwiftMutation {
  private var random: SplitMix64
  private let pool: [String]

  /// - Parameter pool: Tokens that may come in.
  init(seed: UInt64, pool: [String]) {
    random = SplitMix64(seed: seed)
    self.pool = pool
  }

  mutating func applied(to text: String) -> String {
    var tokens = SwiftMutation.tokens(of: text)
    for _ in 0...Int.random(in: 0..<6, using: &random) where tokens.count > 4 {
      let place = Int.random(in: 0..<tokens.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: tokens.remove(at: place)
      case 1: tokens.insert(tokens[place], at: place)
      case 2: tokens.swapAt(place, Int.random(in: 0..<tokens.count, using: &random))
      case 3: if let other = pool.randomElement(using: &random) { tokens[place] = other }
      case 4: if let other = pool.randomElement(using: &random) { tokens.insert(other, at: place) }
      default:
        let end = min(tokens.count, place + Int.random(in: 1..<20, using: &random))
        tokens.removeSubrange(place..<end)
      }
    }
    return tokens.joined()
  }

  /// The tokens with the white space and comments around them.
  static func tokens(of text: String) -> [String] {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map(\.description)
  }
}
#endif
