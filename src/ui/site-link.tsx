import { withPrefix } from "gatsby";
import { useContext, type ComponentPropsWithoutRef, type ForwardedRef } from "react";
import { linkKindOf } from "../lib/routes/link-kind";
import { translate } from "../lib/words/translate";
import { decodeAddress, withTrailingSlash } from "../lib/routes/url";
import { FULL_LOAD } from "../mdx/content-node";
import { fetchInView } from "./links-in-view";
import { PageInfoContext } from "./page-info";

/**
 * Props of a link; without `isMarked` one to another site shows no icon, where a picture is all that is in it, and
 * `linkRef` gets the element.
 */
type SiteLinkProps = ComponentPropsWithoutRef<"a"> & {
  to?: string;
  isMarked?: boolean;
  linkRef?: ForwardedRef<HTMLAnchorElement>;
};

/**
 * A link, by where it leads: routes of the site load without a page load (`layout/navigation/page-links.ts` follows
 * them), other sites open in a new tab and say so, files and anchors are plain.
 */
export function SiteLink({ to, href, isMarked = true, linkRef, children, ...rest }: SiteLinkProps) {
  const page = useContext(PageInfoContext);
  const target = to ?? href ?? "";
  const { kind, url } = linkKindOf(target);
  if (kind === "route") {
    const route = withTrailingSlash(url);
    const current = decodeAddress(route) === page?.path ? "page" : undefined;
    return (
      <a ref={linkRef ? both(linkRef) : fetchInView} aria-current={current} {...rest} href={withPrefix(route)}>
        {children}
      </a>
    );
  }
  if (kind === "external") {
    // A name of its own stands in the place of all that is in the link.
    const { "aria-label": name } = rest;
    const named = name && { "aria-label": `${name} ${translate({ id: "link.external" })}` };
    return (
      <a ref={linkRef} href={url} target="_blank" rel="noopener noreferrer" {...rest} {...named}>
        {children}
        {isMarked ? <ExternalMark /> : <ExternalWords />}
      </a>
    );
  }
  const isFullLoad = kind === "file" && linkKindOf(url).kind === "route";
  return (
    <a ref={linkRef} href={kind === "file" ? withPrefix(url) : url} {...(isFullLoad && { [FULL_LOAD]: "" })} {...rest}>
      {children}
    </a>
  );
}

/** Fetches the page of a link in view, and gives its element to whoever asks for that. */
function both(ref: NonNullable<ForwardedRef<HTMLAnchorElement>>) {
  return (link: HTMLAnchorElement | null) => {
    fetchInView(link);
    if (typeof ref === "function") ref(link);
    else ref.current = link;
  };
}

/**
 * What follows the text of a link to another site. The joiner, which has no width, keeps the icon (a rule of
 * the stylesheet) on the line of the last word. Links of content have the same from `mdx/compile/prose`.
 */
function ExternalMark() {
  return (
    <span className="external-mark">
      {"\uFEFF"}
      <ExternalWords />
    </span>
  );
}

function ExternalWords() {
  return <span className="visually-hidden">{` ${translate({ id: "link.external" })}`}</span>;
}
