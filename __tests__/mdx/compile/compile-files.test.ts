import { compiled, compileInScratch, pixel, problemsOf, treeOf, write } from "../../support/compiled";

compileInScratch();

describe("partials", () => {
  it("are inlined with their props, and their headings join the table of contents", async () => {
    write("content/_part.mdx", "## Part of {props.name}\n\nHello {props.name}.\n");
    const { facts, tree } = await compiled(
      'import Part from "./_part.mdx";',
      "",
      "## First",
      "",
      '<Part name="Ada" />',
      "",
      '<Part name="Bob" />',
      "",
      "## Last",
    );
    expect(facts.problems).toEqual([]);
    expect(facts.toc.map(({ id }) => id)).toMatchInlineSnapshot(`
      [
        "first",
        "part-of-propsname",
        "part-of-propsname-1",
        "last",
      ]
    `);
    expect(tree.map((node) => JSON.stringify(node)).join("\n")).toMatchInlineSnapshot(`
      "["h2",{"id":"first"},"First"]
      ["h2",{"id":"part-of-propsname"},"Part of Ada"]
      ["p",{},"Hello Ada."]
      ["h2",{"id":"part-of-propsname-1"},"Part of Bob"]
      ["p",{},"Hello Bob."]
      ["h2",{"id":"last"},"Last"]"
    `);
    expect(Object.keys(facts.dependencies)).toEqual(["content/_part.mdx"]);
  });

  it("resolve their links from their own folder", async () => {
    write("content/parts/_part.mdx", "[next](./next.mdx)\n");
    const { facts } = await compiled('import Part from "@site/content/parts/_part.mdx";', "", "<Part />");
    expect(facts.links).toMatchInlineSnapshot(`
      [
        {
          "column": 1,
          "file": "content/parts/_part.mdx",
          "line": 1,
          "url": "file:content/parts/next.mdx",
        },
      ]
    `);
  });

  it("show what their tag encloses, whose links and images count once", async () => {
    write("content/_box.mdx", "<div>{props.children}</div>\n");
    write("content/dot.png", pixel);
    const { facts, tree } = await compiled(
      'import Box from "./_box.mdx";',
      "",
      "<Box>",
      "",
      "![](./dot.png) [a](/b/)",
      "",
      "</Box>",
    );
    expect(facts.problems).toEqual([]);
    expect(facts.links.map(({ url, line, file }) => `${file}:${line} ${url}`)).toEqual(["content/page.mdx:5 /b/"]);
    expect(JSON.stringify(tree)).toContain('"src":"/assets/dot-f829b914.png","width":1,"height":1');
  });

  it("report a mistake once, however often they are used", async () => {
    write("content/_part.mdx", "<Nobody />\n");
    expect(await problemsOf('import Part from "./_part.mdx";', "", "<Part />", "", "<Part />")).toHaveLength(1);
  });

  it("that are missing are reported with the nearest names", async () => {
    write("content/_part.mdx", "Text.\n");
    expect(await problemsOf('import Part from "./_prt.mdx";', "", "<Part />")).toMatchInlineSnapshot(`
      [
        "content/page.mdx:1:1 | There is no file './_prt.mdx' to import. | Correct the path: it is relative to this file. | ./_part.mdx",
      ]
    `);
  });

  it("that import each other are reported", async () => {
    write("content/_a.mdx", 'import B from "./_b.mdx";\n\n<B />\n');
    write("content/_b.mdx", 'import A from "./_a.mdx";\n\n<A />\n');
    expect(await problemsOf('import A from "./_a.mdx";', "", "<A />")).toMatchInlineSnapshot(`
      [
        "content/_b.mdx:1:1 | The partial './_a.mdx' imports itself: content/page.mdx → content/_a.mdx → content/_b.mdx → content/_a.mdx. | Remove one of these imports.",
      ]
    `);
  });

  it("with a mistake are named themselves", async () => {
    write("content/_part.mdx", "Text.\n\nA {brace.\n");
    write("content/_other.mdx", "Text.\n\n<Nobody />\n");
    expect(
      await problemsOf(
        'import Part from "./_part.mdx";',
        'import Other from "./_other.mdx";',
        "",
        "<Part />",
        "<Other />",
      ),
    ).toMatchInlineSnapshot(`
      [
        "content/_part.mdx:3:3 | The MDX is not valid: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`. | Mend the JavaScript between the braces, or write \`\\{\` for a brace that is meant as text.",
        "content/_other.mdx:3:1 | There is no component 'Nobody'. | Import it from its file (\`import Nobody from "./FILE"\`), declare it in this file with \`export const\`, or write the name of a component that needs no import. | Head, Tabs, CodeBlock",
      ]
    `);
  });
});

