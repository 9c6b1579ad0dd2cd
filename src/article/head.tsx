import { withPrefix } from "gatsby";
import { createElement, Fragment } from "react";
import { isNamedBy, mergedHead, type HeadElement } from "../lib/html/head-element";
import { fullTitle } from "../lib/pages/full-title";
import { currentLocaleOf, languageAddresses } from "../lib/settings/locale";
import { CARD_SIZE, cardAddress } from "../lib/pages/social-card";
import { settings } from "../ui/site-settings";

type HeadPost = { date: string; tags: readonly { label: string }[]; profiles: readonly string[] };

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
  /** What makes the page an article: its date, its tags, and the addresses or routes of its authors' pages. */
  post?: HeadPost;
  /**
   * Elements that the page's content puts into the head, as a page's `head` field gives them; they win over the ones
   * made here.
   */
  head?: unknown;
};

type ArticleHeadProps = { page: Queries.ArticlePageFragment; canonicalPath?: string; post?: HeadPost };

/**
 * A page's head: title, description, canonical address, what others show of a shared link, and what its content adds.
 * For the `Head` export of templates.
 */
export function SeoHead({ head, ...given }: SeoHeadProps) {
  const page = settings.noIndex ? { ...given, noIndex: true } : given;
  const own = Array.isArray(head) ? (head as HeadElement[]) : [];
  return <>{mergedHead([...defaultHead(page), ...imageHead(page, own)], own).map(rendered)}</>;
}

/**
 * The head of a page with content; `canonicalPath` is the route of the page that search engines should show instead,
 * `post` what makes it an article.
 */
export function ArticleHead({ page, canonicalPath, post }: ArticleHeadProps) {
  const { title, titleMeta, description, permalink, image, keywords, head, noIndex } = page;
  return (
    <SeoHead
      title={titleMeta ?? title}
      path={permalink}
      {...{ description, canonicalPath, image, keywords, head, noIndex, post }}
    />
  );
}

const meta = (kind: "name" | "property", name: string, content: string | undefined): HeadElement[] =>
  content ? [{ tag: "meta", props: { [kind]: name, content } }] : [];

/** Metadata that a page has by default alone: it has the site's own where the settings' head says the same. */
const fallback = (kind: "name" | "property", name: string, content: string | undefined): HeadElement[] =>
  isNamedBy(settings.headNames, name) ? [] : meta(kind, name, content);

function titleOf(title: string | undefined): string {
  return title && title !== settings.title ? fullTitle(title, settings) : settings.title;
}

function defaultHead(page: SeoHeadProps): HeadElement[] {
  const { path, canonicalPath, keywords = [], noIndex, post } = page;
  const title = titleOf(page.title);
  const isSaid = settings.headNames.includes("description");
  const words = page.description || (isSaid ? undefined : settings.tagline);
  const ofWords = page.description ? meta : fallback;
  const canonical = absolute(canonicalPath ?? path);
  const languages = noIndex ? [] : languageAddresses(settings, canonicalPath ?? path);
  return [
    { tag: "title", props: {}, text: title },
    ...meta("name", "description", words),
    ...meta("name", "keywords", keywords.join(", ")),
    ...meta("name", "robots", noIndex ? "noindex, nofollow" : undefined),
    { tag: "link", props: { rel: "canonical", href: canonical } },
    ...languages.map(([hrefLang, address]): HeadElement => ({
      tag: "link",
      props: { rel: "alternate", hrefLang, href: new URL(address, settings.url).href },
    })),
    ...(post ? meta : fallback)("property", "og:type", post ? "article" : "website"),
    ...fallback("property", "og:site_name", settings.title),
    ...(page.title ? meta : fallback)("property", "og:title", title),
    ...ofWords("property", "og:description", words),
    ...fallback("property", "og:url", canonical),
    ...fallback("property", "og:locale", currentLocaleOf(settings.i18n).htmlLang.replace("-", "_")),
    ...meta("property", "article:published_time", post?.date),
    ...(post?.profiles ?? []).flatMap((profile) => meta("property", "article:author", absolute(profile))),
    ...(post?.tags ?? []).flatMap(({ label }) => meta("property", "article:tag", label)),
    ...fallback("name", "twitter:title", title),
    ...fallback("name", "twitter:description", words),
  ];
}

/**
 * The image of a shared link: the page's own, else the one that the site has for all, else the card that the build
 * draws of it; pages that search engines are kept away from have no card. An image in the head of the page's content or
 * of the settings stands alone.
 */
function imageHead({ path, title, image, noIndex }: SeoHeadProps, own: readonly HeadElement[]): HeadElement[] {
  const isSaid = settings.headNames.includes("og:image") || own.some(({ props }) => props.property === "og:image");
  const card = settings.socialCards && !noIndex ? cardAddress(path) : undefined;
  const shown = image ?? (isSaid ? undefined : (settings.socialImage ?? card));
  const address = shown ? absolute(shown) : undefined;
  const alt = address && titleOf(title);
  const size = shown === card && card ? CARD_SIZE : undefined;
  const ofImage = image ? meta : fallback;
  return [
    ...ofImage("property", "og:image", address),
    ...ofImage("property", "og:image:type", size && "image/png"),
    ...ofImage("property", "og:image:width", size && String(size.width)),
    ...ofImage("property", "og:image:height", size && String(size.height)),
    ...ofImage("property", "og:image:alt", alt),
    ...ofImage("name", "twitter:image", address),
    ...ofImage("name", "twitter:image:alt", alt),
    ...fallback("name", "twitter:card", address || isSaid ? "summary_large_image" : "summary"),
  ];
}

function rendered({ tag, props, text }: HeadElement, index: number) {
  // Scripts and styles are taken as they are: React would escape their text.
  if (tag === "script" || tag === "style")
    return createElement(tag, { key: index, ...props, dangerouslySetInnerHTML: { __html: text ?? "" } });
  return <Fragment key={index}>{createElement(tag, props, text)}</Fragment>;
}

/**
 * A path of this site with host and prefix, and an address that lacks but its scheme with that of the site, with what
 * no address may hold escaped: not only browsers read them.
 */
export function absolute(url: string): string {
  if (!url.startsWith("/")) return url;
  return new URL(url.startsWith("//") ? url : withPrefix(url), settings.url).href;
}
