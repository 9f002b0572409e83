/// A message that a store has handled.
package enum StoreEvent<Action> {
  case action(Action, ActionSource)
  case endOfEffect
}
