import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { drawn } from "../../browser/support/moments";
import { withPage, withTab } from "../../browser/support/page";
import { browserTest } from "../../browser/support/suite";

const PHONE = { width: 390, height: 844 };
/** The least size of what a finger meets (WCAG 2.2), in pixels. */
const TARGET = 24;

const boxOf = async (page: Page, part: string) => {
  const box = await page.locator(part).first().boundingBox();
  assert.ok(box, part);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 };
};

/** For each mark of the timeline, how far its middle is from the line, in pixels. */
const MARKS = `[...document.querySelectorAll(".site-timeline > li")].map((item) => {
  const { left, width, boxSizing, borderLeftWidth } = getComputedStyle(item, "::before");
  const borders = boxSizing === "border-box" ? 0 : 2 * parseFloat(borderLeftWidth);
  return parseFloat(left) + (parseFloat(width) + borders) / 2 + 0.5;
})`;

browserTest("the mark of each release stands on the line of the changelog, whatever its size", () =>
  withTab("/changelog/page/2/", {}, async (page) => {
    const marks = await page.evaluate<number[]>(MARKS);
    assert.ok(marks.length > 10);
    assert.deepEqual(new Set(marks), new Set([0]));
  }),
);

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  browserTest(
    `the menu of a doc stands on the line of the way to it, and both are for fingers (${viewport.width} px)`,
    () =>
      withTab("/docs/installation/", { viewport }, async (page) => {
        const [menu, way, prose, home] = [
          await boxOf(page, ".copy-page summary"),
          await boxOf(page, ".site-breadcrumbs li"),
          await boxOf(page, "article > .prose"),
          await boxOf(page, ".site-breadcrumbs a"),
        ];
        assert.ok(Math.abs(menu.middle - way.middle) < 1.5, `${menu.middle} is not beside ${way.middle}`);
        const padding = await page
          .locator(".copy-page summary")
          .evaluate((part) => getComputedStyle(part).paddingRight);
        assert.equal(menu.right - parseFloat(padding), prose.right);
        for (const { width, height } of [menu, home])
          assert.ok(Math.min(width, height) >= TARGET, `${width} × ${height}`);
      }),
  );

/** Pages without a sidebar, with a table of contents and without one. */
const WIDE_PAGES = ["/tests/pages/markdown-tests-mdx/", "/feature-requests/pdf-export/"];

for (const path of WIDE_PAGES)
  for (const width of [1024, 1280, 1440, 1920])
    browserTest(
      `an article without a sidebar stands in the middle, its contents beside it (${path}, ${width} px)`,
      () =>
        withTab(path, { viewport: { width, height: 900 } }, async (page) => {
          const article = await boxOf(page, ".page-article");
          const contents = (await page.locator(".toc-column").count()) > 0 ? await boxOf(page, ".toc-column") : article;
          const left = article.x;
          const right = width - contents.right;
          assert.ok(Math.abs(left - right) <= 1, `${left} px before and ${right} px behind`);
          const between = contents.x - article.right;
          assert.ok(contents === article || (between >= 16 && between <= 48), `${between} px between them`);
        }),
    );

browserTest("without scripts the name of the site keeps a distance from what is above the navbar", () =>
  withTab("/docs/installation/", { scripts: false, viewport: PHONE }, async (page) => {
    const [bar, brand] = [await boxOf(page, ".site-navbar"), await boxOf(page, ".navbar-brand")];
    assert.ok(brand.y - bar.y >= 8, `the distance is ${brand.y - bar.y} px`);
  }),
);

browserTest("what the question below a doc says of its answers stands apart from them", () =>
  withTab("/docs/installation/", { viewport: PHONE }, async (page) => {
    const answers = await boxOf(page, ".page-question p");
    const note = await boxOf(page, ".page-question p + p");
    assert.ok(note.y - answers.bottom >= 8, `the distance is ${note.y - answers.bottom} px`);
  }),
);

browserTest("from right to left, the icon of the button that hides the sidebar points to its side", () =>
  withTab("/docs/installation/", {}, async (page) => {
    const icon = page.locator(".site-sidebar > .hide .site-icon");
    const scale = () => icon.evaluate((part) => getComputedStyle(part).scale);
    assert.equal(await scale(), "none");
    await page.evaluate("document.documentElement.dir = 'rtl'");
    assert.equal(await scale(), "-1 1");
  }),
);

browserTest("in forced colours the button of search has a line around it, as buttons have", () =>
  withPage("/docs/installation/", {}, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    const lineOf = (button: string) =>
      page
        .locator(button)
        .first()
        .evaluate((part) => getComputedStyle(part).borderTopColor);
    assert.equal(await lineOf(".site-navbar .search-button"), await lineOf(".color-mode-toggle"));
  }),
);

browserTest("the page of results does not move when its search comes", () =>
  withPage("/search/", {}, async (page) => {
    await page.locator(".search-page input").waitFor();
    await page.evaluate(
      "new PerformanceObserver((list) => (window.moved = list.getEntries().flatMap(({ sources }) => sources.map(({ node }) => node?.className ?? '')))).observe({ type: 'layout-shift', buffered: true })",
    );
    await drawn(page);
    assert.deepEqual(await page.evaluate("window.moved ?? []"), []);
  }),
);

browserTest("where there are no keys, the button of search names none", () =>
  withPage("/docs/instalation/", { missing: true, viewport: PHONE }, async (page) => {
    const key = page.locator("main .search-button kbd");
    await key.waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setDeviceMetricsOverride", { ...PHONE, deviceScaleFactor: 1, mobile: true });
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await key.waitFor({ state: "hidden" });
  }),
);

browserTest("the pages that the page for wrong addresses names begin where its other lines do", () =>
  withPage("/docs/api/configuration/", { missing: true, viewport: PHONE }, async (page) => {
    await page.locator(".nearest-pages li a").first().waitFor();
    const [line, link] = [await boxOf(page, ".nearest-pages p"), await boxOf(page, ".nearest-pages li a")];
    assert.equal(link.x, line.x);
  }),
);

for (const path of ["/", "/showcase/"])
  for (const width of [1440, 1920])
    browserTest(`the footer begins where the page above it does (${path}, ${width} px)`, () =>
      withTab(path, { viewport: { width, height: 900 } }, async (page) => {
        const [title, footer] = [await boxOf(page, "main h1"), await boxOf(page, ".site-footer a")];
        assert.equal(footer.x, title.x);
      }),
    );

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  browserTest(`the bar above the example of the home page has one margin at both ends (${viewport.width} px)`, () =>
    withTab("/", { viewport }, async (page) => {
      const [bar, hint] = [await boxOf(page, ".source figcaption"), await boxOf(page, ".sample .hint")];
      const padding = await page.locator(".source figcaption").evaluate((part) => getComputedStyle(part).paddingLeft);
      assert.equal(Math.round(bar.right - hint.right), parseFloat(padding));
    }),
  );
