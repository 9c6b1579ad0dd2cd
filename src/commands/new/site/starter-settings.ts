import { escapedContent } from "../../../lib/html/html-text";
import type { Answers } from "../question";
import type { SiteFile } from "../../../lib/site-config";

/** Where hosts of repositories edit the files of a folder, by what their address begins with. */
const EDITED: Readonly<Record<string, string>> = {
  "https://github.com/": "/edit/main",
  "https://gitlab.com/": "/-/edit/main",
};

/** The place of a site's icon, from its root. */
export const ICON_FILE = "static/img/icon.svg";

const ICON = "/img/icon.svg";

/** Whether the answers ask for a blog. */
export function hasBlog({ blog }: Answers): boolean {
  return blog === "yes";
}

/** The settings of a new site with docs, and a blog where that is asked for: the keys that it needs. */
export function starterSettings(answers: Answers): SiteFile {
  const { title = "", tagline = "", url = "", repository = "" } = answers;
  const { origin, pathname } = new URL(url);
  const code = withoutSlash(repository);
  const edited = editAddressOf(code);
  const editUrl = (folder: string) => (edited === undefined ? {} : { editUrl: `${edited}/${folder}` });
  return {
    title,
    tagline,
    url: origin,
    baseUrl: `${withoutSlash(pathname)}/`,
    favicon: ICON,
    i18n: {
      defaultLocale: "en",
      locales: { en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } },
    },
    trailingSlash: true,
    docs: [{ id: "default", content: "content/docs", routeBasePath: "/docs", ...editUrl("content/docs") }],
    blogs: hasBlog(answers) ? [{ ...blogOf(title), ...editUrl("content/blog") }] : [],
    pages: [{ id: "pages", content: "content/pages", routeBasePath: "/", ...editUrl("content/pages") }],
    navbar: {
      title,
      logo: { alt: "", src: ICON, width: 32, height: 32 },
      hideOnScroll: false,
      items: [
        { type: "doc", docId: "index", label: "Docs", position: "left" },
        ...(hasBlog(answers) ? [{ label: "Blog", to: "/blog/", position: "left" as const }] : []),
        ...(code === "" ? [] : [{ label: hostOf(code), href: code }]),
      ],
    },
    footer: { style: "dark", links: [{ label: "About", to: "/about/" }], copyright: `© ${escapedContent(title)}` },
    colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    redirects: [],
    sitemap: { ignorePatterns: [] },
    customFields: {},
  };
}

function blogOf(title: string): SiteFile["blogs"][number] {
  return {
    id: "blog",
    content: "content/blog",
    routeBasePath: "/blog",
    title: `${title} blog`,
    description: `News of ${title}`,
    postsPerPage: 10,
    sidebarTitle: "Recent posts",
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

/** What edit links begin with, for hosts that have a page for editing files. */
function editAddressOf(repository: string): string | undefined {
  const [, page] = Object.entries(EDITED).find(([start]) => repository.startsWith(start)) ?? [];
  return page && `${repository}${page}`;
}

/** The name that a link to a repository has. */
function hostOf(repository: string): string {
  const { hostname } = new URL(repository);
  return { "github.com": "GitHub", "gitlab.com": "GitLab" }[hostname] ?? "Source";
}
