import type { Page } from "../feature";

/** The context of a page as Gatsby hands it to the page's query and template. */
export function pageContextOf({ path, context, description, frame, noIndex }: Page): Record<string, unknown> {
  return {
    ...context,
    route: path,
    ...(description && { description }),
    ...(frame && { frame }),
    ...(noIndex && { noIndex }),
  };
}
