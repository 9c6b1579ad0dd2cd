import * as archive from "../../../../src/features/blog/templates/archive";
import * as author from "../../../../src/features/blog/templates/author";
import * as authors from "../../../../src/features/blog/templates/authors";
import * as list from "../../../../src/features/blog/templates/list";
import * as post from "../../../../src/features/blog/templates/post";
import * as tag from "../../../../src/features/blog/templates/tag";
import * as tags from "../../../../src/features/blog/templates/tags";
import { articlePage, drawTemplate } from "../../../support/template";

const ada = {
  ...{ key: "ada", name: "Ada", title: "Countess", url: null, imageUrl: null, email: null },
  permalink: "/blog/authors/ada/",
};
const summary = (id: string, more: object = {}) => ({
  ...{ id, title: `Post ${id}`, permalink: `/blog/${id}/`, date: "2024-05-03", readingMinutes: 2, truncated: false },
  ...{ excerpt: [["p", {}, `Text of ${id}.`]], tags: [], authors: [] },
  ...more,
});
const dataOf = (...nodes: object[]) => ({ allBlogPost: { nodes } });
const contextOf = (base: string, ids: string[], more: object = {}) => ({
  ...{ instance: "blog", base, ids, page: 1, pageCount: 1, postCount: ids.length },
  ...more,
});

describe("the template of lists", () => {
  it("shows posts in the order of their ids, and the pages before and after", () => {
    const context = contextOf("/blog/", ["b", "a"], { page: 2, pageCount: 3 });
    const data = dataOf(
      summary("a"),
      summary("b", { truncated: true, authors: [ada], tags: [{ label: "one", permalink: "/blog/tags/one/" }] }),
    );
    const { page, head } = drawTemplate(list, { path: "/blog/page/2/", data, context });
    expect(page).toMatchInlineSnapshot(`
      "<article class="prose">
      <h1>Site blog</h1>
      <section class="post-summary">
      <h2>
      <a href="/blog/b/">Post b</a>
      </h2>
      <div class="post-meta">
      <time dateTime="2024-05-03">May 3, 2024</time>
      <span> · 2 min read</span>
      <ul>
      <li>
      <a href="/blog/authors/ada/">
      <span class="name">Ada</span>
      </a>
      <span>Countess</span>
      </li>
      </ul>
      </div>
      <div class="prose">
      <p>Text of b.</p>
      </div>
      <p>
      <a href="/blog/b/">Read more<span class="visually-hidden"> about Post b</span>
      </a>
      </p>
      <ul class="tag-list">
      <li>
      <a href="/blog/tags/one/">one</a>
      </li>
      </ul>
      </section>
      <section class="post-summary">
      <h2>
      <a href="/blog/a/">Post a</a>
      </h2>
      <div class="post-meta">
      <time dateTime="2024-05-03">May 3, 2024</time>
      <span> · 2 min read</span>
      </div>
      <div class="prose">
      <p>Text of a.</p>
      </div>
      </section>
      <nav aria-label="Pages before and after" data-print="hide" class="site-pagination">
      <a href="/blog/" rel="prev" class="previous">
      <small>Previous</small>
      <span>Newer</span>
      </a>
      <a href="/blog/page/3/" rel="next" class="next">
      <small>Next</small>
      <span>Older</span>
      </a>
      </nav>
      </article>"
    `);
    expect(head).toMatchObject({ title: "Site blog (2) | Site", canonical: "https://site/blog/page/2/" });
  });

  it("shows a changelog as a timeline", () => {
    const context = { ...contextOf("/changelog/", ["a"]), instance: "changelog" };
    const { page, head } = drawTemplate(list, { path: "/changelog/", data: dataOf(summary("a")), context });
    expect(page).toContain('<ol class="timeline">');
    expect(page).not.toContain('class="post-summary"');
    expect(head.title).not.toContain("(1)");
  });
});

describe("the template of posts", () => {
  const own = {
    ...articlePage,
    permalink: "/blog/a/",
    date: "2024-05-03",
    readingMinutes: null,
    tags: [],
    authors: [],
  };

  it("shows a post with its date, its authors, its tags and the posts beside it", () => {
    const full = { ...own, readingMinutes: 3, authors: [ada], tags: [{ label: "one", permalink: "/blog/tags/one/" }] };
    const beside = {
      newer: { title: "Newer", permalink: "/blog/n/" },
      older: { title: "Older", permalink: "/blog/o/" },
    };
    const { page, head } = drawTemplate(post, { path: "/blog/a/", data: { blogPost: full, ...beside } });
    expect(page).toMatchInlineSnapshot(`
      "<div class="with-toc">
      <article class="page-article">
      <h1>About</h1>
      <div class="post-meta">
      <time dateTime="2024-05-03">May 3, 2024</time>
      <span> · 3 min read</span>
      <ul>
      <li>
      <a href="/blog/authors/ada/">
      <span class="name">Ada</span>
      </a>
      <span>Countess</span>
      </li>
      </ul>
      </div>
      <div class="prose">
      <p>Text.</p>
      </div>
      <ul class="tag-list">
      <li>
      <a href="/blog/tags/one/">one</a>
      </li>
      </ul>
      <nav aria-label="Pages before and after" data-print="hide" class="site-pagination">
      <a href="/blog/n/" rel="prev" class="previous">
      <small>Newer</small>
      <span>Newer</span>
      </a>
      <a href="/blog/o/" rel="next" class="next">
      <small>Older</small>
      <span>Older</span>
      </a>
      </nav>
      </article>
      </div>"
    `);
    expect(head).toEqual({ title: "About | Site", canonical: "https://site/blog/a/", description: "All of it." });
  });

  it("shows no more than there is", () => {
    const { page } = drawTemplate(post, { path: "/blog/a/", data: { blogPost: own, newer: null, older: null } });
    expect(page).not.toMatch(/<nav|<ul| · /);
    expect(drawTemplate(post, { data: { blogPost: null, newer: null, older: null } })).toEqual({ page: "", head: {} });
  });
});

