import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { unknownNavbarTypes } from "../../../src/build/checks/navbar-types";
import { formatProblem } from "../../../src/lib/problem";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite, type NavbarItemInput } from "../../support/site";

const FRAME = "src/features/kiln/frame.tsx";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "navbar-types-"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  mkdirSync(path.join(root, path.dirname(FRAME)), { recursive: true });
  writeFileSync(path.join(root, FRAME), `export const parts = [{ place: "navbar", itemType: "custom-kiln" }];`);
});
afterEach(() => rmSync(root, { recursive: true }));

/** What is told of a site with some navbar items. */
function told(items: NavbarItemInput[], more: Partial<SiteInput> = {}): string[] {
  const written = items.map((item) => JSON.stringify(item)).join(",\n");
  writeFileSync(path.join(root, "src/site.ts"), `export const site = { navbar: { items: [\n${written}] } };`);
  const site = readSite({ ...smallestSite, ...more, navbar: { ...smallestSite.navbar, items } });
  return unknownNavbarTypes([{ frame: FRAME }, {}], { root, site }).map(formatProblem);
}

test("types that a feature or the site itself draws are known", () => {
  expect(told([{ type: "custom-kiln" }, { type: "custom-tests", to: "/tests/" }, { type: "search" }])).toEqual([]);
});

test("a custom type without a component is named, with its line and the types that there are", () => {
  expect(told([{ to: "/a/", label: "A" }, { type: "custom-kilm" }])).toMatchInlineSnapshot(`
    [
      "src/site.ts:3
      No navbar item component was found for the type 'custom-kilm'.
      → Write a type that has one, or give the type a component in the \`frame.tsx\` of a feature.
      valid: custom-kiln, custom-tests, html, default, doc, docsVersion, dropdown, search, docSidebar, localeDropdown, docsVersionDropdown",
    ]
  `);
});

test("two items of one such type are told at their own lines", () => {
  const places = told([{ type: "custom-kilm" }, { type: "custom-kilm" }]).map((problem) => problem.split("\n")[0]);
  expect(places).toEqual(["src/site.ts:2", "src/site.ts:3"]);
});

test("types of a project's own list of components are known to its script alone", () => {
  expect(told([{ type: "custom-clock" }], { themeParts: { "NavbarItem/ComponentTypes": "src/types.js" } })).toEqual([]);
});
