import type { ComponentType } from "react";
import type { PageInfo } from "../../src/ui/page-info";
import { SidebarSource } from "../../src/ui/sidebar-data";
import type { DocsData } from "../../src/lib/docs/docs-data";
import type { FrameContext } from "../../src/lib/pages/frame-context";
import type { SidebarTree } from "../../src/lib/docs/sidebar-tree";
import { settings } from "../../src/ui/site-settings";
import { markupOf } from "./markup";

/** A template's module, as Gatsby loads it. */
type Template<Props> = { default: ComponentType<Props>; Head: ComponentType<never> };

/** What Gatsby gives a page: the result of its query and its context; `tree` is the sidebar that its frame names. */
type TemplateInput = {
  data?: object;
  context?: Record<string, unknown> & { frame?: FrameContext };
  path?: string;
  tree?: SidebarTree;
  /** What the frame knows of the docs; none without. */
  docs?: DocsData;
};

// Words of the site that the engine serves would be those of one site.
Object.assign(settings, { title: "Site", tagline: "Tagline", url: "https://site" });

/** A template's page and head, of a site with the title "Site". */
type DrawnTemplate = { page: string; head: Record<string, string> };

/** Draws a template as the server does. */
export function drawTemplate<Props>(
  { default: Page, Head }: Template<Props>,
  { data = {}, context = {}, path = "/a/", tree = [], docs }: TemplateInput = {},
): DrawnTemplate {
  const pageContext = { route: path, ...context };
  const props = { data, pageContext, location: { pathname: path, search: "", hash: "" } };
  const info: PageInfo = { path, ...context.frame };
  const [TemplatePage, TemplateHead] = [Page as ComponentType<object>, Head as ComponentType<object>];
  const page = markupOf(
    <SidebarSource.Provider value={() => tree}>
      <TemplatePage {...props} />
    </SidebarSource.Provider>,
    info,
    docs,
  );
  return { page, head: headOf(markupOf(<TemplateHead {...props} />, info)) };
}

/** What search engines read of a head. */
function headOf(html: string): Record<string, string> {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1];
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const metas = [
    ...html.matchAll(/<meta (?:name|http-equiv)="(description|keywords|robots|refresh)" content="([^"]*)"/g),
  ];
  return Object.fromEntries([
    ...(title === undefined ? [] : [["title", title] as const]),
    ...(canonical === undefined ? [] : [["canonical", canonical] as const]),
    ...metas.map(([, name = "", content = ""]) => [name, content] as const),
  ]);
}

/** The fields that the article of a page asks for, of a page that says nothing of its own. */
export const articlePage = {
  title: "About",
  titleMeta: null,
  description: "All of it.",
  permalink: "/a/",
  keywords: [],
  image: null,
  unlisted: false,
  noIndex: false,
  head: [],
  heading: [],
  prose: [["p", {}, "Text."]],
  hideTableOfContents: true,
  tocMinHeadingLevel: 2,
  tocMaxHeadingLevel: 3,
  toc: [],
  editUrl: null,
  lastUpdate: null,
};
