import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import type { SiteInput } from "../lib/site-config";
import { site } from "../site";

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
  /** More elements for the head. */
  children?: ReactNode;
};

/** A page's head: title, description, canonical address, and what others show of a shared link. For the `Head` export of templates. */
export function SeoHead({ path, canonicalPath, title, description, keywords, image, noIndex, children }: SeoHeadProps) {
  const { title: siteTitle, tagline, i18n }: SiteInput = site;
  const locale = i18n.locales[i18n.defaultLocale];
  const pageTitle = title && title !== siteTitle ? `${title} | ${siteTitle}` : siteTitle;
  const words = description || tagline;
  const canonical = absolute(canonicalPath ?? path);
  return (
    <>
      <title>{pageTitle}</title>
      <meta name="description" content={words} />
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      {noIndex && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={pageTitle} />
      <meta property="og:description" content={words} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={locale?.htmlLang} />
      {image && <meta property="og:image" content={absolute(image)} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      {children}
    </>
  );
}

/** A path of this site with host and prefix; full URLs stay as they are. */
function absolute(url: string): string {
  return url.startsWith("/") ? `${site.url}${withPrefix(url)}` : url;
}
