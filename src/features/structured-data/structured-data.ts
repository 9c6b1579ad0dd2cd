import type { LabelledLink } from "../../lib/docs/sidebar-tree";
import { plainDescription, termId } from "../../lib/content/glossary";
import type { Site } from "../../lib/site-config";
import { absoluteAddress, routeOf } from "../../lib/routes/url";
import { currentLocaleOf } from "../../lib/settings/locale";

/** A thing as schema.org describes it. */
export type Thing = { "@type": string } & Record<string, unknown>;

/** A post as structured data tell of it. */
export type PostData = {
  route: string;
  title: string;
  description: string;
  date: string;
  lastUpdate?: { date: string | null } | null;
  authors: readonly { name: string | null; url: string | null; permalink: string | null }[];
  tags: readonly { label: string }[];
  /** Absolute address of the image that shared links show. */
  image?: string;
};

/** The site itself, with the way to search it where it has a page for that. */
export function websiteThing(site: Site): Thing {
  const { title, tagline, search, i18n } = site;
  const url = absoluteAddress("/", site);
  return {
    "@type": "WebSite",
    "@id": `${url}#website`,
    url,
    name: title,
    description: tagline,
    inLanguage: currentLocaleOf(i18n).htmlLang,
    ...(search.searchPagePath && {
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${absoluteAddress(search.searchPagePath, site)}?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    }),
  };
}

/** The software that the site is about; undefined where it is about none. */
export function softwareThing({ structuredData, ...site }: Site): Thing | undefined {
  const { software } = structuredData;
  if (!software) return undefined;
  const { name, category, operatingSystem, version, price, currency } = software;
  return {
    "@type": "SoftwareApplication",
    name,
    url: absoluteAddress("/", site),
    applicationCategory: category,
    operatingSystem,
    ...(version !== undefined && { softwareVersion: version }),
    offers: { "@type": "Offer", price, priceCurrency: currency },
  };
}

/** The way from the home page to a page, which is last; undefined where nothing with a page of its own lies between. */
export function breadcrumbThing(way: readonly LabelledLink[], site: Site): Thing | undefined {
  const steps = way.filter(({ href }) => href !== undefined);
  if (steps.length < 2) return undefined;
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, href = "/" }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteAddress(href, site),
    })),
  };
}

/** The page of the glossary, and all of its terms. */
export function glossaryThing(name: string, { route, terms }: NonNullable<Site["glossary"]>, site: Site): Thing {
  const url = absoluteAddress(routeOf(route), site);
  return {
    "@type": "DefinedTermSet",
    "@id": url,
    url,
    name,
    inLanguage: currentLocaleOf(site.i18n).htmlLang,
    hasDefinedTerm: terms.map(({ term, also, description }) => ({
      "@type": "DefinedTerm",
      "@id": `${url}#${termId(term)}`,
      name: term,
      ...(also && { alternateName: also }),
      description: plainDescription(description),
    })),
  };
}

/** A post of a blog. */
export function postThing(post: PostData, blog: { title: string; route: string }, site: Site): Thing {
  const url = absoluteAddress(post.route, site);
  return {
    "@type": "BlogPosting",
    "@id": url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    name: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: lastDateOf(post),
    author: authorThings(post.authors, site),
    publisher: { "@type": "Organization", name: site.title, url: absoluteAddress("/", site) },
    ...(post.image !== undefined && { image: post.image }),
    ...(post.tags.length > 0 && { keywords: post.tags.map(({ label }) => label) }),
    inLanguage: currentLocaleOf(site.i18n).htmlLang,
    isPartOf: { "@type": "Blog", "@id": absoluteAddress(blog.route, site), name: blog.title },
  };
}

/** The day of a post's last change; a change before the day of the post, as while it was written, is none. */
function lastDateOf({ date, lastUpdate }: Pick<PostData, "date" | "lastUpdate">): string {
  const changed = lastUpdate?.date;
  return changed && Date.parse(changed) > Date.parse(date) ? changed : date;
}

/** Authors with a name; the site, for a post that nobody signed. */
function authorThings(authors: PostData["authors"], site: Site): Thing[] {
  const named = authors.flatMap(({ name, permalink, url }): Thing[] => {
    const own = permalink ?? url;
    return name === null ? [] : [{ "@type": "Person", name, ...(own && { url: absoluteAddress(own, site) }) }];
  });
  return named.length > 0 ? named : [{ "@type": "Organization", name: site.title, url: absoluteAddress("/", site) }];
}
