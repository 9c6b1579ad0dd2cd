import { Link, withPrefix } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";
import { linkKindOf } from "../lib/link-kind";
import { translate } from "../lib/translate";

type SiteLinkProps = ComponentPropsWithoutRef<"a"> & { to?: string };

/**
 * A link, by where it leads: routes of the site load without a page load, other sites open in a new tab and say so,
 * files and anchors are plain.
 */
export function SiteLink({ to, href, children, ...rest }: SiteLinkProps) {
  const target = to ?? href ?? "";
  const { kind, url } = linkKindOf(target);
  if (kind === "route") {
    return (
      <Link to={url} {...rest}>
        {children}
      </Link>
    );
  }
  if (kind === "external") {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <ExternalMark />
      </a>
    );
  }
  return (
    <a href={kind === "file" ? withPrefix(url) : url} {...rest}>
      {children}
    </a>
  );
}

/**
 * What follows the text of a link to another site. The joiner, which has no width, keeps the icon (a rule of
 * the stylesheet) on the line of the last word. Links of content have the same from `mdx/compile/prose`.
 */
function ExternalMark() {
  return (
    <span className="external-mark">
      {"\uFEFF"}
      <span className="visually-hidden">{` ${translate({ id: "link.external" })}`}</span>
    </span>
  );
}
