import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { assertAccessible } from "../../browser/support/axe";
import { drawn, until } from "../../browser/support/moments";
import { withPage, withTab } from "../../browser/support/page";
import { answerFor, hold } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const ASSETS = "/docs/markdown-features/assets/";
const DIAGRAMS = "/docs/markdown-features/diagrams/";
const PICTURES = "/tests/docs/tests/img-tests/";
const PHONE = { width: 390, height: 844 };
const SCRIPTS = /\.js$/;
const NAME = "Diagram: bundled files get a hash, static files keep their name";

const enlarge = (page: Page) => page.getByRole("button", { name: `Enlarge picture: ${NAME}`, exact: true }).first();
const dialog = (page: Page) => page.getByRole("dialog", { name: NAME, exact: true });
const closed = (page: Page) => dialog(page).waitFor({ state: "detached" });
const focused = (page: Page) => page.evaluate<string>("document.activeElement.getAttribute('aria-label')");
const zoomOf = (page: Page) => page.evaluate<string>("document.querySelector('.enlarged-picture').dataset.zoom");
const widthOf = (page: Page, selector: string) =>
  page.evaluate<number>(`document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().width`);

for (const key of ["Enter", "Space"])
  browserTest(`${key} enlarges a picture in a dialog with its name, and Escape gives the focus back`, () =>
    withTab(ASSETS, {}, async (page) => {
      await enlarge(page).press(key);
      await dialog(page).waitFor();
      assert.equal(await focused(page), "Close the picture");
      const shown = await widthOf(page, ".zoomable img");
      await until(
        page,
        `document.querySelector(".enlarged-picture img").getBoundingClientRect().width > ${1.2 * shown}`,
      );
      await page.keyboard.press("Escape");
      await closed(page);
      assert.equal(await focused(page), `Enlarge picture: ${NAME}`);
    }),
  );

browserTest("going back, the button and a click on the picture close it, and the page stays", () =>
  withTab(ASSETS, {}, async (page) => {
    const ways = [
      () => page.goBack(),
      () => dialog(page).getByRole("button", { name: "Close the picture" }).click(),
      () => dialog(page).getByRole("img").click(),
    ];
    for (const way of ways) {
      await enlarge(page).click();
      await dialog(page).waitFor();
      await way();
      await closed(page);
      assert.equal(page.url(), addressOf(ASSETS));
    }
  }),
);

for (const act of ["click", "press"] as const)
  browserTest(`a ${act} on the button before the scripts are here enlarges the picture once, when they are`, () =>
    withPage(ASSETS, { untouched: true }, async (page) => {
      const held = await hold(page, SCRIPTS);
      await (act === "click" ? enlarge(page).click() : enlarge(page).press("Enter"));
      await held.asked;
      await page.locator("html[data-busy]").waitFor();
      held.release();
      await dialog(page).waitFor();
      assert.equal(await page.getByRole("dialog").count(), 1);
      await page.keyboard.press("Escape");
      await closed(page);
    }),
  );

browserTest("without JavaScript pictures show, and no button that would do nothing", () =>
  withTab(ASSETS, { scripts: false }, async (page) => {
    assert.ok(await page.locator(".zoomable img").first().isVisible());
    assert.equal(await page.locator(".zoomable > button").first().isVisible(), false);
  }),
);

browserTest("where the code for it does not come, the page says so, and Retry enlarges the picture", () =>
  withPage(ASSETS, { faulty: true }, async (page) => {
    const bringBack = await answerFor(page, SCRIPTS, (route) => route.abort("connectionrefused"));
    await enlarge(page).click();
    const notice = page.getByRole("alert").filter({ hasText: `Enlarge picture: ${NAME} could not be loaded` });
    await notice.waitFor();
    bringBack();
    await notice.getByRole("button", { name: "Retry" }).click();
    await dialog(page).waitFor();
  }),
);

browserTest("on a phone more pictures can be enlarged, and what does not fit scrolls", () =>
  withTab(DIAGRAMS, { viewport: PHONE }, async (page) => {
    const button = page.locator(".zoomable.on-phones > button").first();
    await button.click();
    await page.getByRole("dialog").waitFor();
    if ((await zoomOf(page)) === "in") await page.getByRole("button", { name: "Zoom in" }).click();
    await until(page, "document.querySelector('.enlarged-picture svg').getBoundingClientRect().width > innerWidth");
    const box = "document.querySelector('.enlarged-picture')";
    const from = await page.evaluate<number>(`${box}.scrollLeft`);
    await page.keyboard.press("ArrowRight");
    await until(page, `${box}.scrollLeft > ${from}`);
    assert.equal(await page.evaluate(`getComputedStyle(${box}).touchAction`), "auto");
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 768, height: 844 });
    assert.equal(await button.isVisible(), false);
  }),
);

