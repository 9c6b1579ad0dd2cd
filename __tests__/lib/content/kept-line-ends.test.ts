import { withLineEndsOf } from "../../../src/lib/content/kept-line-ends";

test.each([
  ["LF stays LF", "a\nb\n", "a\nc\n", "a\nc\n"],
  ["CRLF stays CRLF, also of new lines", "a\r\nb\r\n", "a\nc\nd\n", "a\r\nc\r\nd\r\n"],
  ["a text of one line has LF", "a", "b\nc\n", "b\nc\n"],
  [
    "of both, each line keeps its own",
    "---\r\ntitle: A\n---\nBody\n",
    "---\ntitle: B\n---\nBody\n",
    "---\r\ntitle: B\n---\nBody\n",
  ],
  ["a changed line has that of the line before", "a\nb\r\nc\nd\n", "a\nx\nc\ny\n", "a\nx\r\nc\ny\n"],
  ["new lines have that of the line above", "a\nb\r\nc\n", "a\nb\nnew\nnewer\nc\n", "a\nb\r\nnew\r\nnewer\r\nc\n"],
  ["new lines above all have that of the first one", "a\r\nb\n", "new\na\nb\n", "new\r\na\r\nb\n"],
  ["lines that go take theirs along", "a\nb\r\nc\n", "a\nc\n", "a\nc\n"],
  ["a last line without an end gets one", "a\nb\r\nc", "a\nb\nc\nd", "a\nb\r\nc\r\nd"],
])("line ends of an edited text: %s", (_name, before, edited, after) => {
  expect(withLineEndsOf(before, edited)).toBe(after);
});
