/** The notes that CSS shows: those of the term below the mouse, and of the one that has the focus. */
const SHOWN = ":is(:hover > [role=tooltip], :focus + [role=tooltip]):not([data-hidden])";

/**
 * Has Escape hide the notes of terms in browsers that do not know `interestfor`, until the mouse or the focus comes to
 * the term anew. Others hide theirs by themselves.
 */
export function dismissNotesOnEscape(): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const note of document.querySelectorAll<HTMLElement>(SHOWN)) {
      note.dataset.hidden = "";
      const hidden = new AbortController();
      const show = () => {
        delete note.dataset.hidden;
        hidden.abort();
      };
      for (const coming of ["mouseenter", "focusin"])
        note.parentElement?.addEventListener(coming, show, { signal: hidden.signal });
    }
  });
}
