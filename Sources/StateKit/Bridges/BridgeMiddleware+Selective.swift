extension BridgeMiddleware: SelectiveMiddleware {
  var leaves: LeafFilter { declared == nil ? table.filter : .everything }
}
