// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

// A reader that goes away early is a failed write like others, so that nothing is left half done.
signal(SIGPIPE, SIG_IGN)
exit(StippleCommand.run(CommandLine.arguments.dropFirst()))
