import { addressMeant, atMostWarn, isOnOneMachine } from "../../lib/content/link-mistakes";
import { affordable, type Nearest } from "../../lib/affordable";
import { likeRoutes } from "../../lib/routes/nearest-routes";
import { graded, nearOnes, type Problem } from "../../lib/problem";
import type { Reporting, Site } from "../../lib/site-config";
import {
  decodeAddress,
  isExternal,
  isPathname,
  orWithScheme,
  resolveUrl,
  routeOf,
  splitUrl,
  withoutHtmlSuffix,
} from "../../lib/routes/url";
import type { ContentLink } from "../../mdx/content-node";
import { FILE_SCHEME, linkedFile } from "../../mdx/compile/builders/links";
import { isPartial } from "../nodes/content-node";
import { hasShortEnding, withRouteSlash } from "../../lib/routes/link-kind";
import {
  brokenAnchor,
  fileAsPage,
  misspelled,
  onOneMachine,
  relative,
  WITHOUT_DESTINATION,
  writtenUrl,
  type Words,
} from "./link-words";

/**
 * A link to check; `isDrawn` says that the site draws it as a link of its own, which ends in a slash where it leads to
 * no file: so are those of pages, and others may stay in HTML as they are written.
 */
type CheckedLink = ContentLink & { file?: string; isDrawn?: boolean };

/**
 * A page whose links are to be checked, or a file whose links are on many pages, which has no route; `anchors` is
 * undefined for a page that could not be read, whose anchors nobody knows.
 */
export type CheckedPage = {
  route?: string;
  /** The address from which relative links start, where that is not the route. */
  linkBase?: string;
  file: string;
  contentRoot: string;
  links: readonly CheckedLink[];
  anchors?: readonly string[];
};

/**
 * What links may lead to: routes, those that pages for many addresses have, content files with their routes, and files
 * served as they are (`/img/a.svg`); `routeChoices` are the routes that an error names as valid ones.
 */
export type Targets = {
  routes: ReadonlySet<string>;
  routePatterns?: readonly RegExp[];
  routeChoices: ReadonlySet<string>;
  fileRoutes: ReadonlyMap<string, string>;
  /** Content files without a page because they are drafts, with the routes that they would have. */
  drafts?: readonly Draft[];
  staticFiles: ReadonlySet<string>;
};

/**
 * A content file without a page; `appearsFrom` is the day until which it waits, `leftOut` says that a function of its
 * instance leaves it out.
 */
type Draft = { file: string; permalink: string; appearsFrom?: string; leftOut?: boolean };

/** A link to an anchor of a page that no content file describes; it can be checked once the page's HTML is there. */
export type AnchorToCheck = ContentLink & { route: string; anchor: string; file: string };

/** How grave broken links of each kind are. */
type LinkChecks = Pick<Site["checks"], "brokenLinks" | "brokenAnchors" | "brokenFileLinks"> & {
  /** Links without a destination, or with one whose beginning is misspelled. */
  linkMistakes: Reporting;
  /** Whether components around parts of pages may draw ids that no content has. */
  drawsMoreIds?: boolean;
};
const STRICT: LinkChecks = {
  brokenLinks: "throw",
  brokenAnchors: "throw",
  brokenFileLinks: "throw",
  linkMistakes: "throw",
};

