#if canImport(SwiftUI)

import MeetingsCore
import SwiftUI

extension Colour {
  static let all: [Colour] = [.sky, .moss, .plum, .rust, .sand]

  var color: Color {
    switch self {
    case .sky: .cyan
    case .moss: .green
    case .plum: .purple
    case .rust: .orange
    case .sand: .yellow
    }
  }
}

#endif
