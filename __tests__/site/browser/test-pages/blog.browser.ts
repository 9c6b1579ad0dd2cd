import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import type { Page } from "playwright-core";
import { withTab } from "../../../browser/support/page";
import { addressOf } from "../../../browser/support/site";
import { browserTest } from "../../../browser/support/suite";

const titles = (page: Page) => page.locator(".post-summary > h2").allInnerTexts();
const authors = (page: Page) => page.locator(".post-meta").first();

/** Each test post with what must be seen of it. */
const POSTS: Record<string, (page: Page) => Promise<void>> = {
  "/tests/blog/2020/08/03/demo/second-blog-intro/": async (page) => {
    assert.equal(await page.locator(".site-sidebar [aria-current=page]").count(), 1);
  },
  "/tests/blog/2021/08/21/blog-post-toc-tests/": async (page) => {
    const inText = await page.locator(".toc-inline a").allInnerTexts();
    assert.deepEqual(await page.locator(".toc-column a").allInnerTexts(), inText);
    assert.ok(inText.length > 2);
  },
  "/tests/blog/2021/08/22/no-author/": async (page) => {
    assert.equal(await authors(page).locator("img").count(), 0);
    await page.getByText('The name that the post gave to it is "post without author".').waitFor();
  },
  "/tests/blog/2021/08/23/multiple-authors/": async (page) => {
    assert.equal(await page.locator(".tag-list a").count(), 8);
    assert.equal(await authors(page).locator("img").count(), 2);
  },
  "/tests/blog/2021/09/13/dup-title/": async (page) => {
    for (const letter of "ABCD") await authors(page).getByText(`Test author ${letter}`).waitFor();
  },
  "/tests/blog/2021/10/07/blog-post-mdx-feed-tests/": async (page) => {
    assert.ok((await page.locator(".prose .admonition").count()) > 0);
  },
  "/tests/blog/2021/10/08/blog-post-mdx-require-feed-tests/": async (page) => {
    assert.ok((await page.locator(".prose img").count()) > 0);
  },
  "/tests/blog/2021/11/13/dup-title/": async (page) => {
    await page.locator(".prose").getByRole("link", { name: "older post" }).click();
    await page.waitForURL(addressOf("/tests/blog/2021/09/13/dup-title/"));
  },
  "/tests/blog/2022/01/20/image-only-authors/": async (page) => {
    const links = authors(page).locator("a:has(img)");
    assert.equal(await links.count(), 6);
    assert.equal(await authors(page).locator("a:has(img:not([alt]), img[alt=''])").count(), 0);
  },
  "/tests/blog/2022/01/21/dup-footnote/": hasFootnotesOf("third"),
  "/tests/blog/2022/01/22/dup-footnote/": hasFootnotesOf("second"),
  "/tests/blog/2022/04/20/dup-footnote/": hasFootnotesOf("first"),
  "/tests/blog/2023/07/19/a/": async (page) => {
    await page.locator(".prose").getByRole("link", { name: "the other post" }).first().click();
    await page.waitForURL(addressOf("/tests/blog/2023/07/19/b/"));
  },
  "/tests/blog/2023/07/19/b/": async (page) => {
    await page
      .locator(".prose")
      .getByRole("link", { name: /^Test if href/ })
      .click();
    await page.waitForURL(addressOf("/tests/blog/2023/07/19/a/"));
  },
  "/tests/blog/2023/08/05/": async (page) => {
    const links = page.locator(".prose li > a[href^='#']");
    assert.equal(await links.count(), 5);
    const missing = await links.evaluateAll((all) =>
      all
        .map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
        .filter((id) => !document.getElementById(id)),
    );
    assert.deepEqual(missing, []);
  },
  "/tests/blog/unlisted-post/": async (page) => {
    await page.locator(".site-notice").first().waitFor();
    assert.match((await page.locator("meta[name=robots]").getAttribute("content")) ?? "", /noindex/);
  },
  "/tests/blog/x/y/z.html/": async (page) => {
    assert.equal((await page.request.get(addressOf("/tests/blog/x/y/z.html"))).status(), 200);
  },
};

/** Whether each footnote of a post leads to a note of its own. */
function hasFootnotesOf(post: string): (page: Page) => Promise<void> {
  return async (page) => {
    const references = page.locator(".prose sup a[href^='#']");
    assert.equal(await references.count(), 3);
    for (const reference of await references.all()) {
      const id = decodeURIComponent(((await reference.getAttribute("href")) ?? "").slice(1));
      assert.match(await page.locator(`[id=${JSON.stringify(id)}]`).innerText(), new RegExp(`of the ${post} post`));
    }
  };
}

for (const [route, look] of Object.entries(POSTS))
  browserTest(`the post at ${route} shows what it tests`, () =>
    withTab(route, {}, async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await look(page);
    }),
  );

