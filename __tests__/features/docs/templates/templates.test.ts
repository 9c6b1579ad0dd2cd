import * as category from "../../../../src/features/docs/templates/category";
import * as doc from "../../../../src/features/docs/templates/doc";
import type { FrameContext } from "../../../../src/lib/pages/frame-context";
import type { SidebarTree } from "../../../../src/lib/docs/sidebar-tree";
import { settings } from "../../../../src/ui/site-settings";
import { preferredVersionKey } from "../../../../src/ui/storage";
import { articlePage, drawTemplate } from "../../../support/template";

const tree: SidebarTree = [
  { type: "link", label: "First", href: "/docs/1.0/first/", docId: "first" },
  {
    type: "category",
    label: "Guides",
    href: "/docs/1.0/guides/",
    collapsible: true,
    collapsed: true,
    items: [{ type: "link", label: "About", href: "/docs/1.0/a/", docId: "a", description: "All of it." }],
  },
  { type: "link", label: "Last", href: "/docs/1.0/last/", docId: "last" },
];
const alternate = { version: "2.0", label: "2.0", isLast: true, sameDoc: true };
const frameOf = (path: string, sameDoc = true): FrameContext => ({
  sidebarFile: "docs",
  alternates: [
    { ...alternate, version: "next", isLast: false, path: "/docs/next/" },
    { ...alternate, path, sameDoc },
  ],
});
const oldVersion = { label: "1.0", isLast: false, banner: "unmaintained", badge: true };
const alone = { previous: null, next: null, hidesPrevious: false, hidesNext: false, contributors: [], tags: [] };
const plainDoc = {
  ...articlePage,
  ...alone,
  permalink: "/docs/1.0/a/",
  hideTitle: false,
  unreleased: [],
};

describe("the template of docs", () => {
  const at = { path: "/docs/1.0/a/", tree };

  it("shows no way to a doc of an instance that wants none", () => {
    const data = { doc: plainDoc, version: oldVersion };
    const pageOf = (instance: string) =>
      drawTemplate(doc, { ...at, data, context: { frame: { ...frameOf("/docs/a/"), instance } } }).page;
    settings.docs.push({ id: "plain", title: undefined, archived: [], searched: true, breadcrumbs: false });
    const [shown, hidden] = [pageOf("default"), pageOf("plain")];
    settings.docs.pop();
    expect([shown, hidden].map((page) => page.includes("site-breadcrumbs"))).toEqual([true, false]);
  });

  it("tells of unreleased parts, and leads to the same doc in the newest version that has it", () => {
    const data = { doc: { ...plainDoc, unreleased: [12] }, version: { ...oldVersion, banner: "none", badge: false } };
    const olderFrame = (sameDoc: boolean) => ({
      frame: { sidebarFile: "docs", alternates: [{ ...alternate, path: "/docs/2.0/a/", sameDoc }] },
    });
    const { page } = drawTemplate(doc, { ...at, data, context: olderFrame(true) });
    const line = (text: string) => /<p role="note"[^>]*>(.*)<\/p>/.exec(text)?.[1];
    expect(line(page)).toBe(
      'You are reading the unreleased version. Release 2.0 differs on this page: <a href="/docs/2.0/a/">read this page in 2.0</a>.',
    );
    const alone = drawTemplate(doc, { ...at, data, context: olderFrame(false) });
    expect(line(alone.page)).toBeUndefined();
  });

  it("shows a doc of an old version with the way to it, its neighbours, and the last version", () => {
    const data = {
      doc: { ...plainDoc, tags: [{ label: "one", permalink: "/docs/1.0/tags/one/" }] },
      version: oldVersion,
    };
    const frame = { ...frameOf("/docs/a/"), instance: "default" };
    const { page, head } = drawTemplate(doc, { ...at, data, context: { frame } });
    expect(page.replace(preferredVersionKey("default"), "KEY")).toMatchInlineSnapshot(`
      "<div class="with-toc">
      <article class="page-article">
      <i hidden="" id="above-article:end">
      </i>
      <nav aria-label="Breadcrumbs" data-print="hide" class="site-breadcrumbs">
      <ol>
      <li>
      <a aria-label="Home page" href="/">
      <svg/>
      </a>
      </li>
      <li>
      <a href="/docs/1.0/guides/">Guides</a>
      </li>
      <li>
      <span aria-current="page">About</span>
      </li>
      </ol>
      </nav>
      <div role="note" data-print="hide" class="version-banner">
      <svg/>
      <span>You are reading about version 1.0, which is no longer maintained. For up-to-date docs, see <a data-version-choice="KEY 2.0" href="/docs/a/">2.0</a>.</span>
      </div>
      <span class="version-badge">Version: 1.0</span>
      <h1>About</h1>
      <div class="prose">
      <p>Text.</p>
      </div>
      <ul class="tag-list">
      <li>
      <a href="/docs/1.0/tags/one/">one</a>
      </li>
      </ul>
      <nav aria-label="Pages before and after" data-print="hide" class="site-pagination">
      <a rel="prev" class="previous" href="/docs/1.0/guides/">
      <small>Previous</small>
      <span>Guides</span>
      </a>
      <a rel="next" class="next" href="/docs/1.0/last/">
      <small>Next</small>
      <span>Last</span>
      </a>
      </nav>
      </article>
      </div>"
    `);
    expect(head).toEqual({ title: "About | Site", canonical: "https://site/docs/a/", description: "All of it." });
  });

  it("is canonical itself in the last version, and where the last version does not have the doc", () => {
    const canonical = (isLast: boolean, frame: FrameContext) =>
      drawTemplate(doc, { ...at, data: { doc: plainDoc, version: { ...oldVersion, isLast } }, context: { frame } }).head
        .canonical;
    expect(canonical(false, frameOf("/docs/a/"))).toBe("https://site/docs/a/");
    expect(canonical(false, frameOf("/docs/", false))).toBe("https://site/docs/1.0/a/");
    expect(canonical(true, frameOf("/docs/a/"))).toBe("https://site/docs/1.0/a/");
    expect(canonical(false, {})).toBe("https://site/docs/1.0/a/");
  });

  it("goes by front matter for neighbours and titles", () => {
    const own = {
      ...plainDoc,
      hideTitle: true,
      titleMeta: "Meta",
      hidesPrevious: true,
      next: { label: "Named", permalink: "/docs/1.0/named/" },
    };
    const { page, head } = drawTemplate(doc, {
      ...at,
      data: { doc: own, version: null },
      context: { frame: { sidebarFile: "docs" } },
    });
    expect(page).not.toContain("<h1>");
    expect(page).not.toContain('rel="prev"');
    expect(page).toMatch(/rel="next" class="next" href="\/docs\/1\.0\/named\/"/);
    expect(head.title).toBe("Meta | Site");
  });

  it("says of an unlisted doc that it is, and keeps search engines away", () => {
    const data = { doc: { ...plainDoc, unlisted: true, noIndex: true }, version: null };
    const { page, head } = drawTemplate(doc, { ...at, data });
    expect(page).toContain('<p role="note" class="site-notice">');
    expect(head.robots).toBe("noindex, nofollow");
  });

  it("shows nothing of a doc that is gone", () => {
    expect(drawTemplate(doc, { data: { doc: null, version: null } })).toEqual({ page: "", head: {} });
  });
});

