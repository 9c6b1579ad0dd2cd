import { compiled, compileInScratch, problemsOf } from "../../../support/compiled";

compileInScratch();

test("cards of the page's category, and of items of a sidebar, are not told of", async () => {
  const items =
    '[{ type: "link", label: "A", href: "/a" }, { type: "category", label: "B", items: [] }, { type: "html" }]';
  const { facts } = await compiled("<DocCardList />", "", `<DocCardList items={${items}} className="own" />`);
  expect([facts.problems, facts.cardLists.length]).toEqual([[], 1]);
});

test.each([
  ['nope="x"', "<DocCardList> has no attribute 'nope', so it changes nothing."],
  ['items="x"', "The `items` of <DocCardList> are no list."],
  ["items={[1]}", "Item 1 of <DocCardList> has no valid `type`."],
  ['items={[{ type: "html" }, { type: "doc" }]}', "Item 2 of <DocCardList> has no valid `type`."],
  ['items={[{ type: "link", label: "A" }]}', "Item 1 of <DocCardList> is a link without `href`."],
  ['items={[{ type: "category", items: [] }]}', "Item 1 of <DocCardList> is a category without `label`."],
])("%s is told", async (props, message) => {
  const problems = await problemsOf(`<DocCardList ${props} />`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`content/page.mdx:1:1 | ${message} | `);
});
