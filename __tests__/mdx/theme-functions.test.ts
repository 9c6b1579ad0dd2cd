import { themeFunctions, titleOfWindow } from "../../src/mdx/theme-functions";

const { isSamePath, isRegexpStringMatch, duplicates, uniq, isMultiColumnFooterLinks } = themeFunctions;

test("addresses are of one page with and without a slash, in whatever case", () => {
  expect([isSamePath("/docs/a", "/Docs/a/"), isSamePath("/docs/a", "/docs/b"), isSamePath()]).toEqual([
    true,
    false,
    true,
  ]);
});

test("a pattern that is missing matches nothing", () => {
  expect([isRegexpStringMatch("^/DOCS", "/docs/a"), isRegexpStringMatch("^/docs"), isRegexpStringMatch()]).toEqual([
    true,
    false,
    false,
  ]);
});

test("values that stand in a list twice are its duplicates, and those without them all once", () => {
  expect(duplicates(["a", "b", "a", "a"])).toEqual(["a", "a"]);
  expect(duplicates(["a", "A"], (one, other) => one.toLowerCase() === other.toLowerCase())).toEqual(["A"]);
  expect(uniq(["a", "b", "a"])).toEqual(["a", "b"]);
});

test("a footer has columns where its links have titles or items", () => {
  const columns = [[{ title: "A" }], [{ items: [] }]];
  expect([...columns, [{ label: "A" }], []].map(isMultiColumnFooterLinks)).toEqual([true, true, false, false]);
});

test("tags stand by their first letters, in the order of the alphabet", () => {
  const tags = ["kiln", "Ash", "Kaolin"].map((label) => ({ label }));
  expect(themeFunctions.listTagsByLetters(tags)).toEqual([
    { letter: "A", tags: [{ label: "Ash" }] },
    { letter: "K", tags: [{ label: "Kaolin" }, { label: "kiln" }] },
  ]);
});

test("queries become one, with the last value of a key or all of them", () => {
  const { mergeSearchStrings } = themeFunctions;
  expect(mergeSearchStrings(["?a=1&b=2", undefined, "a=3"], "set")).toBe("?a=3&b=2");
  expect(mergeSearchStrings(["?a=1", "a=3"], "append")).toBe("?a=1&a=3");
  expect(mergeSearchStrings(["", undefined], "set")).toBe("");
});

test("an admonition without a title names none", () => {
  const { processAdmonitionProps } = themeFunctions;
  expect(processAdmonitionProps({ type: "tip", title: undefined })).toEqual({ type: "tip" });
  expect(processAdmonitionProps({ type: "tip", title: "Hot" })).toEqual({ type: "tip", title: "Hot" });
});

test("headings have those below them as children, of all levels or of some", () => {
  const toc = [2, 3, 4, 2].map((level, id) => ({ id, level }));
  const [first, second, third, last] = toc;
  const below = { ...second, children: [{ ...third, children: [] }] };
  expect(themeFunctions.useTreeifiedTOC(toc)).toEqual([
    { ...first, children: [below] },
    { ...last, children: [] },
  ]);
  const levels = { toc, minHeadingLevel: 3, maxHeadingLevel: 3 };
  expect(themeFunctions.useFilteredAndTreeifiedTOC(levels)).toEqual([{ ...second, children: [] }]);
});

test.each([
  ["🏺 Kilns", { emoji: "🏺", rest: " Kilns" }],
  ["🇫🇷 Kilns", { emoji: "🇫🇷", rest: " Kilns" }],
  ["👩‍🔧Kilns", { emoji: "👩‍🔧", rest: "Kilns" }],
  ["4 kilns", { emoji: null, rest: "4 kilns" }],
  ["", { emoji: null, rest: "" }],
])("the picture before the text %j is known", (text, parts) => {
  expect(themeFunctions.extractLeadingEmoji(text)).toEqual(parts);
});

test.each([
  ["Gas", "Gas | Kiln"],
  ["Kiln", "Kiln"],
  [undefined, "Kiln"],
])("the window of a page with the title %j has the title %j", (title, shown) => {
  expect(titleOfWindow(title, "Kiln")).toBe(shown);
});
