/// `"user": "session.user"` under `follows`: a property of a child's state, and the path in the parent's state that it
/// follows.
struct FollowSchema {
  let property: Located<String>
  let path: PathSchema
}
