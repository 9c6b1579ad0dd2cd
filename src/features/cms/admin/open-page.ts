import { routeAsked } from "../page-link";

/** Leads to the page of the content file that the address names; says so where the site has none. */
async function openPage(): Promise<void> {
  const pages = (await (await fetch("../pages.json")).json()) as Record<string, string>;
  const route = routeAsked(location.search, pages);
  if (route !== undefined) return location.replace(route);
  document.body.textContent =
    "This file has no page on this site: it is a draft, waits for its day, is data, or newer than the site. Build the site, and load the CMS anew.";
}

openPage().catch((error: unknown) => {
  document.body.textContent = `The list of pages did not load: ${String(error)}. Load this page again.`;
});
