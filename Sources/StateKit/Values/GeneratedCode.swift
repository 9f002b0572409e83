/// The versions of generated code that this runtime can run.
///
/// Each generated file names the one that it was made as, so that a file for a newer runtime does not compile with this
/// one, and says why. Files that a build makes always fit: the generator and the runtime come from one package then.
/// Files that were committed need not.
///
///     StateKit.GeneratedCode.version1
@dynamicMemberLookup
public enum GeneratedCode: Sendable {
  /// What StateKit 0.1 generates.
  @inlinable public static var version1: Void { () }

  /// Any other version.
  @available(
    *,
    unavailable,
    message: "this was generated for a newer StateKit: update that, or generate it by its statekit-gen"
  )
  public static subscript(dynamicMember version: String) -> Void { () }
}
