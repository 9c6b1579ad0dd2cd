import type { CreatePagesArgs } from "gatsby";
import { settingsSourceOf } from "../../build/checks/site-links";
import type { CheckedPage } from "../../build/checks/link-check";
import type { SiteContext } from "../../build/context/context";
import type { FeaturePages } from "../../build/feature";
import { contentIdOf } from "../../build/nodes/content-node";
import { routeOfNode } from "../../build/nodes/has-no-page";
import type { PageNode } from "../../build/nodes/mdx-reader";
import { linkOfData, routedUrl } from "../../build/nodes/routed-url";
import { linesOfYaml } from "../../lib/content/front-matter";
import { byLetter, inlineParts, termId, type GlossaryTerm } from "../../lib/content/glossary";
import { routeOf } from "../../lib/routes/url";
import { currentLocaleOf } from "../../lib/settings/locale";
import type { Site } from "../../lib/site-config";
import type { ShownGlossary, ShownTerm } from "./shown-glossary";
import { word } from "./words";

/** From where paths such as `/docs/current/a.mdx` start. */
const CONTENT_ROOT = "content";

type Nodes = Pick<CreatePagesArgs, "getNode" | "createNodeId">;

/** The page of the glossary, which search finds by each of its terms; none where the site has no glossary. */
export function glossaryPages(
  { getNode, createNodeId }: Nodes,
  { site, production }: Pick<SiteContext, "site" | "production">,
): FeaturePages {
  if (!site.glossary) return { pages: [] };
  const title = site.glossary.title ?? word("title");
  const file = glossaryFile(site);
  const routeOfFile = (name: string) =>
    routeOfNode(getNode(contentIdOf(name, createNodeId)) as PageNode | undefined, production);
  const routed = (url: string) => routedUrl(linkOfData(url, file), { contentRoot: CONTENT_ROOT }, routeOfFile);
  const shown = shownGlossary(site.glossary.terms, site, routed);
  return {
    pages: [
      {
        path: routeOf(site.glossary.route),
        title,
        description: word("lead"),
        namedIn: file,
        component: "src/features/glossary/templates/glossary.tsx",
        // A page is made again when its context changes; no node holds what stands in the site's settings.
        context: { title, groups: shown },
        search: { group: site.title, lists: true },
        sections: () => [
          { heading: "", level: 1, text: word("lead") },
          ...shown.flatMap(({ terms }) => terms).map(sectionOf),
        ],
      },
    ],
  };
}

/** The links of the glossary with their lines, and the anchors of its page. */
export function glossaryLinks(_nodes: unknown, { root, site }: Pick<SiteContext, "root" | "site">): CheckedPage[] {
  if (!site.glossary) return [];
  const { route, terms } = site.glossary;
  const { file, text } = settingsSourceOf(root, site, "glossary");
  const lineOf = site.settingsFiles.glossary === undefined ? undefined : linesOfYaml(text);
  const links = terms.flatMap(({ link }, index) => {
    return link === undefined ? [] : [{ url: linkOfData(link, file), line: lineOf?.(["terms", index, "link"]) }];
  });
  const anchors = terms.map(({ term }) => termId(term));
  return [{ route: routeOf(route), file, contentRoot: CONTENT_ROOT, links, anchors }];
}

function glossaryFile({ settingsFiles, configFile }: Pick<Site, "settingsFiles" | "configFile">): string {
  return settingsFiles.glossary ?? configFile;
}

/** Terms as the page shows them, in the order of the site's language. */
function shownGlossary(
  terms: readonly GlossaryTerm[],
  { i18n }: Pick<Site, "i18n">,
  routed: (url: string) => string,
): ShownGlossary {
  return byLetter(terms, currentLocaleOf(i18n).htmlLang).map(({ letter, terms: some }) => ({
    letter,
    terms: some.map(({ term, also = [], description, link }) => ({
      id: termId(term),
      term,
      also,
      description: inlineParts(description),
      ...(link !== undefined && { link: routed(link) }),
    })),
  }));
}

function sectionOf({ id, term, also, description }: ShownTerm) {
  const text = [...also, description.map((part) => part.text).join("")].join(". ");
  return { id, heading: term, level: 2, text };
}
