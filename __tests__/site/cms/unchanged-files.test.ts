import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { features } from "../../../src/features";
import { fileShapesOf } from "../../../src/features/cms/file-shapes";
import { contentOf, textOf, type FileShape } from "../../../src/features/cms/file-format/content-file";
import type { ContentCollection } from "../../../src/lib/content/content-collection";
import { readSite } from "../../../src/lib/site-config";
import { readSettings } from "../../../src/read-settings";
import { site } from "../../../src/site";

const root = process.cwd();
const collections = features.flatMap(
  (feature) => feature.collections?.({ root, site: readSite(readSettings(site)) }) ?? [],
);
const shapes = fileShapesOf(collections);

/** The files of a collection, each with its shape. */
function filesOf(collection: ContentCollection): [file: string, shape: FileShape][] {
  const shapeOf = (name: string) => shapes[name] ?? { extension: "", kind: "text", fields: [] };
  if ("files" in collection) return collection.files.map(({ file, name }) => [file, shapeOf(name)]);
  const { folder, extension, isNested } = collection;
  return readdirSync(folder, { recursive: isNested === true, encoding: "utf8" })
    .filter((name) => name.endsWith(`.${extension}`))
    .map((name) => [path.join(folder, name), shapeOf(collection.name)]);
}

const files = collections.flatMap(filesOf);

test("every MDX, YAML and settings file of the content is in a collection", () => {
  const inCollections = new Set(files.map(([file]) => file));
  const all = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:mdx?|ya?ml)$|^settings\//.test(name))
    .map((name) => path.join("content", name));
  expect(all.length).toBeGreaterThan(800);
  expect(all.filter((file) => !inCollections.has(file))).toEqual([]);
});

test("no two collections or files have the same name", () => {
  const names = collections.flatMap((one) => [one.name, ...("files" in one ? one.files.map(({ name }) => name) : [])]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("every content file that is opened and saved unchanged is the same, byte for byte", () => {
  const changed = files.filter(([file, shape]) => {
    const text = readFileSync(file, "utf8");
    return textOf(contentOf(text, shape), shape) !== text;
  });
  expect(changed.map(([file]) => file)).toEqual([]);
});

test("what forms add to what they show, defaults and empty values, changes no file", () => {
  const changed = files.filter(([file, shape]) => {
    const text = readFileSync(file, "utf8");
    const blank = { text: "", number: "", boolean: false, list: [], groups: [], group: {} } as Record<string, unknown>;
    const filled = Object.fromEntries(
      shape.fields.map(({ name, kind, default: usual }) => [name, usual ?? blank[kind] ?? ""]),
    );
    const content = shape.kind === "record" ? {} : filled;
    return textOf({ ...content, ...contentOf(text, shape) }, shape) !== text;
  });
  expect(changed.map(([file]) => file)).toEqual([]);
});
