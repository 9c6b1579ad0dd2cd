import { withPrefix, type GatsbyBrowser } from "gatsby";
import { showAddressAttributes } from "./src/layout/before-paint/address-attributes";
import { removeBaseUrlBanner } from "./src/layout/before-paint/base-url-banner";
import { tellClientModules } from "./src/layout/navigation/client-modules";
import { mendHash } from "./src/layout/navigation/malformed-hash";
import { catchUp, watchFirstPage } from "./src/layout/navigation/first-page";
import { followPageLinks } from "./src/layout/navigation/page-links";
import { wrapPageLoader } from "./src/layout/navigation/page-loads";
import { isForGatsbyToScroll, noteArrival, noteReaderPlaces } from "./src/layout/navigation/reader-places";
import { enlargeOnClick } from "./src/mdx/components/zoom/enlarge-on-click";
import { installFirstPopstate } from "./src/ui/first-popstate";
import { hideLoadNotice } from "./src/ui/load-notice";
import { notePageView, subscribeToPageViews } from "./src/ui/page-views";
import { loadPartStyles } from "./src/ui/part-styles";
import { logRoute } from "./src/layout/navigation/route-log";
import { settings } from "./src/ui/site-settings";
import { loadSidebar } from "./src/ui/sidebar-data";
import { keepVersionChoices } from "./src/ui/version-choice";
import { SiteRoot, SiteShell } from "./src/layout/shell/site-shell";
import { inPlaceOf } from "./src/layout/shell/drawn-anew";
import { endTakeOver, takeOver } from "./src/layout/shell/take-over";
import { frameContextOf } from "./src/lib/pages/frame-context";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => <SiteRoot>{element}</SiteRoot>;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SiteShell page={props}>{element}</SiteShell>
);

const firstPage = { endWatch: () => undefined as void, href: "" };

/**
 * Takes in the page's sidebar, which is on its way already. Nothing waits for it: the page's HTML has the sidebar, and
 * keeps it until its data are here.
 */
export const onClientEntry = (): void => {
  installFirstPopstate();
  // Scripts that had failed are here now.
  hideLoadNotice();
  firstPage.endWatch = watchFirstPage();
  noteReaderPlaces();
  subscribeToPageViews(showAddressAttributes);
  const name = document.querySelector<HTMLLinkElement>("link[data-sidebar]")?.dataset.sidebar;
  if (name) void loadSidebar(name);
};

export const replaceHydrateFunction = () => takeOver;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  firstPage.endWatch();
  removeBaseUrlBanner();
  endTakeOver();
  window.___held?.takenOver(inPlaceOf);
  followPageLinks(withPrefix("/"));
  enlargeOnClick();
  // In develop pages are made while they are asked for, and have no scripts inline.
  if (process.env.NODE_ENV !== "production") return keepVersionChoices();
  catchUp(firstPage.href);
  const styles = loadPartStyles();
  wrapPageLoader(async (context) => (await Promise.all([sidebarOf(context), styles]))[0]);
};

/** Gatsby does as it does by default where it hears nothing. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (scrolling) =>
  isForGatsbyToScroll(scrolling) ? (undefined as unknown as boolean) : false;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location }) => mendHash(location);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  noteArrival();
  const [address, previous] = [addressOf(location), prevLocation ? addressOf(prevLocation) : undefined];
  if (!prevLocation) firstPage.href = location.href;
  else if (prevLocation.pathname !== location.pathname) hideLoadNotice();
  notePageView(address, previous);
  void tellClientModules({ location, previousLocation: prevLocation });
  logRoute(address, previous, settings.deployPreview?.hostPattern);
};

/** Fetches the sidebar that a page's context names; true where it is at hand, or there is none. */
async function sidebarOf(context: unknown): Promise<boolean> {
  const { sidebarFile } = frameContextOf(context);
  return sidebarFile === undefined || loadSidebar(sidebarFile);
}

function addressOf({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  return `${pathname}${search}${hash}`;
}
