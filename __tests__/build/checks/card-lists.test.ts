import { strayCardLists } from "../../../src/build/checks/card-lists";
import type { Page } from "../../../src/build/feature";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";

const node = { id: "a", file: "website/docs/a.mdx", cardLists: [{ file: "website/docs/a.mdx", line: 3 }] };
const pageIn = (more: Partial<Page>): Page => ({ path: "/docs/a/", component: "", context: {}, node: "a", ...more });
const wrongOn = (page: Partial<Page>, lenient = false) =>
  strayCardLists([pageIn(page)], [node as unknown as PageNode], lenient).map(({ line }) => line);

test("cards without items are for pages in a category", () => {
  expect(wrongOn({ ofCategory: true })).toEqual([]);
  expect(wrongOn({ frame: { sidebarFile: "main" } })).toEqual([3]);
});

test("in projects of Docusaurus cards are for all pages with a sidebar", () => {
  expect(wrongOn({ frame: { sidebarFile: "main" } }, true)).toEqual([]);
  expect(wrongOn({ frame: {} }, true)).toEqual([3]);
});
