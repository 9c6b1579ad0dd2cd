import { compiled, compiledAs, compileInScratch, problemsOf, treeOf } from "../../support/compiled";

compileInScratch();

describe("Markdown", () => {
  it("makes paragraphs and emphasis", async () => {
    expect(await treeOf("One *two* **three** `four`", "and ~~five~~.", "", "Next.")).toMatchInlineSnapshot(`
"["p",{},"One ",["em",{},"two"]," ",["strong",{},"three"]," ",["code",{},"four"],"\\nand ",["del",{},"five"],"."]
["p",{},"Next."]"
`);
  });

  it("makes tables with alignment", async () => {
    expect(await treeOf("| a | b |", "| --- | ---: |", "| 1 | 2 |")).toMatchInlineSnapshot(
      `"["table",{},["thead",{},["tr",{},["th",{"scope":"col"},"a"],["th",{"scope":"col","className":"align-right"},"b"]]],["tbody",{},["tr",{},["td",{},"1"],["td",{"className":"align-right"},"2"]]]]"`,
    );
  });

  it("makes task lists", async () => {
    expect(await treeOf("- [x] done", "- [ ] open")).toMatchInlineSnapshot(
      `"["ul",{"className":"contains-task-list"},["li",{"className":"task-list-item"},["input",{"type":"checkbox","checked":true,"disabled":true,"aria-label":"done"}]," done"],["li",{"className":"task-list-item"},["input",{"type":"checkbox","disabled":true,"aria-label":"to do"}]," open"]]"`,
    );
  });

  it("keeps a code block's highlighted text and its title", async () => {
    expect(await treeOf('```js title="a.js"', 'const a = "<b>";', "```")).toMatchInlineSnapshot(
      `"["CodeBlock",{"language":"js","title":"a.js","html":"<span class=k>const</span> a <span class=p>= </span><span class=s>\\"&lt;b&gt;\\"</span><span class=p>;</span>"}]"`,
    );
  });

  it("leaves code without a language as it is", async () => {
    expect(await treeOf("```", "a < b {c}", "```")).toMatchInlineSnapshot(
      `"["CodeBlock",{"language":"","html":"a &lt; b {c}"}]"`,
    );
  });

  it("reports a language without a grammar once, with the nearest ones", async () => {
    const problems = await problemsOf("Text.", "", "```javscript", "a", "```", "```javscript", "b", "```");
    const told = /^content\/page\.mdx:3:1 \| The language 'javscript' has no grammar\. \| .* \| javascript, /;
    expect(problems).toEqual([expect.stringMatching(told)]);
  });
});

