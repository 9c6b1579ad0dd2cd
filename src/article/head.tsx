import { withPrefix } from "gatsby";
import { createElement, Fragment } from "react";
import { mergedHead, type HeadElement } from "../lib/head-element";
import { defaultLocaleOf } from "../lib/locale";
import { settings } from "../ui/site-settings";

type SeoHeadProps = {
  /** Route without the path prefix. */
  path: string;
  /** Route of the page that search engines should show instead, where it is another one. */
  canonicalPath?: string;
  /** The page's own title; absent on the home page. */
  title?: string;
  description?: string | null;
  keywords?: readonly string[];
  /** Image for shares: a path on this site, or a full URL. */
  image?: string | null;
  noIndex?: boolean | null;
  /**
   * Elements that the page's content puts into the head, as a page's `head` field gives them; they win over the ones
   * made here.
   */
  head?: unknown;
};

/**
 * A page's head: title, description, canonical address, what others show of a shared link, and what its content adds.
 * For the `Head` export of templates.
 */
export function SeoHead({ head, ...page }: SeoHeadProps) {
  const own = Array.isArray(head) ? (head as HeadElement[]) : [];
  return <>{mergedHead(defaultHead(page), own).map(rendered)}</>;
}

/**
 * The head of a page with content; `canonicalPath` is the route of the page that search engines should show instead.
 */
export function ArticleHead({ page, canonicalPath }: { page: Queries.ArticlePageFragment; canonicalPath?: string }) {
  const { title, titleMeta, description, permalink, image, keywords, head, noIndex } = page;
  return (
    <SeoHead
      title={titleMeta ?? title}
      path={permalink}
      {...{ description, canonicalPath, image, keywords, head, noIndex }}
    />
  );
}

function defaultHead({
  path,
  canonicalPath,
  title,
  description,
  keywords = [],
  image,
  noIndex,
}: SeoHeadProps): HeadElement[] {
  const { title: siteTitle, tagline, i18n } = settings;
  const pageTitle = title && title !== siteTitle ? `${title} | ${siteTitle}` : siteTitle;
  const words = description || tagline;
  const canonical = absolute(canonicalPath ?? path);
  const meta = (kind: "name" | "property", name: string, content: string | undefined): HeadElement[] =>
    content ? [{ tag: "meta", props: { [kind]: name, content } }] : [];
  return [
    { tag: "title", props: {}, text: pageTitle },
    ...meta("name", "description", words),
    ...meta("name", "keywords", keywords.join(", ")),
    ...meta("name", "robots", noIndex ? "noindex, nofollow" : undefined),
    { tag: "link", props: { rel: "canonical", href: canonical } },
    ...meta("property", "og:title", pageTitle),
    ...meta("property", "og:description", words),
    ...meta("property", "og:url", canonical),
    ...meta("property", "og:locale", defaultLocaleOf(i18n).htmlLang),
    ...meta("property", "og:image", image ? absolute(image) : undefined),
    ...meta("name", "twitter:image", image ? absolute(image) : undefined),
    ...meta("name", "twitter:card", image ? "summary_large_image" : "summary"),
  ];
}

function rendered({ tag, props, text }: HeadElement, index: number) {
  // Scripts and styles are taken as they are: React would escape their text.
  if (tag === "script" || tag === "style")
    return createElement(tag, { key: index, ...props, dangerouslySetInnerHTML: { __html: text ?? "" } });
  return <Fragment key={index}>{createElement(tag, props, text)}</Fragment>;
}

/** A path of this site with host and prefix; full URLs stay as they are. */
export function absolute(url: string): string {
  return url.startsWith("/") ? `${settings.url}${withPrefix(url)}` : url;
}