/** Checks every link of every page. Where the site says nothing else, broken ones are errors. */
export function checkLinks(
  pages: readonly CheckedPage[],
  targets: Targets,
  checks: LinkChecks = STRICT,
): { problems: Problem[]; deferred: AnchorToCheck[] } {
  const anchorsOf = new Map(pages.map(({ route, anchors }) => [route, anchors && new Set(anchors)]));
  const problems: Problem[] = [];
  const deferred: AnchorToCheck[] = [];
  const { routeChoices, fileRoutes } = targets;
  const searched: SearchedTargets = {
    ...targets,
    routesLike: affordable((path) => likeRoutes(path, routeChoices), routeChoices.size),
    staticLike: affordable((file) => nearOnes(file, targets.staticFiles, 0).slice(0, 3), targets.staticFiles.size),
    filesLike: affordable((file) => nearOnes(file, fileRoutes.keys(), 0).slice(0, 3), fileRoutes.size),
  };
  for (const page of pages) {
    for (const link of page.links) {
      const { url, file = page.file, isPlain } = link;
      const at = () => ({ file, line: link.line, column: link.column });
      const target = targetOf(link, page, searched);
      if (target === undefined) continue;
      if ("broken" in target) {
        problems.push(...graded({ ...at(), ...target.broken }, gradeOf(checks[target.kind], isPlain)));
        continue;
      }
      const { route, anchor } = target;
      if (!anchor) continue;
      const anchors = anchorsOf.get(route);
      const isInHtmlAlone = !anchorsOf.has(route) || (checks.drawsMoreIds && anchors && !anchors.has(anchor));
      if (isInHtmlAlone) deferred.push({ ...at(), route, anchor, url, ...(isPlain && { isPlain }) });
      else if (anchors && !anchors.has(anchor))
        problems.push(
          ...graded(
            { ...at(), ...brokenAnchor(writtenUrl(url, file), anchor, anchors) },
            gradeOf(checks.brokenAnchors, isPlain),
          ),
        );
    }
  }
  return { problems, deferred };
}

/** Docusaurus builds a site whatever an `<a>` of JSX names. */
function gradeOf(grade: Reporting, isPlain = false): Reporting {
  return isPlain ? atMostWarn(grade) : grade;
}

type Target =
  | { route: string; anchor: string }
  | { broken: Words; kind: "brokenLinks" | "brokenFileLinks" | "linkMistakes" };

type SearchedTargets = Targets & { routesLike: Nearest; staticLike: Nearest; filesLike: Nearest };

