import { PathsAnew } from "../../../src/commands/import/paths-anew";

const DOCS = "i18n/fr/docusaurus-plugin-content-docs/current";
const PAGES = "i18n/fr/docusaurus-plugin-content-pages";
const french = {
  content: "content/i18n/fr",
  isDefault: false,
  translations: [
    { folder: "content/docs", translated: `content/${DOCS}` },
    { folder: "content/src/pages", translated: `content/${PAGES}` },
    { folder: "guides", translated: "content/i18n/fr/docusaurus-plugin-content-docs-guides/current" },
  ],
};
const english = {
  content: "content/i18n/en",
  isDefault: true,
  translations: [{ folder: "content/docs", translated: "content/i18n/en/docusaurus-plugin-content-docs/current" }],
};
const FILES = [
  `${DOCS}/a/b.md`,
  `${DOCS}/_lib.js`,
  `${PAGES}/p.js`,
  "static/x.png",
  "static/x y.svg",
  "src/C.tsx",
  "src/parts/index.js",
  "docs/d.md",
  "../shared/e.mdx",
];
const paths = new PathsAnew([french, english], FILES);
const inDoc = (text: string) => paths.textAnew(text, `${DOCS}/a/b.md`);

test("paths out of a folder of translations are those that the original would have", () => {
  expect(inDoc("![x](../../../../../static/x.png) [d](../../../../../docs/d.md#e)")).toBe(
    "![x](../../static/x.png) [d](../d.md#e)",
  );
  expect(
    inDoc(
      'import C from "../../../../../src/C";\nimport P from "../../../../../src/parts";\nimport E from "!!raw-loader!../../../../../../shared/e.mdx";',
    ),
  ).toBe(
    'import C from "../../src/C";\nimport P from "../../src/parts";\nimport E from "!!raw-loader!../../../shared/e.mdx";',
  );
  expect(inDoc("---\nimage: ../../../../../static/x.png\nslug: ../d\n---\n")).toBe(
    "---\nimage: ../../static/x.png\nslug: ../d\n---\n",
  );
});

test("paths are followed in all spellings, and code in a page, paths beside it and to nothing stay", () => {
  expect(inDoc("![x](../../../../../static/x%20y.svg) ![x](./../../../../../static/x.png)")).toBe(
    "![x](../../static/x%20y.svg) ![x](../../static/x.png)",
  );
  for (const text of [
    "```sh\ncp ../../../../../static/x.png .\n```",
    "[c](../c.md) ![gone](../../../../../static/y.png) ![x](../../static/x.png)",
  ])
    expect(inDoc(text)).toBe(text);
});

test("paths by @site to translations follow in any file, also without an ending", () => {
  expect(inDoc(`import l from "@site/${DOCS}/_lib";\nimport D from "@site/docs/d.md";`)).toBe(
    'import l from "@site/i18n/fr/docs/_lib";\nimport D from "@site/docs/d.md";',
  );
  expect(paths.textAnew(`import l from "@site/${DOCS}/_lib";`, "src/C.tsx")).toBe(
    'import l from "@site/i18n/fr/docs/_lib";',
  );
  expect(paths.textAnew(`[b](../${DOCS}/a/b.md) ![x](../static/x.png)`, "docs/d.md")).toBe(
    "[b](../i18n/fr/docs/a/b.md) ![x](../static/x.png)",
  );
});

test("code and stylesheets have the paths that lead out of the place where they lie then", () => {
  expect(paths.textAnew('import C from "../../../src/C"; import q from "./q";', `${PAGES}/p.js`)).toBe(
    'import C from "../../../../src/C"; import q from "./q";',
  );
  expect(paths.textAnew(".a { background: url(../../../../static/x.png) }", `${DOCS}/a.module.css`)).toBe(
    ".a { background: url(../../../static/x.png) }",
  );
});

test("translations into the default language have paths from the place of the original", () => {
  const from = "i18n/en/docusaurus-plugin-content-docs/current/_lib.js";
  expect(paths.textAnew('import C from "../../../../src/C";', from)).toBe('import C from "../src/C";');
});

test("translations of what lies beside the project stay where they are, with their paths", () => {
  const text = "![x](../../../../static/x.png)";
  expect(paths.textAnew(text, "i18n/fr/docusaurus-plugin-content-docs-guides/current/a.md")).toBe(text);
});

test("a file that cannot be parsed is told of", () => {
  expect(() => inDoc('<a href="../x"')).toThrow();
});
