// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What must hold for a declaration to be compiled: the `#if` clauses around it, from the outside in.
///
/// The generated file repeats the clauses, so the compiler decides what they mean, with the flags of the very build
/// that compiles the sources. Only what can never hold on Linux is dropped here.
struct Condition: Hashable {
  /// The clauses, all of which must hold.
  let clauses: [String]

  /// Whether no clause restricts the declaration.
  var isEmpty: Bool { clauses.isEmpty }

  /// The whole condition as one expression after `#if`.
  var text: String {
    clauses.count == 1 ? clauses[0] : clauses.map { "(\($0))" }.joined(separator: " && ")
  }

  /// This condition with one more clause inside it.
  func adding(_ clause: String?) -> Condition {
    Condition(clauses: clauses + (clause.map { [$0] } ?? []))
  }

  /// The clauses that stand inside `outer`.
  func relative(to outer: Condition) -> Condition {
    guard clauses.starts(with: outer.clauses) else { return self }
    return Condition(clauses: Array(clauses.dropFirst(outer.clauses.count)))
  }

  /// The branches of an `#if` in source order, without those that cannot hold on Linux; a branch's clause is nil where
  /// it is sure to hold.
  static func branches(
    of node: IfConfigDeclSyntax
  ) -> [(clause: String?, elements: IfConfigClauseSyntax.Elements)] {
    var branches: [(String?, IfConfigClauseSyntax.Elements)] = []
    var earlier: [String] = []
    for branch in node.clauses {
      let value = branch.condition.map { Self.value(of: $0) } ?? true
      if value == false { continue }
      let own = value == nil ? branch.condition.map { oneLine($0) } : nil
      if let elements = branch.elements {
        let all = earlier.map { "!(\($0))" } + (own.map { [$0] } ?? [])
        branches.append((all.isEmpty ? nil : Condition(clauses: all).text, elements))
      }
      guard let own else { break }
      earlier.append(own)
    }
    return branches
  }

  private static func oneLine(_ condition: ExprSyntax) -> String {
    condition.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What a condition comes to on Linux, or nil if that depends on the build.
  private static func value(of condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements)[...])
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(of: only.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first else { return nil }
    return value(of: call.calledExpression.trimmedDescription, argument.expression.trimmedDescription)
  }

  /// Operators as the parser leaves them, unfolded: `&&` binds tighter than `||`.
  private static func value(of elements: ArraySlice<ExprSyntax>) -> Bool? {
    for name in ["||", "&&"] {
      guard
        let index = elements.lastIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name })
      else { continue }
      let left = value(of: elements[..<index])
      let right = value(of: elements[(index + 1)...])
      let deciding = name == "||"
      if left == deciding || right == deciding { return deciding }
      return left == nil || right == nil ? nil : !deciding
    }
    return elements.count == 1 ? elements.first.flatMap { value(of: $0) } : nil
  }

  private static func value(of query: String, _ argument: String) -> Bool? {
    switch query {
    case "os": argument == "Linux"
    case "canImport": appleOnly.contains(argument) ? false : nil
    case "targetEnvironment": false
    default: nil
    }
  }

  /// Modules that no Linux toolchain has; of a module named as one of this package's own the compiler is asked.
  private static let appleOnly: Set<String> = ["Darwin", "ObjectiveC", "AppKit", "Cocoa", "SwiftUI", "WatchKit"]
}
