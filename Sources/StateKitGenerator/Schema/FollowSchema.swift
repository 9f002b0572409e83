/// `"user": "session.user"` under `follows` or `shares`: a property of a child's state, and the path in the parent's state
/// that it follows.
struct FollowSchema {
  let property: Located<String>
  let path: PathSchema
  /// Whether the child's changes of the property go up to the parent.
  let isShared: Bool
}
