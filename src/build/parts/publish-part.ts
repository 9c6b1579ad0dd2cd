import type { Node, Reporter } from "gatsby";
import { md5 } from "../../files/digest";
import { codeRoutes } from "../checks/code-pages";
import type { BuildContext, SiteContext } from "../context/context";
import type { Page } from "../feature";
import type { CheckedSite } from "../hooks/publish-site";
import {
  publish,
  type FinishedSite,
  type NamedPublisher,
  type PublishContext,
  type PublishSource,
} from "../publish/publisher";
import type { Part } from "./part";
import { PART_FORMAT, PartWriter, type PartHead, type PartPage } from "./part-file";

/** What a page is published from, with all that a part leaves of it. */
export type PartSource = PublishSource & { page: PartPage };

/** What a part publishes from: the sources of the whole site, of which it takes its own. */
type PartSite = Required<Pick<PublishContext, "routeOfFile" | "kept">> &
  Pick<PublishContext, "html"> & {
    sources: Iterable<PartSource>;
    publishers: readonly NamedPublisher[];
    finished: FinishedSite;
    made: CheckedSite;
    sourced: readonly Node[];
  };

/**
 * Publishes what is made of each page of a part, and leaves for the others what they do not know of it. What is made of
 * all pages is made once the parts are joined.
 */
export async function publishPart(
  { sources, publishers, routeOfFile, kept, html, finished, made, sourced }: PartSite,
  context: SiteContext & Pick<BuildContext, "buildDigest"> & { part: Part },
  reporter: Pick<Reporter, "info">,
): Promise<void> {
  const { root, part } = context;
  const writer = new PartWriter(root, headOf(made, sourced, context));
  await publish(
    ownSources(sources, part),
    publishers,
    { root, routeOfFile, kept, html, leave: (source, results) => writer.add({ ...source, kept: results }) },
    reporter,
  );
  for (const node of finished.unrouted()) if (part.holdsFile(node.file)) writer.add({ node });
  writer.finish();
  reporter.info(`part: ${part.versions.join(", ")} of the versions ${part.allVersions.join(", ")}`);
}

function headOf(
  { pages, links, problems }: CheckedSite,
  sourced: readonly Node[],
  { root, part, buildDigest }: SiteContext & Pick<BuildContext, "buildDigest"> & { part: Part },
): PartHead {
  const { versions, allVersions } = part;
  const routesDigest = routesDigestOf(pages, codeRoutes(root));
  return { format: PART_FORMAT, versions, allVersions, buildDigest, routesDigest, sourced, links, problems };
}

/**
 * By which parts of one commit know each other: the routes of the whole site. How many pages a list goes on for may
 * depend on content that only its own part compiles.
 */
export function routesDigestOf(
  pages: readonly Pick<Page, "path" | "continuesList">[],
  others: readonly string[],
): string {
  const known = pages.filter(({ continuesList }) => !continuesList).map(({ path }) => path);
  return md5([...known, ...others].sort().join("\n"));
}

function* ownSources(sources: Iterable<PartSource>, part: Part): Generator<PartSource> {
  for (const source of sources) if (part.holdsPage({ context: {}, ...source.page })) yield source;
}
