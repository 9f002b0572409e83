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

extension Binding<Bool> {
  /// Whether a sheet is there. SwiftUI also writes false after a button has closed the sheet, and then there is nothing to
  /// close.
  @MainActor
  static func isPresent(
    _ isPresent: @escaping @MainActor () -> Bool,
    close: @escaping @MainActor () -> Void
  ) -> Binding {
    Binding(
      get: { @MainActor in isPresent() },
      set: { @MainActor isShown in if !isShown && isPresent() { close() } }
    )
  }
}

#endif
