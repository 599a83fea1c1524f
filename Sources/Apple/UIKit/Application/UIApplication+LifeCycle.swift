// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

extension UIApplication {
  /// Launches the app: tells its delegate, connects its scene, and makes both active, in Apple's order.
  ///
  /// A delegate that says the app was not launched is heard for links only, as on Apple: there are none here.
  package func launch(on screen: UIScreen) {
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.attach(to: self, screen: screen)
    if let loop { scene.style = loop.firstStyle }
    // Here already, for the windows that an app without scenes makes as it is launched.
    self.scene = scene
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
    connect(scene, options: options)
    enterForeground()
  }

  private func connect(_ scene: UIWindowScene, options: UIScene.ConnectionOptions) {
    let session = scene.session
    if let delegate {
      session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
    }
    if let delegate = session.configuration.makeDelegate() {
      hasSceneDelegate = true
      scene.delegate = delegate
    }
    scene.activationState = .foregroundInactive
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.post(UIScene.willConnectNotification)
  }

  private func enterForeground() {
    guard let scene else { return }
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.post(UIScene.willEnterForegroundNotification)
    applicationState = .active
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    scene.post(UIScene.didActivateNotification)
    if !hasSceneDelegate { delegate?.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification)
  }

  /// Ends the app: makes it and its scene inactive, disconnects the scene, and tells the delegate. The program goes on.
  package func terminate() {
    guard let scene else { return }
    scene.delegate?.sceneWillResignActive(scene)
    scene.post(UIScene.willDeactivateNotification)
    if !hasSceneDelegate { delegate?.applicationWillResignActive(self) }
    post(Self.willResignActiveNotification)
    applicationState = .inactive
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    scene.post(UIScene.didEnterBackgroundNotification)
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    scene.post(UIScene.didDisconnectNotification)
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    self.scene = nil
  }
}
