// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

// All that travels as JSON: between page and server, and between server and worker. What a page asks for by GET stands in
// a query, whose words `DesignRoutes` and `HTTPRequest.canvas()` read; a picture's size, revision and form are headers.
//
// A value of an attribute is a JSON scalar, as `AttributeValue` has it: colours, points, sizes and rectangles are text,
// and so is a number that is not finite. To read one is to take its text to `setAttribute(parsing:forKey:)`.

// MARK: - Geometry

/// A size in points.
package struct DesignSize: Codable, Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }
}

/// A rectangle in points, of a space that its owner names.
struct DesignRect: Codable, Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}

// MARK: - What is drawn

/// How a view is shown; each page has its own.
struct DesignCanvas: Codable, Hashable, Sendable {
  enum Appearance: String, Codable, Sendable {
    case light, dark
    /// The light one, and the dark one beside it.
    case both
  }

  enum Direction: String, Codable, Sendable { case leftToRight, rightToLeft }

  /// Pixels a point, 0.5 to 8.
  var scale: Double
  var appearance: Appearance
  var direction: Direction
  /// What is painted beneath, as text of a colour; nil for nothing.
  var background: String?

  init(
    scale: Double = 2, appearance: Appearance = .light, direction: Direction = .leftToRight, background: String? = nil
  ) {
    (self.scale, self.appearance, self.direction, self.background) = (scale, appearance, direction, background)
  }
}

/// A form of a picture: the pixels themselves, or a file.
enum DesignFormat: String, Codable, Sendable {
  /// Four bytes a pixel, premultiplied, the top row first, no gaps.
  case rgba
  case png, pdf, svg
}

/// A language that a view is written in as text.
enum DesignLanguage: String, Codable, Sendable { case swift, xml }

// MARK: - Gallery

/// A view with the settings of one style, as the gallery shows it.
package struct GalleryItem: Codable, Hashable, Sendable {
  /// A name that stays the same from run to run, of letters, digits and hyphens.
  package var id: String
  package var section: String
  package var title: String
  /// The class, without its module.
  package var view: String
  /// What differs from a new view, by attribute. No two settings are parts of the same, so they have no order.
  package var settings: [String: AttributeValue]
  /// At which it shows what it is.
  package var size: DesignSize

  package init(
    id: String, section: String, title: String, view: String, settings: [String: AttributeValue], size: DesignSize
  ) {
    (self.id, self.section, self.title, self.view) = (id, section, title, view)
    (self.settings, self.size) = (settings, size)
  }
}

/// What can be chosen, the same for as long as the program runs. (GET api/catalog)
struct DesignCatalog: Codable, Hashable, Sendable {
  /// A view class.
  struct View: Codable, Hashable, Sendable {
    /// The class, without its module.
    var name: String
    /// The name as Interface Builder writes it: "Grid View".
    var title: String
  }

  /// A colour that has a name in UIKit.
  struct Color: Codable, Hashable, Sendable {
    var name: String
    /// As `#rrggbbaa`.
    var light: String
    var dark: String
  }

  var views: [View]
  var items: [GalleryItem]
  var colors: [Color]
}

// MARK: - State

/// What all pages share, as it is now. (GET api/state)
struct DesignState: Codable, Hashable, Sendable {
  /// What is open.
  struct Source: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable { case none, view, document }

