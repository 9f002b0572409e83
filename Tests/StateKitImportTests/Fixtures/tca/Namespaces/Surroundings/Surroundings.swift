// What stays of the input.

enum Features {}
enum Other {}

// Uses of the features by the rest of the app.

let alpha = Features.Alpha.State(id: 1, beta: Features.Beta.State(value: 2))
