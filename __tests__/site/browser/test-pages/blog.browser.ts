import assert from "node:assert/strict";
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
