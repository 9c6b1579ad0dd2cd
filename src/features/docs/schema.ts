import type { CreateResolversArgs } from "gatsby";
import type { SiteContext } from "../../build/context/context";
import { pageResolvers } from "../../build/schema/page-schema";
import { compareText } from "../../lib/values/compare-text";
import type { Alternate } from "../../lib/pages/frame-context";
import { navbarDocIds } from "../../lib/settings/navbar-config";
import { currentLocaleOf } from "../../lib/settings/locale";
import type { Site } from "../../lib/site-config";
import { alternatesOf } from "./alternates";
import { cardTextsOf } from "./card-texts";
import type { DocNode, DocsVersionNode, ListedDoc } from "./nodes";
import { docsWithTag, tagsOfDocs } from "./tags";
import { namedSidebars, sidebarIdOf, versionRoutesOf, type VersionContent } from "./version-content";
import type { VersionContents } from "./versions";

type Query = { type: string; query: { filter: Record<string, unknown> } };
type NodeModel = {
  findAll: <T>(query: Query) => Promise<{ entries: Iterable<T> }>;
  findOne: <T>(query: Query) => Promise<T | null>;
  /** Notes that a page is made from all nodes of a type. */
  trackPageDependencies: (nodes: [], dependencies: { connectionType: string }) => void;
};
type Context = { nodeModel: NodeModel };
const eq = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { eq: value }]));

/** The computed fields of docs and versions. */
export function docsResolvers(
  args: CreateResolversArgs,
  context: SiteContext,
  contents: VersionContents,
): Record<string, object> {
  const read = contentReader(context, contents);
  return {
    Doc: { ...pageResolvers(args, context), ...docFields(read, context) },
    DocsVersion: versionFields(read, context.site, args.getNode),
  };
}

type ReadContent = (version: DocsVersionNode, query: Context) => VersionContent;

function contentReader(context: SiteContext, contents: VersionContents): ReadContent {
  return (version, { nodeModel }) => {
    // What was computed before asks no query, so Gatsby must be told that the page follows all docs.
    nodeModel.trackPageDependencies([], { connectionType: "Doc" });
    return contents.of(version, context);
  };
}

function versionFields(read: ReadContent, site: Site, getNode: CreateResolversArgs["getNode"]): object {
  const nodesOf = (docs: readonly ListedDoc[]) => docs.map(({ id }) => getNode(id));
  const field = fieldsFrom(read);
  const language = currentLocaleOf(site.i18n).htmlLang;
  return {
    docs: field("[Doc!]!", "Docs of the version, drafts left out in production.", ({ docs }) => nodesOf(docs)),
    orphans: field(
      "[Doc!]!",
      "Docs that no sidebar of the version lists; readers find them by links and by search alone.",
      (content) => nodesOf(orphansOf(content)),
    ),
    draftIds: field("[String!]!", "Ids of the version's drafts.", ({ draftIds }) => draftIds),
    mainDocId: field(
      "String",
      "Id of the doc at the version's root, else of the first in its first sidebar, else the first id.",
      ({ mainDoc }) => mainDoc?.docId ?? null,
    ),
    mainDocPath: field("String", "Route of the main doc.", ({ mainDoc }) => mainDoc?.permalink ?? null),
    sidebars: field("[DocsSidebar!]!", "Sidebars of the version.", namedSidebars),
    navbarDocs: field("[NavbarDoc!]!", "Docs that the site's navbar names.", (content, version) =>
      navbarDocsOf(content, version, site),
    ),
    tags: field("[DocTag!]!", "Tags of the version's docs, by label.", ({ docs }) => tagsOfDocs(docs, language)),
    taggedDocs: taggedDocsField(read, language),
    category: categoryField(read),
  };
}

/** Makes fields without arguments, each of a version's content. */
function fieldsFrom(read: ReadContent) {
  return (
    type: string,
    description: string,
    value: (content: VersionContent, version: DocsVersionNode) => unknown,
  ): object => ({
    type,
    description,
    resolve: (version: DocsVersionNode, _args: unknown, query: Context) => value(read(version, query), version),
  });
}

function taggedDocsField(read: ReadContent, language: string): object {
  return {
    type: "[TaggedDoc!]!",
    description: "The docs that carry the tag whose page is at a route, by title.",
    args: { permalink: { type: "String!", description: "Route of the tag's page." } },
    resolve: (version: DocsVersionNode, { permalink }: { permalink: string }, query: Context) =>
      docsWithTag(read(version, query).docs, permalink, language),
  };
}

function categoryField(read: ReadContent): object {
  return {
    type: "DocsCategory",
    description: "The category index page at a route.",
    args: { permalink: { type: "String!", description: "Route of the page." } },
    resolve: async (version: DocsVersionNode, { permalink }: { permalink: string }, query: Context) => {
      const content = read(version, query);
      const index = content.indexes.find((other) => other.permalink === permalink);
      if (!index) return null;
      const contents = await contentsOf(version.instance, query, read);
      const routes = versionRoutesOf(contents, "indexRoutes");
      const alternates = alternatesOf(permalink.slice(version.path.length), version, routes);
      return {
        ...index,
        cardTexts: cardTextsOf(content, permalink),
        alternates: alternates.map(docAlternateOf),
      };
    },
  };
}

