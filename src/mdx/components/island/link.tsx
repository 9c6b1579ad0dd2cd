import { withPrefix } from "gatsby";
import { useContext, type ReactNode } from "react";
import { linkAttributes } from "../../../lib/link-attributes";
import { routeOf, splitUrl, withoutBaseUrl } from "../../../lib/url";
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

/** Docusaurus' link: of the site where it leads to one of its pages. */
export function Link({ to, href, className, ...props }: LinkProps) {
  const path = useContext(PageInfoContext)?.path;
  const target = withoutBaseUrl(to ?? href ?? "", withPrefix("/"));
  const { isNavLink = false, activeClassName = "active", exact = false } = props;
  const isActive = isNavLink && path !== undefined && leadsTo(target, path, exact);
  const classes = [className, isActive && activeClassName].filter(Boolean).join(" ");
  return <SiteLink {...linkAttributes(props)} className={classes || undefined} to={target} />;
}

function leadsTo(target: string, path: string, exact: boolean): boolean {
  const route = routeOf(splitUrl(target).path);
  return target.startsWith("/") && (exact ? path === route : path.startsWith(route));
}
