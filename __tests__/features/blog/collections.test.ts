import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { blogCollections } from "../../../src/features/blog/collections";
import { fieldsOf } from "../../../src/features/cms/editor-field";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const root = mkdtempSync(path.join(tmpdir(), "blog-collections-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Whether the form of a blog's files asks for a day. */
function asksForDay(changes: Partial<SiteInput["blogs"][number]>): boolean {
  const [blog] = smallestSite.blogs;
  if (!blog) throw new Error("The smallest site has a blog.");
  const site = readSite({ ...smallestSite, blogs: [{ ...blog, ...changes }] });
  const [posts] = blogCollections({ root, site });
  if (!posts || !("schema" in posts)) throw new Error("A blog has posts.");
  return fieldsOf(posts.schema).some(({ name, required }) => name === "date" && required);
}

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
