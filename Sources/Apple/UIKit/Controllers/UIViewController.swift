// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that makes a view when it is first needed, and that takes part in the view's layout.
///
/// Nothing presents controllers here yet: the methods about appearing are called by nobody, or by a test. Presentation,
/// transitions, bars, rotation and storyboards do not exist here.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
  private var loadedView: UIView?
  private var isLoading = false

  /// Makes a controller whose view is made by ``loadView()``.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The document that has the view; nil for one of the class's name, if there is one.
  ///   - nibBundleOrNil: Where the document is; the main bundle if it is nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Makes a controller without a document.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive that ``encode(with:)`` wrote.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (coder.text(forKey: "nibName"), nil)
    super.init()
    title = coder.text(forKey: "title")
  }

  /// Writes title and the document's name; neither the view nor child controllers are written.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let title { coder.encode(NSString(string: title), forKey: "title") }
    if let nibName { coder.encode(NSString(string: nibName), forKey: "nibName") }
  }

  /// The document that has the view, as it was asked for.
  public let nibName: String?
  /// Where the document is, as it was asked for.
  public let nibBundle: Bundle?

  /// A title for whoever shows the controller; nobody does here.
  open var title: String?

  // MARK: The view

  /// The view; it is loaded when it is first asked for. Setting nil lets it go.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      loadedView?.controller = self
    }
  }

  /// Makes the view: of the document, or a plain one of the screen's size. Overrides set ``view``, and do not call super.
  ///
  /// Of a document the first view at its top is taken, as outlets are not connected here yet.
  open func loadView() {
    view = viewOfDocument ?? UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view, unless it is there; ``viewDidLoad()`` follows.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !isLoading else {
      // A loadView() that asks for the view before it has set one would never end.
      view = UIView(frame: UIScreen.main.bounds)
      return
    }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Called when the view has been loaded.
  open func viewDidLoad() {}

  /// For what is to be done before the view is shown; nothing calls it yet.
  open func viewWillAppear(_ animated: Bool) {}

  /// For what is to be done when the view is shown; nothing calls it yet.
  open func viewDidAppear(_ animated: Bool) {}

  /// For what is to be done before the view is taken away; nothing calls it yet.
  open func viewWillDisappear(_ animated: Bool) {}

  /// For what is to be done when the view was taken away; nothing calls it yet.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The view's superview.
  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Controllers in this one

  /// The controller that this one is in.
  open private(set) weak var parent: UIViewController?

  /// The controllers in this one, in the order in which they were added.
  open private(set) var children: [UIViewController] = []

  /// Puts a controller in this one; the views are the caller's to put. It is taken from where it was first.
  ///
  /// The child is told by ``willMove(toParent:)``; ``didMove(toParent:)`` is the caller's to call. This controller itself,
  /// or one that it is in, is refused: nothing happens.
  open func addChild(_ childController: UIViewController) {
    guard !childController.isAbove(self) else { return }
    childController.willMove(toParent: self)
    if childController.parent != nil { childController.removeFromParent() }
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its parent; ``didMove(toParent:)`` follows.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller comes into another one, or into none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the controller has come into another one, or into none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the controller is another one, or has it somewhere in it.
  private func isAbove(_ other: UIViewController) -> Bool {
    sequence(first: other) { $0.parent }.contains { $0 === self }
  }

  // MARK: Traits

  /// The traits of the view, if it is loaded; else those of the parent.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection ?? .standard
  }

  /// Called when the view's traits have changed, under the new ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private var viewOfDocument: UIView? {
    let name = nibName ?? String(describing: type(of: self))
    guard UINib.url(ofNib: name, bundle: nibBundle) != nil else {
      if nibName != nil { StandardError.write("UIViewController: there is no document \(name)") }
      return nil
    }
    return UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self).lazy.compactMap { $0 as? UIView }.first
  }
}

extension NSCoder {
  /// A text of an archive; nil if it has none.
  fileprivate func text(forKey key: String) -> String? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
  }
}
