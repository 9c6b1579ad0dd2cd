import { compiled, compileInScratch, problemsOf, treeOf, write } from "../../../support/compiled";

compileInScratch();

describe("the globals of a page", () => {
  it("are fresh: what one page does to them reaches neither the next page nor the compiler", async () => {
    write(
      "content/spoil.js",
      "Object.prototype.spoilt = true;\nArray.prototype.map = () => ['spoilt'];\nexport const a = 1;\n",
    );
    write("package.json", "{}");
    await compiled(
      'import { a } from "./spoil.js";',
      "",
      "{(() => { String.prototype.trim = () => 'spoilt'; globalThis.spoilt = a; })()}",
      "",
      "{(() => { for (const value of [frontMatter, frontMatter.tags, props, toc, assets, process])",
      "  Object.getPrototypeOf(value).spoilt = a;",
      "})()}",
      "",
      "export const Inline = (props) => {",
      "  Object.getPrototypeOf(props).spoilt = a;",
      "  Object.getPrototypeOf(props.children).spoilt = a;",
      "};",
      "",
      "<Inline>{1}{2}</Inline>",
    );
    expect([({} as { spoilt?: unknown }).spoilt, ([] as { spoilt?: unknown }).spoilt, [1].map((one) => one)]).toEqual([
      undefined,
      undefined,
      [1],
    ]);
    expect(
      await treeOf(
        '{String(frontMatter.spoilt)} {String([].spoilt)} {[" a "].map((text) => text.trim())} {typeof spoilt}',
      ),
    ).toBe('"undefined undefined a undefined"');
  });

  it("are shared by a page, its partials and its modules", async () => {
    write("content/data.js", "export const list = [1, 2];\n");
    write("content/_part.mdx", "{String(props.list instanceof Array)}\n");
    write("package.json", "{}");
    expect(
      await treeOf(
        'import { list } from "./data.js";',
        'import Part from "./_part.mdx";',
        "",
        "{String(list instanceof Array)}",
        "",
        "<Part list={list} />",
        "",
        "{String(frontMatter.tags instanceof Array)}",
      ),
    ).toBe('"true true true"');
  });

  it("hold what hosts of JavaScript have in common, and no environment", async () => {
    expect(
      await treeOf(
        '{new URL("/a", "https://b.example").href} {new URLSearchParams("c=d").get("c")}',
        "",
        '{new TextDecoder().decode(new TextEncoder().encode("e"))} {atob(btoa("f"))} {structuredClone({ g: "g" }).g}',
        "",
        "{Object.keys(process)} {Object.keys(process.env)} {String(process.env.HOME)} {process.env.NODE_ENV}",
        "",
        '{(1234.5).toLocaleString("de")} {typeof setTimeout} {typeof fetch}',
      ),
    ).toMatchInlineSnapshot(`""https://b.example/a d e f g env NODE_ENV undefined test 1.234,5 undefined undefined""`);
  });

  it("take what is to be done later, and do not wait for it", async () => {
    write("content/batch.js", "export const { plan } = { plan: queueMicrotask };\n");
    write("package.json", "{}");
    const lines = [
      'import { plan } from "./batch.js";',
      "",
      '{plan(() => { throw new Error("late"); })} {typeof plan}',
    ];
    expect(await treeOf(...lines)).toBe('"function"');
  });

  it("let content write to the terminal", async () => {
    const log = jest.spyOn(console, "log").mockImplementation();
    await treeOf('{void console.log("a", 1)}');
    expect(log.mock.calls).toEqual([["a", 1]]);
    log.mockRestore();
  });
});

describe("errors of a page's code", () => {
  it("keep their messages and places, also where they are no errors", async () => {
    expect(
      await problemsOf(
        'Text {(() => { throw new TypeError("one"); })()}',
        "",
        '{(() => { throw "two"; })()}',
        "",
        "{(() => { throw Object.create(null); })()}",
        "",
        "{three}",
        "",
        "{useState(0)}",
        "",
        "<b title={() => 1}>Text</b> {new Map()}",
      ),
    ).toMatchInlineSnapshot(`
      [
        "content/page.mdx:1:6 | The expression failed: one. | Mend the JavaScript, or escape the brace as \`\\{\` if it is meant as text.",
        "content/page.mdx:3:1 | The expression failed: two. | Mend the JavaScript, or escape the brace as \`\\{\` if it is meant as text.",
        "content/page.mdx:5:1 | The expression failed: an object was thrown. | Mend the JavaScript, or escape the brace as \`\\{\` if it is meant as text.",
        "content/page.mdx:7:1 | The expression failed: three is not defined. | Mend the JavaScript, or escape the brace as \`\\{\` if it is meant as text.",
        "content/page.mdx:9:1 | The hook 'useState' cannot run in content. | Content runs at build: put the component into a file of its own, and import it.",
        "content/page.mdx:11:1 | The value of 'title' is a function, which a page's data cannot hold. | Event handlers and hooks need a component: put it into a file of its own, and import it.",
        "content/page.mdx:11:29 | An object cannot be content. | Write one of its fields, or \`JSON.stringify(…)\` of it.",
      ]
    `);
  });
});

