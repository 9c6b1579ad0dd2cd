import { dismissNotesOnEscape } from "./dismissed-notes";
import { watchLink } from "./link-preview";
import type { LoadingPage } from "./load-link-notes";

const state = { dismisses: false };

/**
 * Shows what is behind the link of content around an element. The note of a term shows by itself, and Escape hides it.
 */
export function showLinkNotes(target: Element, page: LoadingPage): void {
  if (!state.dismisses) dismissNotesOnEscape();
  state.dismisses = true;
  const link = target.closest<HTMLAnchorElement>("a:not([target])");
  if (__LINK_PREVIEWS__ && link) watchLink(link, page);
}
