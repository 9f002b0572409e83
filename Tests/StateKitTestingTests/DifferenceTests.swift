#if Testing

import StateKitTestSupport
import Testing

@testable import StateKitTesting

struct DifferenceTests {
  @Test func `empty lines of a value stay, without spaces`() {
    expectEqual(dumped("a\n\nb"), "  \"\"\"\n  a\n\n  b\n  \"\"\"")
  }
}

#endif