describe("modules of Node's", () => {
  it("are refused, but for those that only compute", async () => {
    write("content/read.js", "// A comment.\nexport const read = () => require('fs/promises');\n");
    write("content/reads.js", 'import { readFileSync } from "node:fs";\nexport const text = readFileSync("a");\n');
    write("package.json", "{}");
    expect(
      await problemsOf(
        'import fs from "fs";',
        'import { exec } from "node:child_process";',
        'import { read } from "./read.js";',
        'import { text } from "./reads.js";',
        "",
        'Text {require("node:fs").readFileSync("/etc/hosts", "utf8")}',
        "",
        "{read()}",
        "",
        "{fs} {exec} {text}",
      ),
    ).toMatchInlineSnapshot(`
      [
        "content/page.mdx:1:1 | Content cannot use 'fs', a module of Node's that reaches beyond the page. | Import the data itself: a text with \`import text from "!!raw-loader!./a.txt"\`, or a JSON or JavaScript module. | url, path, util",
        "content/page.mdx:2:1 | Content cannot use 'node:child_process', a module of Node's that reaches beyond the page. | Import the data itself: a text with \`import text from "!!raw-loader!./a.txt"\`, or a JSON or JavaScript module. | punycode, string_decoder, util",
        "content/reads.js:1:30 | Content cannot use 'node:fs', a module of Node's that reaches beyond the page. | Import the data itself: a text with \`import text from "!!raw-loader!./a.txt"\`, or a JSON or JavaScript module. | url, path, util",
        "content/page.mdx:6:6 | Content cannot use 'node:fs', a module of Node's that reaches beyond the page. | Import the data itself: a text with \`import text from "!!raw-loader!./a.txt"\`, or a JSON or JavaScript module. | url, path, util",
        "content/read.js:2:27 | Content cannot use 'fs/promises', a module of Node's that reaches beyond the page. | Import the data itself: a text with \`import text from "!!raw-loader!./a.txt"\`, or a JSON or JavaScript module. | url, path, util",
      ]
    `);
  });

  it("that only compute are there", async () => {
    write("content/name.js", 'import path from "path";\nexport const name = path.basename("a/b.txt");\n');
    write("package.json", "{}");
    expect(
      await treeOf(
        'import path, { join } from "node:path";',
        'import { EventEmitter } from "events";',
        'import { name } from "./name.js";',
        "",
        '{join("a", "b")} {path.extname("c.txt")} {typeof EventEmitter} {name} {require("util").format("%d", 1)}',
      ),
    ).toBe('"a/b .txt function b.txt 1"');
  });

  it("cannot be reached through names that a module computes", async () => {
    write("content/any.js", "export const any = (name) => require(name);\n");
    write("package.json", "{}");
    expect(await problemsOf('import { any } from "./any.js";', "", '{any("node:fs")}', "", '{any("./b.js")}'))
      .toMatchInlineSnapshot(`
      [
        "content/any.js:1:30 | Content cannot use 'node:fs', a module of Node's that reaches beyond the page. | Import the data itself: a text with \`import text from "!!raw-loader!./a.txt"\`, or a JSON or JavaScript module. | url, path, util",
        "content/any.js:1:30 | There is no module './b.js' in the bundle of the page. | Name a module that is installed, as a plain text: a name that is computed is not known when the bundle is made.",
      ]
    `);
  });
});

test("a name whose import failed stands for nothing, and is reported once", async () => {
  expect(await problemsOf('import a, { b } from "./none.js";', "", "{a} {b()} <a.c />")).toMatchInlineSnapshot(`
    [
      "content/page.mdx:1:1 | There is no file './none.js'. | Correct the path: it is relative to this file, or from the site's root with \`@site/\`.",
    ]
  `);
});
