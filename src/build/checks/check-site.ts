import path from "node:path";
import { distinct } from "../../lib/values/distinct";
import { linkMistakeGrade } from "../../lib/content/link-mistakes";
import { graded, type Problem } from "../../lib/problem";
import { decodeAddress } from "../../lib/routes/url";
import { NAVBAR_TYPES } from "../../lib/settings/theme-parts";
import type { SiteContext } from "../context/context";
import type { Page } from "../feature";
import { hasNoPage } from "../nodes/has-no-page";
import { inTranslations, routePlace } from "../nodes/translated-text";
import type { PageNode } from "../nodes/mdx-reader";
import { linkedFilesIn } from "../../files/linked-files";
import { strayCardLists } from "./card-lists";
import { codePages, codePatterns, codeRoutes } from "./code-pages";
import { checkLinks, type AnchorToCheck, type CheckedPage, type Targets } from "./link-check";
import { emptyPages } from "./empty-pages";
import { missingImages } from "./missing-files";
import { hiddenFiles, hiddenPages } from "./same-routes";
import { framePages } from "./site-links";
import { strayTranslations } from "./stray-translations";
import { unreachableRoutes } from "./unreachable-routes";
import { writtenAddresses } from "./written-addresses";
import { NOT_FOUND_ROUTE } from "../../lib/routes/not-found";

/** What is checked once all pages are known. */
export type SiteToCheck = {
  /** The nodes of all pages with content, drafts included. */
  nodes: readonly PageNode[];
  pages: readonly Page[];
  /** Links of features beside those in content. */
  links: readonly CheckedPage[];
};

/**
 * Everything that is wrong with the links and routes of the site; `deferred` are the anchors that only HTML can tell,
 * and `targets` what links may lead to.
 */
export function checkSite(
  { nodes, pages, links }: SiteToCheck,
  { root, site, production }: SiteContext,
): { problems: Problem[]; deferred: AnchorToCheck[]; targets: Targets } {
  const routed = nodes.filter((node) => !hasNoPage(node, production));
  const files = staticFilesOf(root, site);
  const targets = targetsOf({ nodes, pages, routed, files }, { root, site, production });
  const placeOfRoute = (file: string) => routePlace(file, { root, site });
  const { problems, deferred } = checkLinks(
    [...routed.map(checkedPageOf), ...framePages(root, site), ...links],
    targets,
    {
      ...site.checks,
      linkMistakes: linkMistakeGrade(site),
      drawsMoreIds: Object.keys(site.themeParts).some((name) => name !== NAVBAR_TYPES),
    },
  );
  return {
    problems: inTranslations(
      distinct([
        ...[
          ...hiddenPages(pages, codePages(root), site.lenient, placeOfRoute),
          ...hiddenFiles(pages, files, placeOfRoute),
        ].flatMap((problem) => graded(problem, site.checks.duplicateRoutes)),
        ...unreachableRoutes(pages, { root, site }),
        ...strayTranslations({ root, site }),
        ...strayCardLists(pages, nodes, site.lenient),
        ...emptyPages(pages, nodes, { root, site }),
        ...missingImages(routed, { root, site }),
        ...problems,
      ]),
      { root, site },
    ),
    deferred,
    targets,
  };
}

/** The files of static folders by their paths in the build: of two with one path the later folder's. */
function staticFilesOf(root: string, { staticFolders }: Pick<SiteContext["site"], "staticFolders">) {
  return new Map(
    staticFolders.flatMap((folder) =>
      linkedFilesIn(path.join(root, folder)).map((file) => [file, `${folder}/${file}`] as const),
    ),
  );
}

type TargetPages = Pick<SiteToCheck, "nodes" | "pages"> & {
  routed: readonly PageNode[];
  files: ReadonlyMap<string, string>;
};

/** What links may lead to; `routed` are the nodes with a page, `files` those of static folders. */
function targetsOf({ nodes, pages, routed, files }: TargetPages, { root, site, production }: SiteContext): Targets {
  // No link should lead to the page of addresses without a page.
  const linkable = codeRoutes(root).filter((route) => route !== NOT_FOUND_ROUTE);
  return {
    routes: new Set([...routesOf(pages), ...linkable]),
    routePatterns: codePatterns(root),
    // Redirects have no content of their own, but unlisted pages may have.
    routeChoices: new Set([...routesOf(pages.filter(({ hidden, node }) => !hidden || node)), ...linkable]),
    fileRoutes: new Map(routed.map((node) => [node.file, node.permalink])),
    drafts: nodes
      .filter((node) => hasNoPage(node, production))
      .map(({ file, permalink, waiting, appearsFrom, leftOut }) => ({
        file,
        permalink,
        ...(leftOut && { leftOut }),
        ...(waiting && appearsFrom && { appearsFrom }),
      })),
    staticFiles: new Set([
      ...[...files.keys()].map((file) => `/${file}`),
      ...nodes.flatMap((node) => Object.values(node.assets).map(decodeAddress)),
      ...writtenAddresses(site, routesOf(pages)),
    ]),
  };
}

const routesOf = (pages: readonly Page[]) => pages.map(({ path: route }) => route);

function checkedPageOf(node: PageNode): CheckedPage {
  const { permalink: route, file, contentRoot, linkBase, links, anchors, unparsed } = node;
  // Of a page that could not be parsed nobody knows the anchors: links to them are no news.
  return { route, linkBase, file, contentRoot, links, anchors: unparsed ? undefined : anchors };
}
