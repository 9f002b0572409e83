// Uses of the feature by the rest of the app.

let shop = Shop.State(cart: Cart.State(count: 1))
let share = Shop.Destination.State.share(url: "", title: "")
