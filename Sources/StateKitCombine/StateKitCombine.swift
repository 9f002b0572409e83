// This module makes effects of publishers: those of Combine where the platform has it, those of OpenCombine where the
// package's trait `OpenCombine` is on. Where there is neither, it is empty: nothing could be extended, and an import
// of it does no harm.
//
//     .package(url: "…/StateKit", from: "1.0.0", traits: [.defaults, "OpenCombine"])
