import { compiled, compileInScratch, problemsOf, treeOf, write } from "../../../support/compiled";

compileInScratch();

describe("components", () => {
  it("of the registry are imported from the modules that authors know, under any name", async () => {
    expect(
      await treeOf(
        'import Card from "@docusaurus/Link";',
        'import Window from "@site/src/components/BrowserWindow";',
        "",
        '<Card to="/a/">A</Card>',
        "",
        '<Window url="x">Text</Window>',
      ),
    ).toMatchInlineSnapshot(`
      "["a",{"href":"/a/"},"A"]
      ["BrowserWindow",{"url":"x"},"Text"]"
    `);
  });

  it("of the site's own go before those of the registry that have their names", async () => {
    write("src/components/BrowserWindow.jsx", "export default ({ children }) => <b>{children}</b>;\n");
    write("package.json", "{}");
    expect(await treeOf('import Window from "@site/src/components/BrowserWindow";', "", "<Window>a</Window>")).toBe(
      '["b",{},"a"]',
    );
  });

  it("that the registry lacks are named, with the nearest that it has", async () => {
    expect(await problemsOf('import Cards from "@theme/DocCardLst";', "", "<Cards />")).toMatchInlineSnapshot(`
      [
        "content/page.mdx:1:1 | There is no component '@theme/DocCardLst'. | Write one of the valid names behind \`@theme/\`; a component of your own is imported from its file, as \`./lamp\`. | DocCardList, Details, Formula",
      ]
    `);
  });
});

