import { Component, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { readOfTab, storeForTab } from "../../ui/storage";
import type { RouterLocation } from "./history";
import { namedPart } from "../../ui/named-part";
import { useLocation } from "./router";

type Props = {
  location: RouterLocation;
  /** Asked as Gatsby's pages are, with what was shown before; it may say that something else scrolls. */
  shouldUpdateScroll?: (previous: Props, props: Props) => unknown;
  children: ReactNode;
};

/**
 * Scrolls to the part of a page that its address names, or to its top, once another page shows, and unless the site
 * scrolls itself: `layout/navigation/reader-places` keeps where readers were.
 */
export class ScrollContext extends Component<Props> {
  override componentDidUpdate(previous: Props): void {
    const { location, shouldUpdateScroll } = this.props;
    if (shouldUpdateScroll && !shouldUpdateScroll(previous, this.props)) return;
    const named = namedPart(location.hash);
    if (named) named.scrollIntoView();
    // As browsers have it: a part that is not there leads nowhere on the page that shows, and to the top of another.
    else if (named === undefined || previous.location.pathname !== location.pathname) window.scrollTo(0, 0);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** The properties of an element that scrolls by itself, which has its reader's place again on the way back to it. */
export function useScrollRestoration(identifier: string): { ref: RefObject<HTMLElement>; onScroll: () => void } {
  const { pathname, key } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const storageKey = `scroll|${pathname}|${identifier}`;
  useLayoutEffect(() => ref.current?.scrollTo(0, Number(readOfTab(storageKey))), [storageKey, key]);
  return { ref, onScroll: () => ref.current && storeForTab(storageKey, String(ref.current.scrollTop)) };
}
