// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import UIKit

/// A grid from edge to edge, and a button in its middle that switches it: nothing, lines, dots, and nothing again.
final class GridViewController: UIViewController {
  private let gridView = GridView()
  private lazy var button = UIButton(
    configuration: buttonConfiguration,
    primaryAction: UIAction { [weak gridView] _ in
      if let gridView { gridView.gridStyle = gridView.gridStyle.next }
    })

  private var buttonConfiguration: UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Tap Me!!"
    configuration.baseBackgroundColor = .systemGray
    configuration.baseForegroundColor = .white
    configuration.contentInsets = .zero
    configuration.cornerStyle = .large
    return configuration
  }

  override func loadView() {
    gridView.backgroundColor = .systemBackground
    gridView.gridColor = .systemGray2
    gridView.gridLineWidth = 0.5
    gridView.dotRadius = 1.5
    view = gridView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Whole points, so that the edges are sharp in a window of any size.
    button.frame = CGRect(
      x: (view.bounds.midX - 50).rounded(), y: (view.bounds.midY - 50).rounded(), width: 100, height: 100)
  }
}
