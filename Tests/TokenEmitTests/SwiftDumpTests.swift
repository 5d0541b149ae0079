import Foundation
import Testing
@testable import TokenEmit
@Test func dumpSwift() throws {
  try Data(SwiftProject.swift(try SwiftPulseTests.tokens()).utf8).write(to: URL(fileURLWithPath: "/tmp/sw/pulse.swift"))
  let trip = SwiftRoundTrip(SwiftProject.resolver(SwiftEverything.document))
  try Data(trip.generated.utf8).write(to: URL(fileURLWithPath: "/tmp/sw/every/Tokens.swift"))
  try Data(trip.statements.utf8).write(to: URL(fileURLWithPath: "/tmp/sw/every/main.swift"))
  try Data(trip.expected.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: "/tmp/sw/every/expected"))
}
