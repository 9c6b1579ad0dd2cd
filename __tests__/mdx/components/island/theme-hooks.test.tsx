/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { PageInfo } from "../../../../src/ui/page-info";

Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

/** What a hook gives on a page for one value after another. */
async function givenFor<T, R>(hook: (value: T) => R, values: readonly T[], page: Partial<PageInfo> = {}): Promise<R[]> {
  const { PageInfoProvider } = await import("../../../../src/ui/page-info");
  const given: R[] = [];
  const Asking = ({ value }: { value: T }) => {
    given.push(hook(value));
    return null;
  };
  const root = createRoot(document.createElement("div"));
  const info = { path: "/docs/a/", ...page };
  for (const value of values) {
    const asked = (
      <PageInfoProvider value={info}>
        <Asking value={value} />
      </PageInfoProvider>
    );
    await act(async () => root.render(asked));
  }
  return given;
}

const hooks = async () => import("../../../../src/mdx/components/island/theme-hooks");

test("a handler stays the same, and does what the last one does", async () => {
  const { useEvent } = (await hooks()).themeHooks;
  const [first, second] = await givenFor(useEvent, [() => 1, () => 2]);
  expect(second).toBe(first);
  expect(first?.()).toBe(2);
});

test("a value from before is known, and an object with the same in it stays the same", async () => {
  const { usePrevious, useShallowMemoObject } = (await hooks()).themeHooks;
  expect(await givenFor(usePrevious, ["a", "b", "c"])).toEqual([undefined, "a", "b"]);
  const [first, second, third] = await givenFor(useShallowMemoObject, [{ a: 1 }, { a: 1 }, { a: 2 }] as object[]);
  expect([second === first, third === first]).toEqual([true, false]);
});

test("a component knows its page's address and plugin", async () => {
  const { themeHooks, hookModules } = await hooks();
  const useRouteContext = hookModules["@docusaurus/useRouteContext"].default;
  const pluginOn = async (htmlClass?: string) => (await givenFor(useRouteContext, [undefined], { htmlClass }))[0];
  expect(await givenFor(themeHooks.useLocalPathname, [undefined])).toEqual(["/docs/a/"]);
  expect(await pluginOn("plugin-docs plugin-id-recipes docs-wrapper")).toEqual({
    plugin: { name: "docusaurus-plugin-content-docs", id: "recipes" },
  });
  expect(await pluginOn()).toEqual({ plugin: { name: "native", id: "default" } });
});

test("what a component stores is a reader's choice of the site", async () => {
  const { keySuffixOf } = await import("../../../../src/ui/storage");
  const { settings } = await import("../../../../src/ui/site-settings");
  const slot = (await hooks()).themeHooks.createStorageSlot("size");
  slot.set("large");
  expect([slot.get(), window.localStorage.getItem(`size${keySuffixOf(settings)}`)]).toEqual(["large", "large"]);
  slot.del();
  expect(slot.get()).toBeNull();
});

test("components with the same choice of a reader follow each other and other windows, each from null", async () => {
  const { useStorageSlot, listStorageKeys } = (await hooks()).themeHooks;
  const { settings } = await import("../../../../src/ui/site-settings");
  Object.assign(settings, { storage: { type: "localStorage", namespace: "kiln" } });
  const key = "cone-kiln";
  window.localStorage.setItem(key, "6");
  const given: Record<string, ReturnType<typeof useStorageSlot>[]> = {};
  const Asking = ({ by, name, persistence }: { by: string; name: string | null; persistence?: "sessionStorage" }) => {
    (given[by] ??= []).push(useStorageSlot(name, { persistence }));
    return null;
  };
  const page = (
    <>
      <Asking by="one" name="cone" />
      <Asking by="other" name="cone" />
      <Asking by="tab" name="cone" persistence="sessionStorage" />
      <Asking by="none" name={null} />
    </>
  );
  const { renderToString } = await import("react-dom/server");
  const place = document.createElement("div");
  place.innerHTML = renderToString(page);
  expect(Object.values(given).map((slots) => slots[0]?.[0])).toEqual([null, null, null, null]);
  await act(async () => void hydrateRoot(place, page));
  const last = (by: string) => given[by]?.at(-1) as ReturnType<typeof useStorageSlot>;
  const values = () => ["one", "other", "tab", "none"].map((by) => last(by)[0]);
  expect(values()).toEqual(["6", "6", null, null]);
  const told = jest.fn();
  window.addEventListener("storage", told);
  await act(async () => last("one")[1].set("10"));
  await act(async () => last("one")[1].set("10"));
  await act(async () => last("tab")[1].set("04"));
  await act(async () => last("none")[1].set("022"));
  expect([values(), told.mock.calls.length]).toEqual([["10", "10", "04", null], 2]);
  expect([listStorageKeys(), listStorageKeys("sessionStorage")]).toEqual([[key], [key]]);
  window.localStorage.setItem(key, "5");
  const fromWindow = { key, oldValue: "10", newValue: "5", storageArea: window.localStorage };
  await act(async () => void window.dispatchEvent(new StorageEvent("storage", fromWindow)));
  expect(values()).toEqual(["5", "5", "04", null]);
  await act(async () => last("other")[1].del());
  expect([values(), window.localStorage.length]).toEqual([[null, null, "04", null], 0]);
});

