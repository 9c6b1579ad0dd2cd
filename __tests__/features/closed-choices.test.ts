import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { features } from "../../src/features";
import { fieldsOf, type EditorField } from "../../src/features/cms/editor-field";
import { readSite, type SiteInput } from "../../src/lib/site-config";
import { smallestSite } from "../support/site";

const root = mkdtempSync(path.join(tmpdir(), "choices-"));
afterAll(() => rmSync(root, { recursive: true }));

const words = { title: "Title", description: "Text." };

/** The choices of a key in the form of a collection, where the key stands below others, outermost first. */
function choicesOf(collection: string, keys: readonly string[], changes: Partial<SiteInput>) {
  const site = readSite({ ...smallestSite, ...changes });
  const collections = features.flatMap((feature) => feature.collections?.({ root, site }) ?? []);
  const found = collections.find(({ name }) => name === collection);
  if (!found || !("schema" in found)) throw new Error(`There is no collection ${collection}.`);
  const [first = "", ...inner] = keys;
  const at = (fields: readonly EditorField[], key: string) => fields.find(({ name }) => name === key);
  return inner.reduce((field, key) => at(field?.fields ?? [], key), at(fieldsOf(found.schema), first))?.options;
}

test("the area of a feature request is one of those in the settings", () => {
  const requests = (areas: Record<string, string>) => ({
    featureRequests: { ...words, content: "content/wishes", areas },
  });
  expect(choicesOf("feature-requests", ["area"], requests({ docs: "Docs", blog: "Blog" }))).toEqual(["docs", "blog"]);
  expect(choicesOf("feature-requests", ["area"], requests({}))).toBeUndefined();
});

test("the tags of a site of the showcase are those of its tags file, if there is one", () => {
  const showcase = { showcase: { ...words, content: "content/showcase" } };
  expect(choicesOf("showcase", ["tags"], showcase)).toBeUndefined();
  mkdirSync(path.join(root, "content/showcase"), { recursive: true });
  const tag = 'label: A\n  description: A tag.\n  color: "#123456"\n';
  writeFileSync(path.join(root, "content/showcase/_tags.yml"), `open:\n  ${tag}large:\n  ${tag}`);
  expect(choicesOf("showcase", ["tags"], showcase)).toEqual(["open", "large"]);
});

test("the blog of the home page is one of those of the site", () =>
  expect(choicesOf("home", ["releases", "blog"], {})).toEqual(["blog"]));
