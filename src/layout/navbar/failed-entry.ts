import { escapedText } from "../../lib/html/html-text";
import type { NavbarItem } from "../../lib/settings/navbar-config";
import { errorMessage } from "../../lib/values/error-of";

/**
 * What stands in the place of an item that cannot be rendered, in develop: its name, which says why, while the page
 * shows all else, and with it what is wrong with the content. Elsewhere it throws, and names the item.
 */
export function failedEntry(item: NavbarItem, error: unknown): { kind: "html"; html: string; className: string } {
  const why = errorMessage(error);
  const place = "navbar.items, in src/site.ts, the file that it names or the configuration of Docusaurus";
  const text = `A navbar item failed to render. ${why} Please check this item of ${place}: ${JSON.stringify(item)}`;
  if (process.env.NODE_ENV !== "development") throw new Error(text, { cause: error });
  const name = "label" in item && item.label ? item.label : item.type;
  const html = `<span title="${escapedText(text)}">${escapedText(name)}</span>`;
  return { kind: "html", html, className: "failed-item" };
}
