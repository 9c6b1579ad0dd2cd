import { settings } from "./site-settings";

/** The title of a page in the browser: its own, and that of the site; the latter alone without one. */
export function pageTitle(title: string | undefined): string {
  return title && title !== settings.title ? `${title} | ${settings.title}` : settings.title;
}
