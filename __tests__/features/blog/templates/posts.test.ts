import * as archive from "../../../../src/features/blog/templates/archive";
import * as list from "../../../../src/features/blog/templates/list";
import * as post from "../../../../src/features/blog/templates/post";
import { ada, contextOf, dataOf, summary } from "../../../support/post-data";
import { smallestSite } from "../../../support/site";
import { standOnSettings } from "../../../support/stand-on-settings";
import { articlePage, drawTemplate } from "../../../support/template";

standOnSettings({
  i18n: smallestSite.i18n,
  blogs: smallestSite.blogs.flatMap((blog) => [
    { ...blog, title: "Site blog" },
    { ...blog, id: "changelog", content: "content/changelog", routeBasePath: "/changelog", layout: "timeline" },
  ]),
});

describe("the template of lists", () => {
  it("has the site's title alone on the home page", () => {
    const context = contextOf("/", [], {});
    expect(drawTemplate(list, { path: "/", data: dataOf(), context }).head.title).toBe("Site");
  });

  it("says which of its pages one is, where there are more than two", () => {
    const placeIn = (page: number, pageCount: number) => {
      const context = contextOf("/blog/", ["a"], { page, pageCount });
      const { page: html } = drawTemplate(list, { path: "/blog/", data: dataOf(summary("a")), context });
      return /<p class="place">(.*?)<\/p>/.exec(html)?.[1];
    };
    expect([placeIn(1, 2), placeIn(1, 3), placeIn(3, 3), placeIn(100, 200)]).toEqual([
      undefined,
      "Page 1 of 3",
      "Page 3 of 3",
      "Page 100 of 200",
    ]);
  });

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
      <article aria-label="Post b" class="post-summary">
      <div class="cover" aria-hidden="true">
      <svg/>
      <svg/>
      </div>
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
      </article>
      <article aria-label="Post a" class="post-summary">
      <div class="cover" aria-hidden="true">
      <svg/>
      <svg/>
      </div>
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
      </article>
      <nav aria-label="Pages before and after" data-print="hide" class="site-pagination">
      <a rel="prev" class="previous" href="/blog/">
      <small>Previous</small>
      <span>Newer</span>
      </a>
      <p class="place">Page 2 of 3</p>
      <a rel="next" class="next" href="/blog/page/3/">
      <small>Next</small>
      <span>Older</span>
      </a>
      </nav>
      </article>"
    `);
    expect(head).toMatchObject({ title: "Site blog (2) | Site", canonical: "https://site/blog/page/2/" });
  });

  it("calls the pages beside it by their posts, where these begin with the oldest", () => {
    const order = { isOldestFirst: true, pagePath: "p" };
    const context = { ...contextOf("/blog/", ["a"], { page: 2, pageCount: 3 }), ...order };
    const { page } = drawTemplate(list, { path: "/blog/p/2/", data: dataOf(summary("a")), context });
    const links = page.matchAll(/class="(?:previous|next)" href="([^"]*)">\s*<small>\w+<\/small>\s*<span>(\w+)/g);
    expect([...links].map(([, ...link]) => link)).toEqual([
      ["/blog/", "Older"],
      ["/blog/p/3/", "Newer"],
    ]);
  });

  it.each(["blog", "changelog"])(
    "marks in the list of a %s the posts that wait for their dates, and no other",
    (id) => {
      const data = dataOf(summary("a", { waiting: true, date: "2027-01-01" }), summary("b", { waiting: false }));
      const context = { ...contextOf(`/${id}/`, ["a", "b"]), instance: id };
      const { page } = drawTemplate(list, { path: `/${id}/`, data, context });
      expect([...page.matchAll(/>([^<>]*)<\/time>\s*<span> · not published yet/g)].map(([, date]) => date)).toEqual([
        "January 1, 2027",
      ]);
    },
  );

  it("shows a changelog as a timeline", () => {
    const context = { ...contextOf("/changelog/", ["a"]), instance: "changelog" };
    const { page, head } = drawTemplate(list, { path: "/changelog/", data: dataOf(summary("a")), context });
    expect(page).toContain('<ol class="site-timeline">');
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
      <i hidden="" id="above-article:end">
      </i>
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
      <a rel="prev" class="previous" href="/blog/n/">
      <small>Newer</small>
      <span>Newer</span>
      </a>
      <a rel="next" class="next" href="/blog/o/">
      <small>Older</small>
      <span>Older</span>
      </a>
      </nav>
      </article>
      </div>"
    `);
    expect(head).toEqual({ title: "About | Site", canonical: "https://site/blog/a/", description: "All of it." });
  });

  it.each([
    ["2027-01-01", "January 1, 2027"],
    ["2027-01-01T20:05:00.000Z", "January 1, 2027, 20:05 UTC"],
  ])("says above a post that waits for %s when it appears", (date, told) => {
    const data = { blogPost: { ...own, date, waiting: true }, newer: null, older: null };
    const { page } = drawTemplate(post, { path: "/blog/a/", data });
    const notice = /<p role="note" class="site-notice">(.*?)<\/p>/s.exec(page)?.[1] ?? "";
    expect(notice.replaceAll(/<[^>]*>/g, "")).toBe(`This post is not published yet: it appears on ${told}.`);
  });

  it("shows no more than there is", () => {
    const { page } = drawTemplate(post, { path: "/blog/a/", data: { blogPost: own, newer: null, older: null } });
    expect(page).not.toMatch(/<nav|<ul| · /);
    expect(drawTemplate(post, { data: { blogPost: null, newer: null, older: null } })).toEqual({ page: "", head: {} });
  });
});

test("the template of archives lists posts by year, newest first", () => {
  const node = (date: string, slug: string) => ({
    date,
    permalink: `/blog${slug}/`,
    title: slug,
  });
  const data = dataOf(node("2023-01-01", "/a"), node("2024-05-03", "/b"), node("2024-05-04", "/c"));
  const { page, head } = drawTemplate(archive, { path: "/blog/archive/", data });
  expect(page).toMatchInlineSnapshot(`
    "<article class="prose">
    <h1>Archive</h1>
    <p class="site-lead">All posts by year</p>
    <section aria-labelledby="2024" class="archive-year">
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
    <section aria-labelledby="2023" class="archive-year">
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
