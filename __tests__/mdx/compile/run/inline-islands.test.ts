import { readFileSync } from "node:fs";
import path from "node:path";
import { visitElements, type ContentElement, type ContentNode } from "../../../../src/mdx/content-node";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { compiledDoc } from "../../../support/project";

compileInScratch();

/** The islands of a doc without problems: the name, the props, what shows at first, the children, and the script. */
async function islandsIn(...lines: string[]) {
  const { tree, facts } = await compiledDoc(...lines);
  expect(facts.problems).toEqual([]);
  return islandsOf(tree).map(([, { $island, $first, ...props }, ...children]) => {
    const { script, name } = $island as { script: string; name: string };
    const [file = ""] = Object.entries(facts.assets).find(([, url]) => url === script) ?? [];
    return { name, props, first: ($first as { $: ContentNode[] } | undefined)?.$, children, code: codeOf(file) };
  });
}

function islandsOf(tree: ContentNode[]): ContentElement[] {
  const found: ContentElement[] = [];
  visitElements(tree, (element) => void (element[0] === "ClientIsland" && found.push(element)));
  return found;
}

const codeOf = (file: string) => readFileSync(path.join(scratch(), file), "utf8").replace(/\s+/g, " ");

describe("parts of a content file that need a browser are islands", () => {
  it("a tag with a handler, with what Markdown has inside of it", async () => {
    const [island, ...others] = await islandsIn(
      'export const word = "fired";',
      "export const other = 1;",
      "",
      'A <button class="wide" onClick={() => alert(word)}>**press**</button> and text.',
    );
    expect(others).toEqual([]);
    expect(island).toMatchObject({
      name: "InlinePart",
      props: {},
      first: [["button", { className: "wide" }, ["strong", {}, "press"]]],
      children: [["strong", {}, "press"]],
    });
    expect(island?.code).toContain("alert(word)");
    expect(island?.code).toContain('className: "wide"');
    expect(island?.code).not.toContain("other");
  });

  it("what stands in <BrowserOnly>, but not where the build can draw it", async () => {
    const source = (inner: string) => [
      'import BrowserOnly from "@docusaurus/BrowserOnly";',
      "",
      `<BrowserOnly fallback={<i>wait</i>}>{() => <b>${inner}</b>}</BrowserOnly>`,
    ];
    const [island] = await islandsIn(...source("{window.innerWidth}"));
    expect(island?.first).toBeUndefined();
    expect(island?.code).toContain("window.innerWidth");
    expect((await compiledDoc(...source("drawn"))).tree).toEqual([["b", {}, "drawn"]]);
  });

  it("a component that the file declares, with its props, and one that another one shows", async () => {
    const islands = await islandsIn(
      'import React, { useState } from "react";',
      "",
      "export const Count = ({ start }) => { const [n, set] = useState(start); return <b onClick={() => set(n + 1)}>{n}</b>; };",
      "export const Plain = ({ start }) => <p><Count start={start} /></p>;",
      "",
      "<Count start={3} />",
      "",
      "<Plain start={4} />",
    );
    expect(islands.map(({ name, props, first }) => [name, props, first])).toEqual([
      ["Count", { start: 3 }, [["b", {}, "3"]]],
      ["Count", { start: 4 }, [["b", {}, "4"]]],
    ]);
  });

  it("an expression, and a tag of a component to which a function is given", async () => {
    write(
      "website/src/Field.js",
      `import { useState } from "react"; export default ({ onDone }) => { useState(); return <input onChange={onDone} />; };`,
    );
    const islands = await islandsIn(
      'import Field from "@site/src/Field";',
      "",
      '{["a", "b"].map((key) => <button key={key} onClick={() => alert(frontMatter.title)}>{key}</button>)}',
      "",
      "<Field onDone={(event) => alert(event.target.value)} />",
    );
    expect(islands.map(({ name, first }) => [name, first])).toEqual([
      [
        "InlinePart",
        [
          ["button", {}, "a"],
          ["button", {}, "b"],
        ],
      ],
      ["InlinePart", undefined],
    ]);
    expect(islands[0]?.code).toContain("frontMatter");
    expect(islands[1]?.code).toContain("alert(event.target.value)");
  });

  it("parts of a partial, which find what lies beside it", async () => {
    write("website/docs/parts/word.js", `export const word = "cone";`);
    write(
      "website/docs/parts/_part.mdx",
      'import { word } from "./word";\n\n<input {...{ size: 3 }} onChange={() => alert(word)} />',
    );
    const [island] = await islandsIn('import Part from "./parts/_part.mdx";', "", "<Part />");
    expect(island?.first).toEqual([["input", { size: 3 }]]);
    expect(island?.code).toContain('"cone"');
  });

  it("files that the file imports as texts are there, and count among what the page is made of", async () => {
    write("website/docs/a.txt", "cone six");
    const lines = ['import text from "!!raw-loader!./a.txt";', "", "<b onClick={() => alert(text)}>a</b>"];
    expect((await islandsIn(...lines))[0]?.code).toContain('"cone six"');
  });

  it("names that the file finds in scope are there", async () => {
    const [island] = await islandsIn('{[1].map(() => <Admonition type="tip" onClick={() => 1}>b</Admonition>)}');
    expect(island?.code).toContain("@theme/Admonition");
  });
});

