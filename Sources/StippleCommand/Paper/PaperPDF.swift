// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes pages that share one drawing as a PDF 1.4 file.
///
/// Strokes stay strokes, rows of dots rows of round dashes. There are no fonts, images, patterns or transparency, no
/// dates and no identifiers: the same pages give the same bytes. Positions are off by less than 0.0001 points, lengths
/// of dashes by 0.0000005.
///
/// Source: ISO 32000-1:2008, Document management, Portable document format.
struct PaperPDF {
  private static let catalog = 1
  private static let pages = 2

  private let sheet: PaperSheet
  private var bytes: [UInt8] = []
  /// Where each object begins, by its number from 1 on.
  private var offsets: [Int] = []

  /// - Parameters:
  ///   - strokes: what all pages have.
  ///   - pieces: what some have besides.
  ///   - piecesOfPage: the indices of a page's pieces, by its number from 1 on, in the order in which they are drawn.
  static func data(
    _ sheet: PaperSheet, background: PaperInk?, strokes: [PaperStroke], pieces: [PaperPiece] = [], pageCount: Int,
    piecesOfPage: (_ page: Int) -> [Int] = { _ in [] }
  ) -> Data {
    var file = PaperPDF(sheet: sheet)
    file.add("<</Type/Catalog/Pages \(pages) 0 R>>")
    // The list of pages is written when they are known; its place in the table is kept.
    file.offsets.append(0)
    let drawing = file.addStream(file.drawing(background, strokes))
    let drawings = pieces.map { file.addStream(Self.drawing($0)) }
    let boxes = file.addBoxes()
    let kids = (1...max(pageCount, 1)).map { page in
      let contents = ([drawing] + piecesOfPage(page).map { drawings[$0] }).map { "\($0) 0 R" }
      return file.add(
        "<</Type/Page/Parent \(pages) 0 R/Contents"
          + (contents.count == 1 ? " \(contents[0])" : "[\(contents.joined(separator: " "))]") + "\(boxes)>>")
    }
    file.writeList(of: kids)
    file.writeTable()
    return Data(file.bytes)
  }

  private init(sheet: PaperSheet) {
    self.sheet = sheet
    // Four bytes over 127 tell transports that the file is not text.
    bytes = Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
  }

  /// The boxes of the page as cut and of its bleed, and the entries of each page that name them.
  private mutating func addBoxes() -> String {
    guard sheet.surround > 0 else { return "" }
    let trim = add("[\(box(sheet.frame(around: 0)))]")
    let bleed = add("[\(box(sheet.frame(around: sheet.bleed)))]")
    return "/TrimBox \(trim) 0 R/BleedBox \(bleed) 0 R"
  }

  /// Pages have their size and resources from their list.
  private mutating func writeList(of kids: [Int]) {
    offsets[Self.pages - 1] = bytes.count
    let list = kids.map { "\($0) 0 R" }.joined(separator: " ")
    write(
      Self.pages,
      "<</Type/Pages/Kids[\(list)]/Count \(kids.count)/MediaBox[\(box(sheet.media))]/Resources<<>>>>")
  }

  // MARK: - Objects

  /// Appends the next object and returns its number.
  @discardableResult
  private mutating func add(_ object: String) -> Int {
    offsets.append(bytes.count)
    write(offsets.count, object)
    return offsets.count
  }

  private mutating func write(_ number: Int, _ object: String) {
    bytes.append(text: "\(number) 0 obj\n\(object)\nendobj\n")
  }

  private mutating func addStream(_ content: [UInt8]) -> Int {
    let short = Deflate.stream(content)
    let filter = "/Filter/FlateDecode"
    let isShorter = short.count + filter.utf8.count < content.count
    let data = isShorter ? short : content
    offsets.append(bytes.count)
    bytes.append(
      text: "\(offsets.count) 0 obj\n<</Length \(data.count)\(isShorter ? filter : "")>>\nstream\n")
    bytes += data
    bytes.append(text: "\nendstream\nendobj\n")
    return offsets.count
  }

