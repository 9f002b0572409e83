#if Import
package import StateKitGenerator

/// A file to write.
package struct ImportChange {
  package let path: String
  /// Nil for a new file.
  package let old: SourceFile?
  package let contents: [UInt8]
}
#endif
