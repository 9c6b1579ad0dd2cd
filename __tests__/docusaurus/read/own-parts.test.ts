import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { navbarCode, ownParts } from "../../../src/docusaurus/read/own-parts";

let project: string;
beforeEach(() => (project = mkdtempSync(path.join(os.tmpdir(), "project-"))));
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text = ""): void {
  const absolute = path.join(project, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}

test("components in the place of Docusaurus' are known by their names", () => {
  expect(ownParts(project)).toEqual([]);
  const drawing = ["MDXComponents.js", "MDXComponents/Img.js", "Admonition.js", "Admonition/Types.js", "CodeBlock.js"];
  for (const file of ["Footer/index.js", "Root.js", ...drawing]) write(`src/theme/${file}`);
  write("src/theme/Heading.js", "import Heading from '@theme-original/Heading';");
  write("src/theme/DocItem/Layout/index.tsx", "import Layout from '@theme-original/DocItem/Layout';");
  for (const file of ["Footer/styles.module.css", "Footer/index.test.js", "Root.d.ts", "prism/light.js"])
    write(`src/theme/${file}`);
  expect(ownParts(project)).toEqual([
    { name: "DocItem/Layout", isAround: true },
    { name: "Footer", isAround: false },
    { name: "Root", isAround: false },
  ]);
  for (const file of ["Footer.js", "DocCard/index.jsx"]) write(`kiln/theme/${file}`);
  write("glaze/DocCard.js");
  expect(ownParts(project, ["kiln/theme", "glaze", "none"]).slice(0, 3)).toEqual([
    { name: "DocCard", isAround: false, folder: "kiln/theme" },
    { name: "DocItem/Layout", isAround: true },
    { name: "Footer", isAround: false },
  ]);
});

test("a component that another one imports by its file is drawn there", () => {
  write("src/theme/DocItem/Layout/index.tsx", 'import Data from "../StructuredData"; import "./Footer";');
  for (const name of ["DocItem/StructuredData/index.tsx", "DocItem/Footer.js"]) write(`src/theme/${name}`);
  expect(ownParts(project)).toEqual([
    { name: "DocItem/Footer", isAround: false },
    { name: "DocItem/Layout", isAround: false },
    { name: "DocItem/StructuredData", isAround: false, isImported: true },
  ]);
});

test("docs that components for the navbar name are known by their ids, and so are the classes that these give", () => {
  write(
    "src/components/Links.tsx",
    `<Item type='doc' docId='intro' />; const all = [{ docId: "guide/glaze" }, { docId }];`,
  );
  write(
    "src/components/KilnNavbarItem.js",
    `<a className="navbar__link navbar__link--active hot-item navbar__kiln"><b className={"flame"} className={styles.a}/></a>`,
  );
  write("src/components/Card.js", `<b className="card" />`);
  write("src/theme/Hint.js", `useLayoutDoc("guide/items", undefined)`);
  expect(navbarCode(project)).toEqual({ docIds: ["guide/items"], classNames: [] });
  write("src/theme/NavbarItem/ComponentTypes.tsx");
  expect(navbarCode(project)).toEqual({
    docIds: ["guide/glaze", "guide/items", "intro"],
    classNames: ["flame", "hot-item", "navbar__kiln"],
  });
});
