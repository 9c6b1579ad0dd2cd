import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { changesOf, errorsAfter } from "../../browser/support/repository";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";
import { bytesBelow, CMS_DELETED, CMS_WRITTEN } from "../../support/cms-written";
import { below, cancel, choose, closed, field, made, open, save, source, withCms } from "./support/cms";

/** Files of the fixture site, which lie in the same folders as this site's. */
const fixtureFiles = () => {
  const files = bytesBelow("__tests__/fixture-site");
  return new Map([...files].filter(([name]) => /^content\/(?:blog\/2|docs\/current\/moon)/.test(name)));
};

browserTest("the CMS edits a doc: what differs in its file is what was edited, also after a second save", () =>
  withCms(async (page) => {
    const file = "content/docs/current/installation.mdx";
    await open(page, "default-current/entries/installation");
    await field(page, "Description").fill("One command, and a site is there.");
    await save(page);
    const before = source(file);
    const once = before.replace(/^description: .*$/m, "description: One command, and a site is there.");
    assert.deepEqual(await changesOf(page), { [file]: { before, after: once } });
    await open(page, "default-current/entries/installation");
    const text = await field(page, "Text").inputValue();
    await field(page, "Text").fill(`${text}\n\nA last word.`);
    await save(page);
    assert.deepEqual(await changesOf(page), { [file]: { before, after: `${once}\nA last word.\n` } });
  }),
);

browserTest("the CMS keeps what a file has of line breaks and of blank lines at its end", () => {
  const [windows, unfinished] = ["content/docs/current/cli.mdx", "content/docs/current/search.mdx"];
  const before = { [windows]: source(windows).replaceAll("\n", "\r\n"), [unfinished]: source(unfinished).trimEnd() };
  const others = new Map(Object.entries(before).map(([file, text]) => [file, Buffer.from(text)]));
  return withCms(
    async (page) => {
      for (const entry of ["cli", "search"]) {
        await open(page, `default-current/entries/${entry}`);
        await field(page, "Description").fill("In a few words.");
        await save(page);
      }
      const after = (text: string) => text.replace(/^description: [^\r\n]*/m, "description: In a few words.");
      const edits = Object.entries(before).map(([file, text]) => [file, { before: text, after: after(text) }] as const);
      assert.deepEqual(await changesOf(page, { others }), Object.fromEntries(edits));
    },
    { others },
  );
});

/** Samples of the collections, and a field of each: a text that it has. */
const SAMPLES: [entry: string, field: string][] = [
  ["default-current/entries/guides/docs/docs-introduction", "Description"],
  ["default-3-3-2/entries/api/docusaurus.config.js", "Description"],
  ["blog/entries/releases/3.3/index", "Title"],
  ["changelog/entries/3.0.0", "Title"],
  ["showcase/entries/agilets", "Title"],
  ["feature-requests/entries/pdf-export", "Title"],
  ["home/entries/index", "Title"],
  ["site-settings/entries/navbar", "Title"],
  ["site-settings/entries/footer", "Copyright"],
  ["default-current-settings/entries/content-docs-current-sidebars-yml", "Text"],
];

/** Of each collection of the samples files enough to see that no other one changes. */
const ALL_KINDS = { without: /^content\/(?:docs\/3\.2\.1|tests\/|showcase\/(?!\d|_|ag))/ };

browserTest("files that the CMS saves with an edit, and again without it, are what they were", () =>
  withCms(async (page) => {
    const texts: string[] = [];
    for (const [entry, name] of SAMPLES) {
      await open(page, entry);
      const text = await field(page, name).inputValue();
      texts.push(text);
      await field(page, name).fill(`${text} and more`);
      await save(page);
    }
    assert.equal(Object.keys(await changesOf(page, ALL_KINDS)).length, SAMPLES.length);
    for (const [index, [entry, name]] of SAMPLES.entries()) {
      await open(page, entry);
      await field(page, name).fill(texts[index] ?? "");
      await save(page);
    }
    assert.deepEqual(await changesOf(page, ALL_KINDS), {});
  }, ALL_KINDS),
);

browserTest(
  "entries that are saved as they are opened change no file, and neither does an edit that is cancelled half-way",
  () =>
    withCms(async (page) => {
      await open(page, "default-current/entries/guides/docs/docs-introduction");
      await save(page);
      await open(page, "showcase/entries/agilets");
      // This form fills nothing in, so there is nothing to save.
      assert.equal(await page.getByRole("button", { name: "Save", exact: true }).isEnabled(), false);
      await field(page, "Title").fill("Something else");
      await cancel(page);
      await open(page, "blog/new");
      await field(page, "Title").fill("A post that is not to be");
      await cancel(page);
      assert.deepEqual(await changesOf(page), {});
    }),
);

/** Entries, and the pages to which they lead: in a folder or none, at an address of their own, a post. */
const PAGES: [entry: string, route: string, title: string][] = [
  ["default-current/entries/installation", "/docs/installation/", "Installation"],
  ["default-current/entries/guides/creating-pages", "/docs/creating-pages/", "Creating Pages"],
  ["default-current/entries/api/docusaurus.config.js", "/docs/api/docusaurus-config/", "docusaurus.config.js"],
  ["blog/entries/releases/3.3/index", "/blog/releases/3.3/", "Docusaurus 3.3"],
];

