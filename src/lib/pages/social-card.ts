import { escapedPath } from "../routes/url";

/** Width and height of a page's card in pixels, which is what shared links are shown with. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Folder of the cards on the site. */
const CARD_FOLDER = "/social-cards";

/** The address of a page's card, without the base URL: `/docs/a/` has `/social-cards/docs/a.png`. */
export function cardAddress(route: string): string {
  const file = `${CARD_FOLDER}${route === "/" ? "/index" : route.slice(0, -1)}.png`;
  return escapedPath(file);
}
