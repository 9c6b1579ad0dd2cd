import { withPrefix } from "gatsby";
import { createContext, forwardRef, useContext, type ForwardedRef, type ReactNode } from "react";
import { linkAttributes } from "../../../lib/html/link-attributes";
import { resolveUrl, routeOf, splitUrl, withoutBaseUrl } from "../../../lib/routes/url";
import { PageInfoContext } from "../../../ui/page-info";
import { SiteLink } from "../../../ui/site-link";

type LinkProps = Record<string, unknown> & {
  to?: string;
  href?: string;
  className?: string;
  /** Whether the link has a class more on the page to which it leads, and, unless `exact`, on those below it. */
  isNavLink?: boolean;
  activeClassName?: string;
  exact?: boolean;
  children?: ReactNode;
};

/** The address that relative links begin from; undefined where that is the page's own with a slash at its end. */
export const LinkBase = createContext<string | undefined>(undefined);

/** Docusaurus' link: of the site where it leads to one of its pages. */
export const Link = forwardRef(function Link(
  { to, href, className, ...props }: LinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  const path = useContext(PageInfoContext)?.path;
  const base = useContext(LinkBase) ?? path;
  const written = withoutBaseUrl(to ?? href ?? "", withPrefix("/"));
  const target = base === undefined || /^(?:[#?]|$)/.test(written) ? written : resolveUrl(written, base);
  const { isNavLink = false, activeClassName = "active", exact = false } = props;
  const isActive = isNavLink && path !== undefined && leadsTo(target, path, exact);
  const classes = [className, isActive && activeClassName].filter(Boolean).join(" ");
  return <SiteLink {...linkAttributes(props)} linkRef={ref} className={classes || undefined} to={target} />;
});

function leadsTo(target: string, path: string, exact: boolean): boolean {
  const route = routeOf(splitUrl(target).path);
  return target.startsWith("/") && (exact ? path === route : path.startsWith(route));
}
