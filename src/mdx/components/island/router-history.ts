import { globalHistory } from "@gatsbyjs/reach-router";

type Place = { pathname: string; search: string; hash: string };
type Go = (to: unknown, replace: boolean) => void;
type Told = (location: Place, action: string) => void;

/**
 * What `useHistory` of Docusaurus' router gives, by where the page is and by what leads to an address: nothing keeps
 * readers on a page, so that `block` has no effect.
 */
export function historyOf(location: Place, go: Go) {
  return {
    location,
    action: "POP",
    length: typeof window === "undefined" ? 1 : window.history.length,
    push: (to: unknown) => go(to, false),
    replace: (to: unknown) => go(to, true),
    go: (steps: number) => window.history.go(steps),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    listen: (tell: Told) => globalHistory.listen(({ location: next, action }) => tell(next, action)),
    block: () => () => undefined,
  };
}
