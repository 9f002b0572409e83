import KittenScript

/// An action of the user, or an event that the script waits for.
enum Step {
  case deed(Deed)
  case wait
}

/// A visit: the server is busy at first, a profile is closed before its story has loaded, and Mia finds a
/// home.
let script: [Step] = [
  .deed(.showFavourites),
  .wait,
  .deed(.showList),
  .wait,
  .deed(.showList),
  .wait,
  .deed(.sortByAge),
  .deed(.tapHeart(row: 0)),
  .deed(.tap(row: 1)),
  .deed(.closeProfile),
  .deed(.tap(row: 0)),
  .wait,
  .deed(.adopt),
  .deed(.showList),
]