describe("plain modules", () => {
  it("without a default export are told at their import where a tag asks for one", async () => {
    write("content/c.tsx", "export const Foo = () => 1;\n");
    write("package.json", "{}");
    expect(await problemsOf("Text.", "", "import Foo from './c.tsx'", "", "<Foo />")).toMatchInlineSnapshot(`
      [
        "content/page.mdx:3:1 | './c.tsx' has no default export. | Write \`import { Foo } from './c.tsx'\`. | Foo",
      ]
    `);
    expect(await problemsOf("import toString from './c.tsx'", "", "<toString />")).toEqual([
      expect.stringContaining("| Import one of the names that it exports, in braces"),
    ]);
    expect(await problemsOf("import Bar from './c.tsx'", "", "<Bar />")).toMatchInlineSnapshot(`
      [
        "content/page.mdx:1:1 | './c.tsx' has no default export. | Import one of the names that it exports, in braces, or give it an \`export default\`. | Foo",
      ]
    `);
  });

  it("run at build, and the page depends on each of their files", async () => {
    write(
      "content/data.ts",
      'import { unit } from "./unit";\nexport const sizes: number[] = [1, 2];\nexport default { unit };\n',
    );
    write("content/unit.js", 'export const unit = "px";\n');
    write("package.json", "{}");
    const { facts, tree } = await compiled(
      'import data, { sizes as all } from "./data.ts";',
      'import * as everything from "./data";',
      "",
      "{all.map((size) => <b>{size}{data.unit}</b>)} {everything.sizes.length}",
    );
    expect(facts.problems).toEqual([]);
    expect(JSON.stringify(tree)).toMatchInlineSnapshot(`"[["b",{},"1","px"],["b",{},"2","px"]," 2"]"`);
    const places = ["content.*", "content/data.*", "content/unit.*"];
    expect(Object.keys(facts.dependencies).sort()).toEqual([...places, "content/data.ts", "content/unit.js"].sort());
  });

  it("can be JSON", async () => {
    write("content/data.json", '{ "name": "Ada" }');
    write("package.json", "{}");
    expect(
      await treeOf('import data, { name } from "./data.json";', "", '{data.name} {name} {require("./data.json").name}'),
    ).toMatchInlineSnapshot(`""Ada Ada Ada""`);
  });

  it("can hold components without hooks, which run at build", async () => {
    write(
      "content/parts.jsx",
      'import React from "react";\nexport const Box = ({ children }) => <><b className="box">{children}</b></>;\nexport const Old = () => React.createElement("i", null, "old");\n',
    );
    write("package.json", "{}");
    expect(await treeOf('import { Box, Old } from "./parts.jsx";', "", "<Box>**Text**</Box>", "", "<Old />"))
      .toMatchInlineSnapshot(`
      "["b",{"className":"box"},["strong",{},"Text"]]
      " "
      ["i",{},"old"]"
    `);
  });

  it("get files as the default of what they require, and as it is imported", async () => {
    const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2"/></svg>';
    write("content/dot.svg", dot);
    write("content/film.webm", "film");
    write(
      "content/list.jsx",
      `import dot from "./dot.svg";
      const parts = [{ Svg: require("./dot.svg").default, film: require("./film.webm").default }];
      export const List = () => parts.map(({ Svg, film }) => <p><Svg role="img" />{String(Svg === dot)}{film}</p>);\n`,
    );
    write("package.json", "{}");
    expect(await treeOf('import { List } from "./list.jsx";', "", "<List />")).toMatchInlineSnapshot(
      `"["p",{},["svg",{"xmlns":"http://www.w3.org/2000/svg","viewBox":"0 0 2 2","role":"img","dangerouslySetInnerHTML":{"__html":"<path d=\\"M0 0h2\\"/>"}}],"true","data:video/webm;base64,ZmlsbQ=="]"`,
    );
  });

  it("with mistakes or without the name are reported with the line of the import or the use", async () => {
    write("content/hook.jsx", 'import { useState } from "react";\nexport const Now = () => <b>{useState(0)[0]}</b>;\n');
    write("content/wrong.js", "export const a = ;\n");
    write("content/throws.js", 'throw new Error("no");\n');
    write("package.json", "{}");
    expect(
      await problemsOf(
        'import { Now, Never } from "./hook.jsx";',
        'import { a } from "./wrong.js";',
        'import b from "./throws.js";',
        'import c from "./hok.jsx";',
        'import "./site.css";',
        'import d from "./throw";',
        'import e from "@site/content/wrong";',
        "",
        "<Now />",
      ),
    ).toMatchInlineSnapshot(`
      [
        "content/page.mdx:1:1 | './hook.jsx' exports no 'Never'. | Import one of the names that it exports. | Now, default",
        "content/page.mdx:2:1 | The module 'content/wrong.js' cannot be loaded: Unexpected ";" (content/wrong.js:1:18). | Correct the path or the name of the package, or mend the module.",
        "content/page.mdx:3:1 | The module 'content/throws.js' failed: no. | Content imports run at build, in Node and without a browser: mend the module.",
        "content/page.mdx:4:1 | There is no file './hok.jsx'. | Correct the path: it is relative to this file, or from the site's root with \`@site/\`. | ./hook.jsx",
        "content/page.mdx:5:1 | The stylesheet './site.css' cannot be imported into content. | Put the styles into the theme (\`src/theme/styles/\`), or write \`style={{…}}\` on the element.",
        "content/page.mdx:6:1 | There is no file './throw'. | Correct the path: it is relative to this file, or from the site's root with \`@site/\`. | ./throws.js",
        "content/page.mdx:7:1 | The module 'content/wrong' cannot be loaded: Unexpected ";" (content/wrong.js:1:18). | Correct the path or the name of the package, or mend the module.",
      ]
    `);
  });
});

test("a partial names all that it exports, also where an import asks for something else", async () => {
  write("content/_part.mdx", "export const version = 3;\n\nText\n");
  expect(await problemsOf('import { verison } from "./_part.mdx";', "", "{verison}")).toEqual([
    "content/page.mdx:1:1 | './_part.mdx' exports no 'verison'. | Import one of the names that it exports. | version, default, toc",
  ]);
  expect(await treeOf('import * as Part from "./_part.mdx";', "", '{Object.keys(Part).join(" ")}')).toBe(
    '"default version toc frontMatter contentTitle"',
  );
});

