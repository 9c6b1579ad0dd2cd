import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { lacksFirstPage } from "../navigation/first-page";
import { noteElements } from "./drawn-anew";
import { withPartsInBrowser } from "../../mdx/components/project/parts";

/**
 * How React says that it made a part of the page anew because the address changed while the part was loading, or that
 * it makes one that only browsers can.
 */
const MADE_ANEW = /#(?:419|421);|received an update before it finished hydrating|Switched to client rendering/;

let endNotes = () => undefined as void;

/** React has the page: what it draws anew from now on is the page's own doing. */
export function endTakeOver(): void {
  endNotes();
}

/**
 * Has React take over the HTML that the server sent, or draw where it sent none. That a part which waits for its file
 * is made anew is no fault: it shows the same. A page whose data are not there stays as the server sent it. Returns
 * what takes away what React draws: Gatsby's development server shows a note until the first page is there.
 */
export function takeOver(element: ReactElement, container: Element): () => void {
  if (lacksFirstPage()) return () => undefined;
  let isGone = false;
  let root: Root | undefined;
  const begin = () => {
    if (!isGone) root = draw(element, container);
  };
  if (__THEME_PARTS__ === "") begin();
  else withPartsInBrowser(begin);
  return () => {
    isGone = true;
    root?.unmount();
  };
}

function draw(element: ReactElement, container: Element): Root | undefined {
  if (!container.querySelector("#gatsby-focus-wrapper > *")) {
    const drawn = createRoot(container);
    drawn.render(element);
    return drawn;
  }
  endNotes = noteElements(container);
  const onRecoverableError = (error: unknown) => {
    if (!MADE_ANEW.test(String(error))) reportError(error);
  };
  let root: Root | undefined;
  // As a transition, React gives the processor back every 5 ms; otherwise it walks the page in one task.
  startTransition(() => void (root = hydrateRoot(container, element, { onRecoverableError })));
  return root;
}
