import {
  createElement,
  Fragment,
  useCallback,
  useEffect,
  useRef,
  useState,
  type FunctionComponent,
  type ReactNode,
} from "react";
import { currentLocaleName, currentLocaleOf } from "../../../lib/settings/locale";
import { usePageInfo } from "../../../ui/page-info";
import { settings } from "../../../ui/site-settings";
import { useBeforePaint } from "../../../ui/use-before-paint";
import { titleOfWindow } from "../../theme-functions";
import { frameHooks } from "./frame-hooks";
import { projectAddress } from "./project-address";
import { queryHooks } from "./query-hooks";
import { historyHooks, routerModule } from "./router-hooks";
import { storageSlots } from "./storage-slots";

type AnyFunction = (...values: never[]) => unknown;

/** A function that stays the same, and does what the last one that was given does. */
function useEvent<F extends AnyFunction>(action: F): F {
  const last = useRef(action);
  useBeforePaint(() => {
    last.current = action;
  }, [action]);
  return useCallback((...values: never[]) => last.current(...values), []) as F;
}

/** What was given the last time; undefined at first. */
function usePrevious<T>(value: T): T | undefined {
  const last = useRef<T>();
  useEffect(() => {
    last.current = value;
  });
  return last.current;
}

/** An object that stays the same while what it holds does. */
function useShallowMemoObject<O extends object>(held: O): O {
  const last = useRef(held);
  if (!holdSame(last.current, held)) last.current = held;
  return last.current;
}

function holdSame(one: object, other: object): boolean {
  const [first, second] = [Object.entries(one), new Map(Object.entries(other))];
  return first.length === second.size && first.every(([key, value]) => second.get(key) === value);
}

/** The page's address below the base URL. */
function useLocalPathname(): string {
  return usePageInfo().path;
}

/** What keeps an element at its place in the window when the page becomes taller or shorter in the next render. */
function useScrollPositionBlocker() {
  const held = useRef<{ element: HTMLElement; top: number }>();
  useBeforePaint(() => {
    if (!held.current) return;
    const { element, top } = held.current;
    held.current = undefined;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ left: 0, top: moved });
  });
  const blockElementScrollPositionUntilNextRender = useCallback((element: HTMLElement) => {
    held.current = { element, top: element.getBoundingClientRect().top };
  }, []);
  return { blockElementScrollPositionUntilNextRender };
}

/** Whether a reader asks for fewer movements. */
function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

type Location = ReturnType<typeof routerModule.useLocation>;
type Moved = { location: Location; previousLocation: Location };

/** Tells of each other address that the page has got. */
function useLocationChange(onMove: (moved: Moved) => void): void {
  const { pathname, search, hash } = routerModule.useLocation();
  const location = useShallowMemoObject({ pathname, search, hash });
  const previousLocation = usePrevious(location);
  const tell = useEvent(onMove);
  useEffect(() => {
    if (previousLocation && previousLocation !== location) tell({ location, previousLocation });
  }, [location, previousLocation, tell]);
}

/** What writes dates in the site's language, which is the locale's name here, as in Docusaurus. */
function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { i18n } = settings;
  const { calendar } = currentLocaleOf(i18n);
  return new Intl.DateTimeFormat(currentLocaleName(i18n), { calendar, ...options });
}

/** What gives the page of search the words to look for. */
function useSearchLinkCreator(): (query: string) => string {
  const { searchPagePath } = settings.search;
  return (query) => `${projectAddress(searchPagePath || "/search/")}?q=${encodeURIComponent(query)}`;
}

/** Keeps the page from scrolling while something lies above it. */
function useLockBodyScroll(isLocked = true): void {
  useEffect(() => {
    document.body.style.overflow = isLocked ? "hidden" : "visible";
    return () => void (document.body.style.overflow = "visible");
  }, [isLocked]);
}

/** The kind of window by its width, in pixels: `ssr` in the HTML, and until a browser has taken the page over. */
function useWindowSize({ desktopBreakpoint = 996 } = {}): "ssr" | "desktop" | "mobile" {
  const [size, setSize] = useState<"ssr" | "desktop" | "mobile">("ssr");
  useEffect(() => {
    const update = () => setSize(window.innerWidth > desktopBreakpoint ? "desktop" : "mobile");
    update();
    window.addEventListener("resize", update);
    return () => window.removeEventListener("resize", update);
  }, [desktopBreakpoint]);
  return size;
}

type Inside = { children?: ReactNode };

/** Components around what is inside, of which the first stands outermost, as one. */
function composeProviders(providers: readonly FunctionComponent<Inside>[]): FunctionComponent<Inside> {
  return ({ children }) =>
    providers.reduceRight<ReactNode>((inside, Provider) => createElement(Provider, null, inside), children);
}

type Themed = { className?: string; children: (given: { theme: "light" | "dark"; className?: string }) => ReactNode };

/** What is made for each colour mode: both are in the page, and the stylesheet shows the one of the mode. */
function ThemedComponent({ className, children }: Themed): ReactNode {
  const modes = (["light", "dark"] as const).map((theme) =>
    createElement("span", { "data-show": theme, key: theme }, children({ theme, className })),
  );
  return createElement(Fragment, null, modes);
}

/** The plugin that a page is of, by the classes that `<html>` has on it. */
function useRouteContext() {
  const [, name, id] = /\bplugin-(\S+) plugin-id-(\S+)/.exec(usePageInfo().htmlClass ?? "") ?? [];
  const isOfContent = name !== undefined && ["docs", "blog", "pages"].includes(name);
  return {
    plugin: { name: isOfContent ? `docusaurus-plugin-content-${name}` : (name ?? "native"), id: id ?? "default" },
  };
}

/** Hooks of Docusaurus' theme that are no more than React's, and those about addresses and the choices of readers. */
export const themeHooks = {
  useEvent,
  usePrevious,
  useShallowMemoObject,
  useLocalPathname,
  useLocationChange,
  useScrollPositionBlocker,
  prefersReducedMotion,
  useDateTimeFormat,
  useTitleFormatter: () => ({
    format: (title?: string) => titleOfWindow(title, settings.title, settings.titleDelimiter),
  }),
  useSearchLinkCreator,
  useLockBodyScroll,
  useWindowSize,
  composeProviders,
  ThemedComponent,
  ...storageSlots,
  ...queryHooks,
  ...historyHooks,
  ...frameHooks,
};

/** Hooks that are modules of Docusaurus' core, by their names. */
export const hookModules = {
  "@docusaurus/useRouteContext": { default: useRouteContext },
  "@docusaurus/useIsomorphicLayoutEffect": { default: useBeforePaint },
};
