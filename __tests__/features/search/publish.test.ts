import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { publishedPageOf, type PublishedPage } from "../../../src/build/publish/publisher";
import type { Page } from "../../../src/build/feature";
import { recordBatches } from "../../../src/commands/search-push/records";
import { publishSearch } from "../../../src/features/search/publish";
import type { Manifest } from "../../../src/features/search/index-files/layout";
import type { SearchRecord } from "../../../src/lib/pages/search-record";
import { readSite } from "../../../src/lib/site-config";
import { nothingElse } from "../../support/finished-site";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "publish-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const docs = { instance: "default", version: "1.0", label: "1.0", badge: true };
const found = { group: "Docs", docs };

function published(page: Partial<Page> & { path: string }, text = "Text."): PublishedPage {
  const sections = jest.fn(() => [{ heading: "", level: 1, text }]);
  return { ...publishedPageOf({ page: { title: "Title", ...page } }, root), sections };
}

async function publish(pages: readonly PublishedPage[]): Promise<SearchRecord[]> {
  const publisher = publishSearch({ root, site: readSite(smallestSite), production: true }, nothingElse);
  for (const page of pages) await publisher.page?.(page);
  expect(await publisher.end?.()).toBeUndefined();
  return [...recordBatches(path.join(root, "public/search"), "", 100)].flat();
}

test("pages that a feature declares are found; hidden ones, ones with noIndex and all others are not read", async () => {
  const pages = [
    published({ path: "/docs/a/", search: found }),
    published({ path: "/docs/hidden/", search: found, hidden: true }),
    published({ path: "/docs/no-index/", search: found, noIndex: true }),
    published({ path: "/tests/" }),
  ];
  const records = await publish(pages);
  expect(records.map(({ url, type, docusaurus_tag: tag }) => [url, type, tag])).toEqual([
    ["/docs/a/", "lvl1", "docs-default-1.0"],
    ["/docs/a/", "content", "docs-default-1.0"],
  ]);
  expect(pages.map(({ sections }) => jest.mocked(sections).mock.calls.length)).toEqual([1, 0, 0, 0]);
});

test("each docs tag has an index below public/search, and all else the default one", async () => {
  await publish([
    published({ path: "/docs/a/", search: found }),
    published({ path: "/blog/b/", search: { group: "Blog" } }),
  ]);
  const manifest = JSON.parse(readFileSync(path.join(root, "public/search/manifest.json"), "utf8")) as Manifest;
  expect(manifest.tags.map(({ tag, version }) => [tag, version])).toEqual([
    ["docs-default-1.0", "1.0"],
    ["default", undefined],
  ]);
});

test("records of an earlier build do not stay", async () => {
  await publish([published({ path: "/docs/a/", search: found })]);
  expect(await publish([])).toEqual([]);
});