    var kind: Kind
    /// The class of a view, or a document's file name; empty for none.
    var name: String
    /// Where the document is.
    var path: String?
    /// The item of the gallery that it was opened as; nil for a view of no item.
    var item: String?
  }

  /// A view that has been opened, and is kept as it was left.
  struct Work: Codable, Hashable, Sendable {
    /// The class.
    var view: String
    /// The item of the gallery that it was opened as.
    var item: String?
    /// Whether it is other than it comes.
    var isChanged: Bool
  }

  /// The document that the program was started with, whether or not it is open.
  struct Document: Codable, Hashable, Sendable {
    /// Why what is on disk cannot be shown.
    struct Failure: Codable, Hashable, Sendable {
      /// From 1.
      var line: Int?
      var reason: String
    }

    /// An attribute that was changed here and, since then, by another program in the file.
    struct Conflict: Codable, Hashable, Sendable {
      var object: String
      var key: String
      /// "Grid Line Width of 'Map'".
      var title: String
      /// What is in the file, and what is shown, as text.
      var disk: String
      var shown: String
    }

    var name: String
    var path: String
    /// Whether there are edits that are not in the file.
    var isChanged: Bool
    /// Whether the file is another than the one that was read, as far as that is not shown.
    var isChangedOnDisk: Bool
    /// Whether there is no file any more.
    var isGone: Bool
    var error: Failure?
    var warnings: [String]
    /// What saving would overwrite; it is saved only by force.
    var conflicts: [Conflict]
    /// Edits for which the document has no place as it is, such as "Grid Line Width of 'Map': 2". They are kept until it
    /// has one.
    var setAside: [String]
  }

  /// The process that makes and draws the view.
  struct Worker: Codable, Hashable, Sendable {
    enum Status: String, Codable, Sendable { case none, running, ended }

    var status: Status
    /// Why it ended, in one line.
    var reason: String?
  }

  /// Grows with every change of anything below.
  var revision: Int
  var source: Source
  var document: Document?
  var outline: [OutlineItem]
  /// The object whose attributes are in `groups`.
  var selection: String?
  /// The size of the view that is shown.
  var size: DesignSize
  var groups: [AttributeGroup]
  /// What is set and taken back of all objects, in the order in which it was made: all that is other than in a new view,
  /// or than in the document as it was read.
  var changes: [DesignScene.Change]
  /// Whether what is open is other than `revert` makes it.
  var canRevert: Bool
  /// What undo would undo, such as "Grid Line Width"; nil for nothing.
  var undo: String?
  var redo: String?
  /// The views that are kept, the one opened last first.
  var works: [Work]
  var worker: Worker
}

/// One view of what is open.
struct OutlineItem: Codable, Hashable, Sendable {
  /// "view" for a view of the package, else the identifier in the document.
  var id: String
  var label: String
  /// Without its module.
  var className: String
  /// How many views it is in.
  var depth: Int
  /// In the space of the view that is shown, or of the one at the top that it is in.
  var frame: DesignRect
  var hasAttributes: Bool
  /// Whether the document tells the object from all others, so that its attributes can be written.
  var canBeSaved: Bool
}

/// The attributes that one class declares.
struct AttributeGroup: Codable, Hashable, Sendable {
  /// The class as Interface Builder writes it: "Grid View".
  var title: String
  var attributes: [DesignAttribute]
}

/// An attribute, and what is needed to edit it.
struct DesignAttribute: Codable, Hashable, Sendable {
  enum Control: String, Codable, Sendable {
    case number, slider, `switch`, color, text, popup, point, size, rect, image, none
  }

  /// What a slider goes through.
  struct Range: Codable, Hashable, Sendable {
    var minimum: Double
    var maximum: Double
    var step: Double
  }

  var key: String
  /// As Interface Builder writes it: "Grid Line Width".
  var label: String
  /// As Swift writes it: "UIColor?".
  var type: String
  var isOptional: Bool
  var control: Control
  var unit: String?
  /// The whole comment; paragraphs are parted by an empty line.
  var documentation: String
  /// The names that the attribute takes, where these are few; for an image, of those that there are.
  var choices: [String]
  var range: Range?
  /// Of an image, its name, where it has one.
  var value: AttributeValue
  /// What a new view of the class has.
  var standard: AttributeValue
  /// Whether the document, or an edit, sets it.
  var isSet: Bool
}

// MARK: - Requests of a page

