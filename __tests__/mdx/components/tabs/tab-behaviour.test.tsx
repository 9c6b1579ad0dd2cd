/** @jest-environment jsdom */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { ContentElement, ContentNode, ContentProps } from "../../../../src/mdx/content-node";
import { renderNodes } from "../../../../src/mdx/render/render";
import { keepPlaceOfEntry } from "../../../../src/ui/entry-place";
import { tabGroupKey } from "../../../../src/ui/storage";

let root: Root | undefined;

const item = (value: string) => ({ value });
const panel = (text: string, ...more: ContentNode[]): ContentElement => ["TabItem", {}, ["p", {}, text], ...more];
const tabs = (
  props: Record<string, string | boolean>,
  values: string[],
  panels = values.map((value) => panel(`Content ${value}.`)),
): ContentNode => ["Tabs", { items: values.map(item), ...props }, ...panels];

/** Draws content on a page of its own and waits for its tabs to work. */
async function draw(...nodes: ContentNode[]): Promise<void> {
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => {
    root = createRoot(place);
    root.render(<>{renderNodes(nodes)}</>);
  });
  // The file of the behaviour comes in its own time.
  await act(async () => undefined);
}

const tab = (value: string, place = 0) =>
  document.querySelectorAll<HTMLButtonElement>(`[role=tab][value="${value}"]`)[place] as HTMLButtonElement;
const selected = () =>
  [...document.querySelectorAll<HTMLButtonElement>("[aria-selected=true]")].map(({ value }) => value).join();
const stops = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[role=tab][tabindex="0"]')].map(({ value }) => value).join();
// A link's address, its event and what these open come by timers; they must not reach the next test.
const click = (element: Element | null) =>
  act(async () => {
    (element as HTMLElement).click();
    await jest.runAllTimersAsync();
  });
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
    ),
  );

let scrolled: Element[];

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  scrolled = [];
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
  localStorage.clear();
  window.history.replaceState({ key: "1" }, "", "/page/");
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

test("arrows, Home and End move the focus, select at once and go round; keys with a modifier are the browser's", async () => {
  await draw(tabs({}, ["a", "b", "c"]));
  tab("a").focus();
  const steps: string[] = [];
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight", "End", "Home", "x"]) {
    await press(key);
    steps.push(`${key}: ${(document.activeElement as HTMLButtonElement).value} ${selected()} ${stops()}`);
  }
  await press("ArrowRight", { altKey: true });
  expect(steps).toEqual([
    "ArrowLeft: c c c",
    "ArrowRight: a a a",
    "ArrowRight: b b b",
    "End: c c c",
    "Home: a a a",
    "x: a a a",
  ]);
  expect(selected()).toBe("a");
});

test("where the text runs from right to left, the left arrow leads to the next tab", async () => {
  await draw(tabs({}, ["a", "b", "c"]));
  // jsdom does not pass it on to what is inside.
  document.querySelector<HTMLElement>("[role=tablist]")?.style.setProperty("direction", "rtl");
  tab("a").focus();
  const steps: string[] = [];
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight", "ArrowLeft"]) {
    await press(key);
    steps.push(`${key}: ${selected()}`);
  }
  expect(steps).toEqual(["ArrowLeft: b", "ArrowRight: a", "ArrowRight: c", "ArrowLeft: a"]);
});

test("a group switches together, remembers its choice, and passes over values that it does not have", async () => {
  await draw(
    tabs({ groupId: "os" }, ["a", "b", "c"]),
    tabs({ groupId: "os" }, ["b", "a"]),
    tabs({ groupId: "fruit" }, ["a", "b"]),
    tabs({}, ["a", "b"]),
  );
  await click(tab("b"));
  expect([selected(), localStorage.getItem(tabGroupKey("os")), localStorage.length]).toEqual(["b,b,a,a", "b", 1]);
  await click(tab("c"));
  expect(selected()).toBe("c,b,a,a");
  expect(window.location.search).toBe("");
});

test("tabs that are drawn later, and those of other windows, follow the choice", async () => {
  localStorage.setItem(tabGroupKey("os"), "b");
  await draw(tabs({ groupId: "os" }, ["a", "b"]));
  expect(selected()).toBe("b");
  await act(async () => window.dispatchEvent(new StorageEvent("storage", { key: tabGroupKey("os"), newValue: "a" })));
  expect(selected()).toBe("a");
  await act(async () => window.dispatchEvent(new StorageEvent("storage", { key: null, newValue: null })));
  expect(selected()).toBe("a");
});