test("words and addresses that a component asks for are the site's", async () => {
  const { useTitleFormatter, useDateTimeFormat, useSearchLinkCreator } = (await hooks()).themeHooks;
  const { settings } = await import("../../../../src/ui/site-settings");
  Object.assign(settings, { title: "Kiln", titleDelimiter: "·" });
  const useDate = () => useDateTimeFormat({ month: "long", timeZone: "UTC" }).format(new Date(0));
  const useAll = () => [useTitleFormatter().format("Gas"), useTitleFormatter().format(), useDate()];
  const useAddress = () => useSearchLinkCreator()("a&b");
  expect(await givenFor(useAll, [undefined])).toEqual([["Gas · Kiln", "Kiln", "January"]]);
  expect(await givenFor(useAddress, [undefined])).toEqual(["/search/?q=a%26b"]);
});

test("dates have the form of the locale's name, as the build draws them", async () => {
  const { useDateTimeFormat } = (await hooks()).themeHooks;
  const { settings } = await import("../../../../src/ui/site-settings");
  const english = settings.i18n.locales[settings.i18n.defaultLocale];
  Object.assign(settings, {
    i18n: { ...settings.i18n, currentLocale: "en-US", locales: { "en-US": { ...english, htmlLang: "en-GB" } } },
  });
  const useDate = () => useDateTimeFormat({ dateStyle: "medium", timeZone: "UTC" }).format(Date.UTC(2024, 4, 3));
  expect(await givenFor(useDate, [undefined])).toEqual(["May 3, 2024"]);
});

test("a component follows what it chooses of the page's history, and is told of other addresses", async () => {
  const { useHistorySelector, useLocationChange, useQueryString } = (await hooks()).themeHooks;
  window.history.replaceState(null, "", "/docs/a/?size=small#b");
  const moved = jest.fn();
  const given: string[] = [];
  let setSize: ((size: string) => void) | undefined;
  const Asking = () => {
    given.push(useHistorySelector(({ location: { pathname, search, hash } }) => pathname + search + hash));
    useLocationChange(moved);
    [, setSize] = useQueryString("size");
    return null;
  };
  const { PageInfoProvider } = await import("../../../../src/ui/page-info");
  const page = (
    <PageInfoProvider value={{ path: "/docs/a/" }}>
      <Asking />
    </PageInfoProvider>
  );
  await act(async () => createRoot(document.createElement("div")).render(page));
  expect([given.at(-1), moved.mock.calls]).toEqual(["/docs/a/?size=small#b", []]);
  await act(async () => setSize?.("large"));
  const place = { pathname: "/docs/a/", hash: "#b" };
  expect([given.at(-1), moved.mock.calls]).toEqual([
    "/docs/a/?size=large#b",
    [[{ location: { ...place, search: "?size=large" }, previousLocation: { ...place, search: "?size=small" } }]],
  ]);
});

test("a component is made for both modes, and within others", async () => {
  const { ThemedComponent, composeProviders } = (await hooks()).themeHooks;
  const { renderToStaticMarkup } = await import("react-dom/server");
  const Both = composeProviders([({ children }) => <b>{children}</b>, ({ children }) => <i>{children}</i>]);
  const themed = (
    <Both>
      <ThemedComponent className="wide">
        {({ theme, className }) => <u className={className}>{theme}</u>}
      </ThemedComponent>
    </Both>
  );
  expect(renderToStaticMarkup(themed)).toBe(
    '<b><i><span data-show="light"><u class="wide">light</u></span><span data-show="dark"><u class="wide">dark</u></span></i></b>',
  );
});