browserTest("an entry leads to its page on the site", () =>
  withCms(async (page) => {
    for (const [entry, route, title] of PAGES) {
      await open(page, entry);
      const opened = page.context().waitForEvent("page");
      await page.getByRole("button", { name: "View on Live Site" }).click();
      const tab = await opened;
      await tab.waitForURL(addressOf(route));
      await tab.getByRole("heading", { level: 1, name: title }).waitFor();
      await tab.close();
      // Before the next form is there, this one would answer.
      await cancel(page);
    }
    // Nothing else has a page.
    await open(page, "showcase/entries/agilets");
    assert.equal(await page.getByRole("button", { name: "View on Live Site" }).count(), 0);
  }),
);

browserTest("beside the form of data stands a preview, and beside that of a text none", () =>
  withCms(async (page) => {
    const preview = page.getByRole("document", { name: "Content Preview" });
    await open(page, "showcase/entries/agilets");
    await preview.getByText("AgileTs", { exact: true }).waitFor();
    await field(page, "Title").fill("Agile tides");
    await preview.getByText("Agile tides", { exact: true }).waitFor();
    await cancel(page);
    await open(page, "default-current/entries/installation");
    assert.equal(await preview.count(), 0);
  }),
);

const today = () => new Date().toISOString().slice(0, "2024-05-03".length);

browserTest("the CMS makes a doc, a post and a site of the showcase: files with what was filled in", () =>
  withCms(async (page) => {
    await open(page, "default-current/new");
    await field(page, "Title").fill("Käthe's tides 3.3: a guide");
    await field(page, "Text").fill("## High water\n\n:::note\n\nTwice a day.\n\n:::");
    await save(page);
    await open(page, "blog/new");
    await field(page, "Title").fill("News of the tides");
    await field(page, "Text").fill("Text.");
    await save(page);
    await open(page, "blog/new");
    await field(page, "Title").fill("Spring tide");
    await (await below(page, "Date")).fill("2024-02-03");
    await field(page, "Text").fill("Text.");
    await save(page);
    await open(page, "showcase/new");
    await field(page, "Title").fill("Tides");
    await field(page, "Website").fill("https://tides.example.org/");
    await page.getByRole("group", { name: /Tags/ }).getByRole("combobox").click();
    await page.getByRole("option", { name: "opensource", exact: true }).click();
    await save(page);
    const changes = await changesOf(page);
    assert.deepEqual(changes, {
      // As `npm run new` would name it.
      "content/docs/current/kathes-tides-3-3-a-guide.mdx": made(
        '---\ntitle: "Käthe\'s tides 3.3: a guide"\n---\n\n## High water\n\n:::note\n\nTwice a day.\n\n:::\n',
      ),
      // By their days.
      [`content/blog/${today()}-news-of-the-tides.mdx`]: made("---\ntitle: News of the tides\n---\n\nText.\n"),
      "content/blog/2024-02-03-spring-tide.mdx": made("---\ntitle: Spring tide\ndate: 2024-02-03\n---\n\nText.\n"),
      "content/showcase/tides.yml": made("title: Tides\nwebsite: https://tides.example.org/\ntags: [opensource]\n"),
    });
    assert.deepEqual(await errorsAfter(changes), []);
  }),
);

const insertPicture = async (page: Page, button: Locator) => {
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const file = `${CMS_WRITTEN}/static/img/uploads/high-tide.png`;
  const picture = { name: "High tide.png", mimeType: "image/png", buffer: readFileSync(file) };
  await page.locator("input[type=file]").last().setInputFiles(picture);
  await dialog.getByRole("listbox", { name: "Available Images" }).getByRole("option").waitFor();
  await dialog.getByRole("button", { name: "Insert" }).click();
  await dialog.waitFor({ state: "hidden" });
};

browserTest(
  "a doc made, a post edited with an uploaded image, a doc deleted: the bytes from which the engine's test builds a site",
  () => {
    const contents = { others: fixtureFiles() };
    return withCms(async (page) => {
      await open(page, "default-current/new");
      await field(page, "Title").fill("Tides: a guide");
      await field(page, "Text").fill("## High water\n\n:::note\n\nTwice a day.\n\n:::");
      await save(page);
      await open(page, "blog/entries/2024-02-10-storm");
      await field(page, "Title").fill("A storm and a tide");
      await insertPicture(page, page.getByRole("button", { name: "Browse" }).first());
      const text = await field(page, "Text").inputValue();
      await field(page, "Text").fill(`${text}\n\n![High tide](/img/uploads/high-tide.png)`);
      await save(page);
      await open(page, "default-current/entries/moon");
      await choose(page, "Delete");
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await closed(page);
      const changes = Object.entries(await changesOf(page, contents));
      const written = changes.flatMap(([name, { after }]) => (after === undefined ? [] : [[name, after]]));
      const expected = [...bytesBelow(CMS_WRITTEN)].map(([name, bytes]) => [name, bytes.toString("utf8")]);
      assert.deepEqual(Object.fromEntries(written), Object.fromEntries(expected));
      assert.deepEqual(
        changes.flatMap(([name, { after }]) => (after === undefined ? [name] : [])),
        CMS_DELETED,
      );
    }, contents);
  },
);