test("the address follows a choice and keeps the rest of itself; a link of the page and the way back choose, too", async () => {
  window.history.replaceState({ key: "1" }, "", "/page/?q=1#part");
  await draw(
    tabs({ queryString: "tool" }, ["saw", "drill"]),
    ["a", { href: "pathname:///page/?tool=saw#x" }, "Saw"],
    ["a", { href: "pathname:///other/?tool=drill" }, "Elsewhere"],
  );
  const before = window.history.length;
  await click(tab("drill"));
  expect([window.location.search, window.location.hash, window.history.length - before, window.history.state]).toEqual([
    "?q=1&tool=drill",
    "#part",
    0,
    { key: "1" },
  ]);
  document.querySelectorAll("a").forEach((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await click(document.querySelector("a"));
  expect(selected()).toBe("saw");
  await click(document.querySelectorAll("a")[1] ?? null);
  expect(selected()).toBe("saw");
  window.history.replaceState(null, "", "?tool=drill");
  await act(async () => window.dispatchEvent(new PopStateEvent("popstate")));
  expect(selected()).toBe("drill");
});

const heading: ContentNode = ["h2", { id: "deep" }, "Deep"];
const deep = (lazy: boolean) => {
  const ids: ContentProps = lazy ? { ids: "deep" } : {};
  const inner = tabs({ lazy }, ["x", "y"], [panel("X."), ["TabItem", ids, heading]]);
  return tabs({ lazy, groupId: "os" }, ["a", "b"], [panel("A."), ["TabItem", ids, inner]]);
};

test.each([[false], [true]])(
  "a link to a heading in closed tabs opens them, without a choice for the group (lazy: %s)",
  async (lazy) => {
    await draw(deep(lazy), ["a", { href: "#deep" }, "Deep"]);
    expect(selected()).toBe(lazy ? "a" : "a,x");
    await click(document.querySelector("a[href='#deep']"));
    expect([selected(), localStorage.length]).toEqual(["b,y", 0]);
    expect(document.getElementById("deep")?.closest("[hidden]")).toBeNull();
  },
);

test.each([[false], [true]])(
  "a hash on arrival opens closed tabs and scrolls to the heading once (lazy: %s)",
  async (lazy) => {
    window.history.replaceState(null, "", "/page/#deep");
    await draw(deep(lazy));
    await act(async () => undefined);
    expect(selected()).toBe("b,y");
    expect(scrolled.filter(({ id }) => id === "deep")).toHaveLength(1);
  },
);

test("on the way back to where its reader was, a closed tab of the hash opens, and that place shows", async () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  keepPlaceOfEntry("1", 700);
  window.history.replaceState({ key: "1" }, "", "/page/#deep");
  await draw(deep(true));
  await act(async () => undefined);
  expect([selected(), scrolled.filter(({ id }) => id === "deep"), scrollTo.mock.calls]).toEqual([
    "b,y",
    [],
    [[0, 700]],
  ]);
  scrollTo.mockRestore();
  sessionStorage.clear();
});

test("a hash that names nothing, or is no text at all, opens nothing", async () => {
  await draw(deep(true));
  for (const hash of ["#nothing", "#%E0%A4%A", "#"]) {
    window.history.replaceState(null, "", `/page/${hash}`);
    await act(async () => window.dispatchEvent(new PopStateEvent("popstate")));
  }
  expect(selected()).toBe("a");
});

test("what the browser's search finds in a closed panel opens it", async () => {
  await draw(tabs({ groupId: "os" }, ["a", "b"]));
  const closed = document.querySelector("[role=tabpanel][hidden]");
  await act(async () => closed?.dispatchEvent(new Event("beforematch", { bubbles: true })));
  expect([selected(), localStorage.length]).toEqual(["b", 0]);
});

test("what it finds in tabs within tabs opens all of them at once, for the browser asks the innermost panel only", async () => {
  await draw(deep(false));
  act(
    () =>
      void document
        .getElementById("deep")
        ?.closest("[role=tabpanel]")
        ?.dispatchEvent(new Event("beforematch", { bubbles: true })),
  );
  expect(document.getElementById("deep")?.closest("[hidden]")).toBeNull();
});

test("tabs that are gone do not listen any more", async () => {
  await draw(tabs({ groupId: "os", queryString: "os" }, ["a", "b"]));
  act(() => root?.unmount());
  window.dispatchEvent(new StorageEvent("storage", { key: tabGroupKey("os"), newValue: "b" }));
  expect(window.location.search).toBe("");
});
