// Uses of the features by the rest of the app.

let old = Old.State(split: Split.State(value: 1), tab: .two)
