import { readFileSync } from "node:fs";
import path from "node:path";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { compiledDoc, project } from "../../../support/project";

compileInScratch();

test("a component's own styles join the page's head, with the classes that it uses", async () => {
  write("website/src/box.module.css", ".box { color: red; }");
  write("website/src/Box.js", `import s from "./box.module.css"; export default () => <i className={s.box} />;`);
  const { tree, facts } = await compiledDoc('import Box from "@site/src/Box";', "", "<Box />", "", "<Box />");
  const name = /^\.(box_\w+_box) \{/m.exec(facts.head[0]?.text ?? "")?.[1];
  expect(name).toBeDefined();
  expect(tree).toEqual([["i", { className: name }], " ", ["i", { className: name }]]);
  expect(facts.head).toHaveLength(1);
});

test("a component shows static files by a path with a slash at its beginning, and imports the project's own so", async () => {
  write("website/static/img/kiln.png", "png");
  write("website/static/img/cone.svg", "<svg></svg>");
  write("website/src/img/glaze.png", "glaze");
  write("website/src/box.module.css", ".box { background: url(/img/kiln.png?v=2), url(/src/img/glaze.png); }");
  write("website/src/Part.js", "export default () => 'part';");
  write(
    "website/src/Box.js",
    `import s from "/src/box.module.css"; import Part from "/src/Part"; const { default: cone } = require("/img/cone.svg");
    export default () => <i className={s.box} title={typeof cone}><Part /></i>;`,
  );
  const { tree, facts } = await compiledDoc('import Box from "@site/src/Box";', "", "<Box />");
  expect(facts.problems).toEqual([]);
  expect(facts.head[0]?.text).toContain("background: url(/manual/img/kiln.png?v=2), url(data:image/png,glaze);");
  expect(JSON.stringify(tree)).toMatch(/^\[\["i",\{"className":"box_\w+_box","title":"\w+"\},"part"\]\]$/);
});

test("a component's styles in Sass are compiled by the project's compiler, and depend on all of their files", async () => {
  write("website/package.json", "{}");
  write(
    "website/node_modules/sass/index.js",
    `const { readFileSync } = require("node:fs");
    const { pathToFileURL } = require("node:url");
    exports.compile = (file) => ({
      css: readFileSync(file, "utf8").replace(/\\$tone/g, "tan").replace(/@use[^;]*;/, ""),
      loadedUrls: [file, file.replace(/[^/]*$/, "_tones.scss")].map((name) => pathToFileURL(name)),
    });`,
  );
  write("website/src/_tones.scss", "$tone: tan;");
  write("website/src/box.module.scss", `@use "tones"; .box { color: $tone; }`);
  write("website/src/plain.scss", `.plain { color: $tone; }`);
  write(
    "website/src/Box.js",
    `import s from "./box.module.scss"; import "./plain.scss"; export default () => <i className={s.box} />;`,
  );
  write(
    "website/src/Live.js",
    `import { useState } from "react"; import s from "./box.module.scss"; export default () => { useState(); return <b className={s.box} />; };`,
  );
  const { tree, facts } = await compiledDoc(
    'import Box from "@site/src/Box";',
    'import Live from "@site/src/Live";',
    "",
    "<Box />",
    "",
    "<Live />",
  );
  expect(facts.problems).toEqual([]);
  const css = facts.head.map(({ text }) => text).join("\n");
  const name = /\.(box\w+_box) \{\s*color: tan/.exec(css)?.[1] ?? "none";
  expect(css).toMatch(/\.plain \{\s*color: tan/);
  expect(tree[0]).toEqual(["i", { className: name }]);
  const [script = ""] = Object.keys(facts.assets);
  expect(readFileSync(path.join(scratch(), script), "utf8")).toContain(`"${name}"`);
  const files = Object.keys(facts.dependencies).filter((file) => !file.endsWith(".*"));
  expect(files.sort()).toEqual(
    ["Box.js", "Live.js", "_tones.scss", "box.module.scss", "plain.scss"].map((file) => `website/src/${file}`),
  );
});

test("a component's styles are those that the project's PostCSS has made of them", async () => {
  write("website/src/box.module.css", ".box { @apply wide; }");
  write("website/src/plain.css", ".plain { @apply wide; }");
  write(
    "website/src/Box.js",
    `import s from "./box.module.css"; import "./plain.css"; export default () => <i className={s.box} />;`,
  );
  const compiledStyles = {
    "website/src/box.module.css": ".box { width: 9px; }",
    "website/src/plain.css": ".plain { width: 8px; }",
  };
  const source = 'import Box from "@site/src/Box";\n\n<Box />';
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {} };
  const { facts } = await compile({ ...request, settings: { ...project, compiledStyles } });
  const css = facts.head.map(({ text }) => text).join("\n");
  expect(css).toMatch(/\.box_\w+_box \{\s*width: 9px/);
  expect(css).toMatch(/\.plain \{\s*width: 8px/);
});

test("a mistake in a component's styles is told with its file", async () => {
  write("website/package.json", "{}");
  write("website/node_modules/sass/index.js", `exports.compile = () => { throw new Error("expected \\";\\"."); };`);
  write("website/src/box.module.scss", "");
  write("website/src/Box.js", `import "./box.module.scss"; export default () => <i />;`);
  const { facts } = await compiledDoc('import Box from "@site/src/Box";', "", "<Box />");
  expect(facts.problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('website/src/box.module.scss: expected ";".'),
  ]);
});
