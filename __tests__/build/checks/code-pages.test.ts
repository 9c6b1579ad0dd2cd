import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { codePages, codePatterns, codeRoutes, isCodePage } from "../../../src/build/checks/code-pages";
import { packagesOf } from "../../../src/build/packages-of.cjs";

const gatsby = packagesOf(process.cwd(), "gatsby")("gatsby-page-utils") as {
  validatePath: (file: string) => boolean;
  createPath: (file: string) => string;
};

const PAGES = ["404.tsx", "about/index.js", "about/team.tsx", "_parts/shown.jsx", "a.b.tsx", "test.tsx", "index.ts"];
const OTHERS = [
  "_part.tsx",
  "about/_part.tsx",
  "template-a.tsx",
  "types.d.ts",
  "about/__tests__/team.tsx",
  "about/team.test.tsx",
  "team.spec.js",
];
const SEVERAL = ["[...].tsx", "app/[...].tsx", "user/[id].tsx", "user/[id]/edit.tsx", "shop/{Product.name}.tsx"];

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "code-pages-"));
  for (const file of [...PAGES, ...OTHERS, ...SEVERAL, "helpers.css", ".DS_Store", ".old/a.tsx", "data.json"]) {
    mkdirSync(path.dirname(path.join(root, "src/pages", file)), { recursive: true });
    writeFileSync(path.join(root, "src/pages", file), "");
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([...PAGES, ...OTHERS, ...SEVERAL])("of %s it says what Gatsby says", (file) => {
  expect(isCodePage(file)).toBe(gatsby.validatePath(file));
});

test("pages are those of all folders, at the routes that Gatsby gives them", () => {
  const routes = PAGES.map((file) => `${gatsby.createPath(file)}/`.replace("//", "/"));
  expect(codeRoutes(root).sort()).toEqual(routes.sort());
  expect(codePages(root).find((page) => page.path === "/about/team/")?.component).toBe("src/pages/about/team.tsx");
});

test("a page whose route ends like a file has no slash at its end", () => {
  writeFileSync(path.join(root, "src/pages/about/feed.xml.tsx"), "");
  expect(codeRoutes(root)).toContain("/about/feed.xml");
});

test("pages that stand for many have patterns in place of routes", () => {
  const has = (route: string) => codePatterns(root).some((pattern) => pattern.test(route));
  expect(["/app/", "/app/a/b/", "/user/1/", "/user/1/edit/", "/shop/bowl/"].map(has)).not.toContain(false);
  expect(["/nowhere/", "/user/", "/user/1/2/", "/shop/", "/application/"].map(has)).not.toContain(true);
});

test("a site without pages of code has none", () => {
  rmSync(path.join(root, "src"), { recursive: true });
  expect(codeRoutes(root)).toEqual([]);
});
