/** @jest-environment jsdom */
import { act } from "react";
import type { SearchHit } from "../../../../src/features/search/engine/search-client";
import { SEARCH_KEYS } from "../../../../src/ui/storage";
import { clearDrawn } from "../../../support/drawn";
import { fakeClient, heldClient } from "../ui/fake-client";
import { hitOf, matched, tagged } from "../ui/hits";
import { drawPanel } from "./panel";

const yarn = hitOf({
  url: "/docs/install/#yarn",
  type: "content",
  hierarchy: { lvl0: "Guides", lvl1: "Install", lvl2: "Yarn" },
  content: "Run yarn.",
  _highlightResult: { hierarchy: { lvl2: matched(tagged("Yarn")) } },
  _snippetResult: { content: matched(`Run ${tagged("yarn")}.`) },
});
const install = hitOf({ url: "/docs/install/", hierarchy: { lvl0: "Guides", lvl1: "Install" } });
const other = hitOf({ url: "/docs/other/", hierarchy: { lvl1: "Other" } });
const { client } = fakeClient((query) => (query.startsWith("yarn") ? [yarn, install, other] : []));
const click = (element: HTMLElement | undefined, more: MouseEventInit = {}) =>
  act(async () => void element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more })));

beforeEach(() => document.addEventListener("click", preventDefault));
afterEach(() => {
  clearDrawn();
  document.removeEventListener("click", preventDefault);
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const settle = () => act(async () => void (await jest.runAllTimersAsync()));
const preventDefault = (event: Event) => event.preventDefault();

test("results are options of the field, in groups by pages, with the words marked", async () => {
  const { type, find, field } = await drawPanel(client);
  await type("yarn");
  expect(find("[role=group]").map((group) => group.getAttribute("aria-label"))).toEqual(["Install, Guides", "Other"]);
  expect(find("[role=option]").map((option) => option.getAttribute("href"))).toEqual([
    "/docs/install/?highlight=yarn",
    "/docs/install/?highlight=yarn#yarn",
    "/docs/other/?highlight=yarn",
  ]);
  expect(find("mark").map((mark) => mark.textContent)).toEqual(["Yarn", "yarn"]);
  expect(["role", "aria-expanded", "aria-controls", "aria-activedescendant"].map((name) => field.getAttribute(name)))
    .toMatchInlineSnapshot(`
    [
      "combobox",
      "true",
      "search-list",
      "search-option-0",
    ]
  `);
});

test("keys move among the options, and Enter opens the active one", async () => {
  const { type, press, find, closed } = await drawPanel(client);
  await type("yarn");
  const active = () => find("[aria-selected=true]").map(({ id }) => id);
  expect(await press("ArrowDown")).toBe(true);
  expect(active()).toEqual(["search-option-1"]);
  await press("End");
  expect(active()).toEqual(["search-option-2"]);
  expect([await press("ArrowLeft"), await press("Home", { shiftKey: true }), await press("x")]).toEqual(
    Array(3).fill(false),
  );
  expect(await press("Enter")).toBe(true);
  expect([closed(), localStorage.getItem(SEARCH_KEYS.recent)]).toEqual([1, '[{"url":"/docs/other/","title":"Other"}]']);
});

test("Enter with Ctrl, Cmd or Shift opens a new tab, as does a click, and search stays", async () => {
  const open = jest.spyOn(window, "open").mockReturnValue(null);
  const { type, press, find, closed } = await drawPanel(client);
  await type("yarn");
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) await press("Enter", { [key]: true });
  expect(open.mock.calls.map(([url]) => String(url))).toEqual(
    Array(3).fill("http://localhost/docs/install/?highlight=yarn"),
  );
  await click(find("[role=option]")[1], { ctrlKey: true });
  expect(closed()).toBe(0);
  await click(find("[role=option]")[1]);
  expect(closed()).toBe(1);
});

test("Enter for a query without an answer yet waits for it, and opens the first option of that answer", async () => {
  const held = heldClient((query) => (query === "yarn" ? [yarn, install] : query === "other" ? [other] : []));
  const { enter, type, press, find, closed } = await drawPanel(held.client);
  await type("yarn");
  held.answer();
  await settle();
  expect(find("[role=option]")).toHaveLength(2);
  await enter("other");
  expect([await press("Enter"), closed()]).toEqual([true, 0]);
  held.answer();
  await settle();
  expect([closed(), localStorage.getItem(SEARCH_KEYS.recent)]).toEqual([1, '[{"url":"/docs/other/","title":"Other"}]']);
});

test("Enter for a query without an answer yet does nothing where none is found, or another query is typed", async () => {
  const held = heldClient((query) => (query === "yarn" ? [yarn] : []));
  const { enter, press, closed } = await drawPanel(held.client);
  await enter("nothing");
  await press("Enter");
  held.answer();
  await settle();
  await enter("yar");
  await press("Enter");
  await enter("yarn");
  held.answer();
  await settle();
  expect(closed()).toBe(0);
});

test("Enter for a query without an answer yet does nothing once its dialog is closed", async () => {
  const held = heldClient(() => [yarn]);
  const { field, enter, press, closed } = await drawPanel(held.client);
  document.body.appendChild(document.createElement("dialog")).append(field);
  await enter("yarn");
  await press("Enter");
  held.answer();
  await settle();
  expect(closed()).toBe(0);
});

test("without an option Enter is left to the form of the field", async () => {
  const { type, press } = await drawPanel(client);
  await type("nothing");
  expect([await press("Enter"), await press("ArrowDown")]).toEqual([false, false]);
});

test("markup in a hit is text", async () => {
  const evil = "<img src=x onerror=alert(1)>";
  const hit = hitOf({
    url: "/docs/a/#b",
    type: "content",
    hierarchy: { lvl0: evil, lvl1: evil, lvl2: evil },
    _highlightResult: { hierarchy: { lvl2: matched(`${evil}${tagged(evil)}`) } },
    _snippetResult: { content: matched(`${tagged("<b>")}</b>`) },
  });
  const { type, find, text } = await drawPanel(fakeClient(() => [hit]).client);
  await type(evil);
  expect(find("img, b")).toEqual([]);
  expect(text()).toContain(evil);
});

test("a hit of another site opens in place, with what it is; hits can be changed before they show", async () => {
  const legacy = hitOf({ url: "https://legacy.example/a/", hierarchy: { lvl1: "Legacy" } });
  const { type, find } = await drawPanel(fakeClient(() => [legacy, other]).client, {
    rules: { baseUrl: "/", movedPaths: [], externalUrlRegex: "^https://legacy" },
    transformItems: (hits: SearchHit[]) => hits.slice(0, 1),
  });
  await type("a");
  expect(find("[role=option]").map((link) => [link.getAttribute("href"), link.getAttribute("target")])).toEqual([
    ["https://legacy.example/a/", null],
  ]);
});

test("words of another version are found there", async () => {
  const old = hitOf({ url: "/docs/1.0/knob/", hierarchy: { lvl1: "Knob" }, docusaurus_tag: "docs-default-1.0" });
  const { client: both } = fakeClient((_, { params }) => (String(params?.facetFilters).includes("old") ? [old] : []));
  const { type, find, text } = await drawPanel(both, {
    scope: { indexName: "site", facetFilters: [], otherVersions: ["old"] },
  });
  await type("knob");
  expect(find("[role=group]").map((group) => group.getAttribute("aria-label"))).toEqual(["Also in 1.0: Knob"]);
  expect(text()).not.toContain("No results");
});

test("where nothing is found, it is said, and whom to tell", async () => {
  const { type, text, find } = await drawPanel(client);
  await type("nothing");
  expect(text()).toContain("No results for “nothing”Believe this query should return results? Let us know.");
  expect(find("[role=status]").map((status) => status.textContent)).toEqual(["No results for “nothing”"]);
});

test("where nothing is found and no query is like it, the site's own suggestions are offered, once that is known", async () => {
  const { type, enter, find } = await drawPanel(client, { suggestions: ["yarn", "deploy"] });
  await enter("nothing");
  expect(find(".empty button")).toEqual([]);
  await type("nothing");
  expect(find(".empty p").map(({ textContent }) => textContent)).toEqual([
    "No results for “nothing”",
    "Try searching for:",
    expect.stringContaining("Believe this query should return results? Let us know."),
  ]);
  expect(find(".empty button").map(({ textContent }) => textContent)).toEqual(["yarn", "deploy"]);
});

test("where nothing can be fetched, it is said, and a button asks again", async () => {
  const search = jest.fn(client.search).mockRejectedValueOnce(new Error("offline"));
  const { type, find } = await drawPanel({ search, preload: () => Promise.resolve() });
  await type("yarn");
  expect(find("[role=alert]").map((alert) => alert.textContent)).toEqual([
    "Unable to fetch resultsYou might want to check your network connection.Retry",
  ]);
  await click(find("[role=alert] button")[0]);
  await settle();
  expect([find("[role=alert]"), find("[role=option]").length]).toEqual([[], 3]);
});

test("all results are one link away, where the site has a page for them", async () => {
  const { type, find } = await drawPanel(client);
  await type("yarn & co");
  expect(find(".all a").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["See all 3 pages", "/search/?q=yarn+%26+co"],
  ]);
  clearDrawn();
  const { client: ofOne } = fakeClient(() => [yarn]);
  const one = await drawPanel(ofOne);
  await one.type("yarn");
  expect(one.find(".all a").map(({ textContent }) => textContent)).toEqual(["1 page found"]);
  clearDrawn();
  const without = await drawPanel(client, { searchPagePath: false });
  await without.type("yarn");
  expect(without.find(".all")).toEqual([]);
});

