import { groupHits, hitText, wordsToMark } from "../../../../src/features/search/ui/hit-groups";
import { hitOf, matched, tagged } from "./hits";

test("hits of a page stand together, in the order of the first ones, the page itself before its sections", () => {
  const hits = [
    hitOf({ url: "/a/#one", hierarchy: { lvl0: "Guides", lvl1: "A" } }),
    hitOf({ url: "/b/", hierarchy: { lvl0: "Blog", lvl1: "B" } }),
    hitOf({ url: "/a/", hierarchy: { lvl0: "Guides", lvl1: "A" } }),
  ];
  expect(
    groupHits(hits).map(({ page, title, part, hits: own }) => [page, title, part, own.map(({ url }) => url)]),
  ).toEqual([
    ["/a/", "A", "Guides", ["/a/", "/a/#one"]],
    ["/b/", "B", "Blog", ["/b/"]],
  ]);
});

test("a page without a title of its own is called by its part of the site, or by its address", () => {
  const titles = [{ lvl0: "Guides", lvl1: null }, { lvl1: null }].map((hierarchy) =>
    groupHits([hitOf({ url: "/a/", hierarchy })]).map(({ title, part }) => [title, part]),
  );
  expect(titles).toEqual([[["Guides", ""]], [["/a/", ""]]]);
});

test("a heading shows with its matches and the headings between it and the page", () => {
  const hierarchy = { lvl1: "Install", lvl2: "Yarn", lvl3: "Classic" };
  const _highlightResult = { hierarchy: { lvl3: matched(`${tagged("Cla")}ssic`) } };
  expect(hitText(hitOf({ url: "/a/#classic", type: "lvl3", hierarchy, _highlightResult }))).toEqual({
    title: `${tagged("Cla")}ssic`,
    path: ["Yarn"],
    snippet: "",
  });
});

test("text shows below the heading that it stands under", () => {
  const hit = hitOf({
    url: "/a/#yarn",
    type: "content",
    content: "Run yarn.",
    hierarchy: { lvl1: "Install", lvl2: "Yarn" },
    _snippetResult: { content: matched(`Run ${tagged("yarn")}.`) },
  });
  expect(hitText(hit)).toEqual({ title: "Yarn", path: [], snippet: `Run ${tagged("yarn")}.` });
  expect(hitText({ ...hit, _snippetResult: {} }).snippet).toBe("Run yarn.");
});

test("the words to mark are those of the query, and those that it found as they stand there", () => {
  const hit = hitOf({
    url: "/a/",
    _highlightResult: {
      hierarchy: { lvl1: matched(`${tagged("Swizzle")} a part`), lvl2: matched("No match") },
      content: matched(`${tagged("swizzle")} or ${tagged("swizzling")}`),
    },
  });
  expect(wordsToMark(hit, "Swizle a")).toEqual(["swizzling", "swizzle", "swizle"]);
  expect(wordsToMark(hitOf({ url: "/a/" }), "दिन है")).toEqual(["दिन", "है"]);
});
