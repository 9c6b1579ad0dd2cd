import { visitElements, type ContentNode } from "../../../../src/mdx/content-node";
import { compiled, compiledAs, compileInScratch, treeOf, write } from "../../../support/compiled";

compileInScratch();

const NOTE = ["One[^a], two[^b], one again[^a].", "", "[^a]: Note *a*.", "[^b]: Note b."];

function idsOf(tree: ContentNode[]): string[] {
  const ids: string[] = [];
  visitElements(tree, ([, { id }]) => {
    if (typeof id === "string") ids.push(id);
  });
  return ids;
}

/** Targets of links and descriptions. */
function namedIn(tree: ContentNode[]): string[] {
  const named: string[] = [];
  visitElements(tree, ([, props]) => {
    for (const key of ["href", "aria-describedby"])
      if (typeof props[key] === "string") named.push(props[key].replace("#", ""));
  });
  return named;
}

it("have numbers, notes and ways back", async () => {
  expect(await treeOf(...NOTE)).toMatchInlineSnapshot(`
"["p",{},"One",["sup",{},["a",{"href":"#note-fe2b04-fn-a","id":"note-fe2b04-fnref-a","data-footnote-ref":true,"aria-describedby":"note-fe2b04-label"},"1"]],", two",["sup",{},["a",{"href":"#note-fe2b04-fn-b","id":"note-fe2b04-fnref-b","data-footnote-ref":true,"aria-describedby":"note-fe2b04-label"},"2"]],", one again",["sup",{},["a",{"href":"#note-fe2b04-fn-a","id":"note-fe2b04-fnref-a-2","data-footnote-ref":true,"aria-describedby":"note-fe2b04-label"},"1"]],"."]
["section",{"data-footnotes":true,"className":"footnotes"},["div",{"className":"visually-hidden","role":"heading","aria-level":2,"id":"note-fe2b04-label"},"Footnotes"],["ol",{},["li",{"id":"note-fe2b04-fn-a"},["p",{},"Note ",["em",{},"a"],". ",["a",{"href":"#note-fe2b04-fnref-a","data-footnote-backref":"","aria-label":"Back to reference 1","className":"data-footnote-backref"},"↩"]," ",["a",{"href":"#note-fe2b04-fnref-a-2","data-footnote-backref":"","aria-label":"Back to reference 1-2","className":"data-footnote-backref"},"↩",["sup",{},"2"]]]],["li",{"id":"note-fe2b04-fn-b"},["p",{},"Note b. ",["a",{"href":"#note-fe2b04-fnref-b","data-footnote-backref":"","aria-label":"Back to reference 2","className":"data-footnote-backref"},"↩"]]]]]"
`);
});

it("are no part of the description, nor are their marks", async () => {
  expect((await compiled(...NOTE)).facts.firstParagraph).toBe("One, two, one again.");
});

it("are no part of the table of contents", async () => {
  expect((await compiled("## Heading", "", ...NOTE)).facts.toc.map(({ id }) => id)).toEqual(["heading"]);
});

it("have the same ids each time a file is compiled", async () => {
  const [one, other] = await Promise.all([compiled(...NOTE), compiled(...NOTE)]);
  expect(idsOf(one.tree)).toEqual(idsOf(other.tree));
});

it("share no id with those of another file", async () => {
  const [one, other] = await Promise.all([
    compiledAs("content/blog/one.mdx", ...NOTE),
    compiledAs("content/blog/other.mdx", ...NOTE),
  ]);
  const [ids, others] = [idsOf(one.tree), idsOf(other.tree)];
  expect(ids).toHaveLength(6);
  expect(others).toHaveLength(6);
  expect(ids.filter((id) => others.includes(id))).toEqual([]);
});

it("share no id with those of partials, nor of the same partial used again", async () => {
  write("content/_part.mdx", NOTE.join("\n"));
  const { tree, facts } = await compiled(
    'import Part from "./_part.mdx";',
    "",
    "Page[^a].",
    "",
    "<Part />",
    "",
    "<Part />",
    "",
    "[^a]: Note of the page.",
  );
  expect(facts.problems).toEqual([]);
  const ids = idsOf(tree);
  expect(ids).toHaveLength(15);
  expect(new Set(ids).size).toBe(ids.length);
  expect(namedIn(tree).filter((id) => !ids.includes(id))).toEqual([]);
  expect(namedIn(tree)).toHaveLength(1 + 2 + (3 + 3 + 3) * 2);
});
