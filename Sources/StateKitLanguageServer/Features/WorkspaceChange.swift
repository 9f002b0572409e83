internal import StateKitGenerator

/// Changes of several files.
struct WorkspaceChange {
  /// Files with their new texts.
  var texts: [(file: SourceFile, text: [UInt8])] = []
  /// Places in Swift that change as well. The user confirms the uncertain ones; they are left out if the client cannot ask.
  var uses: [SwiftUse] = []
  /// Files to make, with their texts.
  var newFiles: [(path: String, text: [UInt8])] = []
}
