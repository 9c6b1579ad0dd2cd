import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Page } from "../../../src/build/feature";
import { blog } from "../../../src/features/blog";
import { formatProblem } from "../../../src/lib/problem";
import { standOnSmallSite } from "../../support/small-site";
import { smallestSite } from "../../support/site";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";

const [instance] = smallestSite.blogs;
if (!instance) throw new Error("The smallest site has no blog.");
const site = standOnSmallSite({
  blogs: [
    { ...instance, postsPerPage: 2 },
    {
      ...instance,
      id: "log",
      content: "content/log",
      routeBasePath: "/log",
      title: "Log",
      archive: false,
      sidebarTitle: "R&D <news>",
    },
    {
      ...instance,
      id: "paths",
      content: "content/paths",
      routeBasePath: "/paths",
      postsPerPage: 1,
      tagsFile: "words.yml",
      authorsFile: "people.yml",
      paths: { tags: "words", archive: "all", authors: "people", page: "p" },
      sortPosts: "ascending",
    },
    { ...instance, id: "quiet", content: "content/quiet", routeBasePath: "/quiet", sidebarCount: 0 },
  ],
});
const post = (file: string, ...frontMatter: string[]) =>
  site.write(`content/${file}.mdx`, "---", ...frontMatter, "---", "", `# ${file.split("-").at(-1)}`, "", "Text.");