describe("the templates of tags", () => {
  const [one, two] = ["one", "two"].map((label) => ({
    label,
    permalink: `/blog/tags/${label}/`,
    description: `${label}.`,
  }));

  it("show the posts of a tag", () => {
    const data = dataOf(summary("a", { tags: [two, one] }), summary("b", { tags: [one] }));
    const draw = (ids: string[], more: object = {}) =>
      drawTemplate(tag, {
        path: "/blog/tags/one/",
        data,
        context: contextOf("/blog/tags/one/", ids, { unlisted: false, ...more }),
      });
    expect(draw(["a", "b"]).page).toContain('<h1>2 posts tagged with “one”</h1>\n<p class="lead">one.</p>');
    expect(draw(["a"]).page).toContain("<h1>1 post tagged with “one”</h1>");
    expect(draw(["a", "b"]).head).toEqual({
      title: "one | Site",
      canonical: "https://site/blog/tags/one/",
      description: "one.",
    });
    expect(draw(["a"], { unlisted: true }).head.robots).toBe("noindex, nofollow");
  });

  it("list the tags of listed posts with their numbers", () => {
    const node = (slug: string, unlisted: boolean, ...own: object[]) => ({
      date: "2024-05-03",
      slug,
      unlisted,
      tags: own,
    });
    const data = dataOf(
      node("/a", false, { ...two }, { ...one }),
      node("/b", false, { ...one }),
      node("/c", true, { label: "quiet", permalink: "/q/" }),
    );
    const { page, head } = drawTemplate(tags, { path: "/blog/tags/", data });
    expect(page).toMatchInlineSnapshot(`
      "<article class="prose">
      <h1>Tags</h1>
      <ul class="tag-list">
      <li>
      <a href="/blog/tags/one/">one<span>2</span>
      </a>
      </li>
      <li>
      <a href="/blog/tags/two/">two<span>1</span>
      </a>
      </li>
      </ul>
      </article>"
    `);
    expect(head).toMatchObject({ title: "Tags | Site", canonical: "https://site/blog/tags/" });
  });
});

describe("the templates of authors", () => {
  it("show the posts that an author signed", () => {
    const context = contextOf("/blog/authors/ada/", ["a"], { key: "ada" });
    const grace = { ...ada, key: "grace", name: "Grace", permalink: "/blog/authors/grace/" };
    const { page, head } = drawTemplate(author, {
      path: "/blog/authors/ada/",
      data: dataOf(summary("a", { authors: [grace, ada] })),
      context,
    });
    expect(page).toContain('<h1>Ada</h1>\n<p class="lead">Countess</p>');
    expect(page).toContain('href="/blog/a/"');
    expect(head).toEqual({ title: "Ada | Site", canonical: "https://site/blog/authors/ada/", description: "Countess" });
  });

  it("call an author none of whose posts is listed by the key", () => {
    const { page, head } = drawTemplate(author, {
      data: dataOf(),
      context: contextOf("/blog/authors/ada/", [], { key: "ada" }),
    });
    expect(page).toMatchInlineSnapshot(`
      "<article class="prose">
      <h1>ada</h1>
      </article>"
    `);
    expect(head.title).toBe("ada | Site");
  });

  it("list once each author with a page, and no other", () => {
    const data = dataOf(
      { authors: [ada, { ...ada, name: "Alan", permalink: null }] },
      { authors: [ada] },
      { authors: [] },
    );
    const { page, head } = drawTemplate(authors, { path: "/blog/authors/", data });
    expect(page).toMatchInlineSnapshot(`
      "<article class="prose">
      <h1>Authors</h1>
      <ul class="tagged-pages">
      <li>
      <h2>
      <a href="/blog/authors/ada/">Ada</a>
      </h2>
      <p>Countess</p>
      </li>
      </ul>
      </article>"
    `);
    expect(head).toMatchObject({ title: "Authors | Site", canonical: "https://site/blog/authors/" });
  });
});

test("the template of archives lists posts by year, newest first", () => {
  const node = (date: string, slug: string) => ({
    date,
    slug,
    unlisted: false,
    permalink: `/blog${slug}/`,
    title: slug,
  });
  const data = dataOf(node("2023-01-01", "/a"), node("2024-05-03", "/b"), node("2024-05-04", "/c"));
  const { page, head } = drawTemplate(archive, { path: "/blog/archive/", data });
  expect(page).toMatchInlineSnapshot(`
    "<article class="prose">
    <h1>Archive</h1>
    <p class="lead">All posts by year</p>
    <section class="archive-year">
    <h2 id="2024">2024</h2>
    <ul>
    <li>
    <time dateTime="2024-05-04">May 4, 2024</time> <a href="/blog/c/">/c</a>
    </li>
    <li>
    <time dateTime="2024-05-03">May 3, 2024</time> <a href="/blog/b/">/b</a>
    </li>
    </ul>
    </section>
    <section class="archive-year">
    <h2 id="2023">2023</h2>
    <ul>
    <li>
    <time dateTime="2023-01-01">January 1, 2023</time> <a href="/blog/a/">/a</a>
    </li>
    </ul>
    </section>
    </article>"
  `);
  expect(head).toMatchObject({ title: "Archive | Site", canonical: "https://site/blog/archive/" });
});
