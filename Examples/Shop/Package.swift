// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let stateKit = Target.Dependency.product(name: "StateKit", package: "StateKit")
let recording = Target.Dependency.product(name: "StateKitRecording", package: "StateKit")
let inspector = Target.Dependency.product(
  name: "StateKitInspector",
  package: "StateKit",
  condition: .when(traits: ["Inspect"])
)
let testing = Target.Dependency.product(name: "StateKitTesting", package: "StateKit")
let features: [Target.Dependency] = ["ShopSession", "ShopCatalogue", "ShopCart", "ShopCheckout"]

/// A feature: a schema, its reducer, and the feature's own logic.
func feature(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: name,
    dependencies: dependencies + [stateKit],
    swiftSettings: settings,
    plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
  )
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + [stateKit, testing], swiftSettings: settings)
}

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v15)],
  traits: [.trait(name: "Inspect", description: "The shop can be looked at in a browser.")],
  dependencies: [
    .package(
      name: "StateKit",
      path: "../..",
      traits: ["Testing", .trait(name: "Inspector", condition: .when(traits: ["Inspect"]))]
    )
  ],
  targets: [
    .target(name: "ShopCore", swiftSettings: settings),

    // Features do not know each other.
    feature("ShopSession"),
    feature("ShopCatalogue", "ShopCore"),
    feature("ShopCart", "ShopCore"),
    feature("ShopCheckout", "ShopCore"),

    // The services know the features, but not the app.
    .target(
      name: "ShopServices",
      dependencies: features + ["ShopCore", stateKit],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Shop",
      dependencies: features + ["ShopCore", "ShopServices", stateKit, recording, inspector],
      swiftSettings: settings,
      plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
    ),

    tests("ShopSessionTests", ["ShopSession"]),
    tests("ShopCatalogueTests", ["ShopCatalogue", "ShopCore", "ShopServices"]),
    tests("ShopCartTests", ["ShopCart", "ShopCore"]),
    tests("ShopCheckoutTests", ["ShopCheckout", "ShopCore"]),
    tests("ShopTests", features + ["Shop", "ShopCore", "ShopServices", recording]),
  ]
)
