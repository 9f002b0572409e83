#if Import
/// A construct that was not understood.
struct ImportDoubt {
  let reason: String
  let location: SourceLocation
  /// The code of the construct, without indentation, if it is not written elsewhere.
  var code: String?
}
#endif
