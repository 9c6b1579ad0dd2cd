/** The text of the first element that a selector finds, with single spaces. */
export function textOf(page: ParentNode, selector: string): string | undefined {
  return spaced(page.querySelector(selector)?.textContent);
}

/** The links in the elements that a selector finds, as `words → target`. */
export function linksOf(page: ParentNode, selector: string): string[] {
  const links = [...page.querySelectorAll(`${selector} a:not(.heading-anchor)`)];
  return links.map((link) => `${spaced(link.textContent) || link.ariaLabel || ""} → ${link.getAttribute("href")}`);
}

/** The address that search engines should show. */
export function canonicalOf(page: Document): string | null | undefined {
  return page.querySelector("link[rel=canonical]")?.getAttribute("href");
}

/** What search engines are told. */
export function robotsOf(page: Document): string | null | undefined {
  return page.querySelector("meta[name=robots]")?.getAttribute("content");
}

/** Where a page leads on by itself. */
export function refreshOf(page: Document): string | null | undefined {
  return page.querySelector("meta[http-equiv=refresh]")?.getAttribute("content");
}

function spaced(text: string | null | undefined): string | undefined {
  return text?.replace(/\s+/g, " ").trim();
}
