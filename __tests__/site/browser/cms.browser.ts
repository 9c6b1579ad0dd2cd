import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { withPage } from "../../browser/support/page";
import { changesOf, errorsAfter, fillRepository } from "../../browser/support/repository";
import { addressOf } from "../../browser/support/site";
import { browserTest } from "../../browser/support/suite";
import { bytesBelow, CMS_DELETED, CMS_WRITTEN } from "../../support/cms-written";

const ADMIN = "/admin/";

/** Opens the CMS with this site's content in the place of a folder of the machine, and runs a test on it. */
const withCms = (run: (page: Page) => Promise<void>, others?: ReadonlyMap<string, Buffer>) =>
  withPage(ADMIN, { untouched: true }, async (page) => {
    await fillRepository(page, others);
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await page.getByRole("row", { name: "Installation" }).waitFor();
    await run(page);
  });

/** Files of the fixture site, which lie in the same folders as this site's. */
const fixtureFiles = () => {
  const files = bytesBelow("__tests__/fixture-site");
  return new Map([...files].filter(([name]) => /^content\/(?:blog\/2|docs\/current\/moon)/.test(name)));
};

const open = async (page: Page, route: string) => {
  await page.goto(addressOf(`${ADMIN}#/collections/${route}`));
  await page.getByRole("button", { name: "Cancel Editing" }).waitFor();
};
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const closed = (page: Page) => page.getByRole("button", { name: "Cancel Editing" }).waitFor({ state: "hidden" });
const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await closed(page);
};
const cancel = async (page: Page) => {
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await closed(page);
};
const choose = async (page: Page, action: string) => {
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: action }).click();
};
const slug = (page: Page) => page.getByRole("group", { name: "Slug", exact: true });
/** Gives the file of the entry that is open another name, which the form shows by its old one. */
const rename = async (page: Page, before: string, after: string) => {
  await choose(page, "Edit Slug");
  await page.getByRole("button", { name: "Edit Slug" }).click();
  const name = slug(page).getByRole("textbox");
  assert.equal(await name.inputValue(), before);
  await name.fill(after);
  await name.press("Enter");
  await slug(page).getByText(after, { exact: true }).waitFor();
};
const source = (file: string) => readFileSync(file, "utf8");
const made = (after: string) => ({ before: undefined, after });
const gone = (file: string) => ({ before: source(file), after: undefined });
const POST = "blog/entries/2017/12-14-introducing-docusaurus";

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
    assert.equal(Object.keys(await changesOf(page)).length, SAMPLES.length);
    for (const [index, [entry, name]] of SAMPLES.entries()) {
      await open(page, entry);
      await field(page, name).fill(texts[index] ?? "");
      await save(page);
    }
    assert.deepEqual(await changesOf(page), {});
  }),
);

browserTest(
  "entries that are saved as they are opened change no file, and neither does an edit that is cancelled half-way",
  () =>
    withCms(async (page) => {
      for (const entry of ["default-current/entries/guides/docs/docs-introduction", "showcase/entries/agilets"]) {
        await open(page, entry);
        await save(page);
      }
      await open(page, "showcase/entries/agilets");
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
    await field(page, "Title").fill("Tides: a guide");
    await field(page, "Text").fill("## High water\n\n:::note\n\nTwice a day.\n\n:::");
    await save(page);
    await open(page, "blog/new");
    await field(page, "Title").fill("News of the tides");
    await field(page, "Text").fill("Text.");
    await save(page);
    await open(page, "showcase/new");
    await field(page, "Title").fill("Tides");
    await field(page, "Website").fill("https://tides.example.org/");
    await page.getByRole("group", { name: /Tags/ }).getByRole("textbox").fill("opensource");
    await save(page);
    const changes = await changesOf(page);
    assert.deepEqual(changes, {
      "content/docs/current/tides-a-guide.mdx": made(
        '---\ntitle: "Tides: a guide"\n---\n\n## High water\n\n:::note\n\nTwice a day.\n\n:::\n',
      ),
      [`content/blog/${today()}-news-of-the-tides.mdx`]: made("---\ntitle: News of the tides\n---\n\nText.\n"),
      "content/showcase/tides.yml": made("title: Tides\nwebsite: https://tides.example.org/\ntags: [opensource]\n"),
    });
    assert.deepEqual(await errorsAfter(changes), []);
  }),
);

