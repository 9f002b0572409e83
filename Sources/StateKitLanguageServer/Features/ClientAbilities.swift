/// What a client can do with a result, which decides what a feature finds.
struct ClientAbilities {
  /// Whether the client fills in the places of a snippet.
  var hasSnippets = false
  /// Whether edits may make files.
  var makesFiles = false
  /// Whether the client lets the user confirm a part of an edit.
  var confirmsChanges = false
}