function targetOf(link: CheckedLink, page: CheckedPage, targets: SearchedTargets): Target | undefined {
  const { url, isDrawn = page.route !== undefined } = link;
  if (isOnOneMachine(url)) return { broken: onOneMachine(url), kind: "linkMistakes" };
  if (url.startsWith(FILE_SCHEME)) return fileTarget(url, page, targets);
  if (url === "") return { broken: WITHOUT_DESTINATION, kind: "linkMistakes" };
  const meant = addressMeant(url);
  if (meant !== undefined) return { broken: misspelled(url, meant), kind: "linkMistakes" };
  if (isExternal(url) || isPathname(url)) return undefined;
  if (page.route === undefined && !url.startsWith("/"))
    return /^[#?]/.test(url) ? undefined : { broken: relative(url), kind: "brokenLinks" };
  const { path, hash } = splitUrl(resolveUrl(url, page.linkBase ?? page.route ?? "/"));
  const anchor = decodeAddress(hash.slice(1));
  const plain = decodeAddress(path);
  const candidates = [routeOf(plain), withoutHtmlSuffix(plain)].filter((candidate) => candidate !== undefined);
  const route = candidates.find((candidate) => targets.routes.has(candidate));
  if (route !== undefined) return { route, anchor };
  if (targets.staticFiles.has(plain))
    return isDrawn && withRouteSlash(url) !== url ? { broken: fileAsPage(url, plain), kind: "brokenLinks" } : undefined;
  const draft = targets.drafts?.find(({ permalink }) => candidates.includes(permalink));
  if (draft) return { broken: toDraftPage(url, draft), kind: "brokenLinks" };
  if (targets.routePatterns?.some((pattern) => candidates.some((candidate) => pattern.test(candidate))))
    return undefined;
  return { broken: brokenRoute(url, plain, page, targets), kind: "brokenLinks" };
}

function fileTarget(url: string, page: CheckedPage, targets: SearchedTargets): Target {
  const { fileRoutes, filesLike, drafts } = targets;
  const { path: file, hash } = linkedFile(url, page.contentRoot);
  const route = fileRoutes.get(file);
  if (route !== undefined) return { route, anchor: decodeAddress(hash.slice(1)) };
  const draft = drafts?.find((one) => one.file === file);
  if (draft) return { kind: "brokenFileLinks", broken: toDraft(draft) };
  if (isPartial(file.slice(page.contentRoot.length + 1))) return { kind: "brokenFileLinks", broken: toPartial(file) };
  return {
    kind: "brokenFileLinks",
    broken: {
      severity: "error",
      message: `The link to the file '${file}' leads nowhere: there is no such page.`,
      remedy: "Correct the path: it is relative to this file, or from the content folder's root with a leading slash.",
      choices: filesLike(file),
    },
  };
}

const OF_DRAFT = "Remove `draft: true` from it; with `unlisted: true` in its place it has a page that no list shows.";
const OF_WAITING = "Add the link once the post is there, or give the page that has it the same date.";

const OF_FUNCTION = "Take the link out, or change that function: `processBlogPosts` in a project of Docusaurus.";

/** Why a file has no page, and what to do about a link to it. */
function reasonOf({ appearsFrom, leftOut }: Draft): { reason: string; remedy: string } {
  if (leftOut) return { reason: "is left out by the function that its blog has for posts", remedy: OF_FUNCTION };
  return appearsFrom === undefined
    ? { reason: "is a draft, which a production build leaves out", remedy: OF_DRAFT }
    : { reason: `appears on ${appearsFrom}, and a production build leaves it out until then`, remedy: OF_WAITING };
}

function toDraft(draft: Draft): Words {
  const { reason, remedy } = reasonOf(draft);
  return {
    severity: "error",
    message: `The link to the file '${draft.file}' leads nowhere: it ${reason}.`,
    remedy,
  };
}

function toDraftPage(url: string, draft: Draft): Words {
  const { reason, remedy } = reasonOf(draft);
  return { severity: "error", message: `The link '${url}' is broken: its page ${draft.file} ${reason}.`, remedy };
}

function toPartial(file: string): Words {
  return {
    severity: "error",
    message: `The link to the file '${file}' leads nowhere: a file whose name begins with _ has no page.`,
    remedy: "Link to a page that shows it, or rename the file or its folder.",
  };
}

/** Endings of addresses that are meant for pages. */
const OF_PAGE = /\.(?:html?|mdx?)$/i;

function brokenRoute(url: string, path: string, { file }: CheckedPage, searched: SearchedTargets): Words {
  const { routesLike, staticLike } = searched;
  if (url.startsWith("/") && hasShortEnding(path) && !OF_PAGE.test(path))
    return {
      severity: "error",
      message: `The link '${url}' is broken: there is neither a file nor a page at '${path}'.`,
      remedy: orWithScheme(
        url,
        "Put the file into a static folder, below which it has this path, or correct the path.",
      ),
      choices: [...staticLike(path), ...routesLike(path)],
    };
  const remedy = /\.mdx?$/i.test(file)
    ? "Link to a page that exists; a link to a file (`./other.mdx`) follows when the page moves."
    : "Link to a page that exists, by its address from the site's root.";
  return {
    severity: "error",
    message: `The link '${url}' is broken: there is no page at '${path}'.`,
    remedy: orWithScheme(url, remedy),
    choices: routesLike(path),
  };
}

/** Checks the anchors that were deferred against the ids in finished HTML; `idsOf` gives those of a route. */
export function checkAnchors(
  deferred: readonly AnchorToCheck[],
  idsOf: (route: string) => ReadonlySet<string>,
  grade: Reporting = "throw",
): Problem[] {
  return deferred.flatMap(({ route, anchor, url, isPlain, ...at }) => {
    const ids = idsOf(route);
    return ids.has(anchor)
      ? []
      : graded({ ...at, ...brokenAnchor(writtenUrl(url, at.file), anchor, ids) }, gradeOf(grade, isPlain));
  });
}
