import { renderToStaticMarkup } from "react-dom/server";
import { contentOf } from "../../../../src/mdx/page-content";
import { renderNodes } from "../../../../src/mdx/render/render";
import { TABS_MARK } from "../../../../src/mdx/components/tabs/tabs-before-hydration";
import { compiled, compileInScratch, problemsOf, treeOf, write } from "../../../support/compiled";

compileInScratch();

const item = (value: string, rest = "", content = `${value}.`) =>
  `<TabItem value="${value}"${rest}>${content}</TabItem>`;
const tabs = (props: string, ...items: string[]) => [`<Tabs${props}>`, ...items.map((line) => `  ${line}`), "</Tabs>"];

async function markupOf(...lines: string[]): Promise<string> {
  const { tree, facts } = await compiled(...lines);
  expect(facts.problems).toEqual([]);
  return renderToStaticMarkup(<>{renderNodes(contentOf(tree))}</>).replace(/></g, ">\n<");
}

describe("the content of tabs", () => {
  test("labels, the tab of `default`, attributes, and panels in the order of the items", async () => {
    expect(
      await treeOf(
        "import Tabs from '@theme/Tabs';",
        "import TabItem from '@theme/TabItem';",
        "",
        ...tabs(
          "",
          item("apple", ' label="Apple"'),
          item("pear", " default attributes={{title: 'Ripe', className: 'ripe'}} className=\"green\""),
          item("plum", " label={<b>Plum</b>}"),
        ),
      ),
    ).toMatchInlineSnapshot(
      `"["Tabs",{"items":[{"value":"apple","label":"Apple"},{"value":"pear","attributes":{"title":"Ripe","className":"ripe"}},{"value":"plum","label":"Plum"}],"selected":"pear"},["TabItem",{},"apple."],["TabItem",{"className":"green"},"pear."],["TabItem",{"label":{"$":[["b",{},"Plum"]]}},"plum."]]"`,
    );
  });

  test("`values` give order, labels and the default; the group and its parameter go along", async () => {
    const values = "{[{label: 'B', value: 'b', default: true}, {value: 'a', attributes: {lang: 'de'}}]}";
    expect(
      await treeOf(
        ...tabs(
          ` values=${values} groupId="os" queryString className="wide" block`,
          item("a", ' label="A"'),
          item("b"),
        ),
      ),
    ).toMatchInlineSnapshot(
      `"["Tabs",{"items":[{"value":"b","label":"B"},{"value":"a","label":"A","attributes":{"lang":"de"}}],"groupId":"os","queryString":"os","block":true,"className":"wide"},["TabItem",{},"b."],["TabItem",{},"a."]]"`,
    );
  });

  test("numbers, `defaultValue`, items from an expression, and a child that is false", async () => {
    expect(
      await treeOf(
        '<Tabs defaultValue={2} queryString="n">',
        "  {[1, 2].map((n) => <TabItem key={n} value={n} label={`No. ${n}`}>{n}</TabItem>)}",
        '  {false && <TabItem value="x" />}',
        "</Tabs>",
      ),
    ).toMatchInlineSnapshot(
      `"["Tabs",{"items":[{"value":"1","label":"No. 1"},{"value":"2","label":"No. 2"}],"selected":"2","queryString":"n"},["TabItem",{},"1"],["TabItem",{},"2"]]"`,
    );
  });

  test("`defaultValue={null}` selects no tab", async () => {
    expect(await treeOf(...tabs(" defaultValue={null}", item("a"), item("b")))).toMatchInlineSnapshot(
      `"["Tabs",{"items":[{"value":"a"},{"value":"b"}],"selected":null},["TabItem",{},"a."],["TabItem",{},"b."]]"`,
    );
  });

  test("lazy panels note the ids in them, also in tabs within tabs; headings of all panels are in the table of contents and can be linked to", async () => {
    const lines = [
      "<Tabs lazy>",
      '<TabItem value="a">',
      "",
      "## One",
      "",
      ...tabs("", item("x", "", "\n\n### Two\n\n")),
      "",
      "</TabItem>",
      '<TabItem value="b">',
      "",
      "## Three {#three}",
      "",
      "</TabItem>",
      "</Tabs>",
    ];
    const { facts } = await compiled(...lines);
    expect(await treeOf(...lines)).toMatchInlineSnapshot(
      `"["Tabs",{"items":[{"value":"a"},{"value":"b"}],"lazy":true},["TabItem",{"ids":"one two"},["h2",{"id":"one"},"One"],["Tabs",{"items":[{"value":"x"}]},["TabItem",{},["h3",{"id":"two"},"Two"]]]],["TabItem",{"ids":"three"},["h2",{"id":"three"},"Three"]]]"`,
    );
    expect(facts.toc.map(({ id }) => id)).toEqual(["one", "two", "three"]);
    expect(facts.anchors).toEqual(["one", "two", "three"]);
  });

  test("a partial may hold the items", async () => {
    write("content/_items.mdx", `${item("a")}\n\n${item("b")}\n`);
    expect(
      await treeOf("import Items from './_items.mdx';", "", "<Tabs>", "  <Items />", "</Tabs>"),
    ).toMatchInlineSnapshot(
      `"["Tabs",{"items":[{"value":"a"},{"value":"b"}]},["TabItem",{},"a."],["TabItem",{},"b."]]"`,
    );
  });
});

