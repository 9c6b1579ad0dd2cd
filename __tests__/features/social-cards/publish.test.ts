import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { publishedPageOf, type PublishedPage } from "../../../src/build/publish/publisher";
import type { Page } from "../../../src/build/feature";
import { cardOf, publishCards } from "../../../src/features/social-cards/publish";
import { KEPT_FOLDER } from "../../../src/lib/build/kept-folder";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { cardAddress } from "../../../src/lib/pages/social-card";
import { nothingElse } from "../../support/finished-site";
import { smallestSite } from "../../support/site";

const site = readSite({ ...smallestSite, docs: [], blogs: smallestSite.blogs });
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "cards-"));
  mkdirSync(path.join(root, "public"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  symlinkSync(path.resolve("src"), path.join(root, "src"), "junction");
});
afterEach(() => rmSync(root, { recursive: true }));

const absolute = (address: string) => `https://example.org${address}`;

function page(route: string, title: string, more: Partial<Page> = {}): PublishedPage {
  const image = absolute(cardAddress(route));
  const html = () =>
    `<meta property="og:image" content="${image}"/><meta property="og:title" content="${title} | Site"/>`;
  return { ...publishedPageOf({ page: { path: route, title, ...more } }, root), html };
}

async function publish(
  pages: readonly PublishedPage[],
  changes: Partial<SiteInput> = {},
  production = true,
  end: "end" | "endPart" = "end",
): Promise<void> {
  const settings = readSite({ ...smallestSite, ...changes });
  const publisher = publishCards({ root, site: settings, production }, nothingElse);
  for (const one of pages) await publisher.page?.(one);
  await publisher[end]?.();
}

const fileOf = (name: string) => path.join(root, "public/social-cards", name);

test("a page gets a card of 1200 by 630 pixels, also in letters and signs that the font lacks", async () => {
  await publish([page("/docs/a/", "Installation"), page("/docs/🦖/", "日本語 🦖"), page("/c#/", "Привет Ž ω ế")]);
  for (const name of ["docs/a.png", "docs/🦖.png", "c#.png"]) {
    const { format, width, height } = await sharp(fileOf(name)).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect(statSync(fileOf(name)).size).toBeLessThan(60_000);
    // The site's name is in the last line.
    const { channels } = await sharp(fileOf(name)).extract({ left: 0, top: 500, width: 1200, height: 90 }).stats();
    expect(channels[0]?.max).toBeGreaterThan(100);
  }
});

test("a page has its card whatever signs its address has, which React escapes in HTML", async () => {
  const route = "/docs/q&a/what's new/";
  const image = absolute(cardAddress(route));
  const html = renderToStaticMarkup(createElement("meta", { property: "og:image", content: image }));
  await publish([{ ...page(route, "Questions"), html: () => html }]);
  expect(existsSync(fileOf("docs/q&a/what's new.png"))).toBe(true);
});

test("a card is drawn once: the next build copies it, and another title makes another one", async () => {
  await publish([page("/a/", "One")]);
  const first = readFileSync(fileOf("a.png"));
  const stored = path.join(root, KEPT_FOLDER, "social-cards");
  const [name = ""] = readdirSync(stored);
  utimesSync(path.join(stored, name), 1, 1);
  rmSync(fileOf("a.png"));
  await publish([page("/a/", "One")]);
  expect(readFileSync(fileOf("a.png")).equals(first)).toBe(true);
  expect(statSync(path.join(stored, name)).mtimeMs).toBe(1000);
  await publish([page("/a/", "Two")]);
  expect(readFileSync(fileOf("a.png")).equals(first)).toBe(false);
  expect(readdirSync(stored)).toHaveLength(1);
});

test("what was kept of a page spares its HTML and its card, until a file is gone or cards look different", async () => {
  const start = (changes: Partial<SiteInput> = {}) =>
    publishCards({ root, site: readSite({ ...smallestSite, ...changes }), production: true }, nothingElse);
  const build = async (kept?: string, changes?: Partial<SiteInput>) => {
    const publisher = start(changes);
    const html = jest.fn(page("/a/", "One").html);
    const next = (await publisher.page?.({ ...page("/a/", "One"), html }, kept)) as string;
    await publisher.end?.();
    return { next, isRead: html.mock.calls.length > 0 };
  };
  const first = await build();
  expect(await build(first.next)).toEqual({ next: first.next, isRead: false });
  rmSync(fileOf("a.png"));
  expect(await build(first.next)).toEqual({ next: first.next, isRead: true });
  expect(existsSync(fileOf("a.png"))).toBe(true);
  const other = await build(first.next, { socialCards: { accent: "#ff0000" } });
  expect(other.isRead).toBe(true);
  expect(other.next).not.toBe(first.next);
});

test("pages with an image of their own have no card, nor has a site without cards, nor one in development", async () => {
  const own = { ...page("/a/", "A"), html: () => '<meta property="og:image" content="https://example.org/own.png"/>' };
  await publish([own]);
  await publish([page("/b/", "B")], { socialCards: { draw: false } });
  await publish([page("/c/", "C")], {}, false);
  expect(["a.png", "b.png", "c.png"].map((name) => existsSync(fileOf(name)))).toEqual([false, false, false]);
});

test("a part of a site without cards loses those of earlier builds", async () => {
  await publish([page("/a/", "A")], {}, true, "endPart");
  expect(existsSync(fileOf("a.png"))).toBe(true);
  await publish([page("/a/", "A")], { socialCards: { draw: false } }, true, "endPart");
  expect(existsSync(fileOf("a.png"))).toBe(false);
});

test("a card of a page that is gone goes", async () => {
  await publish([page("/a/", "A"), page("/b/", "B")]);
  await publish([page("/b/", "B")]);
  expect([existsSync(fileOf("a.png")), existsSync(fileOf("b.png"))]).toEqual([false, true]);
});

describe("what a card says", () => {
  it("of a doc: title, first category, site and version", () => {
    const docs = { instance: "default", version: "1.0", label: "v1", badge: true };
    const search = { group: "Guides › More", docs };
    expect(cardOf(page("/docs/a/", "A", { search }), site)).toEqual({
      title: "A",
      section: "Guides",
      site: "Site",
      version: "v1",
    });
    const only = { ...search, docs: { ...docs, badge: false } };
    expect(cardOf(page("/docs/a/", "A", { search: only }), site).version).toBe("");
  });

  it("of a post: its blog; of the home page: the tagline; of a page of code: the title in its head", () => {
    expect(cardOf(page("/blog/a/", "A", { frame: { instance: "blog" } }), site).section).toBe("Blog");
    expect(cardOf({ ...page("/", ""), html: () => "" }, site)).toEqual({
      title: "Site",
      section: "A site",
      site: "",
      version: "",
    });
    expect(cardOf({ ...page("/versions/", "All &amp; more"), title: "" }, site).title).toBe("All & more");
  });
});
