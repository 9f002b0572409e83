internal import StateKitGenerator

/// Changes of several files.
struct WorkspaceChange {
  /// Files with their new texts.
  var texts: [(file: SourceFile, text: [UInt8])] = []
  /// Places in Swift that follow; those that are not certain are for the user to confirm, and left out if the client cannot
  /// ask.
  var uses: [SwiftUse] = []
  /// Files to make, with their texts.
  var newFiles: [(path: String, text: [UInt8])] = []
}