/** The pages of the content that is there. */
async function made(production = true) {
  await site.build([blog]);
  const pages = blog.pages?.(site.gatsby.args<CreatePagesArgs>(), site.context({ production })).pages ?? [];
  const pageAt = (route: string): Page => {
    const page = pages.find((other) => other.path === route);
    if (!page) throw new Error(`There is no page at ${route}.`);
    return page;
  };
  return {
    pageAt,
    routes: pages.map((page) => page.path).filter((route) => !/^\/(?:log|paths|quiet)\//.test(route)),
    all: pages.map(({ path: route }) => route),
  };
}
const sidebarOf = (frame: Page["frame"]): unknown =>
  JSON.parse(readFileSync(path.join(site.root, `public/sidebars/${frame?.sidebarFile}.json`), "utf8"));
const idOf = (name: string) => `content content/blog/${name}.mdx`;

describe("a blog without posts", () => {
  it("has an empty list, and an archive where the site wants one", async () => {
    const { routes, pageAt } = await made();
    expect(routes).toEqual(["/blog/", "/blog/archive/"]);
    expect(pageAt("/blog/")).toMatchObject({
      title: "Blog",
      context: { ids: [], page: 1, pageCount: 1, postCount: 0 },
    });
    expect(() => pageAt("/log/archive/")).toThrow();
    expect(pageAt("/log/")).toMatchObject({ title: "Log", context: { instance: "log" } });
  });
});

describe("the pages of a blog", () => {
  beforeEach(() => {
    post("blog/2024-05-01-a", "tags: [one]");
    post("blog/2024-05-02-b", "tags: [one, quiet]", "unlisted: true");
    post("blog/2024-05-03-c", "tags: [one]");
    post("blog/2024-05-04-d", "tags: [secret]", "draft: true");
    post("blog/2024-05-05-e");
    post("log/2024-05-05-z", "tags: [one]");
  });

  it("are lists, posts, tags and an archive; drafts have none in production", async () => {
    const posts = ["05/e", "03/c", "02/b", "01/a"].map((slug) => `/blog/2024/05/${slug}/`);
    const tags = ["", "one/", "quiet/"].map((end) => `/blog/tags/${end}`);
    expect((await made()).routes).toEqual(["/blog/", "/blog/page/2/", ...posts, ...tags, "/blog/archive/"]);
    expect((await made(false)).routes).toEqual(expect.arrayContaining(["/blog/2024/05/04/d/", "/blog/tags/secret/"]));
  });

  it("list the posts that are not unlisted, newest first, some to a page", async () => {
    const { pageAt } = await made();
    const overviews = ["tags", "archive"].map((name) => ({ name, route: `/blog/${name}/` }));
    const list = { instance: "blog", base: "/blog/", pageCount: 2, postCount: 3, overviews };
    expect(pageAt("/blog/")).toMatchObject({ title: "Blog", component: "src/features/blog/templates/list.tsx" });
    expect(pageAt("/blog/").context).toEqual({ ...list, page: 1, ids: [idOf("2024-05-05-e"), idOf("2024-05-03-c")] });
    const last = { title: undefined, context: { ...list, page: 2, ids: [idOf("2024-05-01-a")] } };
    const listedFiles = ["content/blog/2024-05-01-a.mdx"];
    expect(pageAt("/blog/page/2/")).toMatchObject({ ...last, listedFiles, continuesList: true });
    expect(pageAt("/blog/").continuesList).toBeUndefined();
  });

  it("of posts lead to the listed posts beside them", async () => {
    const { pageAt } = await made();
    expect(pageAt("/blog/2024/05/03/c/")).toMatchObject({
      file: "content/blog/2024-05-03-c.mdx",
      node: idOf("2024-05-03-c"),
      noIndex: false,
      hidden: false,
      context: { id: idOf("2024-05-03-c"), newer: idOf("2024-05-05-e"), older: idOf("2024-05-01-a") },
    });
    expect(pageAt("/blog/2024/05/02/b/")).toMatchObject({
      noIndex: true,
      hidden: true,
      context: { id: idOf("2024-05-02-b"), newer: null, older: null },
    });
  });

  it("of a tag list its posts; one whose posts are all unlisted is hidden", async () => {
    const { pageAt } = await made();
    expect(pageAt("/blog/tags/one/")).toMatchObject({
      noIndex: false,
      hidden: false,
      context: {
        unlisted: false,
        base: "/blog/tags/one/",
        postCount: 2,
        ids: [idOf("2024-05-03-c"), idOf("2024-05-01-a")],
      },
    });
    expect(pageAt("/blog/tags/quiet/")).toMatchObject({
      noIndex: true,
      hidden: true,
      context: { unlisted: true, ids: [idOf("2024-05-02-b")] },
    });
  });

  it("of tags begin with a list of those of listed posts, with their numbers", async () => {
    const one = { label: "one", permalink: "/blog/tags/one/", count: 2 };
    expect((await made()).pageAt("/blog/tags/").context).toEqual({ instance: "blog", tags: [one] });
  });

  it("share a sidebar of the posts by year", async () => {
    const { frame } = (await made()).pageAt("/blog/2024/05/03/c/");
    expect(frame).toEqual({
      instance: "blog",
      sidebarFile: expect.stringMatching(/^blog-blog\.[\da-f]{8}$/) as unknown,
    });
    expect(sidebarOf(frame)).toMatchObject([
      { type: "html", value: "Posts" },
      { label: "2024", items: [{ label: "e" }, { label: "c" }, { label: "b", unlisted: true }, { label: "a" }] },
    ]);
  });
});

test("lists are where settings say, and so is the file of tags", async () => {
  post("paths/2024-05-01-a", "tags: [one]", "authors: [ada]");
  post("paths/2024-05-02-b", "tags: [one]");
  site.write("content/paths/words.yml", "one: { label: First, permalink: /1 }");
  site.write("content/paths/people.yml", "ada: { name: Ada, page: true }");
  const { all, pageAt } = await made();
  const ends = ["", "p/2/", "words/", "words/1/", "words/1/p/2/", "all/", "people/", "people/ada/"];
  const lists = all.filter((route) => route.startsWith("/paths/") && !route.includes("2024"));
  expect(lists).toEqual(ends.map((end) => `/paths/${end}`));
  expect(pageAt("/paths/").context).toMatchObject({ pagePath: "p" });
});

test("lists begin with the oldest post where settings say so, and the sidebar's years with it", async () => {
  post("paths/2023-05-01-a", "tags: [one]");
  post("paths/2024-05-02-b", "tags: [one]");
  post("paths/2024-05-03-c");
  const { pageAt } = await made();
  const ids = ["2023-05-01-a", "2024-05-02-b"].map((name) => `content content/paths/${name}.mdx`);
  expect(pageAt("/paths/").context).toMatchObject({ ids: [ids[0]], isOldestFirst: true });
  expect(pageAt("/paths/words/one/p/2/").context).toMatchObject({ ids: [ids[1]] });
  expect(sidebarOf(pageAt("/paths/").frame)).toMatchObject([
    { type: "html" },
    { label: "2024", items: [{ label: "b" }, { label: "c" }] },
    { label: "2023", items: [{ label: "a" }] },
  ]);
});

test("pages of a blog whose sidebar is to have no post have no sidebar", async () => {
  post("quiet/2024-05-01-a");
  const { pageAt } = await made();
  for (const route of ["/quiet/", "/quiet/2024/05/01/a/"]) expect(pageAt(route).frame).toEqual({ instance: "quiet" });
});

test("the title of a sidebar is text, with the characters that HTML would read as markup", async () => {
  expect(sidebarOf((await made()).pageAt("/log/").frame)).toMatchObject([
    { type: "html", value: "R&amp;D &lt;news&gt;" },
  ]);
});

describe("the pages of authors", () => {
  beforeEach(() => {
    site.write(
      "content/blog/authors.yml",
      "ada: { name: Ada, page: true }",
      "grace: { name: Grace, page: { permalink: /hopper } }",
      "edsger: { name: Edsger, page: true }",
      "alan: { name: Alan }",
      "nobody: { name: Nobody, page: true }",
    );
    post("blog/2024-05-01-a", "authors: [ada, alan]");
    post("blog/2024-05-02-b", "authors: [ada, grace]");
    post("blog/2024-05-03-c", "authors: [edsger, ada]", "draft: true");
  });
  const authorsIn = (routes: string[]) => routes.filter((route) => route.startsWith("/blog/authors/"));

  it("are those of people with a page who signed a post; one of drafts alone has none in production", async () => {
    expect(authorsIn((await made()).routes).sort()).toEqual([
      "/blog/authors/",
      "/blog/authors/ada/",
      "/blog/authors/hopper/",
    ]);
    expect(authorsIn((await made(false)).routes)).toContain("/blog/authors/edsger/");
  });

  it("list what they signed", async () => {
    post("blog/2024-05-01-a", "authors: [{ key: ada, name: Countess }, alan]");
    expect((await made()).pageAt("/blog/authors/ada/").context).toEqual({
      instance: "blog",
      key: "ada",
      base: "/blog/authors/ada/",
      page: 1,
      pageCount: 1,
      postCount: 2,
      unlisted: false,
      index: "/blog/authors/",
      author: { name: "Ada", title: null, imageUrl: null, socials: [], description: null },
      ids: [idOf("2024-05-02-b"), idOf("2024-05-01-a")],
    });
  });

  it("begin with a list of those whom readers may know of, as the authors file has them", async () => {
    post("blog/2024-05-01-a", "authors: [{ key: ada, name: Countess, title: Poet }, alan]");
    post("blog/2024-05-02-b", "authors: [grace, ada]", "unlisted: true");
    const { pageAt } = await made();
    const ada = { key: "ada", href: "/blog/authors/ada/", name: "Ada", title: null, imageUrl: null, socials: [] };
    expect(pageAt("/blog/authors/").context).toEqual({ instance: "blog", authors: [ada] });
    expect(pageAt("/blog/authors/hopper/")).toMatchObject({ hidden: true });
  });

  it("are none, and so is their index, where nobody with a page signed a post that is there", async () => {
    for (const name of ["2024-05-01-a", "2024-05-02-b"]) site.remove(`content/blog/${name}.mdx`);
    const { routes } = await made();
    expect(authorsIn(routes)).toEqual([]);
  });
});

describe("what is wrong with a post", () => {
  const wordsOf = async (file: string) => {
    await site.build([blog]);
    return site.gatsby.nodeOf<PageNode>("BlogPost", file).problems.map(formatProblem).join("\n\n");
  };

  it("is told with the line of its authors, and once for front matter that is not valid", async () => {
    site.write("content/blog/authors.yml", "ada: { name: Ada }");
    post("blog/2024-05-01-a", "title: A", "authors: [adda]");
    expect(await wordsOf("content/blog/2024-05-01-a.mdx")).toMatchInlineSnapshot(`
      "content/blog/2024-05-01-a.mdx:3
        The author 'adda' is not in the authors file.
        → Add the key to content/blog/authors.yml, or write one that is there.
        valid: ada"
    `);
    post("blog/undated", "titel: A");
    expect(await wordsOf("content/blog/undated.mdx")).toMatch(
      /^content\/blog\/undated\.mdx:2\n[^\n]*'titel'[^\n]*\n[^\n]*\n[^\n]*$/,
    );
  });

  it("is a post without a date, unless git knows when it came", async () => {
    post("blog/undated", "title: A");
    expect(await wordsOf("content/blog/undated.mdx")).toMatchInlineSnapshot(`
      "content/blog/undated.mdx
        The post has no date.
        → Begin its file name with a day (\`2024-05-03-name.mdx\`), commit it to git, or write \`date: 2024-05-03\` into its front matter."
    `);
    const update = {
      date: "2024-05-03T00:00:00.000Z",
      author: "Ada",
      firstDate: "2023-01-01T00:00:00.000Z",
      contributors: [],
    };
    await site.build([blog], { git: new Map([["content/blog/undated.mdx", update]]) });
    expect(site.gatsby.nodeOf("BlogPost", "content/blog/undated.mdx")).toMatchObject({
      date: update.firstDate,
      problems: [],
    });
  });
});