describe("mistakes", () => {
  test("name the place, what is wrong, and the values that are there", async () => {
    expect(await problemsOf(...tabs(' defaultValue="pea"', item("apple"), item("pear")))).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | <Tabs> has no tab 'pea', which its \`defaultValue\` names. | Name one of its tabs, or write \`defaultValue={null}\` to select none. | pear, apple",
]
`);
    expect(await problemsOf("", ...tabs("", item("a"), item("a")))).toMatchInlineSnapshot(`
[
  "content/page.mdx:4:3 | The <TabItem> has the value 'a', which the one in line 3 has. | Give each tab a value of its own.",
]
`);
    expect(await problemsOf(...tabs("", '<TabItem label="A">a</TabItem>', item("b")))).toMatchInlineSnapshot(`
[
  "content/page.mdx:2:3 | A <TabItem> has no \`value\`. | Write \`<TabItem value="…">\`, with a name that no other tab of its <Tabs> has.",
]
`);
    expect(await problemsOf(...tabs("", item("a"), "<section>b</section>"))).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | <Tabs> holds <section>, which is no tab. | Put everything in <Tabs> into a \`<TabItem value="…">\`.",
]
`);
    expect(await problemsOf("<Tabs>", "", "loose", "", "</Tabs>")).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | <Tabs> holds the text 'loose', which is no tab. | Put everything in <Tabs> into a \`<TabItem value="…">\`.",
]
`);
    expect(await problemsOf("<Tabs></Tabs>")).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | <Tabs> has no tab. | Put at least one \`<TabItem value="…">\` into it.",
]
`);
  });

  test("two tabs with one value are told at the second, with the place of the first", async () => {
    write("content/_first.mdx", `\n${item("a")}\n`);
    expect(
      await problemsOf(
        "import First from './_first.mdx';",
        "",
        "<Tabs>",
        "  <First />",
        item("b"),
        item("a"),
        "</Tabs>",
      ),
    ).toMatchInlineSnapshot(`
[
  "content/page.mdx:6:1 | The <TabItem> has the value 'a', which the one in content/_first.mdx:2:1 has. | Give each tab a value of its own.",
]
`);
    expect(await problemsOf("<Tabs>", "  {[1, 1].map((n) => <TabItem value={n}>{n}</TabItem>)}", "</Tabs>"))
      .toMatchInlineSnapshot(`
[
  "content/page.mdx:2:3 | Two tabs of one <Tabs> have the value '1'. | Give each tab a value of its own.",
]
`);
  });

  test("of `values`, which must fit the items", async () => {
    expect(await problemsOf(...tabs(' values="a"', item("a")))).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | The \`values\` of <Tabs> are not a list of tabs. | Write \`values={[{ value: "a", label: "A" }, …]}\`.",
]
`);
    expect(await problemsOf(...tabs(" values={[{value: 'a'}, {value: 'bb'}]}", item("a")))).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | <Tabs> has no <TabItem> for 'bb', which its \`values\` name. | Add the item, or correct the value. | a",
]
`);
    expect(await problemsOf(...tabs(" values={[{value: 'a'}]}", item("a"), item("b")))).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | The <TabItem> 'b' is not among the \`values\` of <Tabs>. | Add it there, or correct its value. | a",
]
`);
    expect(await problemsOf(...tabs(" values={[{value: 'a'}, {value: 'a'}]}", item("a")))).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | Two tabs of one <Tabs> have the value 'a'. | Give each tab a value of its own.",
]
`);
  });

  test.each([
    ["around tabs", ["<Tabz>", item("a"), "</Tabz>"], "1:1 | There is no component 'Tabz'."],
    [
      "of an import",
      ["import Tabs from '@theme/Tabz';", "", ...tabs("", item("a"))],
      "1:1 | There is no component '@theme/Tabz'",
    ],
    ["of a file with parts", ["import { Foo } from './foo';", "", "<Foo.Bar />"], "1:1 | There is no file './foo'."],
    ["of the only tab", tabs("", '<TabItm value="a">A</TabItm>'), "2:3 | There is no component 'TabItm'."],
    ["of the default", tabs(' defaultValue="a"', "<TabItm />", item("b")), "2:3 | There is no component 'TabItm'."],
    ["in a list of steps", ["<Steps>", "<Oll />", "</Steps>"], "2:1 | There is no component 'Oll'."],
  ])("of a misspelled name %s are told once", async (_case, lines, message) => {
    expect(await problemsOf(...lines)).toEqual([expect.stringContaining(`content/page.mdx:${message}`)]);
  });

  test("of a line of text among tabs are told once, in one line", async () => {
    expect(await problemsOf("<Tabs>", "Pick *one*:", ...["a", "b"].map((name) => item(name)), "</Tabs>")).toEqual([
      expect.stringMatching(/^content\/page\.mdx:1:1 \| <Tabs> holds the text 'Pick one: .*', which is no tab\./),
    ]);
  });

  test.each([
    ["{title: 'a', style: 'color: red'}", "hold a 'style' that a tab cannot have."],
    ["{dangerouslySetInnerHTML: {__html: 'a'}}", "hold a 'dangerouslySetInnerHTML' that a tab cannot have."],
    ["['a']", "are no object."],
  ])("of %s as the `attributes` of a tab, which React cannot take", async (attributes, words) => {
    expect(await problemsOf(...tabs("", item("a", ` attributes={${attributes}}`)))).toEqual([
      expect.stringContaining(`The \`attributes\` of the tab 'a' ${words}`),
    ]);
  });

  test("of attributes are told beside those of what is inside", async () => {
    expect(await problemsOf(...tabs(" queryString", item("a", "", "{b}")))).toHaveLength(2);
  });

  test("of the parameter, of unknown attributes, and of an item that stands alone", async () => {
    expect(await problemsOf(...tabs(" queryString", item("a")))).toMatchInlineSnapshot(`
[
  "content/page.mdx:1:1 | The \`queryString\` of <Tabs> has no name. | Write \`queryString="…"\`, or give <Tabs> a \`groupId\`, whose name it takes.",
]
`);
    expect(await problemsOf(...tabs(' groupID="os"', item("a", ' lable="A"')))).toMatchInlineSnapshot(`
[
  "content/page.mdx:2:3 | <TabItem> has no attribute 'lable', so it changes nothing. | Remove it, or correct its name. | label, value, default",
  "content/page.mdx:1:1 | <Tabs> has no attribute 'groupID', so it changes nothing. | Remove it, or correct its name. | groupId, block, values",
]
`);
    expect(await problemsOf("", item("a"))).toMatchInlineSnapshot(`
[
  "content/page.mdx:2:1 | The <TabItem> 'a' stands outside of <Tabs>. | Put it directly into <Tabs>, without an element between them.",
]
`);
    expect(
      (await compiled(...tabs(' groupID="os"', item("a")))).facts.problems.map(({ severity }) => severity),
    ).toEqual(["warning"]);
  });
});

