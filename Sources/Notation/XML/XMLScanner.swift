#if XML
  internal import CXML2
  package import WorkoutModel

  /// Walks over an XML text and tells a handler what it holds.
  ///
  /// libxml2 takes the text apart. Nothing but the text itself is ever opened: declarations of types and entities
  /// are refused before it sees them. What is not quite XML but clear is mended first, and reported.
  final class XMLScanner {
    /// The most elements within each other.
    package static let maximumDepth = 64
    /// The longest attribute, comment or run of text, in bytes.
    package static let maximumTextLength = XMLMender.maximumTextLength

    private let input: TextInput
    private let mended: MendedXML
    private let handler: any XMLHandler
    private var context: xmlParserCtxtPtr?
    private var depth = 0
    private var textLength = 0
    private var failure: WorkoutError?

    private init(_ input: TextInput, _ mended: MendedXML, _ handler: any XMLHandler) {
      self.input = input
      self.mended = mended
      self.handler = handler
    }

    private static let isInitialised: Void = xmlInitParser()

    /// Tells `handler` what `input` holds.
    ///
    /// - Throws: ``InputError`` with line and column for what is no XML, and what the handler throws.
    package static func scan(_ input: TextInput, handler: any XMLHandler) throws(WorkoutError) {
      _ = isInitialised
      let mended = try XMLMender.mend(input)
      let scanner = XMLScanner(input, mended, handler)
      mended.bytes.withUnsafeBytes { bytes in
        scanner.attempt { () throws(WorkoutError) in try scanner.parse(bytes) }
      }
      if let failure = scanner.failure { throw failure }
    }

    private func parse(_ bytes: UnsafeRawBufferPointer) throws(WorkoutError) {
      let characters = bytes.bindMemory(to: CChar.self)
      guard let start = characters.baseAddress, let count = Int32(exactly: bytes.count), count > 0,
        let context = xmlCreateMemoryParserCtxt(start, count)
      else { throw input.error(at: 0, "found nothing, expected an XML element") }
      defer {
        // What a broken text leaves behind would have no owner.
        if let document = context.pointee.myDoc { xmlFreeDoc(document) }
        xmlFreeParserCtxt(context)
      }
      let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_IGNORE_ENC.rawValue
      xmlCtxtUseOptions(context, Int32(options))
      context.pointee.sax.pointee = Self.callbacks()
      context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
      self.context = context
      defer { self.context = nil }
      withExtendedLifetime(self) { _ = xmlParseDocument(context) }
      if failure == nil, context.pointee.wellFormed != 1 { throw error("it is not well-formed") }
    }

    // MARK: What libxml2 calls

    private static func scanner(_ context: UnsafeMutableRawPointer?) -> XMLScanner? {
      context.map { Unmanaged<XMLScanner>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func callbacks() -> xmlSAXHandler {
      var handler = xmlSAXHandler()
      handler.initialized = UInt32(XML_SAX2_MAGIC)
      handler.startElementNs = { context, name, prefix, _, namespaceCount, namespaces, count, _, attributes in
        guard let scanner = XMLScanner.scanner(context) else { return }
        scanner.attempt { () throws(WorkoutError) in
          var element = XMLElement(name: XMLScanner.qualified(name, prefix), offset: scanner.tagOffset)
          element.attributes = XMLScanner.declarations(namespaces, Int(namespaceCount))
          element.attributes += XMLScanner.values(attributes, Int(count))
          try scanner.begin(element)
        }
      }
      handler.endElementNs = { context, _, _, _ in
        guard let scanner = XMLScanner.scanner(context) else { return }
        scanner.attempt { () throws(WorkoutError) in
          scanner.depth -= 1
          scanner.textLength = 0
          try scanner.handler.end()
        }
      }
      let takeText: charactersSAXFunc = { context, characters, count in
        guard let scanner = XMLScanner.scanner(context), let characters, count > 0 else { return }
        scanner.attempt { () throws(WorkoutError) in
          let bytes = UnsafeBufferPointer(start: characters, count: Int(count))
          scanner.textLength += bytes.count
          try scanner.check(scanner.textLength)
          try scanner.handler.text(StreamSafeText.of(String(decoding: bytes, as: UTF8.self)))
        }
      }
      handler.characters = takeText
      handler.cdataBlock = takeText
      handler.ignorableWhitespace = takeText
      handler.comment = { context, text in
        guard let scanner = XMLScanner.scanner(context) else { return }
        scanner.attempt { () throws(WorkoutError) in try scanner.markup("<!--\(XMLScanner.string(text))-->") }
      }
      handler.processingInstruction = { context, target, text in
        guard let scanner = XMLScanner.scanner(context) else { return }
        scanner.attempt { () throws(WorkoutError) in
          try scanner.markup(
            "<?\(XMLScanner.string(target))\(text == nil ? "" : " ")\(XMLScanner.string(text))?>")
        }
      }
      handler.getEntity = { _, name in xmlGetPredefinedEntity(name) }
      handler.serror = { context, error in
        guard let scanner = XMLScanner.scanner(context), let error, error.pointee.level == XML_ERR_FATAL
        else {
          return
        }
        let message = error.pointee.message.map { String(cString: $0) } ?? "it is not well-formed"
        scanner.attempt { () throws(WorkoutError) in throw scanner.error(message) }
      }
      return handler
    }

    /// Runs `body` unless something has failed before; what it throws ends the walk.
    private func attempt(_ body: () throws(WorkoutError) -> Void) {
      guard failure == nil else { return }
      do throws(WorkoutError) {
        try body()
      } catch {
        failure = error
        xmlStopParser(context)
      }
    }

    private func begin(_ element: XMLElement) throws(WorkoutError) {
      depth += 1
      textLength = 0
      guard depth <= Self.maximumDepth else {
        throw input.error(at: element.offset, "elements are nested deeper than \(Self.maximumDepth) levels")
      }
      for attribute in element.attributes { try check(attribute.value.utf8.count) }
      try handler.begin(element)
    }

    private func markup(_ markup: String) throws(WorkoutError) {
      try check(markup.utf8.count)
      textLength = 0
      try handler.markup(markup)
    }

    private func check(_ length: Int) throws(WorkoutError) {
      guard length <= Self.maximumTextLength else {
        throw input.error(at: offset, "a text is longer than \(Self.maximumTextLength >> 20) MiB")
      }
    }

    // MARK: Places

    /// Where libxml2 stands, in the text as it came.
    private var offset: Int { mended.originalOffset(of: position) }

    private var position: Int {
      let consumed = context.map { Int(xmlByteConsumed($0)) } ?? 0
      return max(0, min(consumed, mended.bytes.count))
    }

    /// Where the tag that libxml2 has just read begins: no attribute holds a `<` of its own.
    private var tagOffset: Int {
      let tag = mended.bytes[..<position].lastIndex(of: UInt8(ascii: "<"))
      return mended.originalOffset(of: tag ?? position)
    }

    private func error(_ message: String) -> WorkoutError {
      let sentence = message.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
      return input.error(
        at: offset, "not well-formed XML: \(PrintableText.of(sentence, limit: 160))",
        "Export it again, or mend it in a text editor.")
    }

    // MARK: Texts

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
      text.map { String(decodingCString: $0, as: UTF8.self) } ?? ""
    }

    private static func qualified(
      _ name: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?
    ) -> String {
      prefix == nil ? string(name) : "\(string(prefix)):\(string(name))"
    }

    /// Pairs of a prefix and an address.
    private static func declarations(
      _ pairs: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
    ) -> [XMLElement.Attribute] {
      guard let pairs else { return [] }
      return (0..<count).map { index in
        let prefix = pairs[index * 2]
        return .init(
          name: prefix == nil ? "xmlns" : "xmlns:\(string(prefix))", value: string(pairs[index * 2 + 1]))
      }
    }

    /// Groups of name, prefix, address, and start and end of the value.
    private static func values(
      _ groups: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
    ) -> [XMLElement.Attribute] {
      guard let groups else { return [] }
      return (0..<count).map { index in
        let group = groups + index * 5
        var value = ""
        if let start = group[3], let end = group[4] {
          value = StreamSafeText.of(
            String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self))
        }
        return .init(name: qualified(group[0], group[1]), value: value)
      }
    }
  }

  extension XMLTreeBuilder {
    /// The element at the top of `input`, and the comments and processing instructions beside it.
    ///
    /// - Throws: ``InputError`` for what is no XML, or more of it than is taken.
    package static func root(of input: TextInput) throws(WorkoutError) -> (
      element: XMLElement, outside: [XMLElement.Node]
    ) {
      let builder = XMLTreeBuilder(input)
      try XMLScanner.scan(input, handler: builder)
      guard let root = builder.root else { throw input.error(at: 0, "found no element, expected XML") }
      return (root, builder.outside)
    }
  }
#endif
