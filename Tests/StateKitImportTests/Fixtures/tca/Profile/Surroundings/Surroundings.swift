// Uses of the feature by the rest of the app.

let profile = Profile.State(name: Profile.State.Name(first: "A", last: "B"), lastBadge: 1)
let editor = Profile.Editor.State(draft: "")
let editorReducer = Profile.Editor().body
let zoom = Profile.Editor.Action.picture(.zoomIn)
let badge = Badge.limited(100)
