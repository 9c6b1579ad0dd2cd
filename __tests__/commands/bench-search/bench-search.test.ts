import { corpusPages } from "../../../src/commands/bench-search/corpus-pages";
import { mean, reciprocalRank } from "../../../src/commands/bench-search/reciprocal-rank";

test("the rank of the first page that answers counts, to the tenth", () => {
  expect(reciprocalRank(["/a/", "/b/", "/c/"], ["/c/", "/b/"])).toBe(1 / 2);
  expect(reciprocalRank(["/a/", "/a/", "/b/"], ["/b/"])).toBe(1 / 2);
  expect(reciprocalRank(["/a/"], ["/b/"])).toBe(0);
  const many = Array.from({ length: 12 }, (_, index) => `/${index}/`);
  expect([reciprocalRank(many, ["/9/"]), reciprocalRank(many, ["/10/"])]).toEqual([1 / 10, 0]);
  expect([mean([1, 0]), mean([])]).toEqual([1 / 2, 0]);
});

test("the corpus gives pages with sections and plain text, the same each time", () => {
  const pages = [...corpusPages(3)];
  expect(pages).toEqual([...corpusPages(3)]);
  expect(pages.map(({ url }) => url)).toEqual([
    "/docs/part-1/topic-0/",
    "/docs/part-1/topic-1/",
    "/docs/part-1/topic-2/",
  ]);
  const [page] = pages;
  expect(page?.title).toMatch(/^Topic 0: the /);
  expect(page?.sections.length).toBeGreaterThan(5);
  expect(page?.sections[1]).toMatchObject({
    id: "section-1",
    level: 2,
    heading: expect.stringMatching(/^The /) as unknown,
  });
  expect(page?.sections.map(({ text }) => text).join(" ")).not.toMatch(/```|\]\(|\*\*/);
});
