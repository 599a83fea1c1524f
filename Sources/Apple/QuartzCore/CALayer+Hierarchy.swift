// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension CALayer {
  final func insert(_ layer: CALayer, at index: Int) {
    guard mayHold(layer) else { return }
    layer.removeFromSuperlayer()
    layer.masked?.mask = nil
    change("sublayers") {
      children.insert(layer, at: min(index, children.count))
      layer.parent = self
      addLevels(of: layer)
      didTake(layer)
      takeOnStage(layer)
      requestLayout()
    }
  }

  final func insert(_ layer: CALayer, besides sibling: CALayer?, inFront: Bool) {
    guard sibling !== layer, mayHold(layer) else { return }
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling }
    insert(layer, at: index.map { inFront ? $0 + 1 : $0 } ?? (inFront ? children.count : 0))
  }

  final func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self, mayHold(newLayer) else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  final func replaceSublayers(by layers: [CALayer]) {
    var seen: Set<ObjectIdentifier> = []
    let layers = layers.filter { mayHold($0) && seen.insert(ObjectIdentifier($0)).inserted }
    for layer in layers where layer.parent !== self { layer.removeFromSuperlayer() }
    for layer in layers { layer.masked?.mask = nil }
    for child in children { child.willChangeOnStage() }
    change("sublayers") {
      let kept = Set(layers.map(ObjectIdentifier.init))
      for child in children {
        child.parent = nil
        child.enter(nil)
        if !kept.contains(ObjectIdentifier(child)) { didRelease(child) }
      }
      children = layers
      for layer in layers {
        layer.parent = self
        addLevels(of: layer)
        didTake(layer)
        takeOnStage(layer)
      }
      requestLayout()
    }
  }

  final func remove(_ layer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === layer }) else { return }
    layer.willChangeOnStage()
    change("sublayers") {
      children.remove(at: index)
      layer.parent = nil
      didRelease(layer)
      layer.enter(nil)
      requestLayout()
    }
  }
}
