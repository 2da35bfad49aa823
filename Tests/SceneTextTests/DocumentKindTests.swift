// What kind of document some bytes are.
import SceneText
import Testing

struct DocumentKindTests {
  @Test(arguments: [
    (#"{"version": 1, "tracks": []}"#, DocumentKind?.some(.timeline)),
    (#"{"screen": {"size": [375, 812]}, "views": []}"#, .keyboard),
    (#"{"events": [], "tracks": []}"#, .timeline),
    (#"{"name": "ease", "curve": "ease"}"#, .definition),
    (#"{"v": "5.7", "fr": 60, "layers": []}"#, .lottie),
    (#"{"ease": {"$type": "cubicBezier", "$value": [0, 0, 0.58, 1]}}"#, .tokens),
    (#"{"tracks": [}"#, .timeline), (#"{"screen": "#, .keyboard),
    ("UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 476}, {375, 336}}\";", .log),
    (#"{"a": 1}"#, nil), ("[1, 2]", nil), ("", nil), ("time,value\n0,0\n", nil), ("{", nil),
  ])
  func `a document is known by its keys, a log by what is printed in it`(
    text: String, kind: DocumentKind?
  ) {
    #expect(DocumentKind(of: Array(text.utf8)) == kind)
  }
}