describe("text and files", () => {
  it("are a source's text, and a file's URL", async () => {
    write("content/sample.js", 'const a = "<b>";\n');
    write("content/a.zip", "zip");
    expect(
      await treeOf(
        'import text from "!!raw-loader!./sample.js";',
        'import zip from "./a.zip";',
        "",
        "{text}",
        "",
        '<a href={zip}>zip</a> {require("./a.zip").default}',
      ),
    ).toMatchInlineSnapshot(`
      ""const a = \\"<b>\\";\\n "
      ["a",{"href":"/assets/a-adcdbd79.zip"},"zip"]
      " /assets/a-adcdbd79.zip""
    `);
  });

  it("are texts also without their endings, as modules are", async () => {
    write("content/parts/note.tsx", "const a = 1;\n");
    write("content/parts/box/index.js", "const b = 2;\n");
    const lines = [
      'import note from "!!raw-loader!./parts/note";',
      'import box from "!!raw-loader!./parts/box";',
      "",
      "{note + box}",
    ];
    expect(await treeOf(...lines)).toBe('"const a = 1;\\nconst b = 2;\\n"');
    const [problem] = await problemsOf('import text from "!!raw-loader!./parts/none";', "", "{text}");
    expect(problem).toContain("content/page.mdx:1:1 | There is no file './parts/none'.");
  });

  it("drawings are inline as a tag, and a URL as a value", async () => {
    write(
      "content/logo.svg",
      '<?xml version="1.0"?>\n<!-- a > b -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" stroke-width=\'2\'><path d="M0 0h2" stroke-width="1"/></svg>\n',
    );
    expect(
      await treeOf('import Logo from "./logo.svg";', "", '<Logo width="40" title="Logo" />', "", "<img src={Logo} />"),
    ).toMatchInlineSnapshot(`
      "["svg",{"xmlns":"http://www.w3.org/2000/svg","viewBox":"0 0 2 2","strokeWidth":"2","width":"40","title":"Logo","dangerouslySetInnerHTML":{"__html":"<path d=\\"M0 0h2\\" stroke-width=\\"1\\"/>"}}]
      " "
      ["img",{"alt":"","loading":"lazy","decoding":"async","src":"/assets/logo-89334ab9.svg","width":2,"height":2}]"
    `);
  });

  it("without the file are reported", async () => {
    write("content/logo.svg", "<p>no drawing</p>");
    expect(
      await problemsOf(
        'import text from "!!raw-loader!./sample.js";',
        'import zip from "./a.zip";',
        'import Logo from "./logo.svg";',
        'import Part, { nothing } from "./_part.mdx";',
        "",
        '{require("./b.json").c}',
      ),
    ).toMatchInlineSnapshot(`
      [
        "content/page.mdx:1:1 | There is no file './sample.js'. | Correct the path: it is relative to this file, or from the site's root with \`@site/\`.",
        "content/page.mdx:2:1 | There is no file './a.zip'. | Correct the path: it is relative to this file, or from the site's root with \`@site/\`.",
        "content/page.mdx:3:1 | content/logo.svg holds no <svg> element. | Import a valid SVG file.",
        "content/page.mdx:4:1 | There is no file './_part.mdx' to import. | Correct the path: it is relative to this file.",
        "content/page.mdx:6:1 | There is no file './b.json'. | Correct the path: it is relative to this file, or from the site's root with \`@site/\`.",
      ]
    `);
  });
});

describe("partials", () => {
  it("export their table of contents and what they declare", async () => {
    write("content/_part.mdx", "export const level = 2;\n\n## One\n\n### Two\n");
    expect(
      await treeOf(
        'import Part, { level, toc as inner } from "./_part.mdx";',
        "",
        "{inner.filter((entry) => entry.level === level).map((entry) => <b>{entry.value}</b>)}",
        "",
        "<Part />",
      ),
    ).toMatchInlineSnapshot(`
      "["b",{},"One"]
      ["h2",{"id":"one"},"One"]
      ["h3",{"id":"two"},"Two"]"
    `);
  });
});

describe("names in scope", () => {
  it("are those that authors know", async () => {
    const { facts, tree } = await compiled(
      "# The *title*",
      "",
      "{frontMatter.title} {contentTitle} {toc.length} {toc[0].value} {JSON.stringify(assets)}",
      "",
      "## One",
    );
    expect(facts.problems).toEqual([]);
    expect(JSON.stringify(tree[0])).toMatchInlineSnapshot(`""Ada The title 1 One {}""`);
  });
});
