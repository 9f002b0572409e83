#if Import
package import StateKitGenerator

/// Chooses the generator's type; swift-syntax also has a `SourceLocation`.
package typealias SourceLocation = StateKitGenerator.SourceLocation
#endif