describe("the template of category indexes", () => {
  const at = { path: "/docs/1.0/guides/", tree };
  const index = {
    permalink: "/docs/1.0/guides/",
    title: "Guides",
    description: null,
    keywords: ["how", "to"],
    image: null,
  };
  const draw = (more: object, frame: FrameContext = { sidebarFile: "docs" }) =>
    drawTemplate(category, {
      ...at,
      data: { docsVersion: { noIndex: false, ...oldVersion, category: { ...index, ...more } } },
      context: { permalink: at.path, frame },
    });

  it("shows cards of what the category holds, between its neighbours", () => {
    expect(draw({ description: "How to." }).page).toMatchInlineSnapshot(`
      "<article class="prose">
      <nav aria-label="Breadcrumbs" data-print="hide" class="site-breadcrumbs">
      <ol>
      <li>
      <a aria-label="Home page" href="/">
      <svg/>
      </a>
      </li>
      <li>
      <span aria-current="page">Guides</span>
      </li>
      </ol>
      </nav>
      <span class="version-badge">Version: 1.0</span>
      <h1>Guides</h1>
      <p class="site-lead">How to.</p>
      <ul class="doc-cards">
      <li>
      <a href="/docs/1.0/a/">
      <svg/>
      <strong>About</strong>
      <span class="text">All of it.</span>
      </a>
      </li>
      </ul>
      <nav aria-label="Pages before and after" data-print="hide" class="site-pagination">
      <a rel="prev" class="previous" href="/docs/1.0/first/">
      <small>Previous</small>
      <span>First</span>
      </a>
      <a rel="next" class="next" href="/docs/1.0/a/">
      <small>Next</small>
      <span>About</span>
      </a>
      </nav>
      </article>"
    `);
  });

  it("names itself, and is canonical in the last version", () => {
    const head = { title: "Guides | Site", description: "Guides", keywords: "how, to" };
    expect(draw({}).head).toEqual({ ...head, canonical: "https://site/docs/1.0/guides/" });
    expect(draw({}, frameOf("/docs/guides/")).head).toEqual({ ...head, canonical: "https://site/docs/guides/" });
    expect(draw({}, frameOf("/docs/", false)).head.canonical).toBe("https://site/docs/1.0/guides/");
  });
});
