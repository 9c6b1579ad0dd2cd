import { compileInScratch, write } from "../../../support/compiled";
import { compiledDoc } from "../../../support/project";

compileInScratch();
// Scripts of a content file are made as if they lay beside it, where the folder has to be.
beforeEach(() => write("website/docs/other.md", ""));

const HOOKS = 'import { useCurrentSidebarCategory, useCurrentSidebarSiblings } from "@docusaurus/theme-common";';
const CARDS = 'import Cards from "../src/Cards";';
const OF_PAGE = "the page's, since only that has the items of its sidebar";

test.each([
  "<Cards items={useCurrentSidebarCategory().items} />",
  "<Cards items={useCurrentSidebarSiblings()} />",
  "{useCurrentSidebarCategory().items?.map(({ label }) => <b>{label}</b>)}",
])(`%s of content is ${OF_PAGE}`, async (written) => {
  write("website/src/Cards.js", "export default ({ items }) => <ul>{(items ?? []).map(({ label }) => label)}</ul>;");
  const { tree, facts } = await compiledDoc(HOOKS, CARDS, "", written);
  expect(facts.problems).toEqual([]);
  expect(tree).toMatchObject([["ClientIsland", { $island: { name: "InlinePart" } }]]);
});

test(`a component that goes through them, if there are any, is ${OF_PAGE}`, async () => {
  write(
    "website/src/Cards.js",
    `${HOOKS} export default () => <ul>{useCurrentSidebarCategory().items?.map(({ label }) => label)}</ul>;`,
  );
  const { tree, facts } = await compiledDoc(CARDS, "", "<Cards />");
  expect(facts.problems).toEqual([]);
  expect(tree).toMatchObject([["ClientIsland", { $island: { name: "default" } }]]);
});

test("cards of them are those that the page finds by itself, however they come there", async () => {
  write(
    "website/src/Cards.js",
    'import List from "@theme/DocCardList"; export default ({ items }) => <List items={items} />;',
  );
  const own = "export const Own = () => <DocCardList items={useCurrentSidebarCategory().items} />;";
  const { tree } = await compiledDoc(HOOKS, "", own, "", "<Own />");
  expect(tree).toEqual([["DocCardList", {}]]);
});
