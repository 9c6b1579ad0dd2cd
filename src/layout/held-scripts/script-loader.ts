import { MARK_PARAMETER } from "../../lib/routes/mark-parameter";
import { decodeAddress } from "../../lib/routes/url";
import { NEEDS_SCRIPTS, observeShown } from "../../ui/held-scripts";

/**
 * Returns what runs the scripts that a template holds: all at its first call, at later ones those that did not load.
 * `onFailure` is called for each of these. What they find on `window` is set here, from each `<meta>` of the template.
 */
export function scriptLoader({ content: held }: HTMLTemplateElement, onFailure: () => void): () => void {
  const values = Array.from(held.querySelectorAll("meta"), ({ name, content }) => ({ [name]: content }));
  // Gatsby looks up in the list of bundles what else to prefetch, and throws where there is none.
  Object.assign(window, { ___chunkMapping: {} }, ...values);
  const missing = [...held.querySelectorAll(":not(meta)")];
  const insert = (element: Element): void => {
    const copy = document.importNode(element, true);
    copy.addEventListener("error", () => {
      if (!("src" in copy)) return;
      // webpack would wait for one that stands there.
      copy.remove();
      missing.push(element);
      onFailure();
    });
    document.body.append(copy);
  };
  return () => {
    for (const element of missing.splice(0)) insert(element);
  };
}

/**
 * Calls `load` after the first paint where the site wants it so, or the page is not what its reader asked for without
 * scripts; else once a part is in view that needs them.
 */
export function loadWhereNeeded({ dataset }: HTMLTemplateElement, load: () => void): void {
  const { search } = location;
  // Scripts that come before the second frame would delay what readers see in the first.
  const loadSoon = () => requestAnimationFrame(() => requestAnimationFrame(load));
  if (
    dataset.when === "load" ||
    search.includes(`${MARK_PARAMETER}=`) ||
    isClosed(location.hash) ||
    isStored(dataset.keys)
  )
    loadSoon();
  const views = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) loadSoon();
  });
  for (const part of document.querySelectorAll<HTMLElement>(`[${NEEDS_SCRIPTS}]`)) {
    const need = part.getAttribute(NEEDS_SCRIPTS);
    if (need === "view") observeShown(part, views);
    else if (need === "now" || search || isStored(part.dataset.key)) loadSoon();
  }
}

/** Whether a hash names something in a closed tab or block. */
function isClosed(hash: string): Element | null | undefined {
  const place = document.getElementById(decodeAddress(hash.slice(1)));
  return place?.closest("[hidden],details:not([open])");
}

/** Whether the browser keeps something under one of these keys, with spaces between them. */
function isStored(keys = ""): boolean {
  try {
    return keys.split(" ").some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
