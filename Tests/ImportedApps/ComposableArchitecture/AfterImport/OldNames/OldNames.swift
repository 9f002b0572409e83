// The tests import the module that they did before.
@_exported import Dependencies
@_exported import StateKit
@_exported import StateKitTesting
