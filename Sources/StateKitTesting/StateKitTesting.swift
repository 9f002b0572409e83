// The clocks are there always. `TestStore` needs swift-custom-dump for its differences and for failures that reach
// Swift Testing and XCTest alike, so it is there where the package's trait `Testing` is on, as it is by default.
