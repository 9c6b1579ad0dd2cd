import { openComment, type CommentEnd } from "../../../src/lib/content/open-comment";

test.each<[string, CommentEnd | undefined, CommentEnd | undefined]>([
  ["Text.", undefined, undefined],
  ["Text. {/* a", undefined, "*/"],
  ["{ /* a */} b <!-- c", undefined, "-->"],
  ["{/* a */} <!-- b -->", undefined, undefined],
  ["`{/*` \\{/* ``<!--``", undefined, undefined],
  ["a --> b", "*/", "*/"],
  ["a */} b", "*/", undefined],
  ["a --> b {/*", "-->", "*/"],
])("below %j, which begins in a comment to %j, is one to %j", (line, open, expected) => {
  expect(openComment(line, open)).toBe(expected);
});
