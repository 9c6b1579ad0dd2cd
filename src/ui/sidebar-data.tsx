import { withPrefix } from "gatsby";
import { createContext, memo, Suspense, useContext, useState, type ReactNode } from "react";
import type { SidebarTree } from "../lib/docs/sidebar-tree";
import { translate } from "../lib/words/translate";
import { showLoadNotice } from "./load-notice";
import { usePageInfo } from "./page-info";

const NO_SIDEBAR: SidebarTree = [];
const loaded = new Map<string, SidebarTree>();
const underWay = new Map<string, Promise<boolean>>();
const failed = new Set<string>();
const arrivals = new Map<string, { promise: Promise<void>; tell: () => void }>();

/** Gives a sidebar that is at hand already; on the server that is every sidebar of the build. */
export const SidebarSource = createContext<(name: string) => SidebarTree | undefined>((name) => loaded.get(name));

/**
 * Fetches a sidebar once per visit; false for one that cannot be fetched or read, which the reader is told, with a
 * button that tries again. It never rejects.
 */
export function loadSidebar(name: string): Promise<boolean> {
  if (loaded.has(name)) return Promise.resolve(true);
  const load = underWay.get(name) ?? fetchSidebar(name).finally(() => underWay.delete(name));
  underWay.set(name, load);
  return load;
}

async function fetchSidebar(name: string): Promise<boolean> {
  try {
    const response = await fetch(withPrefix(`/sidebars/${name}.json`));
    if (!response.ok) throw new Error(translate({ id: "loading.status" }, { status: response.status }));
    const tree: unknown = await response.json();
    if (!Array.isArray(tree)) throw new Error("The file holds no list of items.");
    loaded.set(name, tree as SidebarTree);
    arrivalOf(name).tell();
    return true;
  } catch (error) {
    if (!failed.has(name)) console.warn(`The sidebar '${name}' did not load; the page keeps what its HTML has.`, error);
    failed.add(name);
    // What was clicked in the sidebar would wait for ever.
    window.___held?.end();
    showLoadNotice(translate({ id: "loading.sidebar" }), undefined, () => void loadSidebar(name));
    return false;
  }
}

/** A component's own props, the page's sidebar (empty on a page without one), and the page's route. */
export type WithSidebar<P> = P & { sidebar: SidebarTree; path: string };

/**
 * A part of the page that is made of its sidebar. Until the sidebar's file is here, and for good where it does not
 * come, the part stays as the server sent it, and the rest of the page works. React makes it anew when the page's
 * address changes before; then, and in a part that begins in the browser, a copy of what `selector` finds in the page
 * stands for it.
 */
export function sidebarPart<P extends object>(selector: string, Part: (props: WithSidebar<P>) => ReactNode) {
  function Loaded(props: P) {
    const { path, sidebarFile } = usePageInfo();
    return <Part {...props} sidebar={useSidebar(sidebarFile)} path={path} />;
  }
  return memo(function SidebarPart(props: P) {
    return (
      <Suspense fallback={<SentCopy selector={selector} />}>
        <Loaded {...props} />
      </Suspense>
    );
  });
}

function SentCopy({ selector }: { selector: string }) {
  // On the server a part that throws has this in its place, before the error ends the page.
  const [html] = useState(() => globalThis.document?.querySelector(selector)?.outerHTML ?? "");
  return <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A sidebar by its name, empty without one; throws a promise while it is on its way, for React to wait for. */
export function useSidebar(name: string | undefined): SidebarTree {
  const source = useContext(SidebarSource);
  if (name === undefined) return NO_SIDEBAR;
  const tree = source(name);
  if (tree) return tree;
  if (!failed.has(name)) void loadSidebar(name);
  throw arrivalOf(name).promise;
}

/** A promise that waits for a sidebar, however often it has to be asked for, and what tells it that it is here. */
function arrivalOf(name: string): { promise: Promise<void>; tell: () => void } {
  let tell = () => undefined as void;
  const promise = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const arrival = arrivals.get(name) ?? { promise, tell };
  arrivals.set(name, arrival);
  return arrival;
}
