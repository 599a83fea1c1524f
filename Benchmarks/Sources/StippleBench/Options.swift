// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What the command line asks for.
struct Options {
  var filter = ""
  var rounds = 15
  var isSmallest = false
  var isCheck = false
  var pictures: String?
  var peers: String?
  var isHelp = false

  static let help = """
    stipple-bench: times StippleRaster's kernels and views beside Cairo, on the same pictures.

      --filter TEXT    only workloads whose name contains the text
      --rounds N       measure N times, 1 to 1000 (15); slow drawings at least 3 times
      --smallest       pictures of a few hundred pixels, few frames, little growth
      --check          no times: compares each picture with exact coverage; exit status 1 if one is wrong
      --pictures DIR   writes each engine's picture of each workload as a PNG
      --peers COMMAND  runs a shell command that prints other engines' times, and adds them to the table
      --help           this text

    Writes a table to stdout and, where times are taken, Benchmarks/results/latest.json.

    """

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    func value(of option: String) throws(Failure) -> String {
      guard let value = rest.popFirst() else { throw .usage("\(option) wants a value") }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--filter": filter = try value(of: option)
      case "--rounds":
        let text = try value(of: option)
        guard let number = Int(text), (1...1000).contains(number) else {
          throw .usage("--rounds is 1 to 1000, not \(text)")
        }
        rounds = number
      case "--smallest": isSmallest = true
      case "--check": isCheck = true
      case "--pictures": pictures = try value(of: option)
      case "--peers": peers = try value(of: option)
      case "--help", "-h": isHelp = true
      default: throw .usage("unknown option \(option)")
      }
    }
  }

  func includes(_ workload: String) -> Bool {
    filter.isEmpty || workload.contains(filter)
  }
}