browserTest("in a low window no button lies on the picture, which scrolls as far as it has more to show", () =>
  withTab(ASSETS, { viewport: { width: 844, height: 320 } }, async (page) => {
    await enlarge(page).click();
    await dialog(page).waitFor();
    const overlap = () =>
      page.evaluate<boolean>(`(() => {
        const picture = document.querySelector(".enlarged-picture > img").getBoundingClientRect();
        return [...document.querySelectorAll(".enlarged-picture input")]
          .filter((button) => button.checkVisibility())
          .some((button) => button.getBoundingClientRect().left < picture.right);
      })()`);
    for (const zoom of ["out", "in"]) {
      assert.equal(await zoomOf(page), zoom);
      assert.equal(await overlap(), false);
      await page.locator(".enlarged-picture > img").click();
    }
    await page.keyboard.press("Escape");
    await closed(page);
  }),
);

browserTest("a diagram that a phone cuts opens whole, and a tap or the button zooms in at that place, and out", () =>
  withTab("/tests/pages/diagrams/", { viewport: PHONE }, async (page) => {
    const name = "Write the first page";
    await page.getByRole("button", { name: `Enlarge picture: ${name}`, exact: true }).click();
    const picture = page.getByRole("dialog", { name, exact: true }).locator("figure");
    await picture.waitFor();
    const places = () => picture.evaluate((element) => element.getBoundingClientRect());
    await until(page, "document.querySelector('.enlarged-picture').dataset.zoom === 'in'");
    const whole = await places();
    assert.ok(whole.left >= 0 && whole.right <= PHONE.width);
    await picture.click({ position: { x: 0.75 * whole.width, y: whole.height / 2 } });
    assert.equal(await zoomOf(page), "out");
    const large = await places();
    assert.ok(large.width > PHONE.width);
    const [at, before] = [large.left + 0.75 * large.width, whole.left + 0.75 * whole.width];
    assert.ok(Math.abs(at - before) < 2, `${at} for ${before}`);
    for (const [label, zoom] of [
      ["Zoom out", "in"],
      ["Zoom in", "out"],
    ] as const) {
      await page.getByRole("button", { name: label, exact: true }).press("Enter");
      assert.equal(await zoomOf(page), zoom);
    }
    await page.keyboard.press("Escape");
    await picture.waitFor({ state: "detached" });
  }),
);

for (const width of [390, 768, 1280])
  browserTest(
    `no button is where a picture is shown as large as it is, nor over one that is a link (${width} px)`,
    () =>
      withTab(PICTURES, { viewport: { width, height: 844 } }, async (page) => {
        const gains = await page.evaluate<number[]>(
          `[...document.querySelectorAll("main .zoomable")].filter((box) => box.lastChild.checkVisibility()).map((box) => {
          const image = box.querySelector("img");
          const own = /social-card/.test(image.src) ? 1200 : 640;
          return own / image.getBoundingClientRect().width;
        })`,
        );
        assert.ok(gains.length > 0 && gains.every((gain) => gain >= 1.2), gains.join(", "));
        assert.equal(await page.locator("main a .zoomable").count(), 0);
      }),
  );

browserTest("the enlarged picture has no fault in both modes, and stands still for those who ask for that", () =>
  withTab(ASSETS, { viewport: PHONE }, async (page) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await enlarge(page).click();
    await dialog(page).waitFor();
    assert.equal(await page.evaluate("getComputedStyle(document.querySelector('dialog[open]')).animationName"), "none");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await drawn(page);
      await assertAccessible(page, `an enlarged picture shows, ${colorScheme}`);
    }
    await page.emulateMedia({ reducedMotion: null, colorScheme: null });
    await page.keyboard.press("Escape");
    await closed(page);
  }),
);

browserTest("on paper pictures have no button", () =>
  withTab(ASSETS, {}, async (page) => {
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator(".zoomable > button").first().isVisible(), false);
    await page.emulateMedia({ media: null });
  }),
);