browserTest("the CMS moves, renames and deletes: no other file changes", () =>
  withCms(async (page) => {
    await open(page, "default-current/entries/playground");
    await page.getByRole("button", { name: "Parent Folder" }).click();
    await page.getByRole("treeitem", { name: "advanced" }).last().click();
    await rename(page, "playground", "sandbox");
    await save(page);
    await open(page, "default-current/entries/advanced/client");
    await rename(page, "client", "in-the-browser");
    await save(page);
    await open(page, "showcase/entries/agilets");
    await rename(page, "agilets", "agile-ts");
    await save(page);
    for (const entry of ["default-current/entries/installation", "showcase/entries/404lab-wiki", POST]) {
      await open(page, entry);
      await choose(page, "Delete");
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await closed(page);
    }
    const deleted = [
      "docs/current/installation.mdx",
      "showcase/404lab-wiki.yml",
      "blog/2017/12-14-introducing-docusaurus.mdx",
    ];
    const changes = await changesOf(page);
    assert.deepEqual(changes, {
      ...Object.fromEntries(deleted.map((file) => [`content/${file}`, gone(`content/${file}`)])),
      "content/docs/current/playground.mdx": gone("content/docs/current/playground.mdx"),
      "content/docs/current/advanced/sandbox.mdx": made(source("content/docs/current/playground.mdx")),
      "content/docs/current/advanced/client.mdx": gone("content/docs/current/advanced/client.mdx"),
      "content/docs/current/advanced/in-the-browser.mdx": made(source("content/docs/current/advanced/client.mdx")),
      "content/showcase/agilets.yml": gone("content/showcase/agilets.yml"),
      "content/showcase/agile-ts.yml": made(source("content/showcase/agilets.yml")),
    });
    // Links to a doc that is gone.
    const errors = await errorsAfter(changes);
    assert.ok(
      errors.some((error) => error.includes("installation")),
      errors.join("\n"),
    );
  }),
);

browserTest("the CMS refuses a name that another file of the folder has, and takes one of another folder", () =>
  withCms(async (page) => {
    await open(page, "default-current/entries/advanced/client");
    await choose(page, "Edit Slug");
    await page.getByRole("button", { name: "Edit Slug" }).click();
    const name = slug(page).getByRole("textbox");
    await name.fill("plugins");
    await slug(page).getByText("This slug is used for another entry.").waitFor();
    await name.fill("further/down");
    await slug(page)
      .getByText(/cannot contain special characters/)
      .waitFor();
    await name.fill("playground");
    await name.press("Enter");
    await save(page);
    const file = "content/docs/current/advanced/client.mdx";
    assert.deepEqual(await changesOf(page), {
      [file]: gone(file),
      "content/docs/current/advanced/playground.mdx": made(source(file)),
    });
    await open(page, "default-current/entries/advanced/playground");
    await rename(page, "playground", "client");
    await field(page, "Description").fill("Renamed once more, and edited.");
    await save(page);
    // A folder in which another file has this name: it is not replaced.
    await open(page, "default-current/entries/installation");
    await rename(page, "installation", "client");
    await page.getByRole("button", { name: "Parent Folder" }).click();
    await page.getByRole("treeitem", { name: "advanced" }).last().click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("This path is used for another entry.").waitFor();
    await cancel(page);
    await open(page, "default-current/entries/advanced/plugins");
    await rename(page, "plugins", "plugin-list");
    await page.getByRole("button", { name: "Parent Folder" }).click();
    // The topmost folder is as large as all below it: its name is at its upper edge.
    const folders = page.getByRole("tree", { name: "Parent Folder" });
    await folders
      .getByRole("treeitem")
      .first()
      .click({ position: { x: 40, y: 10 } });
    await save(page);
    const after = source(file).replace(/^description: .*$/m, "description: Renamed once more, and edited.");
    const moved = "content/docs/current/advanced/plugins.mdx";
    assert.deepEqual(await changesOf(page), {
      [file]: { before: source(file), after },
      [moved]: gone(moved),
      "content/docs/current/plugin-list.mdx": made(source(moved)),
    });
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
    const others = fixtureFiles();
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
      const changes = Object.entries(await changesOf(page, others));
      const written = changes.flatMap(([name, { after }]) => (after === undefined ? [] : [[name, after]]));
      const expected = [...bytesBelow(CMS_WRITTEN)].map(([name, bytes]) => [name, bytes.toString("utf8")]);
      assert.deepEqual(Object.fromEntries(written), Object.fromEntries(expected));
      assert.deepEqual(
        changes.flatMap(([name, { after }]) => (after === undefined ? [name] : [])),
        CMS_DELETED,
      );
    }, others);
  },
);
