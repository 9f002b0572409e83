// Uses of the feature by the rest of the app.

let step = Layout.step
let state = Layout.State(count: 1)
