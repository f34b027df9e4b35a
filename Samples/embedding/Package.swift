// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "embedding",
  dependencies: [.package(name: "btd", path: "../..")],
  targets: [
    .executableTarget(
      name: "embedding",
      dependencies: [
        .product(name: "WorkoutInterchange", package: "btd"),
        .product(name: "WorkoutQRCodes", package: "btd"),
        .product(name: "WorkoutSheets", package: "btd"),
      ])
  ])