/// A change of what all pages share: a JSON object with one member, whose name says what it is.
enum DesignEdit: Hashable, Sendable {
  /// Sets an attribute; null is nil, for attributes that may be that. Edits of one gesture are undone as one.
  case set(object: String?, key: String, value: AttributeValue, gesture: String?)
  /// Takes an attribute back to what a new view has.
  case reset(object: String?, key: String)
  case resize(DesignSize, gesture: String?)
  case select(String)
  /// Shows an item of the gallery as it was left, or as it comes if it was not open yet.
  case openItem(String)
  /// Shows a view of a class that is of no item, as it was left or as it comes.
  case openView(String)
  case openDocument
  case undo
  case redo
  /// Takes what is open back to how it comes, or to what was saved last; that can be undone.
  case revert
  /// Drops all edits of the document, without a step that can be undone, and reads it anew.
  case reload
}

/// The body of POST api/edit. All edits are made, or none.
struct EditRequest: Codable, Hashable, Sendable {
  var edits: [DesignEdit]
}

/// The body of POST api/picture.
struct PictureRequest: Codable, Hashable, Sendable {
  var edits: [DesignEdit]?
  var canvas: DesignCanvas
}

/// The body of POST api/save.
struct SaveRequest: Codable, Hashable, Sendable {
  /// Whether a file that has changed on disk is overwritten.
  var force: Bool?
}

/// The data of each event of GET api/events.
struct DesignEvent: Codable, Hashable, Sendable {
  var revision: Int
}

/// The body of every answer that is a refusal.
struct DesignRefusal: Codable, Hashable, Sendable {
  /// In one line.
  var error: String
}

// MARK: - Server and worker

/// All that a picture is made of; the worker needs to know nothing of those before.
struct DesignScene: Codable, Hashable, Sendable {
  enum Source: Codable, Hashable, Sendable {
    /// A new view of a class.
    case view(name: String)
    /// The document of a number that was loaded last; which view at its top, nil for the first.
    case document(number: Int, root: String?)
  }

  /// An attribute that is not as the source has it.
  struct Change: Codable, Hashable, Sendable {
    /// "view" for a view of the package, else the identifier in the document.
    var object: String
    var key: String
    /// Null takes the attribute back to what a new view has; nil is the text "nil".
    var value: AttributeValue
  }

  var source: Source
  /// Nil for the document's own.
  var size: DesignSize?
  /// In the order in which they are made, since attributes may be parts of the same.
  var changes: [Change]

  /// The object of a view that is of no document.
  static let viewID = "view"
}

/// What the server asks a worker for. A payload follows the JSON only where it says so.
enum WorkerRequest: Codable, Hashable, Sendable {
  case catalog
  /// Reads a document, whose bytes are the payload; images that it names are in the folder.
  case load(number: Int, folder: String)
  /// Of an object, or of the first that has attributes.
  case inspect(scene: DesignScene, object: String?)
  /// The changes of a scene that its source has the objects and attributes for.
  case settle(scene: DesignScene)
  /// - Parameter slot: Which shared memory the pixels go to; nil for the payload.
  case draw(scene: DesignScene, canvas: DesignCanvas, format: DesignFormat, slot: Int?)
  /// A PNG of an item of the gallery.
  case thumbnail(item: String, canvas: DesignCanvas)
  case text(scene: DesignScene, object: String?, language: DesignLanguage)
  /// The document with the changes of a scene, as it would be saved.
  case write(scene: DesignScene)
}

/// The attributes that a document sets, by object and key, as its views have them.
typealias NibValues = [String: [String: AttributeValue]]

/// What a worker answers.
enum WorkerAnswer: Codable, Hashable, Sendable {
  case catalog(DesignCatalog)
  case loaded(warnings: [String], attributes: NibValues)
  /// The document cannot be read.
  case broken(DesignState.Document.Failure)
  case inspected(WorkerInspection)
  case settled([DesignScene.Change])
  /// The bytes are in the shared memory that was asked for, else in the payload.
  case drawn(width: Int, height: Int, isShared: Bool)
  case text(String)
  /// The document's bytes are in the payload.
  case written(attributes: NibValues)
  /// The request cannot be met, in one line.
  case refused(String)
}

/// What there is to be told of a scene.
struct WorkerInspection: Codable, Hashable, Sendable {
  var outline: [OutlineItem]
  var size: DesignSize
  /// The object that the groups are of.
  var object: String?
  var groups: [AttributeGroup]
}
