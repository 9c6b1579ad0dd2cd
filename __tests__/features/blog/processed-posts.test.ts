import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { CreatePagesArgs, NodeInput } from "gatsby";
import { blog } from "../../../src/features/blog";
import { formatProblem } from "../../../src/lib/problem";
import type { PostFacts } from "../../../src/lib/settings/function-settings";
import { readSite } from "../../../src/lib/site-config";
import { FakeGatsby } from "../../support/gatsby-api";
import { smallestSite } from "../../support/site";

const root = mkdtempSync(path.join(os.tmpdir(), "posts-"));
afterAll(() => rmSync(root, { recursive: true }));
const gatsby = new FakeGatsby();

const node = (name: string, date: string, more: object = {}): NodeInput => ({
  id: name,
  file: `content/blog/${name}.md`,
  permalink: `/blog/${name}/`,
  slug: `/${name}`,
  title: name,
  date,
  instance: "blog",
  draft: false,
  unlisted: false,
  tags: [],
  authors: [],
  assets: {},
  ...more,
  internal: { type: "BlogPost", contentDigest: "1" },
});
beforeEach(async () => {
  const written = [node("a", "2024-01-01"), node("b", "2024-01-02"), node("c", "2024-01-03")];
  for (const one of [...written, node("d", "2024-01-04", { draft: true })]) await gatsby.actions.createNode(one);
});

/** The routes and problems of a blog whose function gives posts by their names, and the names that it got. */
async function madeBy(names: string, { production = true, sortPosts = "descending", unmet = {} } = {}) {
  const got: string[] = [];
  const processPosts = (posts: PostFacts[]) => {
    got.push(...posts.map(({ title }) => title));
    return { files: [...names].map((name) => `content/blog/${name}.md`), unmet };
  };
  const blogs = [{ ...smallestSite.blogs[0], sortPosts, processPosts }];
  const context = { root, scratch: root, production, site: readSite({ ...smallestSite, blogs }) };
  const args = gatsby.args<CreatePagesArgs>();
  await blog.finishNodes?.(args, context);
  const { pages = [], problems = [] } = blog.pages?.(args, context) ?? {};
  const ids = pages.find(({ path: route }) => route === "/blog/")?.context.ids;
  const beside = pages.flatMap(({ path: route, context: { newer, older } }) =>
    older === undefined ? [] : [[newer, route, older]],
  );
  return { got: got.join(""), ids, beside, problems: problems.map(formatProblem) };
}

test("a blog has the posts that its function gives, in that order", async () => {
  expect(await madeBy("ca")).toEqual({
    got: "cba",
    ids: ["c", "a"],
    beside: [
      [null, "/blog/c/", "a"],
      ["c", "/blog/a/", null],
    ],
    problems: [],
  });
  expect(gatsby.nodes.get("b")).toMatchObject({ draft: true, leftOut: true });
  expect(await madeBy("abc")).toMatchObject({ got: "cba", ids: ["a", "b", "c"] });
  expect(gatsby.nodes.get("b")).toMatchObject({ draft: false, leftOut: false });
});

test("a blog that begins with the oldest post gives and takes posts so", async () => {
  expect(await madeBy("bac", { sortPosts: "ascending" })).toMatchObject({ got: "abc", ids: ["b", "a", "c"] });
});

test("in develop the function gets drafts, and what it leaves out has no page there either", async () => {
  expect(await madeBy("da", { production: false })).toMatchObject({ got: "dcba", ids: ["d", "a"] });
  expect(gatsby.nodes.get("d")).toMatchObject({ draft: true, leftOut: false });
});

test("a node that says the same already stays", async () => {
  await madeBy("ca");
  const createNode = jest.spyOn(gatsby.actions, "createNode");
  await madeBy("ca");
  expect(createNode).not.toHaveBeenCalled();
  await madeBy("ac");
  expect(createNode.mock.calls.map(([{ id }]) => id).sort()).toEqual(["a", "c"]);
  createNode.mockRestore();
});

test("what a function changed in vain is a warning", async () => {
  const { problems } = await madeBy("ca", { unmet: { "content/blog/c.md": ["metadata.title"] } });
  expect(problems).toEqual([
    "content/blog/c.md\n  The function for the posts of the blog changes 'metadata.title' of this post, which has no effect.\n" +
      "  → Write it in the front matter of the post; the function leaves posts out and changes their order.",
  ]);
});
