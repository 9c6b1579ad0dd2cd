import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { checkContent } from "../../../src/commands/check/check-content";
import { inStandIn } from "../../../src/commands/check/stand-in";
import { features } from "../../../src/features";
import { readSettings } from "../../../src/read-settings";
import { site } from "../../../src/site";

/** The folders of a repository that the CMS works with. */
const FOLDERS = ["content", "static"];

/**
 * What most tests do without: docs of older versions, the changelog, the test pages and most sites of the showcase are
 * three of four files, and each test's browser writes and reads all that it is given.
 */
const MOST = /^content\/(?:docs\/\d|changelog\/|tests\/|showcase\/(?!\d|_|ag))/;

/** What a test's repository holds: other files among this one's, and which of this one's are not there. */
export type Contents = { others?: ReadonlyMap<string, Buffer>; without?: RegExp };

/** Files by their paths from the repository's root; their bytes as base64. */
type Files = Record<string, string>;

/** What became of files: their texts before and after, by their paths; undefined where there is no file. */
type Changes = Record<string, { before?: string; after?: string }>;

/** The files of this repository that the CMS works with, and others among them. */
function filesOf({ others = new Map(), without = MOST }: Contents): Files {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.posix.join(folder, name)),
  );
  const files = names.filter((name) => !without.test(name) && statSync(name).isFile());
  const all = [...files.map((name) => [name, readFileSync(name)] as const), ...others];
  return Object.fromEntries(all.map(([name, bytes]) => [name, bytes.toString("base64")]));
}

/**
 * Puts the content of this repository into the private file system of the page's site, and gives it to whoever asks for
 * a folder: what a reader picks in a window of the system, which no test can.
 */
export async function fillRepository(page: Page, contents: Contents = {}): Promise<void> {
  await page.evaluate(`(async (files) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle("repository", { create: true });
    await root.getDirectoryHandle(".git", { create: true });
    await Promise.all(Object.entries(files).map(async ([name, bytes]) => {
      const folders = name.split("/");
      const last = folders.pop();
      let place = root;
      for (const folder of folders) place = await place.getDirectoryHandle(folder, { create: true });
      const file = await (await place.getFileHandle(last, { create: true })).createWritable();
      await file.write(Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0)));
      await file.close();
    }));
    window.showDirectoryPicker = async () => root;
  })(${JSON.stringify(filesOf(contents))})`);
}

/** What has changed in the repository of a page since it was filled with these contents. */
export async function changesOf(page: Page, contents: Contents = {}): Promise<Changes> {
  const before = filesOf(contents);
  const after = await page.evaluate<Files>(`(async () => {
    const files = {};
    const read = async (entry, path) => {
      const bytes = new Uint8Array(await (await entry.getFile()).arrayBuffer());
      let text = "";
      for (let start = 0; start < bytes.length; start += 8192)
        text += String.fromCharCode(...bytes.subarray(start, start + 8192));
      files[path] = btoa(text);
    };
    const readAll = async (place, path) => {
      const entries = await Array.fromAsync(place.entries());
      await Promise.all(entries.map(([name, entry]) =>
        entry.kind === "directory" ? readAll(entry, path + name + "/") : read(entry, path + name)));
    };
    await readAll(await (await navigator.storage.getDirectory()).getDirectoryHandle("repository"), "");
    return files;
  })()`);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const changed = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(
    changed.map((name) => [name, { before: textOf(before[name]), after: textOf(after[name]) }]),
  );
}

function textOf(bytes: string | undefined): string | undefined {
  return bytes === undefined ? undefined : Buffer.from(bytes, "base64").toString("utf8");
}

/** What `npm run check` finds wrong in this repository's content once it is changed: errors with their files. */
export async function errorsAfter(changes: Changes): Promise<string[]> {
  return inStandIn(process.cwd(), readSettings(site), { production: true, ownContent: true }, async (context) => {
    for (const [name, { after }] of Object.entries(changes)) {
      const file = path.join(context.root, name);
      if (!name.startsWith("content/")) continue;
      if (after === undefined) rmSync(file);
      else {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, after);
      }
    }
    const { problems } = await checkContent(features, context);
    const errors = problems.filter(({ severity }) => severity === "error");
    return errors.map(({ file, message }) => `${file}: ${message}`);
  });
}
