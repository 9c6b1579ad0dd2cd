/** @jest-environment jsdom */
import type { ReactNode } from "react";
import { partsMadeBy, projectPartsOf, standOnProjectParts, type Part } from "../../../support/project-parts";

standOnProjectParts();
class NoObserver {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, ResizeObserver: NoObserver });
afterEach(() => (document.body.innerHTML = ""));

const article = { title: "Gas", description: null, unlisted: false, toc: [], editUrl: null, lastUpdate: null };

type Doc = { contentTitle?: string; metadata: { title: string }; frontMatter: { hide_title?: boolean } };

/** A copy of Docusaurus' component, with a button beside the title, which only titles of front matter have there. */
const copy = partsMadeBy((site, make) => ({
  "DocItem/Content": function Copy({ children }) {
    const { useDoc } = site("@docusaurus/plugin-content-docs/client") as { useDoc: () => Doc };
    const { default: Heading } = site("@theme/Heading") as { default: Part };
    const { contentTitle, metadata, frontMatter } = useDoc();
    const title = !frontMatter.hide_title && typeof contentTitle === "undefined" ? metadata.title : null;
    return make("div", {}, title && make("header", {}, make(Heading, { as: "h1" }, title), make("button")), children);
  },
}));
/** One that draws no title, and one that draws something above the original. */
const titleless = partsMadeBy((_, make) => ({
  "DocItem/Content": ({ children }) => make("div", {}, children),
}));
const around = partsMadeBy((site, make) => ({
  "DocItem/Content": (props) => {
    const { default: Original } = site("@theme-original/DocItem/Content") as { default: Part };
    return make("div", {}, make("h1", {}, "Docs"), make(Original, props));
  },
}));

/** Copies of what is around a page, which draw its title and then its content. */
const layout = partsMadeBy((_, make) => ({
  "DocItem/Layout": ({ children }) => make("div", {}, make("h1", {}, "Gas"), children),
}));
const item = partsMadeBy((_, make) => ({
  DocItem: ({ content }) => make("div", {}, make("h1", {}, "Gas"), make(content)),
}));
/** One that puts the site's own content below a title. */
const withContent = partsMadeBy((site, make) => ({
  "DocItem/Layout": ({ children }) => {
    const { default: Content } = site("@theme/DocItem/Content") as { default: Part };
    return make("div", {}, make("h1", {}, "Docs"), make(Content, {}, children));
  },
}));

/** A doc with this heading in its content, or without one. */
async function docPage(heading: unknown[]): Promise<ReactNode> {
  const { Article } = await import("../../../../src/article/article");
  const page = { ...article, heading, prose: [["p", {}, "text"]] } as never;
  return (
    <main>
      <Article page={page} kind="doc" />
    </main>
  );
}

const info = (path: string) => ({
  path,
  instance: "docs",
  version: "current",
  written: { frontMatter: {}, source: "@site/gas.md" },
});

async function built(load: () => Promise<Record<string, unknown>>, heading: unknown[] = []): Promise<string> {
  const { drawn } = await projectPartsOf(load);
  // React takes effects on a server with a document for a mistake.
  const warned = jest.spyOn(console, "error").mockImplementation();
  const html = drawn(info("/gas/"), await docPage(heading));
  warned.mockRestore();
  return html;
}

/** A page with this in the place of its content. */
const pageWith = (content: string) => expect.stringContaining(`:end"></i>${content}`) as string;
const text = '<div class="prose"><p>text</p></div></div>';

test("a copy draws the title that front matter alone has, and what it has beside that", async () => {
  const title = '<header><h1>Gas</h1><button></button></header><i hidden="" data-title-of-copy=""></i>';
  expect(await built(copy)).toEqual(pageWith(`<div>${title}${text}`));
});

test.each([
  ["Layout", layout],
  ["whole", item],
])("a copy of the %s of a page that draws the title has the one title", async (_, load) => {
  const title = '<h1>Gas</h1><i hidden="" data-title-of-copy=""></i>';
  expect(await built(load)).toEqual(expect.stringContaining(`<div>${title}${text}`));
});

test("the content that a copy around the page asks for has its own title, as in Docusaurus", async () => {
  expect(await built(withContent)).toEqual(expect.stringContaining(`<div><h1>Docs</h1><h1>Gas</h1>${text}`));
});

test.each<[unknown[], string]>([
  [["Gas", ["em", {}, " first"]], "Gas first"],
  [[], "none"],
])("components are told the title that stands in the content: %j", async (heading, title) => {
  const telling = partsMadeBy((site, make) => ({
    "DocItem/Layout": () => {
      const { useDoc } = site("@docusaurus/plugin-content-docs/client") as { useDoc: () => Doc };
      return make("b", {}, useDoc().contentTitle ?? "none");
    },
  }));
  expect(await built(telling, heading)).toEqual(expect.stringContaining(`<b>${title}</b>`));
});

test.each([
  ["of content, which a copy leaves to that", copy, ["Gas"], "<div><h1>Gas</h1>"],
  ["within a copy that draws none", titleless, [], "<div><h1>Gas</h1>"],
  ["within a component around the original", around, [], "<div><h1>Docs</h1><h1>Gas</h1>"],
])("the site draws a title %s", async (_, load, heading, html) => {
  expect(await built(load, heading)).toEqual(pageWith(html + text));
});

/** What a browser shows of a page of this path that it was sent, or that it draws itself. */
async function shown(load: () => Promise<Record<string, unknown>>, sent?: string): Promise<string> {
  await projectPartsOf(load);
  const { act } = await import("react");
  const { createRoot, hydrateRoot } = await import("react-dom/client");
  const { PageInfoProvider } = await import("../../../../src/ui/page-info");
  const page = <PageInfoProvider value={info("/gas/")}>{await docPage([])}</PageInfoProvider>;
  document.body.innerHTML = `<div id="site">${sent ?? ""}</div>`;
  const site = document.getElementById("site") as HTMLElement;
  const fault = jest.spyOn(console, "error");
  await act(async () => {
    if (sent) hydrateRoot(site, page);
    else createRoot(site).render(page);
  });
  expect(fault).not.toHaveBeenCalled();
  return site.innerHTML;
}

test("a browser keeps the title of the copy that it was sent", async () => {
  const sent = await built(copy);
  expect(await shown(copy, sent)).toBe(sent);
});

test("a browser that draws the page itself has one title, too", async () => {
  expect(await shown(copy)).toEqual(pageWith(`<div><header><h1>Gas</h1><button></button></header>${text}`));
  expect(await shown(titleless)).toEqual(pageWith(`<div><h1>Gas</h1>${text}`));
});
