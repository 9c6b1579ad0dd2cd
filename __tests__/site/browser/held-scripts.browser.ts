import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { until } from "../../browser/support/moments";
import { hydrated, withPage } from "../../browser/support/page";
import { answerFor, hold, requestsDone } from "../../browser/support/requests";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";

const DOC = "/docs/installation/";
const TABS = "/docs/markdown-features/tabs/";
const TOOL = "/docs/styling-layout/";
const SCRIPTS = /\.js$/;
const PHONE = { width: 390, height: 844 };
const UNTOUCHED = { untouched: true };

const scriptsOf = (page: Page) =>
  page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'))",
  );
const busy = (page: Page) => page.locator("html[data-busy]");
const toggle = (page: Page) => page.getByRole("button", { name: /^Switch between light and dark mode/ });
const themeOf = (page: Page) => page.locator("html").getAttribute("data-theme");

/** Does something while the scripts are held back, waits for the sign that the page is busy, and lets them come. */
async function actEarly(page: Page, act: () => Promise<void>): Promise<void> {
  const held = await hold(page, SCRIPTS);
  await act();
  await held.asked;
  await busy(page).waitFor();
  held.release();
  await busy(page).waitFor({ state: "detached" });
}

/** A control with its page, and what shows that it did its one action. */
type Case = {
  path: string;
  viewport?: typeof PHONE;
  control: (page: Page) => Locator;
  done: (page: Page) => Promise<void>;
};

const CONTROLS: Record<string, Case> = {
  "the switch of the colour mode": {
    path: DOC,
    control: toggle,
    done: async (page) => assert.equal(await themeOf(page), "dark"),
  },
  "the button of a category": {
    path: DOC,
    control: (page) => page.getByRole("button", { name: "Expand the category Guides", exact: true }),
    done: (page) => page.getByRole("button", { name: "Collapse the category Guides", exact: true }).waitFor(),
  },
  "the button that hides the sidebar": {
    path: DOC,
    control: (page) => page.getByRole("button", { name: "Hide the sidebar" }),
    done: (page) => page.getByRole("button", { name: "Show the sidebar" }).waitFor(),
  },
  "the button that closes the announcement": {
    path: DOC,
    control: (page) => page.getByRole("button", { name: "Close the announcement" }),
    done: (page) => page.locator(".site-announcement").waitFor({ state: "hidden" }),
  },
  "a menu of the navbar": {
    path: DOC,
    control: (page) =>
      page.getByRole("navigation", { name: "Main", exact: true }).getByRole("button", { expanded: false }).nth(1),
    done: (page) =>
      page
        .locator(".site-navbar .right [aria-expanded=true], .site-navbar .left [aria-expanded=true]")
        .first()
        .waitFor(),
  },
  "a tab": {
    path: TABS,
    control: (page) => page.getByRole("tab", { selected: false }).first(),
    done: async (page) => {
      const first = page.getByRole("tablist").first();
      assert.equal(await first.getByRole("tab").nth(0).getAttribute("aria-selected"), "false");
    },
  },
  "the menu of a phone": {
    path: DOC,
    viewport: PHONE,
    control: (page) => page.getByRole("button", { name: "Open the menu" }),
    done: (page) => page.getByRole("dialog").waitFor(),
  },
  "the star of a site in the showcase": {
    path: "/showcase/",
    control: (page) => page.getByRole("button", { name: /^Star / }).nth(2),
    done: (page) => page.locator(".keep[aria-pressed=true]").waitFor(),
  },
};

for (const [name, { path, viewport, control, done }] of Object.entries(CONTROLS)) {
  browserTest(`${name}, clicked before the scripts are here, does its one action when they are`, () =>
    withPage(path, { ...UNTOUCHED, viewport }, async (page) => {
      await actEarly(page, async () => {
        await control(page).click();
        await control(page).click();
      });
      await done(page);
    }),
  );
}

browserTest("a key that is pressed on a tab before the scripts are here selects the next one when they are", () =>
  withPage(TABS, UNTOUCHED, async (page) => {
    const [first, second] = [0, 1].map((place) => page.getByRole("tablist").first().getByRole("tab").nth(place));
    await actEarly(page, async () => first?.press("ArrowRight"));
    assert.equal(await second?.getAttribute("aria-selected"), "true");
  }),
);

browserTest("what is typed into a field before the scripts are here stays, and counts when they are", () =>
  withPage(TOOL, UNTOUCHED, async (page) => {
    const field = page.locator(".color-generator").getByRole("textbox", { name: "Base colour: pick a colour" });
    await actEarly(page, async () => {
      await field.fill("#7a3e9d");
    });
    assert.equal(await field.inputValue(), "#7a3e9d");
    await page.locator(".color-generator pre", { hasText: "--ifm-color-primary: #7a3e9d;" }).waitFor();
  }),
);

browserTest("links lead on while the scripts do not come", () =>
  withPage(DOC, UNTOUCHED, async (page) => {
    await hold(page, SCRIPTS);
    await page.locator(".site-sidebar").getByRole("link", { name: "Configuration", exact: true }).click();
    await page.waitForURL(addressOf("/docs/configuration/"));
  }),
);

browserTest("after a script that failed the page can be read, and the next thing a reader does tries again", () =>
  withPage(DOC, { ...UNTOUCHED, faulty: true }, async (page) => {
    const bringBack = await answerFor(page, SCRIPTS, (route) => route.abort());
    await toggle(page).click();
    await requestsDone(page);
    // The page hears of a failure later than the test, and forgets then what was kept until that moment.
    await until(page, "!document.querySelector('script[src]')");
    await busy(page).waitFor({ state: "detached" });
    assert.equal(await themeOf(page), "light");
    bringBack();
    await toggle(page).click();
    await page.locator("html[data-theme=dark]").waitFor();
  }),
);

browserTest("a reader's place on the page stays when the scripts come", () =>
  withPage(`${DOC}#requirements`, UNTOUCHED, async (page) => {
    await page.mouse.wheel(0, 700);
    await until(page, "scrollY > 600");
    await hydrated(page);
    await requestsDone(page);
    assert.ok((await page.evaluate<number>("scrollY")) > 600);
  }),
);

browserTest("a page runs its scripts by itself where its HTML cannot show what its reader asked for", async () => {
  const pages: [path: string, storage?: Record<string, string>][] = [
    ["/tests/pages/tabs-tests/#level-2-in-the-second-panel"],
    ["/blog/", { "docs-preferred-version-default": "3.2.1" }],
  ];
  for (const [path, storage] of pages)
    await withPage(path, { ...UNTOUCHED, storage }, async (page) => {
      // The page asks for them after its second frame, which a busy machine draws late.
      await until(page, "window.___loader !== undefined");
    });
});

browserTest("live code runs once it is in view", () =>
  withPage("/docs/markdown-features/code-blocks/", UNTOUCHED, async (page) => {
    await requestsDone(page);
    assert.deepEqual(await scriptsOf(page), []);
    await page.evaluate("document.querySelector('.live-code').scrollIntoView()");
    await page.locator(".live-code iframe").first().waitFor();
  }),
);

browserTest("a site can ask for its scripts at once", () =>
  withPage(DOC, UNTOUCHED, async (page) => {
    await page.route(addressOf(DOC), async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('data-when="intent"', 'data-when="load"'),
      });
    });
    await page.reload();
    await until(page, "window.___loader !== undefined");
  }),
);
