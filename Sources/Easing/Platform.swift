// The one place that knows which C library the platform has: libm for all floors.
#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Android)
  private import Android
#elseif canImport(ucrt)
  private import ucrt
#endif

/// The elementary functions of the platform's C library, under one roof.
///
/// `exp`, `sin` and their kin may differ in the last digit between platforms; square roots and the
/// four operations do not.
package enum Libm {
  package static func exp(_ x: Double) -> Double { libmExp(x) }
  package static func exp2(_ x: Double) -> Double { libmExp2(x) }
  package static func expm1(_ x: Double) -> Double { libmExpm1(x) }
  package static func log(_ x: Double) -> Double { libmLog(x) }
  package static func pow(_ x: Double, _ y: Double) -> Double { libmPow(x, y) }
  package static func sin(_ x: Double) -> Double { libmSin(x) }
  package static func cos(_ x: Double) -> Double { libmCos(x) }
  package static func tan(_ x: Double) -> Double { libmTan(x) }
  package static func asin(_ x: Double) -> Double { libmAsin(x) }
  package static func acos(_ x: Double) -> Double { libmAcos(x) }
  package static func atan2(_ y: Double, _ x: Double) -> Double { libmAtan2(y, x) }
}

// Outside `Libm`, because inside it the bare names would mean its own members.
private func libmExp(_ x: Double) -> Double { exp(x) }
private func libmExp2(_ x: Double) -> Double { exp2(x) }
private func libmExpm1(_ x: Double) -> Double { expm1(x) }
private func libmLog(_ x: Double) -> Double { log(x) }
private func libmPow(_ x: Double, _ y: Double) -> Double { pow(x, y) }
private func libmSin(_ x: Double) -> Double { sin(x) }
private func libmCos(_ x: Double) -> Double { cos(x) }
private func libmTan(_ x: Double) -> Double { tan(x) }
private func libmAsin(_ x: Double) -> Double { asin(x) }
private func libmAcos(_ x: Double) -> Double { acos(x) }
private func libmAtan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
