// This module makes effects from the publishers of Combine, or from the publishers of OpenCombine if the
// package's trait `OpenCombine` is on. Without either, the module is empty, and importing it does no harm.
//
//     .package(url: "…/StateKit", from: "1.0.0", traits: [.defaults, "OpenCombine"])