  /// A rectangle of the page's space in that of the file, whose origin is the sheet's bottom left corner.
  private func box(_ frame: CGRect) -> String {
    var text: [UInt8] = []
    let media = sheet.media
    text.append(
      [frame.minX - media.minX, media.maxY - frame.maxY, frame.maxX - media.minX, media.maxY - frame.minY], decimals: 4)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func writeTable() {
    let start = bytes.count
    bytes.append(text: "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n")
    for offset in offsets {
      let digits = String(offset)
      bytes.append(text: String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n")
    }
    bytes.append(
      text: "trailer\n<</Size \(offsets.count + 1)/Root \(Self.catalog) 0 R>>\nstartxref\n\(start)\n%%EOF\n")
  }

  // MARK: - Drawing

  /// What all pages have. It leaves the page's space to their pieces: a page's contents count as one.
  private func drawing(_ background: PaperInk?, _ strokes: [PaperStroke]) -> [UInt8] {
    var content: [UInt8] = []
    let media = sheet.media
    if let background {
      Self.append(background, "rg", "g", to: &content)
      let ground = sheet.ground
      content.append(
        [ground.minX - media.minX, media.maxY - ground.maxY, ground.width, ground.height], decimals: 4)
      content.append(text: " re f\n")
    }
    content.append(text: "1 0 0 -1 ")
    content.append([-media.minX, media.maxY], decimals: 6)
    content.append(text: " cm\n")
    for stroke in strokes { Self.append(stroke, to: &content) }
    return content
  }

  private static func drawing(_ piece: PaperPiece) -> [UInt8] {
    var content: [UInt8] = []
    for stroke in piece.strokes { append(stroke, to: &content) }
    appendShift(from: .zero, to: piece.shift, to: &content)
    return content
  }

  private static func append(_ stroke: PaperStroke, to content: inout [UInt8]) {
    append(stroke.ink, "RG", "G", to: &content)
    content.append(stroke.width, decimals: 4)
    content.append(text: " w \(stroke.cap.rawValue) J [")
    content.append(stroke.dashes, decimals: 6)
    content.append(text: "]0 d\n")
    append(stroke.lines, to: &content)
  }

  /// Lines of the same form are written as a form and steps between them, which deflate makes very short. After 64 of
  /// them the place is told anew, so that the rounding of the steps, the reader's too, does not add up.
  private static func append(_ lines: [PaperLine], to content: inout [UInt8]) {
    var last: (form: [UInt8], start: CGPoint)?
    var count = 0
    for line in lines {
      let form = form(of: line)
      if let last, last.form == form, count < 64 {
        count += 1
        appendShift(from: last.start, to: line.start, to: &content)
      } else {
        count = 1
        content.append(text: last == nil ? "q " : "Q q ")
        appendShift(from: .zero, to: line.start, to: &content)
      }
      content += form
      last = (form, line.start)
    }
    if last != nil { content.append(text: "Q\n") }
  }

  private static func appendShift(from start: CGPoint, to end: CGPoint, to content: inout [UInt8]) {
    content.append(text: "1 0 0 1 ")
    content.append([end.x - start.x, end.y - start.y], decimals: 6)
    content.append(text: " cm ")
  }

  /// A line as drawn from the origin.
  private static func form(of line: PaperLine) -> [UInt8] {
    var form = Array("0 0 m ".utf8)
    func append(_ points: [CGPoint], _ operation: String) {
      form.append(points.flatMap { [$0.x - line.start.x, $0.y - line.start.y] }, decimals: 5)
      form.append(text: " \(operation) ")
    }
    for step in line.steps {
      switch step {
      case .line(let end): append([end], "l")
      case .curve(let first, let second, let end): append([first, second, end], "c")
      case .close: form.append(text: "h ")
      }
    }
    form.append(text: "S\n")
    return form
  }

  private static func append(_ ink: PaperInk, _ color: String, _ gray: String, to content: inout [UInt8]) {
    if ink.red == ink.green, ink.green == ink.blue {
      content.append(ink.red, decimals: 4)
      content.append(text: " \(gray) ")
    } else {
      content.append([ink.red, ink.green, ink.blue], decimals: 4)
      content.append(text: " \(color) ")
    }
  }
}
