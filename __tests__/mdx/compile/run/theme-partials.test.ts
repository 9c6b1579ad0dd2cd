import type { ContentElement } from "../../../../src/mdx/content-node";
import { compileInScratch, write } from "../../../support/compiled";
import { compiledDoc, treeOfDoc } from "../../../support/project";

compileInScratch();

describe("partials that the theme gives to all content", () => {
  const theme = (...lines: string[]) =>
    write("website/src/theme/MDXComponents.js", ["export { MDXComponents as default };", ...lines].join("\n"));

  it("have what the theme gives, also one in another and in a doc that imports them", async () => {
    theme(
      'import Warn from "@site/docs/parts/_warn.mdx";',
      'import Error from "@site/docs/parts/_error.mdx";',
      "const Icon = ({ name }) => <i>{name}</i>;",
      "const MDXComponents = { Warn, Error, Icon, em: (props) => <b {...props} /> };",
    );
    write("website/docs/parts/_warn.mdx", "*Warn* <Icon name={props.name} />");
    write("website/docs/parts/_error.mdx", 'import Warn from "./_warn.mdx";\n\n<Warn name="a" /> <Icon name="b" />');
    const warning = (name: string) => `["p",{},["b",{},"Warn"]," ",["i",{},"${name}"]]`;
    const tree = `[${warning("a")},["i",{},"b"]]`;
    expect(await treeOfDoc("<Error />")).toBe(tree);
    expect(await treeOfDoc('import Error from "./parts/_error.mdx";', "", "<Error />")).toBe(tree);
    expect(await treeOfDoc('<Warn name="c" />')).toBe(`[${warning("c")}]`);
  });

  it("have no end where they draw themselves, and are told", async () => {
    theme('import Warn from "@site/docs/_warn.mdx";', "const MDXComponents = { Warn };");
    write("website/docs/_warn.mdx", "a\n\n<Warn />");
    const { tree, facts } = await compiledDoc("<Warn />");
    expect(tree).toEqual([["p", {}, "a"]]);
    expect(facts.problems.map(({ file, line, message, remedy }) => ({ file, line, message, remedy }))).toEqual([
      {
        file: "website/docs/_warn.mdx",
        line: 3,
        message:
          "The partial 'website/docs/_warn.mdx' draws itself: website/docs/a.mdx → website/docs/_warn.mdx → website/docs/_warn.mdx.",
        remedy: "Take the tag that draws it out of one of these files.",
      },
    ]);
  });

  it("may hold parts of the same module that need a browser, which hold nothing of themselves", async () => {
    theme(
      'import { useState } from "react";',
      'import Warn from "@site/docs/_warn.mdx";',
      'import Error from "@site/docs/_error.mdx";',
      "const Icon = ({ name }) => { const [shown] = useState(name); return <i>{shown}</i>; };",
      "const MDXComponents = { Warn, Error, Icon };",
    );
    write("website/docs/_warn.mdx", 'Warn <Icon name="w" />');
    write("website/docs/_error.mdx", '<Icon name="e" />');
    const { tree, facts } = await compiledDoc("<Warn />");
    expect(facts.problems).toEqual([]);
    const [, { "$content:./website/docs/_error.mdx": held }] = tree[0] as ContentElement;
    const [icon] = (held as { $: ContentElement[] }).$;
    const { name, ...contents } = icon?.[1] ?? {};
    expect([name, ...Object.entries(contents).slice(-2)]).toEqual([
      "e",
      ["$content:./website/docs/_warn.mdx", { $: [] }],
      ["$content:./website/docs/_error.mdx", { $: [] }],
    ]);
  });

  it("export what they declare", async () => {
    theme(
      'import Warn, { level } from "@site/docs/_warn.mdx";',
      "const MDXComponents = { Warn, Level: () => <i>{level}</i> };",
    );
    write("website/docs/_warn.mdx", "export const level = 3;\n\n<Level />");
    expect(await treeOfDoc("<Warn />")).toBe('[["i",{},"3"]]');
  });

  it("have what the theme gives as often as they are drawn, also where their JavaScript alone names it", async () => {
    theme("const MDXComponents = { Icon: () => <i>i</i> };");
    write("website/docs/_warn.mdx", "{[typeof toc].map((type) => <Icon key={type} />)} {typeof toc}");
    const drawn = '["i",{},"i"]," object';
    expect(await treeOfDoc('import Warn from "./_warn.mdx";', "", "<Warn />", "", "<Warn />")).toBe(
      `[${drawn} ",${drawn}"]`,
    );
    // A page that names its table of contents is made twice.
    expect(await treeOfDoc("{[toc.length].map((key) => <Icon key={key} />)}")).toBe('[["i",{},"i"]]');
  });

  it("know the page by its own names, whether they are drawn or asked for what they declare", async () => {
    theme(
      'import Warn, { about } from "@site/docs/_warn.mdx";',
      "const MDXComponents = { Warn, Icon: () => <i>i</i>, About: () => <b>{about}</b> };",
    );
    write("website/docs/_warn.mdx", "export const about = `${metadata.source} ${typeof toc}`;\n\n<Icon /> {about}");
    const about = "@site/docs/a.mdx object";
    const drawn = `["i",{},"i"]," ${about}`;
    expect(await treeOfDoc("<Warn />", "", "<About />")).toBe(`[${drawn} ",["b",{},"${about}"]]`);
    expect(await treeOfDoc("<About />", "", "<Warn />")).toBe(`[["b",{},"${about}"]," ",${drawn}"]`);
  });
});