describe("the HTML of tabs", () => {
  test("has a row of tabs of which one is selected, and a panel for each", async () => {
    const html = await markupOf(
      ...tabs(
        ' groupId="os" queryString="system" className="wide"',
        item("a", " label=\"A\" attributes={{title: 'Ripe', role: 'none'}}"),
        item("b", ' default label={<b>B</b>} className="green"'),
      ),
    );
    expect(html).toMatchInlineSnapshot(`
"<div class="tabs" data-tab-group="os" data-tab-query="system">
<div role="tablist" aria-label="Variants" class="wide">
<button title="Ripe" role="tab" type="button" id=":R0:-0" aria-controls=":R0:-panel-0" aria-selected="false" tabindex="-1" value="a">A</button>
<button type="button" role="tab" id=":R0:-1" aria-controls=":R0:-panel-1" aria-selected="true" tabindex="0" value="b">
<b>B</b>
</button>
</div>
<div role="tabpanel" id=":R0:-panel-0" aria-labelledby=":R0:-0" tabindex="-1" hidden="" data-label="A">a.</div>
<div role="tabpanel" id=":R0:-panel-1" aria-labelledby=":R0:-1" tabindex="0" class="green" data-label="B">b.</div>
</div>"
`);
    expect(html).toContain(TABS_MARK);
  });

  test("has only the selected panel's content where tabs are lazy, and says which ids the others have", async () => {
    expect(await markupOf(...tabs(" lazy", item("a", "", "Open."), item("b", "", "\n\n## Closed\n\n"))))
      .toMatchInlineSnapshot(`
"<div class="tabs">
<div role="tablist" aria-label="Variants">
<button type="button" role="tab" id=":R0:-0" aria-controls=":R0:-panel-0" aria-selected="true" tabindex="0" value="a">a</button>
<button type="button" role="tab" id=":R0:-1" aria-controls=":R0:-panel-1" aria-selected="false" tabindex="-1" value="b">b</button>
</div>
<div role="tabpanel" id=":R0:-panel-0" aria-labelledby=":R0:-0" tabindex="0" data-label="a">Open.</div>
<div role="tabpanel" id=":R0:-panel-1" aria-labelledby=":R0:-1" tabindex="-1" hidden="" data-label="b" data-ids="closed">
</div>
</div>"
`);
  });

  test("lets the first tab have the focus where none is selected, and needs no script where tabs remember nothing", async () => {
    const html = await markupOf(...tabs(" defaultValue={null}", item("a"), item("b")));
    expect(html.match(/aria-selected="\w+"|tabindex="-?\d"|hidden=""/g)).toEqual([
      'aria-selected="false"',
      'tabindex="0"',
      'aria-selected="false"',
      'tabindex="-1"',
      'tabindex="-1"',
      'hidden=""',
      'tabindex="-1"',
      'hidden=""',
    ]);
    expect(html).not.toContain(TABS_MARK);
  });
});
