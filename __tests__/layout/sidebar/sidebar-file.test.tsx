/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { act, useMemo, useState, type ComponentProps } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { VersionNotes } from "../../../src/features/docs/components/version-notes";
import CategoryTemplate from "../../../src/features/docs/templates/category";
import { MobilePanel } from "../../../src/layout/navbar/mobile-panel";
import { Sidebar } from "../../../src/layout/sidebar/sidebar";
import type { SidebarTree } from "../../../src/lib/docs/sidebar-tree";
import { DocCardList } from "../../../src/mdx/components/doc-card-list";
import { PageInfoProvider } from "../../../src/ui/page-info";
import { SidebarSource } from "../../../src/ui/sidebar-data";
import { animateAtOnce } from "../../support/motion";

// What React's renderer for servers expects of a browser, and jsdom has not.
Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

const PATH = "/docs/guides/";
const tree: SidebarTree = [
  { type: "link", label: "Intro", href: "/docs/", docId: "intro" },
  {
    type: "category",
    label: "Guides",
    href: PATH,
    collapsible: true,
    collapsed: true,
    items: [{ type: "link", label: "Blog", href: "/docs/blog/", docId: "blog" }],
  },
  {
    type: "category",
    label: "More",
    collapsible: true,
    collapsed: true,
    items: [{ type: "link", label: "Deep", href: "/docs/deep/", docId: "deep" }],
  },
];
const visit = { number: 0 };
const nameOf = () => `sidebar-${visit.number}`;
let root: Root | undefined;
let answer: (response: Response) => void;

/** The answer of a server, as far as pages read it. */
const response = (body: string, status = 200) =>
  ({ ok: status === 200, status, json: async () => JSON.parse(body) as unknown }) as Response;
let faults: unknown[];

/** Everything on a page that is made of its sidebar, and a button to see whether the page works. */
function Page({ name, hash = "" }: { name: string; hash?: string }) {
  const [count, setCount] = useState(0);
  const info = useMemo(() => ({ path: PATH, sidebarFile: name }), [name]);
  const docsVersion = { noIndex: false, label: "Next", banner: "none", badge: true, category: null };
  const template = { data: { docsVersion }, pageContext: { permalink: PATH, sidebar: name } };
  return (
    <PageInfoProvider value={info}>
      <Sidebar path={PATH} />
      <VersionNotes version={null} />
      <CategoryTemplate {...(template as unknown as ComponentProps<typeof CategoryTemplate>)} />
      <DocCardList />
      <DocCardList items={tree.slice(0, 1)} />
      <button id="counter" onClick={() => setCount(count + 1)}>
        {count}
        {hash}
      </button>
    </PageInfoProvider>
  );
}

/** The page as the server sends it, and as it is once React has taken it over without the sidebar's file. */
async function takeOver(): Promise<{
  sent: string;
  container: HTMLElement;
  rerender: (hash: string) => Promise<void>;
}> {
  const { renderToString } = await import("react-dom/server");
  const name = nameOf();
  document.body.innerHTML = `<div id="root">${renderToString(
    <SidebarSource.Provider value={() => tree}>
      <Page name={name} />
    </SidebarSource.Provider>,
  )}</div>`;
  // The server has no layout, and here it is told so because there is a window.
  faults = [];
  const container = document.querySelector("#root") as HTMLElement;
  const sent = container.innerHTML;
  await act(async () => {
    root = hydrateRoot(container, <Page name={name} />, { onRecoverableError: (error) => faults.push(error) });
  });
  return {
    sent,
    container,
    rerender: (hash) => act(async () => root?.render(<Page name={name} hash={hash} />)),
  };
}

const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));
const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click());
const withoutCounter = (html: string) => html.replace(/<button id="counter">.*?<\/button>/, "");

beforeAll(animateAtOnce);
beforeEach(() => {
  visit.number += 1;
  faults = [];
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
  jest.spyOn(console, "error").mockImplementation((...said) => void faults.push(said));
  jest.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  act(() => root?.unmount());
  jest.restoreAllMocks();
});

test("while the file is on its way, the page works and shows what the server sent", async () => {
  const { sent, container, rerender } = await takeOver();
  expect(container.innerHTML).toBe(sent);
  await press("#counter");
  await rerender("#a");
  expect(document.querySelector("#counter")?.textContent).toBe("1#a");
  expect(withoutCounter(container.innerHTML)).toBe(withoutCounter(sent));
  expect(faults).toEqual([]);
});

test("once it is here, the same sidebar opens and closes, in the same place", async () => {
  const { sent, container } = await takeOver();
  const scroller = document.querySelector(".sidebar-scroller");
  answer(response(JSON.stringify(tree)));
  await settled();
  expect([container.innerHTML, document.querySelector(".sidebar-scroller")]).toEqual([sent, scroller]);
  await press("[aria-expanded=false]");
  expect(document.querySelector("[href='/docs/deep/']")).not.toBeNull();
  expect(faults).toEqual([]);
});

test.each([
  ["missing", "Not found", 404],
  ["no JSON", "<!doctype html>", 200],
])("a file that is %s leaves the page as the server sent it, and the page works", async (_, body, status) => {
  const { sent, container } = await takeOver();
  answer(response(body, status));
  await settled();
  await press("#counter");
  expect(document.querySelector("#counter")?.textContent).toBe("1");
  expect(withoutCounter(container.innerHTML)).toBe(withoutCounter(sent));
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(faults).toEqual([]);
});

test("a file that is here in time is used at once", async () => {
  globalThis.fetch = () => Promise.resolve(response(JSON.stringify(tree)));
  await import("../../../src/ui/sidebar-data").then(({ loadSidebar }) => loadSidebar(nameOf()));
  const { sent, container } = await takeOver();
  const label = document.querySelector(".sidebar-menu a");
  await settled();
  expect([container.innerHTML, document.querySelector(".sidebar-menu a")]).toEqual([sent, label]);
  expect(faults).toEqual([]);
});

test("on phones the panel shows what the page's HTML has of the sidebar", async () => {
  const { container } = await takeOver();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const place = document.body.appendChild(document.createElement("div"));
  const { createRoot } = await import("react-dom/client");
  const other = createRoot(place);
  await act(async () =>
    other.render(
      <PageInfoProvider value={{ path: PATH, sidebarFile: nameOf() }}>
        <MobilePanel onClose={() => undefined} entries={[]} entryOf={() => undefined} path={PATH} brand={null} />
      </PageInfoProvider>,
    ),
  );
  const [page, panel] = [container, place].map((around) => around.querySelector(".sidebar-menu")?.innerHTML);
  expect(panel).toBe(page);
  expect(faults).toEqual([]);
  act(() => other.unmount());
});
