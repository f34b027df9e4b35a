package import WorkoutModel

/// Text that is not JSON: where, and what was expected there.
package struct JSONSyntaxError: Error, Hashable {
  package enum Reason: Hashable {
    case emptyInput
    case expectedValue
    case expectedKey
    case expectedKeyOrEnd
    case expectedColon
    case expectedCommaOrObjectEnd
    case expectedCommaOrArrayEnd
    case trailingText
    case trailingComma
    case unknownLiteral
    case leadingZero
    case expectedDigit
    case controlCharacter
    case unknownEscape
    case expectedHexDigits
    case loneSurrogate
    case invalidUTF8
    case unterminatedString
    case tooDeep
    case tooManyEntries
    case tooManyEntriesOfElement
    case wideEncoding
  }

  /// The byte at which the text stops being JSON.
  package var offset: Int
  package var reason: Reason
}

extension JSONSyntaxError.Reason {
  /// What was found and expected, given a description of the byte found.
  package func sentence(found: String) -> String {
    switch self {
    case .emptyInput: "the input is empty, expected a JSON value"
    case .expectedValue: "found \(found), expected a JSON value"
    case .expectedKey: "found \(found), expected a key in double quotes"
    case .expectedKeyOrEnd: "found \(found), expected a key in double quotes or }"
    case .expectedColon: "found \(found), expected : after the key"
    case .expectedCommaOrObjectEnd: "found \(found), expected , or } after the value"
    case .expectedCommaOrArrayEnd: "found \(found), expected , or ] after the value"
    case .trailingText: "found \(found) after the end of the JSON value, expected nothing more"
    case .trailingComma: "found \(found) after a comma, expected another value"
    case .unknownLiteral: "found an unknown word, expected true, false or null"
    case .leadingZero: "found a number with a leading zero, which JSON does not allow"
    case .expectedDigit: "found \(found), expected a digit"
    case .controlCharacter: "found \(found) inside a text, expected it to be escaped"
    case .unknownEscape: "found \(found) after a backslash, expected one of \" \\ / b f n r t u"
    case .expectedHexDigits: "found \(found), expected four hex digits after \\u"
    case .loneSurrogate: "found half of a surrogate pair (\\ud800 to \\udfff), expected both halves"
    case .invalidUTF8: "found bytes that are not UTF-8"
    case .unterminatedString: "the input ends inside a text, expected a closing double quote"
    case .tooDeep: "values are nested deeper than \(JSONValidator.maximumDepth) levels"
    case .tooManyEntries: "found more than 500,000 entries, such as sets: no log has so many here"
    case .tooManyEntriesOfElement: "found more than 100,000 entries, such as sets: no workout has so many"
    case .wideEncoding: "the input is UTF-16 or UTF-32, expected UTF-8"
    }
  }

  /// What to do about it, where that is not plain from the sentence.
  package var advice: Advice? {
    switch self {
    case .wideEncoding: "Save it as UTF-8 first."
    case .invalidUTF8: "Save it as UTF-8 first, or export it again."
    case .unterminatedString: "The file may be cut off: export or copy it again."
    case .tooManyEntries, .tooManyEntriesOfElement: .sentence("Check where the file comes from.")
    default: nil
    }
  }
}
