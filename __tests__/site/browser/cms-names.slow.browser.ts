import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { changesOf, errorsAfter } from "../../browser/support/repository";
import { browserTest } from "../../browser/support/suite";
import { cancel, choose, closed, field, gone, made, open, save, source, withCms } from "./support/cms";

const POST = "blog/entries/2017/12-14-introducing-docusaurus";

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
