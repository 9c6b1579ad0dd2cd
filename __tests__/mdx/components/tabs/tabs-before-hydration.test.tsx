/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { TextEncoder } from "node:util";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { ContentNode } from "../../../../src/mdx/content-node";
import { renderNodes } from "../../../../src/mdx/render/render";
import { tabGroupKey } from "../../../../src/ui/storage";
import { tabBundles, tabsScript } from "../../../../src/mdx/components/tabs/tabs-before-hydration";

// What React's renderer for servers expects of a browser, and jsdom has not.
Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;

const items = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }));
const panels: ContentNode[] = items.map(({ value }) => ["TabItem", {}, ["p", {}, `Content ${value}.`]]);
const tabsOf = (props: Record<string, string | boolean | null>): ContentNode[] => [
  ["Tabs", { items, ...props }, ...panels],
];

/**
 * The page as the server sends it, after the script, and once React has taken it over; the address and the storage are
 * a reader's.
 */
async function stagesOf(
  nodes: ContentNode[],
  { query = "", stored = {} }: { query?: string; stored?: Record<string, string> },
) {
  const { renderToString } = await import("react-dom/server");
  window.history.replaceState(null, "", `/page/${query}`);
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  document.body.innerHTML = `<div id="root">${renderToString(<>{renderNodes(nodes)}</>)}</div>`;
  const container = document.querySelector("#root") as HTMLElement;
  const sent = container.innerHTML;
  const script = document.createElement("script");
  script.textContent = tabsScript();
  document.body.append(script);
  const early = container.innerHTML;
  await act(async () => {
    root = hydrateRoot(container, <>{renderNodes(nodes)}</>, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });
  // How the browser's search finds closed panels has nothing to do with which are closed.
  return { sent, early, taken: container.innerHTML.replaceAll('hidden="until-found"', 'hidden=""') };
}

const selectedIn = (html: string) =>
  [...html.matchAll(/aria-selected="true"[^>]*value="(\w)"/g)].map(([, value]) => value).join();

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  act(() => root?.unmount());
  jest.restoreAllMocks();
});

test.each([
  ["a stored choice", { groupId: "os" }, { stored: { [tabGroupKey("os")]: "b" } }, "b"],
  ["a choice in the address", { queryString: "system" }, { query: "?system=c" }, "c"],
  [
    "the address before the storage",
    { groupId: "os", queryString: "os" },
    { query: "?os=c", stored: { [tabGroupKey("os")]: "b" } },
    "c",
  ],
  [
    "the storage where the address names no tab",
    { groupId: "os", queryString: "os" },
    { query: "?os=x", stored: { [tabGroupKey("os")]: "b" } },
    "b",
  ],
  [
    "a stored choice where no tab is open at first",
    { groupId: "os", selected: null },
    { stored: { [tabGroupKey("os")]: "a" } },
    "a",
  ],
])("%s is open before React takes over, and stays", async (_, props, reader, value) => {
  const { sent, early, taken } = await stagesOf(tabsOf(props), reader);
  expect([sent, early].map(selectedIn)).toEqual(["selected" in props ? "" : "a", value]);
  expect(taken).toBe(early);
  // React knows what is open, or it would not draw the change.
  act(() => document.querySelector<HTMLElement>("[role=tab]")?.click());
  expect(selectedIn(document.body.innerHTML)).toBe("a");
});

test.each([
  ["a value that no tab has", { groupId: "os" }, { stored: { [tabGroupKey("os")]: "x" } }],
  ["the choice of another group", { groupId: "os" }, { stored: { [tabGroupKey("fruit")]: "b" } }],
  ["a parameter that is not the tabs'", { groupId: "os" }, { query: "?os=b" }],
  ["a parameter called undefined", { groupId: "os" }, { query: "?undefined=b" }],
  ["a stored choice of tabs that belong to no group", {}, { stored: { [tabGroupKey("undefined")]: "b" } }],
])("%s changes nothing", async (_, props, reader) => {
  const { sent, early, taken } = await stagesOf(tabsOf(props), reader);
  expect(early).toBe(sent);
  expect(taken).toBe(sent);
});

test("lazy tabs ask for the page's scripts, for their panels are not in the page", async () => {
  const { sent, early, taken } = await stagesOf(tabsOf({ groupId: "os", lazy: true }), {
    stored: { [tabGroupKey("os")]: "b" },
  });
  expect(early).toBe(sent.replace('data-tab-group="os"', 'data-tab-group="os" data-needs-scripts="now"'));
  expect(selectedIn(taken)).toBe("b");
  expect(taken).not.toContain("Content a.");
});

test("tabs within tabs are opened each by their own choice", async () => {
  const outer: ContentNode[] = [
    [
      "Tabs",
      { items, groupId: "outer" },
      ["TabItem", {}, "A"],
      ["TabItem", {}, ...tabsOf({ groupId: "inner" })],
      ["TabItem", {}, "C"],
    ],
  ];
  const { early, taken } = await stagesOf(outer, {
    stored: { [tabGroupKey("outer")]: "b", [tabGroupKey("inner")]: "c" },
  });
  expect(selectedIn(early)).toBe("b,c");
  expect(taken).toBe(early);
});

test("a page with tabs names the bundle that these load, and others none", async () => {
  const { sent } = await stagesOf(tabsOf({}), {});
  const [bundle, ...others] = tabBundles(sent);
  expect(others).toEqual([]);
  expect(readFileSync("src/mdx/components/tabs/tabs.tsx", "utf8")).toContain(`webpackChunkName: "${bundle}"`);
  expect(tabBundles("<p>Text.</p>")).toEqual([]);
});
