// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let stateKit = Target.Dependency.product(name: "StateKit", package: "StateKit")
let recording = Target.Dependency.product(name: "StateKitRecording", package: "StateKit")
let testing = Target.Dependency.product(name: "StateKitTesting", package: "StateKit")

/// A target with a schema.
func stateTarget(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name,
    dependencies: dependencies + [stateKit],
    swiftSettings: settings,
    plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
  )
}

let package = Package(
  name: "Kittens",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "StateKit", path: "../..", traits: ["Testing"])
  ],
  targets: [
    // The parts that both versions share: the server's kittens, and the actions of a user.
    .target(name: "KittenKit", swiftSettings: settings),
    .target(name: "KittenScript", dependencies: ["KittenKit"], swiftSettings: settings),

    // The flat version: one module.
    stateTarget("FlatKittens", ["KittenKit", "KittenScript", recording]),

    // The modular version: a module for each feature, and one that combines the features.
    stateTarget("Catalogue", ["KittenKit"]),
    stateTarget("Favourites", ["KittenKit"]),
    stateTarget("Profile", ["KittenKit"]),
    stateTarget(
      "ModularKittens",
      ["KittenKit", "KittenScript", "Catalogue", "Favourites", "Profile", recording]
    ),

    .executableTarget(
      name: "Kittens",
      dependencies: ["KittenKit", "KittenScript", "FlatKittens", "ModularKittens"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CatalogueTests",
      dependencies: ["Catalogue", "KittenKit", stateKit, testing],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FavouritesTests",
      dependencies: ["Favourites", "KittenKit", stateKit, testing],
      swiftSettings: settings
    ),
    .testTarget(
      name: "KittensTests",
      dependencies: [
        "FlatKittens", "ModularKittens", "KittenKit", "KittenScript", stateKit, recording, testing,
      ],
      swiftSettings: settings
    ),
  ]
)
