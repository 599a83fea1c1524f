// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

exit(StippleCommand.run(CommandLine.arguments.dropFirst()))
