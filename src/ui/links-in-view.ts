import { isReadByGatsby } from "../lib/routes/url";

/** What ends the fetching of the page to which a link in view leads. */
const fetches = new WeakMap<Element, { abort: () => void } | undefined>();
const watch: { observer?: IntersectionObserver } = {};

/**
 * A `ref` of links to pages: while one is in view, Gatsby fetches its page beside other work, unless readers spare
 * data. One observer watches all of them; a link that leaves the document leaves the view, too.
 */
export function fetchInView(link: HTMLAnchorElement | null): void {
  if (!link || !globalThis.IntersectionObserver) return;
  watch.observer ??= new IntersectionObserver((changes, observer) => {
    for (const { target, isIntersecting } of changes) {
      fetches.get(target)?.abort();
      fetches.set(target, isIntersecting ? fetchPageOf(target as HTMLAnchorElement) : undefined);
      if (!target.isConnected) observer.unobserve(target);
    }
  });
  watch.observer.observe(link);
}

function fetchPageOf({ pathname, search }: HTMLAnchorElement): { abort: () => void } | undefined {
  const isHere = pathname + search === window.location.pathname + window.location.search;
  // For others Gatsby throws.
  return isHere || !isReadByGatsby(pathname) ? undefined : window.___loader?.enqueue(pathname + search);
}
