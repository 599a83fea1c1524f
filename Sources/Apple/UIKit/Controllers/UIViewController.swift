// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that makes a view when it is first needed, is told when the view comes and goes, and takes part in its layout.
///
/// When a view comes into a window that is shown, its controller is told in this order: `viewWillAppear`, at the next
/// frame `viewIsAppearing`, layout, `viewDidAppear`. Where no app makes frames all of it happens at once. Bars,
/// storyboards, rotation and presentation controllers do not exist here.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer {
  private var loadedView: UIView?
  private var isLoading = false
  final var appearance = ControllerAppearance()
  /// The controller that this one shows over itself, and the one that shows this one.
  final var ownPresented: UIViewController?
  final weak var ownPresenting: UIViewController?
  /// The change of the window's size that goes on.
  final weak var windowTransition: WindowTransition?

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
      if overrideUserInterfaceStyle != .unspecified { newValue?.updateTraits() }
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

  /// Called before the view comes into a window that is shown, or before its window is.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the window, with its traits and its size, before it is laid out there.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is in the window, laid out, at the end of the frame that shows it first.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is taken out of the window, or before the window is hidden.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view was taken out of the window, or the window was hidden.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The controller that presents this one; else the view's superview.
  open override var next: UIResponder? { ownPresenting ?? loadedView?.superview }

  // MARK: Controllers in this one

  /// The controller that this one is in.
  open internal(set) weak var parent: UIViewController?

  /// The controllers in this one, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []

  /// Whether the controller is on its way into a parent.
  open internal(set) var isMovingToParent = false

  /// Whether the controller is on its way out of its parent.
  open internal(set) var isMovingFromParent = false

  /// Puts a controller in this one; the views are the caller's to put. It is taken from where it was first.
  ///
  /// The child is told by ``willMove(toParent:)``; ``didMove(toParent:)`` is the caller's to call. This controller itself,
  /// or one that it is in, is refused: nothing happens.
  open func addChild(_ childController: UIViewController) {
    take(childController)
  }

  /// Takes the controller out of its parent; ``didMove(toParent:)`` follows.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller comes into another one, or into none. Overrides call super.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { isMovingFromParent = true }
  }

  /// Called when the controller has come into another one, or into none. Overrides call super.
  open func didMove(toParent parent: UIViewController?) {
    if !appearance.isOn || appearance.state == .appeared { isMovingToParent = false }
    isMovingFromParent = false
  }

  /// Whether controllers in this one are told when their views come and go with this one's, or by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a controller in this one that its view is about to come or go; for a parent that forwards that itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
  }

  /// Tells a controller in this one that its view has come or gone, as was begun.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// Puts a child's view in the place of another child's, in an animation that moves them, and takes that one out.
  ///
  /// Nothing happens for controllers that are no children of this one.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self,
      let old = fromViewController.view, let new = toViewController.view
    else { return }
    old.superview?.addSubview(new)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { isFinished in
        old.removeFromSuperview()
        completion?(isFinished)
      })
  }

  // MARK: Presentation

  /// How the controller is shown over another one; what is automatic reads as a page sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { ownPresentationStyle == .automatic ? .pageSheet : ownPresentationStyle }
    set { ownPresentationStyle = newValue }
  }
  private var ownPresentationStyle = UIModalPresentationStyle.automatic

  /// The controller that this one, or one that it is in, shows over itself.
  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }

  /// The controller that shows this one, or one that it is in.
  open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }

  /// Whether the controller is on its way onto the screen, presented.
  open internal(set) var isBeingPresented = false

  /// Whether the controller, presented before, is on its way off the screen.
  open internal(set) var isBeingDismissed = false

  /// Shows a controller over this one, or over the one that this one is in: its view fills the window.
  ///
  /// It is not animated here. A controller that is presented already, or whose presenter presents another one or is in no
  /// window, is not shown, as stderr says.
  ///
  /// - Parameter completion: Runs when the view has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes the controller away that this one presents, with all that is over it; or this one, if it is presented.
  ///
  /// - Parameter completion: Runs when the view has disappeared; not if there is nothing to take away.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion: completion)
  }

  // MARK: Changes of size and traits

  /// The size that the content would like to have, in points; zero at first.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  /// Called when a child's ``preferredContentSize`` has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of a child's view once this one's view has a size: that size where the child's view fills this one's, else
  /// the size that it has.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    sizeAfterTransition(of: container, to: parentSize)
  }

  /// Called before the view becomes a size, as the window does. Overrides call super, which tells children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    tellChildren(size: size, coordinator)
  }

  /// Called before the traits change as those of the window do. Overrides call super, which tells children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The change of size or traits that goes on; nil for none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    windowTransition ?? parent?.transitionCoordinator
  }

  /// The appearance of the view and all in it; unspecified takes it from above.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { loadedView?.updateTraits() }
  }

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
