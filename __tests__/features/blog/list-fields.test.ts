import type { CreateResolversArgs } from "gatsby";
import { blog } from "../../../src/features/blog";
import { standOnSmallSite } from "../../support/small-site";
import { smallestSite } from "../../support/site";

type Field = { resolve: (source: object, args: { instance: string }, query: object) => Promise<unknown> };
type Group = { posts: { title: string }[]; count: number; unlisted: boolean; author?: object };

const [instance] = smallestSite.blogs;
if (!instance) throw new Error("The smallest site has no blog.");
const site = standOnSmallSite({
  blogs: [instance, { ...instance, id: "log", content: "content/log", routeBasePath: "/log" }],
});

/** What GraphQL answers for a list of a blog, each group with the titles of its posts. */
async function listOf(name: "blogTags" | "blogAuthors", id = "blog", production = true): Promise<object[]> {
  const resolvers = blog.resolvers?.(site.gatsby.args<CreateResolversArgs>(), site.context({ production }));
  const field = (resolvers?.Query as Record<string, Field> | undefined)?.[name];
  const groups = (await field?.resolve({}, { instance: id }, site.gatsby.query)) as Group[];
  return groups.map(({ posts, ...group }) => ({ ...group, posts: posts.map(({ title }) => title) }));
}

const post = (name: string, ...frontMatter: string[]) =>
  site.write(`content/${name}.mdx`, "---", ...frontMatter, "---", "", `# ${name.split("-").at(-1)}`);

beforeEach(async () => {
  site.write("content/blog/tags.yml", "sea: { label: Seas, permalink: /seas, description: Salt. }");
  site.write("content/blog/authors.yml", "ada: { name: Ada, page: true }", "bob: { name: Bob }", "eve: { name: Eve }");
  post("blog/2024-01-01-one", "tags: [sea, boats]", "authors: [ada, { name: Zoe }]");
  post("blog/2024-01-02-two", "tags: [sea]", "authors: [{ key: ada, title: Captain }]");
  post("blog/2024-01-03-hidden", "unlisted: true", "tags: [sea, secrets]", "authors: [bob, ada]");
  post("blog/2024-01-04-draft", "draft: true", "tags: [drafts]", "authors: [eve]");
  post("log/2024-01-05-other", "tags: [log]");
  await site.build([blog]);
});

const tag = (label: string) => ({ label, permalink: `/blog/tags/${label}/`, description: null });

test("the tags of a blog have their posts as the pages of tags list them, and the number of listed ones", async () => {
  const seas = { label: "Seas", permalink: "/blog/tags/seas/", description: "Salt." };
  const published = [
    { ...tag("boats"), count: 1, unlisted: false, posts: ["one"] },
    { ...seas, count: 2, unlisted: false, posts: ["two", "one"] },
    { ...tag("secrets"), count: 0, unlisted: true, posts: ["hidden"] },
  ];
  expect(await listOf("blogTags")).toEqual(published);
  const [boats, ...others] = published;
  const drafts = { ...tag("drafts"), count: 1, unlisted: false, posts: ["draft"] };
  expect(await listOf("blogTags", "blog", false)).toEqual([boats, drafts, ...others]);
  expect(await listOf("blogTags", "log")).toMatchObject([{ label: "log", posts: ["other"] }]);
});

test("the authors of a blog are those who signed posts: as the authors file has them, or a post alone", async () => {
  expect(await listOf("blogAuthors")).toMatchObject([
    {
      author: { key: "ada", name: "Ada", title: null, permalink: "/blog/authors/ada/" },
      count: 2,
      posts: ["two", "one"],
    },
    { author: { key: "bob", name: "Bob" }, count: 0, unlisted: true, posts: ["hidden"] },
    { author: { key: null, name: "Zoe" }, count: 1, unlisted: false, posts: ["one"] },
  ]);
  expect(await listOf("blogAuthors", "log")).toEqual([]);
});

test("a blog that is not there is told, with those that are", async () => {
  await expect(listOf("blogTags", "lug")).rejects.toThrow("There is no blog 'lug': src/site.ts names log, blog.");
});
