import { compiled, compileInScratch, problemsOf } from "../../../support/compiled";

compileInScratch();

test("the headings are a list of links, with their formatting, of the site's levels", async () => {
  const { tree, facts } = await compiled(
    "<TOCInline toc={toc} />",
    "",
    "## One `code`",
    "",
    "### Two",
    "",
    "#### Four",
    "",
    "## Three",
  );
  expect(facts.problems).toEqual([]);
  expect(JSON.stringify(tree[0])).toMatchInlineSnapshot(
    `"["ul",{"className":"toc-inline"},["li",{},["a",{"href":"#one-code"},"One ",["code",{},"code"]],["ul",{},["li",{},["a",{"href":"#two"},"Two"]]]],["li",{},["a",{"href":"#three"},"Three"]]]"`,
  );
});

test("a tag may name its own levels and its own selection", async () => {
  const { tree, facts } = await compiled(
    'import TOCInline from "@theme/TOCInline";',
    "",
    '<TOCInline toc={toc.filter(({ value }) => value !== "Two")} minHeadingLevel={3} maxHeadingLevel={4} />',
    "",
    "## One",
    "",
    "### Two",
    "",
    "### Three",
    "",
    "#### Four",
  );
  expect(facts.problems).toEqual([]);
  expect(JSON.stringify(tree[0])).toMatchInlineSnapshot(
    `"["ul",{"className":"toc-inline"},["li",{},["a",{"href":"#three"},"Three"],["ul",{},["li",{},["a",{"href":"#four"},"Four"]]]]]"`,
  );
});

test("headings with links, code and images are one link each, without what a link cannot hold", async () => {
  const { tree } = await compiled(
    "<TOCInline toc={toc} />",
    "",
    "## One [`link` and *more*](https://example.com) after",
    "",
    "## ![A picture](https://example.com/a.png) Two[^1]",
    "",
    "[^1]: A note.",
  );
  expect(JSON.stringify(tree[0])).toMatchInlineSnapshot(
    `"["ul",{"className":"toc-inline"},["li",{},["a",{"href":"#one-link-and-more-after"},"One ",["code",{},"link"]," and ",["em",{},"more"]," after"]],["li",{},["a",{"href":"#a-picture-two"},["img",{"alt":"A picture","loading":"lazy","decoding":"async","src":"https://example.com/a.png"}]," Two",["sup",{},"1"]]]]"`,
  );
});

test("a missing table of contents and wrong levels are reported", async () => {
  expect(await problemsOf("<TOCInline />", "", "<TOCInline toc={toc} maxHeadingLevel={7} />")).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | TOCInline has no table of contents to show. | Write \`<TOCInline toc={toc} />\`; \`toc\` is in scope on each page.",
  "content/page.mdx:3:1 | 7 is no heading level of a table of contents. | Write a number from 2 to 6. | 2, 3, 4",
]
`);
});

test("headings that a component names by itself have words alone", async () => {
  const { tree, facts } = await compiled('<TOCInline toc={[{ id: "a", level: 2, value: "A" }]} />');
  expect(facts.problems).toEqual([]);
  expect(JSON.stringify(tree[0])).toBe('["ul",{"className":"toc-inline"},["li",{},["a",{"href":"#a"},"A"]]]');
});
