extension BridgeMiddleware: SelectiveMiddleware {
  var answered: LeafFilter { declared == nil ? table.filter : .everything }
}
