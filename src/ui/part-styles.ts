import { withPrefix } from "gatsby";

declare const __PART_STYLES__: string[];

/**
 * Loads the stylesheets of parts that the first page did not need; resolves when all are here, also where one cannot be
 * loaded: its part then has no look of its own, and can be read.
 */
export async function loadPartStyles(): Promise<void> {
  const known = new Set(
    [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href")),
  );
  const missing = __PART_STYLES__.map((file) => withPrefix(file)).filter((href) => !known.has(href));
  await Promise.all(missing.map(loadStylesheet));
}

function loadStylesheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
}
