import { escapedText } from "../../../lib/html/html-text";
import { translate } from "../../../lib/words/translate";
import type { ShowcaseSite } from "../showcase-site";
import { word } from "../words";
import { pictureOf } from "./picture";

/** A site as the page's query gives it. */
export type CardSite = Omit<ShowcaseSite, "description"> & { description?: string | null };

/**
 * The HTML of a site's card: a picture made of its name, a link to it and one to its source, its tags as readers see
 * them, and the button that keeps it. Nothing of it is for React: with all cards of a list as elements of its own, a
 * slow phone could not answer its reader for half a second.
 */
export function cardHtml(site: CardSite, labels: string): string {
  const { slug, title, description, website, source, color } = site;
  const { background, shape, letters, ink } = pictureOf(title, color);
  const fill = ink ? ` fill="${ink}"` : "";
  const keep = escapedText(word("keep", { title }));
  const parts = [
    `<svg viewBox="0 0 16 9" aria-hidden="true" style="background:${background}">`,
    `<path d="${shape}"${fill} fill-opacity=".14"></path>`,
    `<text x="8" y="6"${fill}>${escapedText(letters)}</text></svg>`,
    linkHtml(website, title, ' class="site"'),
    description && `<p>${escapedText(description)}</p>`,
    `<p class="about">${escapedText(labels)}${source ? linkHtml(source, word("source")) : ""}</p>`,
    `<button type="button" class="keep" aria-pressed="false" aria-label="${keep}" title="${keep}"`,
    ' data-print="hide"></button>',
  ];
  return `<li id="${escapedText(slug)}">${parts.filter(Boolean).join("")}</li>`;
}

/** A link to another site, as `ui/site-link.tsx` draws it. */
function linkHtml(href: string, text: string, attributes = ""): string {
  const label = escapedText(translate({ id: "link.external" }));
  const mark = `<span class="external-mark">\uFEFF<span class="visually-hidden"> ${label}</span></span>`;
  // What all links have stands before what is theirs alone: 270 cards then take 220 bytes less, compressed.
  const shared = `target="_blank" rel="noopener noreferrer"${attributes}`;
  return `<a ${shared} href="${escapedText(href)}">${escapedText(text)}${mark}</a>`;
}
