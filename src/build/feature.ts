import type { CreatePagesArgs, CreateResolversArgs, GatsbyConfig, NodePluginArgs } from "gatsby";
import type { ContentCollection } from "../lib/content/content-collection";
import type { FeaturePolicy } from "../lib/html/content-policy";
import type { FrameContext } from "../lib/pages/frame-context";
import type { HeadElement } from "../lib/html/head-element";
import type { Problem } from "../lib/problem";
import type { PageSearch } from "../lib/pages/search-record";
import type { Site } from "../lib/site-config";
import type { Section } from "../mdx/sections";
import type { CheckedPage } from "./checks/link-check";
import type { BuildContext, SiteContext } from "./context/context";
import type { DataReader } from "./nodes/data-reader";
import type { MdxReader } from "./nodes/mdx-reader";
import type { PartVersion } from "./parts/part";
import type { StartPublisher } from "./publish/publisher";

/**
 * A folder of content files; its name is what gatsby-source-filesystem gives to the files in it, and is one instance's
 * alone.
 */
export type ContentSource = { name: string; folder: string };

/** A page to create. */
export type Page = {
  /** Route, with leading and trailing slash, without the base URL. */
  path: string;
  /** The addresses at which the page shows beside its route where none is there: `/requests/*`. */
  matchPath?: string;
  /** The template's path from the site's root. */
  component: string;
  /** What the template's query needs: ids, and no content. */
  context: Record<string, unknown>;
  /** What the frame around the page needs. */
  frame?: FrameContext;
  /** The file from which the page is made, from the site's root; absent for lists and indexes. */
  file?: string;
  /** The files whose content a list shows a part of, from the site's root. */
  listedFiles?: readonly string[];
  /** The file that asks for a page without one of its own, from the site's root. */
  namedIn?: string;
  /** Id of the node whose content the page shows. */
  node?: string;
  /** The page's title where its node does not say it. */
  title?: string;
  /** What the page says of itself in one line where no node does, for search engines and previews of links to it. */
  description?: string | null;
  /** Whether the page is a category's or in one, whose docs `<DocCardList />` shows on it. */
  ofCategory?: boolean;
  /** Whether the page goes on with a list, as `/blog/page/2/` does: its first page stands for all. */
  continuesList?: boolean;
  /** Whether the page shows nothing where its file has no text: no list, and nothing that front matter says. */
  needsText?: boolean;
  /** Whether search engines are kept away. */
  noIndex?: boolean;
  /** Whether the page is left out of every list of pages: a redirect, an unlisted page. */
  hidden?: boolean;
  /** Whether the page is one that the engine adds: any other one at its route is shown in its place. */
  isFallback?: boolean;
  /** Root route of the page's version, where that is not its instance's last one. */
  olderVersion?: string;
  /** The page's text by its headings, as search finds it, where no node has it. */
  sections?: () => Section[];
  /** How search finds the page; absent where it does not. Hidden pages and those with `noIndex` are never found. */
  search?: PageSearch;
};

/**
 * A feature's pages, what is wrong with its content as a whole, and what it adds to the frame context of other pages,
 * by their routes.
 */
export type FeaturePages = { pages: Page[]; problems?: Problem[]; frames?: ReadonlyMap<string, FrameContext> };

/**
 * A function by its name and its module, by the path from the site's root, and the JSON values that it is called with.
 */
type InlineScript = { module: string; name: string; values: readonly unknown[] };

/** The collections of a feature, by the settings of the site and the files that are there. */
export type CollectionsOf = (context: Pick<SiteContext, "root" | "site">) => ContentCollection[];

/** A part of the site in a folder of its own; every field is one step of the way from content to finished site. */
export type Feature = {
  /** Name of the folder below `src/features`. */
  name: string;
  /** The folders of content files that belong to the feature. */
  sources?: (site: Site) => ContentSource[];
  /** Gatsby's plugins that it needs, with their options. */
  plugins?: (site: Site) => NonNullable<GatsbyConfig["plugins"]>;
  /** Routes of pages that its plugins make and the site does without. */
  withoutPages?: readonly string[];
  /** The versions of instances that have several, by which the site can be built in parts. */
  versions?: (context: Pick<SiteContext, "root" | "site">) => PartVersion[];
  /** The types of the nodes that `sourceNodes` creates. */
  sourcedTypes?: readonly string[];
  /** Creates nodes that come from configuration. */
  sourceNodes?: (args: NodePluginArgs, context: BuildContext) => Promise<void> | void;
  /** The files that `sourceNodes` reads, from the site's root: it runs again once one of them is another one. */
  sourceFiles?: (site: Site) => readonly string[];
  /** What becomes of the MDX files in its folders. */
  mdx?: MdxReader;
  /** What becomes of the YAML and JSON files in its folders. */
  data?: DataReader;
  /** The YAML and JSON files that it reads by their names, from the site's root, whether they are there or not. */
  namedFiles?: (context: Pick<SiteContext, "root" | "site">) => string[];
  /** What authors may edit of it in the CMS. */
  collections?: CollectionsOf;
  /** GraphQL types in the schema language, each type and field with a description. */
  types?: string;
  /** Computed fields by type. */
  resolvers?: (args: CreateResolversArgs, context: SiteContext) => Record<string, object>;
  /** Changes its nodes once all are there, before anything is made of them. */
  finishNodes?: (
    args: Pick<CreatePagesArgs, "actions" | "getNodesByType" | "createContentDigest">,
    context: SiteContext,
  ) => Promise<void>;
  /** The pages, once all nodes are there; `made` are those of the features before this one. */
  pages?: (args: CreatePagesArgs, context: SiteContext, made?: readonly Page[]) => FeaturePages;
  /** Links to check beside those in MDX files, such as the targets of redirects or what data files name. */
  links?: (args: CreatePagesArgs, context: SiteContext) => CheckedPage[];
  /** Begins what `publish` waits for and needs no page, when a build has a core and memory left for it. */
  prepare?: (context: SiteContext) => Promise<void>;
  /** Writes files from the finished site: indexes, feeds, lists. */
  publish?: StartPublisher;
  /** What it asks of the security policies: other sites that pages need, documents that need more than pages. */
  policy?: (site: Site) => FeaturePolicy;
  /** Files of `public` that each part of a site writes for itself, and how the texts of several become one. */
  joinedFiles?: Readonly<Record<string, (texts: readonly string[]) => string>>;
  /** Addresses of the files that are asked for before others which `publish` writes: a request in develop publishes. */
  publishedOnRequest?: readonly string[];
  /** What the head of every page has of it; while developing, only of one that publishes nothing. */
  head?: (site: Site) => HeadElement[];
  /** A function that runs inline at the end of every page of a build; what its module imports must be small. */
  inlineScript?: (site: Site) => InlineScript | undefined;
  /** Path of the module that exports `parts`, the feature's parts of the frame, from the site's root. */
  frame?: string;
};
