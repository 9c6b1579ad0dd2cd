import { memo, useRef } from "react";
import { translate } from "../../lib/words/translate";
import { SIDEBAR_ATTRIBUTE } from "../before-paint/before-paint";
import { Icon } from "../../ui/icons";
import { sidebarPart } from "../../ui/sidebar-data";
import { showInside } from "../../ui/scrolling";
import { AroundPart } from "../../mdx/components/project/around-part";
import { SidebarItems, SIDEBAR_SCROLLER } from "./sidebar-items";
import { settings } from "../../ui/site-settings";
import { store, STORAGE_KEYS } from "../../ui/storage";
import { useBeforePaint } from "../../ui/use-before-paint";

/**
 * Shows the current page in the list before this script, as `showInside` does; in the page's HTML, so that nothing
 * moves once the site's scripts are there.
 */
const SHOW_CURRENT = [
  '(function(n){var c=n.querySelector("[aria-current=page]"),a=n.getBoundingClientRect(),d=c?c.getBoundingClientRect().bottom-a.bottom:0;',
  "if(d>0)n.scrollTop=d+a.height/4})(document.currentScript.previousSibling)",
].join("");

/**
 * The sidebar of the desktop layout: a column on its own tone beside the article, scrolled so that the current page
 * shows. Readers can hide it, and a button brings it back.
 */
export const Sidebar = memo(function Sidebar({ path }: { path: string }) {
  const list = useRef<HTMLElement>(null);
  useBeforePaint(() => {
    const current = list.current?.querySelector("[aria-current=page]");
    if (list.current && current) showInside(list.current, current);
  }, [path]);
  return (
    <aside aria-label={translate({ id: "sidebar.region" })} data-print="hide" className="site-sidebar">
      <nav ref={list} aria-label={translate({ id: "sidebar.label" })} className={SIDEBAR_SCROLLER}>
        <AroundPart place="sidebar" props={OF_SIDEBAR}>
          <SidebarMenu />
        </AroundPart>
      </nav>
      <script dangerouslySetInnerHTML={{ __html: SHOW_CURRENT }} />
      {settings.sidebar.hideable &&
        [true, false].map((hides) => <VisibilityButton key={String(hides)} hides={hides} />)}
    </aside>
  );
});

/** The page's sidebar as nested lists, for the element around it; also the second menu of the mobile panel. */
export const SidebarMenu = sidebarPart(".sidebar-menu", ({ sidebar, path }) => (
  <div className="sidebar-menu">
    <SidebarItems items={sidebar} path={path} />
  </div>
));

/**
 * The button that hides the sidebar, or the one that brings it back: CSS shows the one that does something, by the
 * attribute that is set before first paint.
 */
function VisibilityButton({ hides }: { hides: boolean }) {
  const label = translate({ id: hides ? "sidebar.hide" : "sidebar.show" });
  return (
    <button
      type="button"
      className={hides ? "hide" : "show"}
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => setHidden(hides, currentTarget.parentElement)}
    >
      <Icon name="chevronsLeft" />
    </button>
  );
}

/** What Docusaurus tells a sidebar beside its items. */
const OF_SIDEBAR = { isHidden: false, onCollapse: hide };

function hide(): void {
  setHidden(true, document.querySelector<HTMLElement>(".site-sidebar"));
}

function setHidden(hidden: boolean, column: HTMLElement | null): void {
  document.documentElement.setAttribute(SIDEBAR_ATTRIBUTE, hidden ? "hidden" : "shown");
  store(STORAGE_KEYS.sidebarHidden, String(hidden));
  // The button that was pressed is gone: the focus goes on to the one in its place.
  column?.querySelector<HTMLElement>(hidden ? ".show" : ".hide")?.focus({ preventScroll: true });
}
