import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react";
import { isReadByGatsby, splitUrl } from "../../lib/routes/url";
import { createHistory, type NavigateOptions, type RouterLocation } from "./history";
import { pick, resolve, type Route } from "./match-route";
import { namedPart } from "../../ui/named-part";
import { addressOfPage, type FoundPage } from "./page-address";

export { pick, resolve };

/** The history of the window, which exists where scripts of pages run. */
export const globalHistory = createHistory(window);

/** Leads to an address, as links do; to a page that is loaded, by that page's own address. */
export function navigate(to: string | number, options?: NavigateOptions): Promise<void> {
  if (typeof to === "number") return globalHistory.navigate(to, options);
  const { path, query } = splitUrl(to);
  const page = isReadByGatsby(path) ? window.___loader?.loadPageSync(path + query)?.page : undefined;
  return globalHistory.navigate(page ? addressOfPage(to, page, __BASE_PATH__) : to, options);
}

/** Below which path relative links lead, and routes are. */
export const BaseContext = createContext({ baseuri: "/", basepath: "/" });

type Place = { location: RouterLocation };

const LocationContext = createContext<Place | undefined>(undefined);

/** Gives what is in it the address that the browser shows. */
export function LocationProvider({ children }: { children?: ReactNode | ((place: Place) => ReactNode) }) {
  const [place, setPlace] = useState<Place>(() => ({ location: globalHistory.location }));
  useEffect(() => globalHistory.arrived(), [place]);
  useEffect(() => {
    let isGone = false;
    // The frame of the click is drawn first: what is pressed shows that it is.
    const show = (next: Place) => requestAnimationFrame(() => !isGone && setPlace(next));
    const end = globalHistory.listen(({ location }) => show({ location }));
    return () => {
      isGone = true;
      end();
    };
  }, []);
  return (
    <LocationContext.Provider value={place}>
      {typeof children === "function" ? children(place) : children}
    </LocationContext.Provider>
  );
}

/** Calls its child with the address; in the outermost one, that of the browser. */
export function Location({ children }: { children: (place: Place) => ReactNode }) {
  const place = useContext(LocationContext);
  return place ? children(place) : <LocationProvider>{children}</LocationProvider>;
}

/** The address that is shown; throws outside of a router. */
export function useLocation(): RouterLocation {
  const place = useContext(LocationContext);
  if (!place) throw new Error("useLocation is called outside of a router. Call it in a component of a page.");
  return place.location;
}

type RouterProps = Omit<ComponentPropsWithoutRef<"div">, "children"> & {
  basepath?: string;
  location?: RouterLocation;
  children: ReactNode;
};

/**
 * Shows that of its children whose `path` the address matches, with the parts that the path names. Where another one
 * shows, or another address of the same, it takes the focus, or the part of it that the hash names: whoever reads by
 * ear, or goes on by key, is where the link led.
 */
export function Router({ basepath, location, children, ...rest }: RouterProps) {
  const base = useContext(BaseContext);
  const place = useContext(LocationContext);
  const shown = location ?? place?.location ?? globalHistory.location;
  const from = basepath ?? base.basepath;
  const routes = Children.toArray(children)
    .filter(isRoute)
    .map((element) => routeOf(process.env.NODE_ENV === "production" ? element : withOwnMissingPage(element), from));
  const match = pick(routes, useOwnPath(routes[0]?.element, shown));
  const wrapper = useFocusOnChange(match?.uri, shown.hash);
  if (!match) return null;
  const { element, path = from } = match.route;
  return (
    <BaseContext.Provider value={{ baseuri: match.uri, basepath: path.replace(/\*$/, "") }}>
      <div {...rest} style={{ outline: "none", ...rest.style }} tabIndex={-1} ref={wrapper}>
        {cloneElement(element, { ...match.params, uri: match.uri, location: shown })}
      </div>
    </BaseContext.Provider>
  );
}

type RouteElement = ReactElement<Route & Record<string, unknown>>;

const isRoute = (child: ReactNode): child is RouteElement => isValidElement(child);

/**
 * A page of Gatsby's router; in the place of the not-found page that the development server has of its own, the site's,
 * which that one is handed.
 */
function withOwnMissingPage(element: RouteElement): RouteElement {
  const { custom404 } = element.props;
  if (!isValidElement<{ pageResources: object }>(custom404)) return element;
  return cloneElement(element, { pageResources: custom404.props.pageResources, custom404: undefined });
}

function routeOf(element: RouteElement, basepath: string): Route & { element: RouteElement } {
  const { path, default: isDefault } = element.props;
  if (isDefault || path === undefined) return { element, default: isDefault };
  const [base, below] = [basepath, path].map((part) => part.replace(/^\/+|\/+$/g, ""));
  return { element, path: path === "/" ? basepath : `${base}/${below}` };
}

/**
 * The path by which Gatsby's page, the one child of its router, is matched: that of the address, or the page's own
 * where the loader took an address that the router does not. Then the page's address takes the place of that one.
 */
function useOwnPath(element: RouteElement | undefined, { pathname, search, hash }: RouterLocation): string {
  const page = (element?.props.pageResources as { page: FoundPage } | undefined)?.page;
  const address = `${pathname}${search}${hash}`;
  const own = page ? addressOfPage(address, page, __BASE_PATH__) : address;
  useEffect(() => {
    if (own !== address) void navigate(own, { replace: true });
  }, [own, address]);
  return splitUrl(own).path;
}

/** An element that takes the focus whenever a value is another than before, and hands it to the part of a hash. */
function useFocusOnChange(value: string | undefined, hash: string): Ref<HTMLDivElement> {
  const element = useRef<HTMLDivElement>(null);
  const known = useRef(value);
  useEffect(() => {
    if (known.current !== value) {
      element.current?.focus();
      const part = namedPart(hash);
      if (part) {
        // Only what has no place among the stops of the Tab key says -1 by itself.
        if (part.tabIndex < 0) part.tabIndex = -1;
        part.focus({ preventScroll: true });
      }
    }
    known.current = value;
  }, [value, hash]);
  return element;
}

/** What a link knows of the address that is shown. */
type LinkState = { isCurrent: boolean; isPartiallyCurrent: boolean; href: string; location: RouterLocation };

type LinkProps = ComponentPropsWithoutRef<"a"> &
  NavigateOptions & { to: string; innerRef?: Ref<HTMLAnchorElement>; getProps?: (state: LinkState) => object | null };

/** A link to an address of the site, which loads no page. Gatsby's own link is made of it. */
export function Link({ to, innerRef, getProps, state, replace, ...rest }: LinkProps) {
  const { baseuri } = useContext(BaseContext);
  const location = useLocation();
  const href = resolve(to, baseuri);
  const address = encodeURI(href);
  const isCurrent = location.pathname === address;
  const isPartiallyCurrent = location.pathname.startsWith(address);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (!leadsHere(event)) return;
    event.preventDefault();
    void navigate(href, { state, replace: replace ?? isCurrent });
  };
  return (
    <a
      ref={innerRef}
      aria-current={isCurrent ? "page" : undefined}
      {...rest}
      {...getProps?.({ isCurrent, isPartiallyCurrent, href, location })}
      href={href}
      onClick={follow}
    />
  );
}

/** Whether a click leads on in this tab, and nobody has followed it yet. */
function leadsHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return !event.defaultPrevented && event.button === 0 && !hasKey && !event.currentTarget.target;
}
