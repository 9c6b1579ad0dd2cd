import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileShapesOf } from "../../../src/features/cms/file-shapes";
import { docsCollections } from "../../../src/features/docs/collections";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const root = mkdtempSync(path.join(tmpdir(), "docs-collections-"));
afterAll(() => rmSync(root, { recursive: true }));

/** What the form of a category file takes where the file says nothing of it, by the names of the switches. */
function switchesOf(categories?: SiteInput["docs"][number]["categories"]) {
  const [docs] = smallestSite.docs;
  if (!docs) throw new Error("The smallest site has docs.");
  const folder = path.join(root, docs.content, "current/guides");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "_category_.yml"), "label: Guides\n");
  const site = readSite({ ...smallestSite, docs: [{ ...docs, categories }] });
  const shapes = Object.values(fileShapesOf(docsCollections({ root, site })));
  const fields = shapes.flatMap((shape) => shape.fields).filter(({ kind }) => kind === "boolean");
  return Object.fromEntries(
    fields.flatMap((field) => (/^collaps/.test(field.name) ? [[field.name, field.default]] : [])),
  );
}

test("a category is collapsible and collapsed in its form where its file is silent, as in the sidebar", () =>
  expect(switchesOf()).toEqual({ collapsible: true, collapsed: true }));

test("what the settings of the docs say of categories shows in the forms of their files", () => {
  expect(switchesOf({ collapsed: false })).toEqual({ collapsible: true, collapsed: false });
  expect(switchesOf({ collapsible: false })).toEqual({ collapsible: false, collapsed: true });
});
