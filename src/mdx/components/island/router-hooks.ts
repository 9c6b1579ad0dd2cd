import { navigate, withPrefix } from "gatsby";
import { useEffect, useSyncExternalStore } from "react";
import { addressOfLocation, isExternal, withoutBaseUrl } from "../../../lib/routes/url";
import { useInBrowser } from "../../../ui/in-browser";
import { usePageInfo } from "../../../ui/page-info";
import { matchPath } from "../../docusaurus-functions";
import { projectAddress } from "./project-address";
import { onQueryChange } from "./query-hooks";
import { useHistoryOf } from "./router-history";

/** Where the page is, as Docusaurus' router says it. */
type Location = Record<"pathname" | "search" | "hash", string>;

function useLocation(): Location {
  const { path } = usePageInfo();
  const isInBrowser = useInBrowser();
  const { search, hash } = isInBrowser ? window.location : { search: "", hash: "" };
  return { pathname: projectAddress(path), search, hash };
}

const go = (to: unknown, replace: boolean) =>
  void navigate(withoutBaseUrl(fromPage(addressOfLocation(to)), withPrefix("/")), { replace });

/** An address from the site's root, of one that may begin at the page's. */
function fromPage(address: string): string {
  if (address.startsWith("/") || isExternal(address)) return address;
  const { pathname, search, hash } = new URL(address, window.location.href);
  return `${pathname}${search}${hash}`;
}

function Redirect({ to }: { to: unknown }) {
  const address = addressOfLocation(to);
  useEffect(() => go(address, true), [address]);
  return null;
}

const useHistory = () => useHistoryOf(useLocation(), go);
type History = ReturnType<typeof useHistory>;

/** What is chosen of the page's history: a value that is the same by `===` as long as nothing of it changes. */
function useHistorySelector<T>(choose: (history: History) => T): T {
  const history = useHistory();
  const pathname = projectAddress(usePageInfo().path);
  const chosenAt = (search: string, hash: string) => choose({ ...history, location: { pathname, search, hash } });
  return useSyncExternalStore(
    onQueryChange,
    () => chosenAt(window.location.search, window.location.hash),
    () => chosenAt("", ""),
  );
}

/** The module of Docusaurus' core for addresses. */
export const routerModule = { useLocation, useHistory, Redirect, matchPath };

/** Hooks of Docusaurus' theme about the page's history. */
export const historyHooks = { useHistorySelector };