test("the one version that is searched is named, and so in the link to all results", async () => {
  const version = { instance: "default", version: "1.0", title: "Docs", label: "v1" };
  const { type, find } = await drawPanel(client, { version });
  expect(find(".scope").map(({ textContent }) => textContent)).toEqual(["Version of Docs: v1"]);
  await type("yarn");
  expect(find(".all a").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["See all 3 pages · v1", "/search/?q=yarn&version-default=1.0"],
  ]);
  clearDrawn();
  expect((await drawPanel(client)).find(".scope")).toEqual([]);
});

test("an empty field offers the site's suggestions where nothing was opened before, and what keys do", async () => {
  const { find, field } = await drawPanel(client, { suggestions: ["yarn", "deploy"] });
  expect(find(".empty").map(({ textContent }) => textContent)).toEqual([
    "No recent searchesTry searching for:yarndeploy",
  ]);
  expect(find(".keys bdi").map(({ textContent }) => textContent)).toEqual(["↑↓ choose", "↵ open", "esc close"]);
  await click(find(".empty button")[1]);
  expect(field.value).toBe("deploy");
});

test("an empty field offers what was opened before", async () => {
  localStorage.setItem(
    SEARCH_KEYS.recent,
    '[{"url":"/docs/a/","title":"A","page":"Page"},{"url":"/docs/b/","title":"B"}]',
  );
  const { find, press, closed } = await drawPanel(client);
  const titles = () => find(".entry .title").map(({ textContent }) => textContent);
  expect(titles()).toEqual(["A", "B"]);
  await click(find("[aria-label^='Add “B”']")[0]);
  await click(find("[aria-label^='Remove “A”']")[0]);
  expect([titles(), localStorage.getItem(SEARCH_KEYS.favourites)]).toEqual([["B"], '[{"url":"/docs/b/","title":"B"}]']);
  expect(find("[role=listbox]")[0]?.getAttribute("aria-owns")).toBe("search-option-0");
  await press("Enter");
  expect(closed()).toBe(1);
});

test("with storage blocked, what was opened is remembered for the visit", async () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  jest.spyOn(console, "warn").mockReturnValue();
  const { type, press, find } = await drawPanel(client);
  await type("yarn");
  await press("Enter");
  await type("");
  expect(find(".entry .title").map(({ textContent }) => textContent)).toEqual(["Install"]);
});
