"""Writes a project for Xcode with apps that use products and plugins of packages, as the article on installing describes it.

A project is a property list of objects, each with a name of 24 digits, here their numbers. Xcode reads a list in XML, too.
"""

from __future__ import annotations

import os
import plistlib
from dataclasses import dataclass, field
from pathlib import Path

SCHEME = """<?xml version="1.0" encoding="UTF-8"?>
<Scheme LastUpgradeVersion="2600" version="1.7">
  <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
    <BuildActionEntries>
      <BuildActionEntry buildForRunning="YES" buildForTesting="YES" buildForArchiving="YES">
        {reference}
      </BuildActionEntry>
    </BuildActionEntries>
  </BuildAction>
  <LaunchAction buildConfiguration="Debug">
    <BuildableProductRunnable runnableDebuggingMode="0">
      {reference}
    </BuildableProductRunnable>
  </LaunchAction>
</Scheme>
"""
REFERENCE = (
    '<BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="{target}" BuildableName="{name}.app"'
    ' BlueprintName="{name}" ReferencedContainer="container:{project}"/>'
)
TYPES = {".swift": "sourcecode.swift", ".json": "text.json"}


@dataclass
class App:
    """An app for iOS: its files, the products of packages that it links, and the plugins that its target runs."""

    name: str
    system: str  # The oldest version of iOS.
    files: list[Path]
    products: list[tuple[Path, str]]  # A folder with a package, and the name of a product.
    plugins: list[tuple[Path, str]] = field(default_factory=list)


class Project:
    def __init__(self, path: Path, apps: list[App]):
        self.path, self.objects, self.targets = path, {}, {}
        files = {file for app in apps for file in app.files}
        self.files = {
            path: self.add("PBXFileReference", lastKnownFileType=TYPES[path.suffix], path=self.relative(path), sourceTree="SOURCE_ROOT")
            for path in sorted(files)
        }
        packages = sorted({package for app in apps for package, _ in [*app.products, *app.plugins]})
        self.packages = {package: self.add("XCLocalSwiftPackageReference", relativePath=self.relative(package)) for package in packages}
        targets = [self.target(app) for app in apps]
        products = [self.objects[target]["productReference"] for target in targets]
        self.root = self.add(
            "PBXProject",
            attributes={"BuildIndependentTargetsInParallel": "1", "LastUpgradeCheck": "2600"},
            buildConfigurationList=self.configurations({"SDKROOT": "iphoneos", "SWIFT_VERSION": "6.0"}),
            compatibilityVersion="Xcode 14.0",
            developmentRegion="en",
            knownRegions=["en", "Base"],
            mainGroup=self.add("PBXGroup", children=[*self.files.values(), *products], sourceTree="<group>"),
            packageReferences=list(self.packages.values()),
            projectDirPath="",
            projectRoot="",
            targets=targets,
        )

    def relative(self, path):
        return os.path.relpath(path.resolve(), self.path.parent.resolve())

    def add(self, kind, **values):
        name = f"{len(self.objects) + 1:024X}"
        self.objects[name] = {"isa": kind, **values}
        return name

    def configurations(self, settings):
        made = [self.add("XCBuildConfiguration", name=name, buildSettings=settings) for name in ["Debug", "Release"]]
        return self.add("XCConfigurationList", buildConfigurations=made, defaultConfigurationName="Debug")

    def product(self, package, name):
        return self.add("XCSwiftPackageProductDependency", package=self.packages[package], productName=name)

    def phase(self, kind, files):
        return self.add(kind, buildActionMask="2147483647", files=files, runOnlyForDeploymentPostprocessing="0")

    def members(self, app, suffix):
        return [self.add("PBXBuildFile", fileRef=self.files[path]) for path in app.files if path.suffix == suffix]

    def target(self, app):
        linked = [self.product(*product) for product in app.products]
        plugins = [self.add("PBXTargetDependency", productRef=self.product(package, f"plugin:{name}")) for package, name in app.plugins]
        settings = {
            "CODE_SIGNING_ALLOWED": "NO",
            "GENERATE_INFOPLIST_FILE": "YES",
            "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
            "IPHONEOS_DEPLOYMENT_TARGET": app.system,
            "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1",
            "PRODUCT_BUNDLE_IDENTIFIER": f"statekit.{app.name}",
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "TARGETED_DEVICE_FAMILY": "1,2",
        }
        self.targets[app.name] = self.add(
            "PBXNativeTarget",
            name=app.name,
            buildConfigurationList=self.configurations(settings),
            buildPhases=[
                self.phase("PBXSourcesBuildPhase", self.members(app, ".swift")),
                self.phase("PBXFrameworksBuildPhase", [self.add("PBXBuildFile", productRef=product) for product in linked]),
                self.phase("PBXResourcesBuildPhase", self.members(app, ".json")),
            ],
            buildRules=[],
            dependencies=plugins,
            packageProductDependencies=linked,
            productName=app.name,
            productReference=self.add(
                "PBXFileReference",
                explicitFileType="wrapper.application",
                includeInIndex="0",
                path=f"{app.name}.app",
                sourceTree="BUILT_PRODUCTS_DIR",
            ),
            productType="com.apple.product-type.application",
        )
        return self.targets[app.name]

    def write(self):
        schemes = self.path / "xcshareddata/xcschemes"
        schemes.mkdir(parents=True, exist_ok=True)
        document = {"archiveVersion": "1", "classes": {}, "objectVersion": "60", "objects": self.objects, "rootObject": self.root}
        (self.path / "project.pbxproj").write_bytes(plistlib.dumps(document))
        for name, target in self.targets.items():
            reference = REFERENCE.format(target=target, name=name, project=self.path.name)
            (schemes / f"{name}.xcscheme").write_text(SCHEME.format(reference=reference))