test("components share the page's query, and change it", async () => {
  const { queryHooks } = await import("../../../../src/mdx/components/island/query-hooks");
  window.history.replaceState(null, "", "/docs/a/?tag=clay&tag=glaze#b");
  const useAll = () => ({
    size: queryHooks.useQueryString("size"),
    tags: queryHooks.useQueryStringList("tag"),
    tag: queryHooks.useQueryStringValue("tag"),
    clear: queryHooks.useClearQueryString(),
  });
  type Given = ReturnType<typeof useAll>;
  const given: Given[] = [];
  const Asking = () => {
    given.push(useAll());
    return null;
  };
  await act(async () => createRoot(document.createElement("div")).render(<Asking />));
  const last = () => given.at(-1) as Given;
  expect([given[0]?.tags[0], last().tags[0], last().tag, last().size[0]]).toEqual([[], ["clay", "glaze"], "clay", ""]);
  await act(async () => last().size[1]("large", { push: true }));
  await act(async () => last().tags[1]((before) => before.slice(1)));
  expect([last().size[0], last().tags[0], window.location.search]).toEqual([
    "large",
    ["glaze"],
    "?size=large&tag=glaze",
  ]);
  await act(async () => last().clear());
  expect([window.location.pathname, window.location.search, window.location.hash]).toEqual(["/docs/a/", "", "#b"]);
});

test("an element stays where it is while what is above it changes", async () => {
  const { useScrollPositionBlocker } = (await hooks()).themeHooks;
  const tops = [300, 120];
  const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  const element = { getBoundingClientRect: () => ({ top: tops.shift() }) } as unknown as HTMLElement;
  const useHeld = (isHeld: boolean) => {
    const { blockElementScrollPositionUntilNextRender: hold } = useScrollPositionBlocker();
    if (isHeld) hold(element);
  };
  await givenFor(useHeld, [false, true, false]);
  expect(scrollBy.mock.calls).toEqual([[{ left: 0, top: -180 }]]);
});

test("a component opens and closes the menu of small screens, and knows whether it is open", async () => {
  const { useNavbarMobileSidebar } = (await hooks()).themeHooks;
  document.body.innerHTML = '<header class="site-navbar"><button class="hamburger"></button></header>';
  const opened = jest.fn();
  document.querySelector("button")?.addEventListener("click", opened);
  const [closed] = await givenFor(useNavbarMobileSidebar, [undefined]);
  closed?.toggle();
  expect([closed?.shown, opened.mock.calls.length]).toEqual([false, 1]);
  const menu = document.body.appendChild(document.createElement("dialog"));
  menu.className = "mobile-menu";
  const cancelled = jest.fn();
  menu.addEventListener("cancel", cancelled);
  const open = (await givenFor(useNavbarMobileSidebar, [undefined])).at(-1);
  open?.toggle();
  expect([open?.shown, cancelled.mock.calls.length, opened.mock.calls.length]).toEqual([true, 1, 1]);
});

test("a button back to the top is shown on the way up, below its threshold", async () => {
  const { useBackToTopButton } = (await hooks()).themeHooks;
  const shown: boolean[] = [];
  const Asking = () => {
    shown.push(useBackToTopButton({ threshold: 300 }).shown);
    return null;
  };
  await act(async () => createRoot(document.createElement("div")).render(<Asking />));
  for (const scrollY of [500, 400, 200]) {
    Object.assign(window, { scrollY });
    await act(async () => void window.dispatchEvent(new Event("scroll")));
  }
  expect(shown).toEqual([false, true, false]);
});

test("the kind of window is told by its width, and again when that changes", async () => {
  const { useWindowSize } = (await hooks()).themeHooks;
  const given: string[] = [];
  const Asking = () => {
    given.push(useWindowSize());
    return null;
  };
  const root = createRoot(document.createElement("div"));
  Object.assign(window, { innerWidth: 1200 });
  await act(async () => root.render(<Asking />));
  Object.assign(window, { innerWidth: 996 });
  await act(async () => void window.dispatchEvent(new Event("resize")));
  expect(given).toEqual(["ssr", "desktop", "mobile"]);
  await act(async () => root.unmount());
});