test("what cannot be an island stays as the build has it, and is told with line and remedy", async () => {
  write("website/docs/a.kiln", "a");
  const { tree, facts } = await compiledDoc('import file from "./a.kiln";', "", "<b onClick={() => open(file)}>a</b>");
  expect(tree).toEqual([["b", {}, "a"]]);
  expect(facts.problems).toMatchObject([
    {
      severity: "warning",
      file: "website/docs/a.mdx",
      line: 3,
      message: expect.stringContaining("What needs a browser here cannot be a script for it:") as string,
      remedy: "Put it into a component in a file of its own, and import that.",
    },
  ]);
});

describe("components inside of an island", () => {
  const CARDS = `import { Children, useState } from "react";
    export const Cards = ({ children }) => {
      useState();
      return <ul>{Children.map(children, (child) => <li><b>{child.props.title}</b>{child}</li>)}</ul>;
    };
    export const Card = ({ title, children }) => <span lang={title}>{children}</span>;`;

  it("are in its script where it looks into them, with what Markdown has in its place", async () => {
    write("website/src/Cards.js", CARDS);
    const [island, ...others] = await islandsIn(
      'import { Card, Cards } from "@site/src/Cards";',
      "",
      '<Cards><Card title="One">1 **one**</Card><Card title={`${"Two"}`}>{[1].map(() => <i>two</i>)}</Card></Cards>',
    );
    expect(others).toEqual([]);
    expect(island).toMatchObject({
      name: "InlinePart",
      props: {},
      first: [
        [
          "ul",
          {},
          ["li", {}, ["b", {}, "One"], ["span", { lang: "One" }, "1 ", ["strong", {}, "one"]]],
          ["li", {}, ["b", {}, "Two"], ["span", { lang: "Two" }, ["i", {}, "two"]]],
        ],
      ],
      children: [["strong", {}, "one"]],
    });
    expect(island?.code).toContain('(Card, { title: "One", children: [ "1 ", [children].flat()[0] ] })');
    expect(island?.code).toContain('(Card, { title: `${"Two"}`, children: [1].map(');
  });

  it("are in its script where browsers alone draw it", async () => {
    write(
      "website/src/Map.js",
      `const { width } = screen;
      export const Map = ({ children }) => <p>{width}{children}</p>; export const Mark = () => null;`,
    );
    const lines = ['import { Map, Mark } from "@site/src/Map";', "", '<Map><Mark at="kiln" /></Map>'];
    const [island, ...others] = await islandsIn(...lines);
    expect(others).toEqual([]);
    expect(island).toMatchObject({ name: "InlinePart", children: [] });
    expect(island?.code).toContain('(Mark, { at: "kiln" })');
  });

  it("stay as the build has them where it only shows them", async () => {
    write("website/src/Cards.js", CARDS);
    const [island] = await islandsIn(
      'import { Card } from "@site/src/Cards";',
      "",
      "export const Box = ({ children }) => <b onClick={() => 1}>{children}</b>;",
      "",
      '<Box><Card title="One">1</Card></Box>',
    );
    expect(island).toMatchObject({ name: "Box", children: [["span", { lang: "One" }, "1"]] });
  });
});