describe("headings", () => {
  it("have ids: explicit, from the text, numbered when they repeat", async () => {
    const { facts } = await compiled(
      "## Set up {#start}",
      "## Say `hi`, *you*",
      "## Say hi, you",
      "### Set up {#start}",
      "## start",
    );
    expect(facts.toc.map(({ id, level, children }) => [id, level, JSON.stringify(children)].join(" ")))
      .toMatchInlineSnapshot(`
[
  "start 2 ["Set up"]",
  "say-hi-you 2 ["Say ",["code",{},"hi"],", ",["em",{},"you"]]",
  "say-hi-you-1 2 ["Say hi, you"]",
  "start-1 3 ["Set up"]",
  "start-2 2 ["start"]",
]
`);
    expect([...facts.anchors].sort()).toEqual(facts.toc.map(({ id }) => id).sort());
  });

  it("that ask for an id which another one has are told", async () => {
    const lines = "# Top {#top}\n\n## Top\n\n## A {#x}\n\n## B\n\n### C {#x}\n\n## D {#b}\n\n## x".split("\n");
    expect(await problemsOf(...lines)).toMatchInlineSnapshot(`
      [
        "content/page.mdx:9:1 | The heading asks for the id 'x', which the heading in line 5 has: it gets another one. | Write another id: links to \`#x\` lead to the first of the two.",
        "content/page.mdx:11:1 | The heading asks for the id 'b', which the heading in line 7 has: it gets another one. | Write another id: links to \`#b\` lead to the first of the two.",
      ]
    `);
    expect(await problemsOf("# A {#x}", "", "## B {#x}")).toEqual([]);
  });

  it("take the title out of the tree", async () => {
    const { facts, tree, title } = await compiled("# The *title* {#top}", "", "Text.", "", "# Another");
    expect({ title: facts.title, nodes: title, tree, toc: facts.toc }).toMatchInlineSnapshot(`
{
  "nodes": [
    "The ",
    [
      "em",
      {},
      "title",
    ],
  ],
  "title": "The title",
  "toc": [
    {
      "children": [
        "Another",
      ],
      "id": "another",
      "level": 1,
    },
  ],
  "tree": [
    [
      "p",
      {},
      "Text.",
    ],
    [
      "h1",
      {
        "id": "another",
      },
      "Another",
    ],
  ],
}
`);
  });

  it("take the title out also when another heading asks for its id", async () => {
    const { facts, tree } = await compiled("# Start", "", "## First steps {#start}");
    expect([facts.title, JSON.stringify(tree)]).toEqual(["Start", '[["h2",{"id":"start"},"First steps"]]']);
  });

  it("are no title below other content", async () => {
    const { facts, tree } = await compiled("Text.", "", "# Late");
    expect([facts.title, tree]).toMatchInlineSnapshot(`
[
  undefined,
  [
    [
      "p",
      {},
      "Text.",
    ],
    [
      "h1",
      {
        "id": "late",
      },
      "Late",
    ],
  ],
]
`);
  });

  it("leave the mark for an id alone inside code", async () => {
    expect(await treeOf("```md", "## Set up {#start}", "```")).toMatchInlineSnapshot(
      `"["CodeBlock",{"language":"md","html":"<span class=\\"p b\\">##</span><span class=\\"t b\\"> Set up {#start}</span>"}]"`,
    );
  });
});

describe("JavaScript", () => {
  it("evaluates expressions with the front matter in scope", async () => {
    expect(
      await treeOf('{frontMatter.title} has {frontMatter.tags.length + 1} tags: {[1, null, false, "x"]}.'),
    ).toMatchInlineSnapshot(`"["p",{},"Ada has 3 tags: 1x."]"`);
  });

  it("has export const in scope, also in attributes", async () => {
    expect(
      await treeOf(
        "export const size = 4;",
        "",
        "Size {size}.",
        "",
        '<p id={`s${size}`} class="a" style="color: red">text</p>',
      ),
    ).toMatchInlineSnapshot(`
"["p",{},"Size 4."]
["p",{"id":"s4","className":"a","style":{"color":"red"}},"text"]"
`);
  });

  it("runs inline components with props and children", async () => {
    const component =
      "export const Note = ({ kind, children }) => <aside className={kind}><b>{kind}</b> {children}</aside>;";
    expect(await treeOf(component, "", '<Note kind="tip">', "", "Some *text*.", "", "</Note>")).toMatchInlineSnapshot(
      `"["aside",{"className":"tip"},["b",{},"tip"]," ",["p",{},"Some ",["em",{},"text"],"."]]"`,
    );
  });

  it("knows the table of contents", async () => {
    expect(await treeOf("{toc.map(({ id, level, value }) => `${id} ${level} ${value};`)}", "", "## One", "", "### Two"))
      .toMatchInlineSnapshot(`
""one 2 One;two 3 Two;"
["h2",{"id":"one"},"One"]
["h3",{"id":"two"},"Two"]"
`);
  });

  it("shows nothing for comments", async () => {
    expect(await treeOf("{/* a comment */}", "", "Text{/* inside */}.")).toMatchInlineSnapshot(`"["p",{},"Text."]"`);
  });

  it.each([
    ["a component nobody knows", ["Text.", "", "<CodeBlok />"]],
    [
      "a hook",
      ["Text.", "", "export const Now = () => { const [a] = useState(0); return <b>{a}</b>; };", "", "<Now />"],
    ],
    ["an event handler", ["Text.", "", "<button onClick={() => alert(1)}>go</button>"]],
    ["an object as content", ["{{ a: 1 }}"]],
    ["an expression that throws", ["Text.", "", "Some {missing.name} text."]],
    ["a package that is not there", ['import x from "no-such-package";', "", "Text."]],
    ["an export default", ["Text.", "", "export default 1;"]],
  ])("reports %s", async (_, lines) => {
    expect(await problemsOf(...lines)).toMatchSnapshot();
  });

  it("says how to mend an import that is not valid", async () => {
    expect((await problemsOf("import from x"))[0]).toMatch(
      /^content\/page\.mdx:1:13 \| .* \| Mend the import or export statement/,
    );
  });

  it("says how to name a file without a function that is not imported", async () => {
    expect(await problemsOf('<img alt="" src={useBaseUrl("/img/logo.svg")} />')).toEqual([
      expect.stringMatching(/^content\/page\.mdx:1:1 \| .*'useBaseUrl' is not imported\. \| Write the path alone/),
    ]);
  });

  it("says how to mend the value of an attribute without quotes", async () => {
    expect((await problemsOf("<Tabs groupId=os>"))[0]).toMatch(
      /^content\/page\.mdx:1:15 \| .* \| Put the value of the attribute in quotes, as in `name="value"`, or in braces\.$/,
    );
  });

  it.each([
    ["a brace", ["Text.", "", "A {brace."]],
    ["a tag left open", ["Text.", "", "<b>bold"]],
    ["a tag left open in a line", ["Text.", "", "See <b>bold"]],
    ["a less-than sign", ["---", "title: x", "---", "", "a <= b"]],
    ["an HTML comment", ["Text.", "", "<!-- comment -->"]],
  ])("reports the syntax error of %s with line and column", async (_, lines) => {
    expect(await problemsOf(...lines)).toMatchSnapshot();
  });
});

