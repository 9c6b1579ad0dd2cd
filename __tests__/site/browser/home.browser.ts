import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { assertAccessible } from "../../browser/support/axe";
import { stillness } from "../../browser/support/moments";
import { hydrated, withPage, withTab } from "../../browser/support/page";
import { addressOf } from "../../browser/support/site";
import { setTextSize } from "../../browser/support/text-size";
import { browserTest } from "../../browser/support/suite";

const COMPILER = /\/live-mdx\//;

const source = (page: Page) => page.getByRole("textbox", { name: "Source of docs/tides.mdx, to edit" });
const colored = (page: Page) => page.locator(".sample .lines > pre");
const result = (page: Page) => page.getByRole("figure", { name: "The page that it becomes" });

browserTest("the example of the home page is compiled as it is typed, and loads its compiler only then", () =>
  withPage("/", {}, async (page) => {
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    assert.equal(await result(page).getByRole("heading", { name: "Tide tables" }).isVisible(), true);
    assert.deepEqual(
      asked.filter((url) => COMPILER.test(url)),
      [],
    );
    await source(page).fill(
      "# Ebb\n\nIt is {[1, 2].map((n) => n * 2).join(' and ')}.\n\n:::danger[Rocks]\nBeware.\n:::\n",
    );
    await result(page).getByRole("heading", { name: "Ebb" }).waitFor();
    await result(page).getByText("It is 2 and 4.").waitFor();
    await result(page).getByText("Rocks").waitFor();
    assert.equal(asked.filter((url) => COMPILER.test(url)).length, 1);
    await page.getByText("Live: compiled as you type").waitFor();
  }),
);

browserTest("a word of the example is where the reader sees it, above the colour of a selection", () =>
  withTab("/", { untouched: true }, async (page) => {
    const word = colored(page).getByText("ul", { exact: true }).last();
    // The text area takes the click.
    await word.dblclick({ force: true });
    const selected = await source(page).evaluate((area: HTMLTextAreaElement) => [
      area.value.slice(area.selectionStart, area.selectionEnd),
      area.value.length - area.selectionEnd,
    ]);
    assert.deepEqual(selected, ["ul", 1]);
    const upper = await word.evaluate((part: HTMLElement) => {
      part.style.pointerEvents = "auto";
      const { left, top, width, height } = part.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === part;
    });
    assert.equal(upper, true);
  }),
);

browserTest("in forced colours the text of the example is there once", () =>
  withPage("/", {}, async (page) => {
    assert.equal(await colored(page).isVisible(), true);
    await page.emulateMedia({ forcedColors: "active" });
    assert.deepEqual([await colored(page).isVisible(), await source(page).isVisible()], [false, true]);
  }),
);

browserTest("a mistake in the example shows as authors get it, and the page before it stays", () =>
  withPage("/", {}, async (page) => {
    await source(page).fill("# Ebb\n\n<Tabz />\n\n{tide}\n");
    await result(page).getByText("There is no component 'Tabz'.").waitFor();
    await result(page).getByText("docs/tides.mdx:5:1").waitFor();
    await source(page).fill("# Ebb\n\n<b>\n");
    await result(page).getByText("Expected a closing tag for <b>").waitFor();
    await assertAccessible(page, "with a mistake");
    await source(page).fill("# Flood\n");
    await result(page).getByRole("heading", { name: "Flood" }).waitFor();
    assert.equal(await result(page).getByRole("status").innerText(), "");
  }),
);

browserTest("a strict content policy does not forbid the example", () =>
  withPage("/", {}, async (page) => {
    await page.evaluate(`document.head.append(Object.assign(document.createElement("meta"), {
      httpEquiv: "Content-Security-Policy",
      content: "script-src 'self' 'unsafe-inline'",
    }))`);
    await source(page).fill("export const one = 1;\n\n{one + 1} tides\n");
    await result(page).getByText("2 tides").waitFor();
  }),
);

browserTest("what is typed into the example before scripts run is compiled when they do", () =>
  withPage("/", { untouched: true }, async (page) => {
    await source(page).click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("# Early");
    await result(page).getByRole("heading", { name: "Early" }).waitFor();
  }),
);

