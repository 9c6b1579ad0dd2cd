import type { GatsbyBrowser } from "gatsby";
import { loadSidebar } from "./src/layout/sidebar-data";
import { SiteRoot, SiteShell } from "./src/layout/site-shell";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => <SiteRoot>{element}</SiteRoot>;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => <SiteShell page={props}>{element}</SiteShell>;

/** The page's sidebar is in its HTML; its data must be at hand before React takes over. */
export const onClientEntry = async (): Promise<void> => {
  const name = document.querySelector<HTMLLinkElement>("link[data-sidebar]")?.dataset.sidebar;
  if (name) await loadSidebar(name);
};
