import { encodedPath } from "./page-address";

/** Where the browser is: the parts of its address, what the entry of its history holds, and the key of that entry. */
export type RouterLocation = Pick<
  Location,
  "pathname" | "search" | "hash" | "href" | "origin" | "protocol" | "host" | "hostname" | "port"
> & { state: unknown; key: string };

/** Hears of each address: `POP` where the browser moved in its history, `PUSH` where a link or a script led. */
type Listener = (event: { location: RouterLocation; action: "POP" | "PUSH" }) => void;

/** What leads to an address: it may take the place of the entry that is there, and leave something in its state. */
export type NavigateOptions = { state?: object; replace?: boolean };

/** The browser's history for a router, as `createHistory` of Reach Router gives it. */
export function createHistory(source: Window) {
  const listeners = new Set<Listener>();
  let location = locationOf(source);
  let arrive: (() => void) | undefined;
  return {
    get location() {
      return location;
    },
    /** Tells of each address from now on, until the function that it returns is called. */
    listen(listener: Listener): () => void {
      const popped = () => listener({ location: (location = locationOf(source)), action: "POP" });
      source.addEventListener("popstate", popped);
      listeners.add(listener);
      return () => {
        source.removeEventListener("popstate", popped);
        listeners.delete(listener);
      };
    },
    /** Goes to an address, or so many entries forth or back; resolves once the router shows it. */
    navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
      const replaces = options.replace === true || arrive !== undefined;
      if (typeof to === "number") source.history.go(to);
      else write(source, to, { ...options, replace: replaces });
      location = locationOf(source);
      const shown = new Promise<void>((resolve) => (arrive = resolve));
      for (const listener of listeners) listener({ location, action: "PUSH" });
      return shown;
    },
    /** Tells that the router shows the address. */
    arrived(): void {
      arrive?.();
      arrive = undefined;
    },
  };
}

/** Writes an entry with a key of its own; browsers that take no more entries load the page. */
function write({ history, location }: Window, to: string, { state, replace }: NavigateOptions): void {
  const entry = { ...state, key: String(Date.now()) };
  try {
    if (replace) history.replaceState(entry, "", to);
    else history.pushState(entry, "", to);
  } catch {
    location[replace ? "replace" : "assign"](to);
  }
}

function locationOf({ location, history }: Window): RouterLocation {
  const { search, hash, href, origin, protocol, host, hostname, port } = location;
  const state = history.state as { key?: string } | null;
  const pathname = encodedPath(location.pathname);
  return { pathname, search, hash, href, origin, protocol, host, hostname, port, state, key: state?.key ?? "initial" };
}
