import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { until } from "../../browser/support/moments";
import { pageTests, withTab } from "../../browser/support/page";
import { browserTest } from "../../browser/support/suite";

const PAGES = {
  "a doc": { path: "/docs/installation/", external: "https://nodejs.org/", internal: "/docs/playground/" },
  "a post": {
    path: "/blog/releases/3.3/",
    external: "https://docusaurus.io/blog/releases/3.3",
    internal: "/changelog/3.3.0/",
  },
};
const PAPER = { width: 720, height: 1000 };
const WHITE = "rgb(255, 255, 255)";
const DARKEST_BACKGROUND = 200;
const LIGHTEST_TEXT = 120;

/** The words that show outside the article, by the class of the element that holds them. */
const STRAY = `[...document.querySelectorAll("body *")]
  .filter((element) => !element.closest("article, script, style") && !element.querySelector("article"))
  .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
  .map((element) => element.className || element.tagName)`;
const BUTTONS =
  "[...document.querySelectorAll('button, [role=tab], summary, nav')].filter((element) => element.checkVisibility() && getComputedStyle(element).opacity !== '0').length";

/** For each element of the article with a background of its own, the mean of its red, green and blue. */
const BACKGROUNDS = tonesOf("backgroundColor");
const TEXTS = tonesOf("color");

function tonesOf(property: string): string {
  const channels = `getComputedStyle(element).${property}.match(/[\\d.]+/g).map(Number)`;
  return `[document.documentElement, ...document.querySelectorAll("article, article *")].map((element) => ${channels}).filter(([, , , alpha = 1]) => alpha > 0).map(([red, green, blue]) => (red + green + blue) / 3)`;
}

const targetOf = (page: Page, href: string) =>
  page
    .locator(`article a[href="${href}"]`)
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);

for (const [name, { path, external, internal }] of Object.entries(PAGES)) {
  const printed = (colorScheme: "light" | "dark") => async (page: Page) => {
    await page.emulateMedia({ media: "screen", colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    await page.emulateMedia({ media: "print", colorScheme });
    assert.deepEqual(await page.evaluate(STRAY), []);
    assert.equal(await page.evaluate(BUTTONS), 0);
    assert.equal(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor"), WHITE);
    assert.ok(Math.min(...(await page.evaluate<number[]>(BACKGROUNDS))) > DARKEST_BACKGROUND, "a background is dark");
    assert.ok(Math.max(...(await page.evaluate<number[]>(TEXTS))) < LIGHTEST_TEXT, "a text is light");
    assert.deepEqual(
      [await targetOf(page, external), await targetOf(page, internal)],
      [`" (${external})"`, `" (${internal})"`],
    );
  };
  pageTests(
    path,
    { viewport: PAPER },
    {
      [`${name} is printed alone, in light colours, with what its links lead to (light)`]: printed("light"),
      [`${name} is printed alone, in light colours, with what its links lead to (dark)`]: printed("dark"),
    },
  );
}

browserTest("without JavaScript a reader whose system is dark prints light, too", () =>
  withTab("/docs/installation/", { viewport: PAPER, colorScheme: "dark", scripts: false }, async (page) => {
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor"), WHITE);
    assert.deepEqual(await page.evaluate(STRAY), []);
  }),
);

browserTest("the home page is printed without what only a screen can do, and with the command to begin with", () =>
  withTab("/", { viewport: PAPER }, async (page) => {
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.evaluate(BUTTONS), 0);
    assert.deepEqual(
      await Promise.all(
        [".quick-start label", ".sample .hint", ".quick-start code"].map((part) =>
          page.locator(`${part}:visible`).count(),
        ),
      ),
      [0, 0, 1],
    );
  }),
);

for (const [path, missing] of [
  ["/nowhere/", true],
  ["/search/?q=sidebar", false],
] as const)
  browserTest(`${path} is printed without buttons`, () =>
    withTab(path, { viewport: PAPER, missing }, async (page) => {
      await page
        .getByRole("main")
        .getByRole("link")
        .nth(missing ? 0 : 5)
        .waitFor();
      await page.emulateMedia({ media: "print" });
      assert.equal(await page.evaluate(BUTTONS), 0);
    }),
  );

browserTest("the article takes the width of the paper", () =>
  withTab("/docs/api/docusaurus-config/", { viewport: PAPER }, async (page) => {
    await page.emulateMedia({ media: "print" });
    const margin = await page
      .locator(".page-article")
      .evaluate((article) => innerWidth - article.getBoundingClientRect().width);
    assert.ok(margin <= 32, `${margin} px beside the article`);
  }),
);

browserTest("on paper a table and a line of code are as wide as the article at most", () =>
  withTab("/docs/api/docusaurus-config/", { viewport: PAPER }, async (page) => {
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0);
    assert.equal(
      await page.evaluate(
        "[...document.querySelectorAll('article pre')].filter((block) => block.scrollWidth > block.clientWidth).length",
      ),
      0,
    );
  }),
);

browserTest("on paper a formula is as wide as the article at most", () =>
  withTab("/tests/pages/markdown-tests-mdx/", { viewport: PAPER }, async (page) => {
    await until(page, "[...document.fonts].some((font) => /KaTeX_Main/.test(font.family) && font.status === 'loaded')");
    const tooWide =
      "[...document.querySelectorAll('.formula-block')].filter((box) => box.scrollWidth > box.clientWidth).length";
    assert.ok(Number(await page.evaluate(tooWide)) > 0, "no formula is wider than the window");
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.evaluate(tooWide), 0);
  }),
);

browserTest("on paper the covers of posts end at their edges", () =>
  withTab("/blog/", { viewport: PAPER }, async (page) => {
    await page.emulateMedia({ media: "print" });
    assert.deepEqual(
      await page.evaluate(
        "[...document.querySelectorAll('.cover > svg')].filter((part) => getComputedStyle(part).overflow === 'visible').length",
      ),
      0,
    );
  }),
);

browserTest("on paper closed details are open, also inside of others", () =>
  withTab("/docs/markdown-features/", { viewport: PAPER }, async (page) => {
    const hidden =
      "[...document.querySelectorAll('.prose details:not([open]) > :not(summary)')].filter((part) => !part.checkVisibility()).length";
    assert.ok(Number(await page.evaluate(hidden)) > 1, "no details are closed, one in another");
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.evaluate(hidden), 0);
  }),
);

browserTest("names in code do not widen a table beyond the paper", () =>
  withTab("/docs/installation/", { viewport: PAPER }, async (page) => {
    await page.emulateMedia({ media: "print" });
    await page.locator(".table-scroll code").evaluateAll((names) => {
      for (const name of names) name.textContent = "unbroken".repeat(12);
    });
    const widths = await page
      .locator(".table-scroll")
      .evaluateAll((frames) => frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    assert.ok(
      widths.length > 0 && widths.every((width) => width === 0),
      `wider than the paper by ${String(widths)} px`,
    );
  }),
);
