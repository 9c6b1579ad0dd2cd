import { readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { compiledDoc, nodesOfDoc, project } from "../../../support/project";

compileInScratch();

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

/** What a build makes of a component, given its imports and what it gives. */
async function madeOf(imports: string, given: string) {
  write("website/src/Part.js", `${imports}\nexport default () => ${given};`);
  return nodesOfDoc('import Part from "../src/Part";', "", "<Part />");
}

test("icons of the theme are drawings, in the size of Docusaurus or that of the tag", async () => {
  const looks = {
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "2",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "aria-hidden": "true",
  };
  expect(await madeOf('import Icon from "@theme/Icon/ExternalLink";', "<p>to <Icon width={12} /></p>")).toEqual([
    [
      "p",
      {},
      "to ",
      ["svg", { ...looks, width: 12, height: "13.5" }, ["path", { d: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" }]],
    ],
  ]);
  expect(await madeOf('import Icon from "@theme/Icon/Success";', '<Icon className="done" />')).toEqual([
    ["svg", { ...looks, width: "20", height: "20", className: "done" }, ["path", { d: "m5 12.5 4.5 4.5L19 7" }]],
  ]);
});

test.each([
  ["Arrow", "Close", "Copy", "DarkMode", "Edit", "Home", "Language", "LightMode", "Menu", "SystemColorMode"],
  ["WordWrap", "Socials/Bluesky", "Socials/Default", "Socials/Email", "Socials/GitHub", "Socials/Instagram"],
  ["Socials/LinkedIn", "Socials/Mastodon", "Socials/StackOverflow", "Socials/Threads", "Socials/Twitch"],
  ["Socials/Twitter", "Socials/X", "Socials/YouTube"],
])("there is a drawing for %s, and those that follow", async (...names) => {
  const imports = names.map((name, index) => `import Icon${index} from "@theme/Icon/${name}";`).join("\n");
  const nodes = await madeOf(imports, `<p>${names.map((_, index) => `<Icon${index} />`).join("")}</p>`);
  const drawings = nodes.flatMap(([, , ...icons]) => icons as unknown[]) as [string, object, [string, { d: string }]][];
  expect(drawings.map(([tag, , [, { d }]]) => [tag, /^m/i.test(d)])).toEqual(names.map(() => ["svg", true]));
});

test("an island has the drawing of an icon that it shows, and of no other", async () => {
  write(
    "website/src/Part.js",
    `import { useState } from "react"; import Icon from "@theme/Icon/Close";
    export default () => { const [size] = useState(4); return <Icon width={size} />; };`,
  );
  const { facts } = await compiledDoc('import Part from "../src/Part";', "", "<Part />");
  expect(facts.problems).toEqual([]);
  const [script = ""] = Object.keys(facts.assets);
  const text = readFileSync(path.resolve(scratch(), script), "utf8");
  expect(text).toContain("m6 6 12 12M18 6 6 18");
  expect(text).not.toContain("m5 12.5 4.5 4.5L19 7");
});

test("links of the theme lead where they say: tags with their counts, pages beside, the source", async () => {
  const tags = '<p><Tag label="hot" permalink="/tags/hot" count={3} /><Tag label="new" permalink="/tags/new" /></p>';
  expect(await madeOf('import Tag from "@theme/Tag";', tags)).toEqual([
    [
      "p",
      {},
      ["a", { rel: "tag", href: "/tags/hot" }, "hot", " ", ["small", {}, "3"]],
      ["a", { rel: "tag", href: "/tags/new" }, "new"],
    ],
  ]);
  const link = '<Link permalink="/gas" title="Gas" subLabel="Next" isNext />';
  expect(await madeOf('import Link from "@theme/PaginatorNavLink";', link)).toEqual([
    [
      "a",
      { href: "/gas", className: "pagination-nav__link pagination-nav__link--next" },
      ["div", { className: "pagination-nav__sublabel" }, "Next"],
      ["div", { className: "pagination-nav__label" }, "Gas"],
    ],
  ]);
  const edit = '<p><Edit editUrl="https://edit.example/a" /><Edit /></p>';
  expect(await madeOf('import Edit from "@theme/EditThisPage";', edit)).toMatchObject([
    ["p", {}, ["a", { className: "theme-edit-this-page" }, ["svg", {}, ["path", {}]], " ", "Edit this page"]],
  ]);
});

test("the logo is that of the navbar, with a picture for each mode, and leads home", async () => {
  write("website/static/img/a.svg", SVG);
  write("website/static/img/b.svg", SVG);
  write(
    "website/src/Part.js",
    'import Logo from "@theme/Logo"; export default () => <p><Logo titleClassName="t" /></p>;',
  );
  const source = 'import Part from "../src/Part";\n\n<Part />';
  const themeConfig = { navbar: { title: "Kiln", logo: { src: "img/a.svg", srcDark: "/img/b.svg" } } };
  const settings = { ...project, siteConfig: { ...project.siteConfig, themeConfig } };
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {}, settings };
  const { tree, facts } = await compile(request);
  expect(facts.problems).toEqual([]);
  expect(tree).toMatchObject([
    [
      "p",
      {},
      [
        "a",
        { href: "/" },
        ["img", { src: "/img/a.svg", "data-show": "light", alt: "" }],
        ["img", { src: "/img/b.svg", "data-show": "dark", alt: "" }],
        ["b", { className: "t" }, "Kiln"],
      ],
    ],
  ]);
});
