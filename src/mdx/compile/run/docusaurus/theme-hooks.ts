import { titleOfWindow } from "../../../theme-functions";
import type { Namespace } from "../imports/plain-module";
import { Fragment } from "../runtime";
import { inBrowser, type Component, type ModuleContext } from "./module-context";
import { textOrEmpty } from "../../../../lib/values/text-or-empty";

const nothing = () => undefined;

/** Hooks of Docusaurus' theme about the page and its readers, with what a first render has. */
export function pageHooks(context: ModuleContext): Namespace {
  const same = (value: unknown) => value;
  return {
    useScrollPositionBlocker: () => ({ blockElementScrollPositionUntilNextRender: nothing }),
    prefersReducedMotion: inBrowser(context, false),
    useEvent: same,
    useShallowMemoObject: same,
    usePrevious: inBrowser(context, undefined),
    useLockBodyScroll: inBrowser(context, undefined),
    useLocalPathname: inBrowser(context, ""),
    ...historyHooks(context),
    ...frameHooks(context),
    ...storageSlots(context),
    ...wordHooks(context),
    ...themeParts(context),
  };
}

/** What the page's address says, which is empty at build. */
function historyHooks(context: ModuleContext): Namespace {
  const location = { pathname: "", search: "", hash: "" };
  return {
    useLocationChange: inBrowser(context, undefined),
    useQueryString: inBrowser(context, ["", nothing]),
    useSearchQueryString: inBrowser(context, ["", nothing]),
    useQueryStringList: inBrowser(context, [[], nothing]),
    useQueryStringValue: inBrowser(context, null),
    useClearQueryString: inBrowser(context, nothing),
    useHistorySelector: (choose: (history: object) => unknown) => {
      context.mark();
      return choose({ location, push: nothing, replace: nothing });
    },
  };
}

/** What readers see of the frame: its parts are closed at first. */
function frameHooks(context: ModuleContext): Namespace {
  return {
    useNavbarMobileSidebar: inBrowser(context, { disabled: false, shouldRender: false, shown: false, toggle: nothing }),
    useBackToTopButton: inBrowser(context, { shown: false, scrollToTop: nothing }),
  };
}

/** What readers chose, which only their browsers know. */
function storageSlots(context: ModuleContext): Namespace {
  const slot = {
    get: inBrowser(context, null),
    set: inBrowser(context, undefined),
    del: inBrowser(context, undefined),
    listen: inBrowser(context, () => undefined),
  };
  return {
    createStorageSlot: () => slot,
    useStorageSlot: inBrowser(context, [null, slot]),
    listStorageKeys: inBrowser(context, []),
  };
}

/** What the configuration says of words and addresses. */
function wordHooks({ docusaurus: { siteConfig, i18n }, addressOf }: ModuleContext): Namespace {
  const { title, titleDelimiter, themeConfig } = siteConfig;
  const { algolia } = Object(themeConfig) as { algolia?: { searchPagePath?: unknown } };
  const page = addressOf(`/${textOrEmpty(algolia?.searchPagePath).replace(/^\//, "") || "search"}`);
  const locale = i18n.currentLocale;
  const { calendar } = Object(i18n.localeConfigs[locale]) as { calendar?: string };
  return {
    useTitleFormatter: () => ({
      format: (own?: string) => titleOfWindow(own, textOrEmpty(title), textOrEmpty(titleDelimiter) || undefined),
    }),
    useSearchLinkCreator: () => (query: string) => `${page}?q=${encodeURIComponent(query)}`,
    useDateTimeFormat: (options: Intl.DateTimeFormatOptions = {}) =>
      new Intl.DateTimeFormat(locale, { calendar, ...options }),
  };
}

/** What components are made of others by. */
function themeParts({ h }: ModuleContext): Namespace {
  const themed: Component = ({ className, children }) => {
    const shown = (theme: string) => (children as (given: object) => unknown)({ theme, className });
    return h(Fragment, null, ...["light", "dark"].map((theme) => h("span", { "data-show": theme }, shown(theme))));
  };
  return {
    ThemedComponent: themed,
    composeProviders:
      (providers: readonly Component[]): Component =>
      ({ children }) =>
        providers.reduceRight<unknown>((inside, provider) => h(provider, null, inside), children),
  };
}