function docFields(read: ReadContent, { production }: SiteContext): object {
  return {
    previous: referenceField("paginationPrevious", "previous", production),
    next: referenceField("paginationNext", "next", production),
    hidesPrevious: hidesField("paginationPrevious", "previous"),
    hidesNext: hidesField("paginationNext", "next"),
    sidebar: {
      type: "String",
      description: "Name of the sidebar that the page shows; null where it shows none.",
      resolve: async (doc: DocNode, _args: unknown, query: Context) => {
        const own = await contentOf(doc, query, read);
        return (own && sidebarIdOf(doc, own)) ?? null;
      },
    },
    cardTexts: {
      type: "[CardText!]!",
      description: "What the cards of the category around it say; empty for a doc that shows no such cards.",
      resolve: async (doc: DocNode, _args: unknown, query: Context) => {
        if (doc.cardLists.length === 0) return [];
        const own = await contentOf(doc, query, read);
        return own ? cardTextsOf(own, doc.permalink) : [];
      },
    },
    alternates: {
      type: "[DocAlternate!]!",
      description: "The same doc in the other versions of its instance, newest first.",
      resolve: async (doc: DocNode, _args: unknown, query: Context) => {
        const contents = await contentsOf(doc.instance, query, read);
        const own = contents.find(({ version }) => version.name === doc.version)?.version;
        const routes = versionRoutesOf(contents, "docRoutes");
        return own ? alternatesOf(doc.docId, own, routes).map(docAlternateOf) : [];
      },
    },
  };
}

type PaginationKey = "paginationPrevious" | "paginationNext";

function referenceField(key: PaginationKey, which: string, production: boolean): object {
  return {
    type: "DocReference",
    description: `The ${which} doc where front matter names one; null where the sidebar decides.`,
    resolve: async (doc: DocNode, _args: unknown, query: Context) => {
      const target = await namedDoc(doc, key, query);
      if (!target || target.unlisted || (production && target.draft)) return null;
      return { label: target.paginationLabel ?? target.sidebarLabel ?? target.title, permalink: target.permalink };
    },
  };
}

function hidesField(key: PaginationKey, which: string): object {
  return {
    type: "Boolean!",
    description: `Whether front matter wants no ${which} link, or one to a doc that is unlisted.`,
    resolve: async (doc: DocNode, _args: unknown, query: Context) =>
      doc[key] === null || (await namedDoc(doc, key, query))?.unlisted === true,
  };
}

/** The doc that front matter names as a neighbour. */
async function namedDoc(doc: DocNode, key: PaginationKey, { nodeModel }: Context): Promise<DocNode | null> {
  const docId = doc[key];
  if (!docId) return null;
  const filter = eq({ instance: doc.instance, version: doc.version, docId });
  return nodeModel.findOne<DocNode>({ type: "Doc", query: { filter } });
}

/** The contents of all versions of an instance. */
async function contentsOf(instance: string, query: Context, read: ReadContent): Promise<VersionContent[]> {
  const filter = eq({ instance });
  const { entries } = await query.nodeModel.findAll<DocsVersionNode>({ type: "DocsVersion", query: { filter } });
  return [...entries].map((version) => read(version, query));
}

/** The content of the version that a doc belongs to. */
async function contentOf(doc: DocNode, query: Context, read: ReadContent): Promise<VersionContent | undefined> {
  const filter = eq({ instance: doc.instance, name: doc.version });
  const version = await query.nodeModel.findOne<DocsVersionNode>({ type: "DocsVersion", query: { filter } });
  return version ? read(version, query) : undefined;
}

function docAlternateOf({ path, ...alternate }: Alternate): object {
  return { ...alternate, permalink: path };
}

function orphansOf({ docs, sidebarIds }: VersionContent): ListedDoc[] {
  return docs
    .filter(({ permalink, unlisted }) => !unlisted && !sidebarIds.has(permalink))
    .sort((a, b) => compareText(a.permalink, b.permalink));
}

/** The docs of a version that the site's navbar names, each with the sidebar that shows it. */
export function navbarDocsOf(
  content: VersionContent,
  { instance }: Pick<DocsVersionNode, "instance">,
  { navbar, namedDocs }: Site,
): object[] {
  const named = new Set([...navbarDocIds(navbar.items, instance), ...namedDocs]);
  return content.docs
    .filter((doc) => named.has(doc.docId))
    .map((doc) => ({
      docId: doc.docId,
      path: doc.permalink,
      unlisted: doc.unlisted,
      sidebar: sidebarIdOf(doc, content) ?? null,
    }));
}
