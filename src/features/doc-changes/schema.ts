import type { SiteContext } from "../../build/context/context";
import type { Site } from "../../lib/site-config";
import { pairDocs } from "./doc-pairs";
import { DocChanges, type ComparedDoc } from "./files";
import { partOfLists } from "./list-parts";
import type { ChangeCounts } from "./page-changes";
import { isCompared, type ComparedVersion } from "./pages";
import { changesRoute, versionPairs, type VersionPair } from "./version-pairs";

/** The types of what changed between versions of docs in GraphQL's schema language. */
export const DOC_CHANGES_TYPES = /* GraphQL */ `
  "How the docs of a version differ from those of the version before it."
  type DocsVersionChanges @dontInfer {
    "Docs of both versions whose text differs, by their routes."
    changed: [ChangedDoc!]!
    "Docs that the version before does not have."
    added: [ComparedDoc!]!
    "Docs of the version before that are gone."
    removed: [ComparedDoc!]!
  }
  "A doc that only one of two versions has."
  type ComparedDoc @dontInfer {
    "What readers see."
    title: String!
    "Route of the doc."
    permalink: String!
  }
  "A doc whose text differs from that in the version before."
  type ChangedDoc @dontInfer {
    "What readers see."
    title: String!
    "Route of the doc."
    permalink: String!
    "Name of the file in \`/doc-changes/\` with what differs."
    file: String!
    "Lines that are new or changed."
    added: Int!
    "Lines that are gone or changed."
    removed: Int!
  }
`;

type NodeModel = {
  findAll: <T>(query: { type: string; query: { filter: object } }) => Promise<{ entries: Iterable<T> }>;
};

type Query = { nodeModel: NodeModel };
type Part = { skip?: number | null; limit?: number | null };
type Changes = {
  changed: (ChangeCounts & { file: string; title: string; permalink: string })[];
  added: ComparedDoc[];
  removed: ComparedDoc[];
};
type Resolve = (version: ComparedVersion, args: unknown, query: Query) => unknown;

/** What changed in a version, by its node; two of the fields are those of the docs feature, which leaves them empty. */
export function docChangesResolvers(context: SiteContext): Record<string, object> {
  const { site } = context;
  const changesOf = changesKept(context);
  const resolved = (resolve: Resolve) => ({ resolve });
  return {
    DocsVersion: {
      changedSince: resolved(
        async (version, _args, query) => (await pairOf(version, query, site))?.older.label ?? null,
      ),
      changesPath: resolved(async (version, _args, query) =>
        (await pairOf(version, query, site)) ? changesRoute(version, site.docs[0]?.id ?? "") : null,
      ),
      changes: {
        type: "DocsVersionChanges",
        description: "How its docs differ from those of the version before it; null for the oldest one.",
        args: {
          skip: { type: "Int", description: "How many docs to leave out, of all three lists one after the other." },
          limit: { type: "Int", description: "How many docs to give behind these; all without it." },
        },
        resolve: async (version: ComparedVersion, { skip, limit }: Part, query: Query) => {
          const changes = await changesOf(version, query);
          return changes && partOfLists(changes, skip ?? 0, limit ?? Infinity);
        },
      },
    },
  };
}

/** Gives the changes of versions; in a build, where no doc changes any more, each version's are computed once. */
function changesKept(context: SiteContext): (version: ComparedVersion, query: Query) => Promise<Changes | null> {
  const known = new Map<string, Promise<Changes | null>>();
  return (version, query) => {
    const before = known.get(version.id);
    if (before) return before;
    const compared = compare(version, query, context);
    if (context.production) known.set(version.id, compared);
    return compared;
  };
}

/** A version with the one before it; undefined for the oldest one, and where the site does not show changes. */
async function pairOf(
  version: ComparedVersion,
  { nodeModel }: Query,
  { docs }: Site,
): Promise<VersionPair<ComparedVersion> | undefined> {
  const isShown = docs.some(({ id, showChanges }) => showChanges && id === version.instance);
  const versions = isShown ? await findAll<ComparedVersion>(nodeModel, "DocsVersion", version) : [];
  return versionPairs(versions, version.instance).find(({ newer }) => newer.name === version.name);
}

async function compare(
  version: ComparedVersion,
  query: Query,
  { root, production, site }: SiteContext,
): Promise<Changes | null> {
  const pair = await pairOf(version, query, site);
  if (!pair) return null;
  const docsOf = async ({ instance, name }: ComparedVersion) =>
    (await findAll<ComparedDoc>(query.nodeModel, "Doc", { instance, version: name })).filter((doc) =>
      isCompared(doc, production),
    );
  const { kept, added, removed } = pairDocs(await docsOf(pair.newer), await docsOf(pair.older));
  const changes = new DocChanges({ root, site });
  const changed = kept.flatMap(([newer, older]) => {
    const differs = changes.between(newer, older);
    return differs ? [{ ...differs, title: newer.title, permalink: newer.permalink }] : [];
  });
  return { changed, added, removed };
}

/** The nodes of a type with these values, of which `version` and `instance` are filters. */
async function findAll<T>(
  nodeModel: NodeModel,
  type: string,
  { instance, version }: { instance: string; version?: string },
): Promise<T[]> {
  const filter = { instance: { eq: instance }, ...(version !== undefined && { version: { eq: version } }) };
  return [...(await nodeModel.findAll<T>({ type, query: { filter } })).entries];
}
