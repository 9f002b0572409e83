// The clocks are always available. `TestStore` needs swift-custom-dump, for differences and for failures in both Swift
// Testing and XCTest, so it is available if the package's trait `Testing` is on, which is the default.
