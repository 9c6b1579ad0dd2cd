import { useEffect } from "react";

type Place = { pathname: string; search: string; hash: string };
type Go = (to: unknown, replace: boolean) => void;
type Tell = (location: Place, action: string) => void;

const listeners = new Set<Tell>();
const shown: { address?: string } = {};

/**
 * What `useHistory` of Docusaurus' router gives, by where the page is and by what leads to an address. While a
 * component uses it, those who listen are told of each other page. Nothing keeps readers on a page: `block` has no
 * effect.
 */
export function useHistoryOf(location: Place, go: Go) {
  const { pathname, search, hash } = location;
  useEffect(() => {
    const address = `${pathname}${search}${hash}`;
    const isAnother = shown.address !== undefined && shown.address !== address;
    shown.address = address;
    if (isAnother) for (const tell of listeners) tell({ pathname, search, hash }, "PUSH");
  }, [pathname, search, hash]);
  return {
    location,
    action: "POP",
    length: typeof window === "undefined" ? 1 : window.history.length,
    push: (to: unknown) => go(to, false),
    replace: (to: unknown) => go(to, true),
    go: (steps: number) => window.history.go(steps),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    listen: listenTo,
    block: () => () => undefined,
  };
}

function listenTo(tell: Tell): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