describe("facts", () => {
  it("are the first paragraph, the words and the truncation", async () => {
    const { facts, tree } = await compiled(
      "# Title",
      "",
      "First *one*",
      "with two\\",
      "lines.[^1]",
      "",
      "{/* truncate */}",
      "",
      "[^1]: Second.",
    );
    expect([facts.firstParagraph, facts.words, facts.truncated]).toEqual(["First one with two lines.", 6, true]);
    expect(tree[1]).toEqual(["TruncateMark", {}]);
  });

  it("know the truncation mark of Markdown files too", async () => {
    const { facts } = await compiledAs(
      "content/page.md",
      "One.",
      "",
      "<!-- truncate -->",
      "",
      "Two. <!-- a comment -->",
    );
    expect([facts.truncated, facts.problems]).toEqual([true, []]);
  });

  it("give lines as they are in the file, below the front matter", async () => {
    const { facts } = await compiled("---", "title: x", "---", "", "[a](/b/)");
    expect(facts.links.map(({ line }) => line)).toEqual([5]);
  });
});

test.each([
  ["<kbd>A</kbd> <kbd>B</kbd>", '["kbd",{},"A"]\n" "\n["kbd",{},"B"]'],
  ["{1}\n{2}", '"1 2"'],
  [
    "<img alt='A' src='https://a.example' />\n{1}",
    '["img",{"alt":"A","loading":"lazy","decoding":"async","src":"https://a.example"}]\n" 1"',
  ],
  ["<div>A</div>\n<div>B</div>", '["div",{},"A"]\n["div",{},"B"]'],
  ["<ul>\n<li>A</li> <li>B</li>\n</ul>", '["ul",{},["li",{},"A"],["li",{},"B"]]'],
])(
  "tags and expressions that stand alone have space between them where they are no blocks: %s",
  async (source, tree) => {
    expect(await treeOf(source)).toBe(tree);
  },
);

describe("a brace that is open at the end of the file", () => {
  it.each([
    ["a comment", "A {b}.", "", "C {/* open", "", "D."],
    ["an expression in its own lines", "A {b}.", "", "{/* open", "", "D."],
    ["an expression in a line", "A {1}.", "", "C {1 + (", "", "D {2}."],
    ["an attribute", "A {1}.", "", "<b id={1 + (", "", "D."],
  ])("is told at its line: %s", async (_, ...lines) => {
    expect(await problemsOf(...lines)).toEqual([expect.stringMatching(/^content\/page\.mdx:3:/)]);
  });
});
