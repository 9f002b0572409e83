#if Testing

import Testing

@testable import StateKitTesting

struct DifferenceTests {
  @Test func `empty lines of a value stay, without spaces`() {
    #expect(dumped("a\n\nb") == "  \"\"\"\n  a\n\n  b\n  \"\"\"")
  }
}

#endif
