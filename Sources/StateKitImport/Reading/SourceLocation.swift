#if Import
package import StateKitGenerator

/// swift-syntax has a type of this name, too.
package typealias SourceLocation = StateKitGenerator.SourceLocation
#endif