browserTest("the command of the chosen package manager shows before scripts, and is the one that is copied", () =>
  withPage("/", { scripts: false }, async (page) => {
    const command = page.locator(".quick-start code:visible");
    assert.equal(await command.innerText(), "npx create-docusaurus@latest my-website classic");
    await page.getByText("pnpm", { exact: true }).click();
    assert.equal(await command.innerText(), "pnpm dlx create-docusaurus@latest my-website classic");
  }),
);

browserTest(
  "the package manager that is chosen there is the one of the commands in the docs, and the other way round",
  () =>
    withPage("/", {}, async (page) => {
      const tab = (name: string) => page.getByRole("tab", { name, exact: true }).first();
      const isOpen = (name: string) =>
        tab(name).evaluate((element) => element.getAttribute("aria-selected") === "true");
      await page.getByText("pnpm", { exact: true }).click();
      await page.goto(addressOf("/docs/installation/"));
      await hydrated(page);
      assert.equal(await isOpen("pnpm"), true);
      await tab("Yarn").click();
      await page.goto(addressOf("/"));
      await hydrated(page);
      const command = page.locator(".quick-start code:visible");
      assert.equal(await command.innerText(), "yarn dlx create-docusaurus@latest my-website classic");
    }),
);

browserTest("a word to try opens search with its results", () =>
  withPage("/", {}, async (page) => {
    await page.getByRole("button", { name: "admonitions" }).click();
    await page.getByRole("dialog", { name: "Search" }).getByRole("option").first().waitFor();
  }),
);

browserTest("the home page is as wide as the narrowest phones", () =>
  withTab("/", { viewport: { width: 320, height: 640 } }, async (page) => {
    assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 320);
  }),
);

browserTest("the words beside the example stay where they are while it grows", () =>
  withPage("/", {}, async (page) => {
    const top = () => page.getByRole("heading", { level: 1 }).evaluate((title) => title.getBoundingClientRect().top);
    const height = () => page.locator(".hero").evaluate((hero) => hero.getBoundingClientRect().height);
    await stillness(page);
    const [place, size] = [await top(), await height()];
    await source(page).fill(`# Ebb\n\n${"One more line.\n\n".repeat(20)}`);
    await result(page).getByRole("heading", { name: "Ebb" }).waitFor();
    assert.ok((await height()) > size + 100, "the example has not grown");
    assert.equal(await top(), place);
  }),
);

for (const [width, columns] of [
  [390, 1],
  [768, 2],
  [996, 4],
] as const)
  browserTest(`the facts of the home page fill their rows (${width} px)`, () =>
    withTab("/", { viewport: { width, height: 800 } }, async (page) => {
      const tops = await page
        .locator(".facts dl > div")
        .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top));
      assert.equal(tops.length, 4);
      assert.deepEqual(
        [...new Set(tops)].map((top) => tops.filter((other) => other === top).length),
        Array(4 / columns).fill(columns),
      );
    }),
  );

/** The words of the page's title that stand in more than one line. */
const BROKEN_WORDS = `(() => {
  const text = document.querySelector("h1").firstChild;
  return [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
  });
})()`;

for (const width of [320, 390, 768, 996, 1280, 1440])
  browserTest(`no word of the title of the home page is broken, however large text is (${width} px)`, () =>
    withPage("/", { viewport: { width, height: 900 } }, async (page) => {
      for (const size of [16, 24, 32]) {
        await setTextSize(page, size);
        assert.deepEqual(await page.evaluate(BROKEN_WORDS), [], `text of ${size} px`);
      }
    }),
  );

for (const width of [320, 390, 820, 1000, 1440])
  browserTest(`the drawing at the end of the home page shows all of its plant (${width} px)`, () =>
    withTab("/", { viewport: { width, height: 900 } }, async (page) => {
      const boxOf = (part: string) =>
        page.locator(`.closing ${part}`).evaluate((found) => {
          const { left, right, top, bottom } = found.getBoundingClientRect();
          return { left, right, top, bottom };
        });
      const [plant, drawing, actions] = [await boxOf(".plant"), await boxOf(".shore"), await boxOf(".actions")];
      assert.ok(plant.left >= drawing.left && plant.right <= drawing.right, JSON.stringify([plant, drawing]));
      assert.ok(plant.top >= drawing.top, JSON.stringify([plant, drawing]));
      assert.ok(plant.top >= actions.bottom, `the plant is behind the links: ${JSON.stringify([plant, actions])}`);
    }),
  );