browserTest("the list has three posts on each of six pages, the last one alone, and no unlisted or draft post", () =>
  withTab("/tests/blog/", {}, async (page) => {
    const all: string[] = [];
    for (let number = 1; number <= 6; number += 1) {
      if (number > 1) await page.goto(addressOf(`/tests/blog/page/${number}/`));
      const found = await titles(page);
      assert.equal(found.length, number < 6 ? 3 : 1, `page ${number}`);
      all.push(...found);
      const doubled = await page.evaluate<string[]>(
        "[...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, place, ids) => ids.indexOf(id) !== place)",
      );
      assert.deepEqual(doubled, [], `page ${number}`);
    }
    assert.equal(all.filter((title) => title === "Post with duplicate title").length, 2);
    assert.equal(
      all.some((title) => /unlisted|draft/i.test(title)),
      false,
    );
  }),
);

/** A post as a feed has it, with its HTML as a document and as text without tags and line ends. */
type Entry = { title: string; url: string; html: Document; text: string };

const textIn = (parent: Element, name: string) =>
  [...parent.children].find(({ nodeName }) => nodeName === name)?.textContent ?? "";

/** The posts of each feed of the test blog. */
const FEEDS: Record<string, (text: string) => [title: string, url: string, html: string][]> = {
  "rss.xml": (text) =>
    elementsOf(text, "item").map((item) => [
      textIn(item, "title"),
      textIn(item, "link"),
      textIn(item, "content:encoded"),
    ]),
  "atom.xml": (text) =>
    elementsOf(text, "entry").map((entry) => [
      textIn(entry, "title"),
      entry.querySelector("link[rel=alternate]")?.getAttribute("href") ?? "",
      textIn(entry, "content"),
    ]),
  "feed.json": (text) =>
    (JSON.parse(text) as { items: Record<"title" | "url" | "content_html", string>[] }).items.map((item) => [
      item.title,
      item.url,
      item.content_html,
    ]),
};

const elementsOf = (text: string, name: string) => [
  ...new JSDOM(text, { contentType: "application/xml" }).window.document.querySelectorAll(name),
];

/** What the post of MDX in feeds must have as text, in this order. */
const PLAIN = [
  /feed test/,
  /Its value is 42, and the component must show it in strong text: 42\./,
  /First tab.*Content of the first tab, with emphasis\..*Second tab.*const second = 'Content of the second tab'/,
  /Title of the tip.*Text of the tip\..*Text of the warning\..*Text of the alert\./,
  /const highlighted = true;\s+const twoLines = .*npm run build.*npm install @docusaurus\/core/,
  /const \[count, setCount\] = useState\(0\)/,
  /stand in its place\.\s*Diagram: Diagram test/,
  /Text in the window\..*The formula:.*Element that opens.*Text in the element\..*The note of the feed test\.\s*$/,
];

for (const [name, postsOf] of Object.entries(FEEDS)) {
  const entries = (): Entry[] =>
    postsOf(readFileSync(`public/tests/blog/${name}`, "utf8")).map(([title, url, html]) => {
      const { document } = new JSDOM(html).window;
      return { title, url, html: document, text: (document.body.textContent ?? "").replace(/\s+/g, " ") };
    });
  const entryAt = (end: string): Entry => {
    const entry = entries().find(({ url }) => url.endsWith(end));
    assert.ok(entry, `${name} has ${end}`);
    return entry;
  };

  browserTest(
    `${name} has all listed posts, of which two have one title, and the result of what MDX computes`,
    async () => {
      const found = entries();
      assert.equal(found.length, 16);
      assert.equal(found.filter(({ title }) => title === "Post with duplicate title").length, 2);
      assert.equal(
        found.some(({ title, url }) => /unlisted|draft/i.test(title + url)),
        false,
      );
      const { html, text } = entryAt("/blog-post-mdx-feed-tests/");
      for (const pattern of PLAIN) assert.match(text, pattern);
      assert.doesNotMatch(text, /highlight-next-line/);
      assert.equal(html.querySelector("strong")?.textContent, "42");
      assert.ok(html.querySelector("pre")?.textContent?.includes("\n") ?? false, "code has its lines");
      assert.match(html.querySelector("sup a")?.getAttribute("href") ?? "", /^https:.*-feed-tests\/#.*fn-feed$/);
      assert.equal(html.querySelectorAll("[class*=token], button, script").length, 0);
    },
  );

  browserTest(`${name} has full addresses of links, images and files`, async () => {
    for (const end of ["/2023/07/19/a/", "/blog-post-mdx-require-feed-tests/"]) {
      const { html } = entryAt(end);
      const addresses = [...html.querySelectorAll("[href], [src]")].map(
        (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
      );
      assert.ok(addresses.length > 5);
      for (const address of addresses) assert.match(address, /^https:\/\//);
    }
    const hash = [...entryAt("/2023/07/19/a/").html.querySelectorAll("a")].find(({ href }) => href.endsWith("#end"));
    assert.match(hash?.href ?? "", /\/tests\/blog\/2023\/07\/19\/a\/#end$/);
    const files = entryAt("/blog-post-mdx-require-feed-tests/").html;
    assert.ok(files.querySelectorAll("img").length >= 5);
    assert.equal(files.querySelectorAll("a[href$='.pdf']").length, 2);
  });
}