describe("links and files", () => {
  it("turns links to content files into file links and notes every link with its place", async () => {
    const { facts, tree } = await compiled(
      "[a](./b.mdx#c) [d](../e.md?f) [g](/h.mdx)",
      "",
      '[i](/j/) [k](https://example.org) [l](#m) <a href="./n.mdx">n</a>',
    );
    expect(facts.problems).toEqual([]);
    expect(JSON.stringify(tree)).toMatchInlineSnapshot(
      `"[["p",{},["a",{"href":"file:content/b.mdx#c"},"a"]," ",["a",{"href":"file:e.md?f"},"d"]," ",["a",{"href":"file:/h.mdx"},"g"]],["p",{},["a",{"href":"/j/"},"i"]," ",["a",{"href":"https://example.org"},"k"]," ",["a",{"href":"#m"},"l"]," ",["a",{"href":"file:content/n.mdx"},"n"]]]"`,
    );
    expect(facts.links.map(({ url, line, column }) => `${line}:${column} ${url}`)).toMatchInlineSnapshot(`
      [
        "1:1 file:content/b.mdx#c",
        "1:16 file:e.md?f",
        "1:31 file:/h.mdx",
        "3:1 /j/",
        "3:10 https://example.org",
        "3:35 #m",
        "3:43 file:content/n.mdx",
      ]
    `);
  });

  it("knows the links and images of inline components and expressions", async () => {
    write("content/dot.png", pixel);
    const markup = '<a href="./b.mdx"><img src="./dot.png" /></a>';
    const { facts, tree } = await compiled(
      `export const Inline = () => ${markup};`,
      "",
      "<Inline />",
      "",
      `{${markup}}`,
    );
    expect(facts.links.map(({ url, line }) => `${line} ${url}`)).toEqual([
      "3 file:content/b.mdx",
      "5 file:content/b.mdx",
    ]);
    expect(JSON.stringify(tree[0])).toBe(JSON.stringify(tree[2]));
  });

  it("publishes images with their size", async () => {
    write("content/img/a b.png", pixel);
    const { facts, tree } = await compiled("![A dot](<./img/a b.png>)");
    expect(facts.problems).toEqual([]);
    expect(tree).toMatchInlineSnapshot(`
      [
        [
          "p",
          {},
          [
            "img",
            {
              "alt": "A dot",
              "decoding": "async",
              "height": 1,
              "loading": "lazy",
              "src": "/assets/a%20b-f829b914.png",
              "width": 1,
            },
          ],
        ],
      ]
    `);
    expect(facts.assets).toMatchInlineSnapshot(`
      {
        "content/img/a b.png": "/assets/a%20b-f829b914.png",
      }
    `);
  });

  it("measures images of the static folder", async () => {
    write("static/img/dot.png", pixel);
    expect(await treeOf("![](/img/dot.png)")).toMatchInlineSnapshot(
      `"["p",{},["img",{"alt":"","loading":"lazy","decoding":"async","src":"/img/dot.png","width":1,"height":1}]]"`,
    );
  });

  it("publishes other files that are linked", async () => {
    write("content/a.zip", "zip");
    const { facts } = await compiled("[a](./a.zip)");
    expect(facts.assets).toMatchInlineSnapshot(`
      {
        "content/a.zip": "/assets/a-adcdbd79.zip",
      }
    `);
    expect(facts.links).toEqual([]);
  });

  it("reports a link to a file that is not there once, and asks for `https://` where that is missing", async () => {
    write("content/data.yml", "a: 1\n");
    const { facts } = await compiled("[a](./data.json) [b](www.example.com) [c](../package.json)");
    expect(facts.links).toEqual([]);
    expect(facts.problems.map(({ message, remedy, choices }) => [message, remedy, choices])).toMatchInlineSnapshot(`
      [
        [
          "There is no file './data.json'.",
          "Correct the path: it is relative to this file, or from the site's root with \`@site/\`.",
          [
            "./data.yml",
          ],
        ],
        [
          "There is no file 'www.example.com'.",
          "Write \`https://www.example.com\` if another site is meant. If not, correct the path: it is relative to this file, or from the site's root with \`@site/\`.",
          [],
        ],
        [
          "The path '../package.json' leads out of the folders that content may use.",
          "Put the file into one of these folders, and name it there.",
          [
            "content",
            "static",
          ],
        ],
      ]
    `);
  });

  it("offers what lies beside a name that may be a host as well", async () => {
    write("content/logo.aip", "a");
    write("content/socket.io.mdx", "Text.");
    expect(await problemsOf("[a](socket.io) [b](logo.ai) [c](other.io)")).toMatchInlineSnapshot(`
      [
        "content/page.mdx:1:1 | There is no file 'socket.io'. | Write \`https://socket.io\` if another site is meant. If not, correct the path: it is relative to this file, or from the site's root with \`@site/\`. | socket.io.mdx",
        "content/page.mdx:1:16 | There is no file 'logo.ai'. | Correct the path: it is relative to this file, or from the site's root with \`@site/\`. | logo.aip",
        "content/page.mdx:1:29 | There is no file 'other.io'. | Write \`https://other.io\` if another site is meant. If not, correct the path: it is relative to this file, or from the site's root with \`@site/\`.",
      ]
    `);
  });

  it("reports a missing image with its place and the nearest names", async () => {
    write("content/img/diagram.png", pixel);
    expect(await problemsOf("Text.", "", "See ![x](./img/diagran.png) and ![y](/img/none.png)."))
      .toMatchInlineSnapshot(`
      [
        "content/page.mdx:3:5 | There is no file './img/diagran.png'. | Correct the path: it is relative to this file, or from the site's root with \`@site/\`. | ./img/diagram.png",
        "content/page.mdx:3:33 | There is no file '/img/none.png'. | Correct the path: with a slash at its beginning it starts in \`static/\`, with \`./\` beside this file.",
      ]
    `);
  });

  it("knows the anchors of parts that failed, and of pages that fail as a whole", async () => {
    const lines = ["# Title", "", "## Install", "", '<Nope><i id="one"/><a name="two"/><i id={1 + 1}/></Nope>'];
    const { facts } = await compiled(...lines);
    expect(facts).toMatchObject({ anchors: ["install", "one", "two"], unparsed: false });
    const thrown = await compiled(...lines, "", "export const a = none();");
    expect(thrown.facts).toMatchObject({ anchors: ["install", "one", "two"], unparsed: false });
  });

  it("says when a page or a partial could not be parsed, so that its anchors are unknown", async () => {
    expect((await compiled("<b>")).facts).toMatchObject({ anchors: [], unparsed: true });
    write("content/_part.mdx", "## Part\n\n{");
    expect((await compiled('import Part from "./_part.mdx"', "", "<Part />")).facts.unparsed).toBe(true);
    expect((await compiled('import Part from "./_prat.mdx"', "", "<Part />")).facts.unparsed).toBe(true);
  });

  it("says where cards of the page's category are to stand", async () => {
    write("content/_part.mdx", "<DocCardList />");
    const { facts } = await compiled(
      'import Part from "./_part.mdx"',
      "",
      "<DocCardList items={[]} />",
      "",
      "<Part />",
    );
    expect(facts.cardLists).toEqual([{ file: "content/_part.mdx", line: 1, column: 1 }]);
  });

  it("counts ids of raw HTML as anchors", async () => {
    const { facts } = await compiled(
      '<div id="one">',
      '  <a name="two"></a>',
      "</div>",
      "",
      'export const A = () => <i id="three" />;',
      "",
      "<A />",
    );
    expect(facts.anchors).toEqual(["one", "two", "three"]);
  });
});
