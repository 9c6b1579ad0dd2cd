import { plainText } from "../../../lib/html/html-text";

/** What search engines and others that show a page read in its head. */
export type PageHead = {
  title?: string;
  description?: string;
  keywords?: string;
  robots?: string;
  canonical?: string;
  image?: string;
  /** Route or address that the page leads on to. */
  refresh?: string;
};

/** The head of a finished page, read from its HTML. */
export function pageHeadOf(html: string): PageHead {
  const head = html.slice(0, html.indexOf("</head>") + 1);
  const title = /<title[^>]*>([^<]*)/.exec(head)?.[1];
  const tags = [...head.matchAll(/<(?:meta|link)\s[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const content = (name: string) =>
    tags.find((tag) => [tag.name, tag.property, tag["http-equiv"]].includes(name))?.content;
  return {
    title: title === undefined ? undefined : plainText(title),
    description: content("description"),
    keywords: content("keywords"),
    robots: content("robots"),
    canonical: tags.find(({ rel }) => rel === "canonical")?.href,
    image: content("og:image"),
    refresh: content("refresh"),
  };
}

function attributesOf(tag: string): Record<string, string> {
  const attributes = [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(attributes.map(([, name = "", value = ""]) => [name, plainText(value)]));
}
