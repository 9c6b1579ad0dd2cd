import { srcsetCandidates, withSrcsetUrls } from "../../../src/lib/html/srcset";

test.each([
  ["a.png", ["a.png"]],
  ["a.png 1x, b.png 2x", ["a.png", "b.png"]],
  ["\n  a.png,\n  b.png 640w,", ["a.png", "b.png"]],
  ["a.png, b.png 2x", ["a.png", "b.png"]],
  ["a.png,b.png 2x", ["a.png,b.png"]],
  ["data:image/png;base64,AA== 1x, /x,y.png 2x", ["data:image/png;base64,AA==", "/x,y.png"]],
  ["a.png (1, 2) 1x, b.png", ["a.png", "b.png"]],
  [" , ", []],
])("the addresses of '%s' are %j", (value, urls) => {
  const found = srcsetCandidates(value);
  expect(found.map(({ url }) => url)).toEqual(urls);
  expect(found.map(({ start, end }) => value.slice(start, end))).toEqual(urls);
});

test("addresses are changed where they stand, and descriptors stay", () => {
  expect(withSrcsetUrls("/a.png,\n/b.png 2x", (url) => `/base${url}`)).toBe("/base/a.png,\n/base/b.png 2x");
});
