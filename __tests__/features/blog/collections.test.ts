import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { blogCollections } from "../../../src/features/blog/collections";
import { fieldsOf } from "../../../src/features/cms/editor-field";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const root = mkdtempSync(path.join(tmpdir(), "blog-collections-"));
afterAll(() => rmSync(root, { recursive: true }));

/** The collection of a blog's files. */
function filesOf(changes: Partial<SiteInput["blogs"][number]>) {
  const [blog] = smallestSite.blogs;
  if (!blog) throw new Error("The smallest site has a blog.");
  const site = readSite({ ...smallestSite, blogs: [{ ...blog, ...changes }] });
  const [posts] = blogCollections({ root, site });
  if (!posts || !("schema" in posts)) throw new Error("A blog has posts.");
  return posts;
}

/** The field for the day in the form of a blog's files. */
const dayField = (changes: Partial<SiteInput["blogs"][number]>) =>
  fieldsOf(filesOf(changes).schema).find(({ name }) => name === "date");

/** Whether the form of a blog's files asks for a day. */
const asksForDay = (changes: Partial<SiteInput["blogs"][number]>) => dayField(changes)?.required;

test.each(["list", "timeline"] as const)("the form of a blog as a %s says what a day to come means", (layout) => {
  const waits = "Before that day begins, in UTC, builds for readers leave the file out.";
  expect(dayField({ layout })?.hint).toContain(waits);
  expect(dayField({ layout, futurePosts: "publish" })?.hint).not.toContain(waits);
  expect(dayField({ layout })).toMatchObject({ kind: dayField({ futurePosts: "publish" })?.kind });
});

test("a new entry of a changelog needs a day, and a post, of which the file's name says it, none", () => {
  expect(asksForDay({ layout: "timeline" })).toBe(true);
  expect(asksForDay({})).toBe(false);
});

test("where names of a changelog's files say the day, the form asks for none", () => {
  mkdirSync(path.join(root, "content/releases"), { recursive: true });
  writeFileSync(path.join(root, "content/releases/3.0.0.mdx"), "");
  expect(asksForDay({ layout: "timeline", content: "content/releases" })).toBe(true);
  writeFileSync(path.join(root, "content/releases/2024-05-03-3.3.2.mdx"), "");
  expect(asksForDay({ layout: "timeline", content: "content/releases" })).toBe(false);
});

test("a new post is named by the day in its form, or by today", () =>
  expect(filesOf({}).newName).toBe(
    [
      "{{date | date('YYYY') | default('{{year}}')}}",
      "{{date | date('MM') | default('{{month}}')}}",
      "{{date | date('DD') | default('{{day}}')}}",
      "{{title | slugify}}",
    ].join("-"),
  ));
