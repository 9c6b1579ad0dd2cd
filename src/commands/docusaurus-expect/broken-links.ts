import { siteRouteOf } from "./built-site";

/** Broken links and anchors by the page on which they stand, as they are written there. */
export type BrokenLinks = { brokenLinks: Record<string, string[]>; brokenAnchors: Record<string, string[]> };

const SECTION = /Docusaurus found broken (links|anchors)!/;
const PAGE = /source page path = (\S+):/;
const LINK = /->\s+linking to (\S+)/;

/** The lists of broken links and anchors in what a build of Docusaurus prints. */
export function brokenLinksIn(output: string, baseUrl: string): BrokenLinks {
  const found: BrokenLinks = { brokenLinks: {}, brokenAnchors: {} };
  let section: Record<string, string[]> | undefined;
  let page: string | undefined;
  for (const line of output.split("\n")) {
    const kind = SECTION.exec(line)?.[1];
    if (kind) section = kind === "links" ? found.brokenLinks : found.brokenAnchors;
    const source = PAGE.exec(line)?.[1];
    if (source) page = siteRouteOf(source, baseUrl);
    const link = LINK.exec(line)?.[1];
    if (link && section && page !== undefined) (section[page] ??= []).push(link);
  }
  return found;
}
