/** What a link leads to while it loads: its data and its context, as Gatsby has them. */
export type LoadingPage = Promise<{ json?: { data?: unknown; pageContext?: unknown } } | undefined> | undefined;

/** Where the mouse and the focus ask for notes: on links of content, or on terms alone. */
const LINKS = __LINK_PREVIEWS__ ? ".prose a" : ".glossary-term";

/**
 * Has a link of content below the mouse, or with the focus, show what is behind it; the code for that comes with the
 * first one. `page` is the page of the site that it leads to.
 */
export function loadLinkNotes(target: EventTarget | null, page: LoadingPage): void {
  if (target instanceof Element && target.closest(LINKS))
    import("./link-notes").then(
      ({ showLinkNotes }) => showLinkNotes(target, page),
      // Readers do without, where it does not come.
      () => undefined,
    );
}
