import type { CreateResolversArgs } from "gatsby";
import {
  excerptOf,
  ISLAND,
  mapProps,
  ZOOM_PROP,
  type ContentNode,
  type ContentProps,
  type Json,
} from "../../mdx/content-node";
import { isExternal, isPathname, servedBaseUrl } from "../../lib/routes/url";
import { FILE_SCHEME } from "../../mdx/compile/builders/links";
import { withNameBreaks } from "../../mdx/compile/prose/name-breaks";
import { proseOf, wordsOf } from "../../mdx/compile/prose/prose";
import { readCompiled } from "../../mdx/compile/store";
import { contentIdOf } from "../nodes/content-node";
import { routeOfNode } from "../nodes/has-no-page";
import { routedUrl, withPageSlash } from "../nodes/routed-url";
import type { ContentFields } from "../nodes/mdx-reader";
import type { SiteContext } from "../context/context";

/**
 * The fields that every type of page has, with their descriptions, to be repeated in each type (GraphQL has no
 * inheritance).
 */
export const PAGE_FIELDS = /* GraphQL */ `
  "Path of the source file from the site's root."
  file: String!
  "Route of the page, with leading and trailing slash, without the site's base URL."
  permalink: String!
  "Title from front matter, else the first heading, else the file name."
  title: String!
  "Title for the browser's tab, where it differs from the page's."
  titleMeta: String
  "Description from front matter, else the first paragraph."
  description: String!
  "Whether the page is left out of production builds."
  draft: Boolean!
  "Whether the page is routed but hidden from lists and search engines."
  unlisted: Boolean!
  "Whether search engines are kept away."
  noIndex: Boolean!
  "Whether front matter gives the description."
  ownDescription: Boolean!
  "Keywords for the page's head."
  keywords: [String!]!
  "Image for previews: a URL path or an address."
  image: String
  "Old routes that lead to the page, from front matter."
  redirectFrom: [String!]!
  "Whether the page shows no table of contents."
  hideTableOfContents: Boolean!
  "Smallest heading level of the table of contents."
  tocMinHeadingLevel: Int!
  "Largest heading level of the table of contents."
  tocMaxHeadingLevel: Int!
  "Address at which the source can be edited."
  editUrl: String
  "Last change of the source."
  lastUpdate: LastUpdate
  "Last change of the source that git knows, whether the page shows it or not."
  gitDate: Date
  "Content of the page as data: text, or \`[tag, props, ...children]\`."
  tree: JSON!
  "The same as pages render it: what needs no React is HTML, in the prop \`$html\` of the element around it."
  prose: JSON!
  "Content of the heading that names the page, empty where front matter alone has the title; a header with all of it where a theme draws it."
  heading: JSON!
  "Elements that the content puts into the page's head: \`{ tag, props, text }\`."
  head: JSON!
  "Headings of the page in reading order, partials included."
  toc: [TocEntry!]!
  "Ids in the page that links may name."
  anchors: [String!]!
  "Links in the page, with the place where they are written."
  links: [PageLink!]!
  "How many of its links no build checks: those to other sites, and to paths that are no routes."
  uncheckedLinks: Int!
  "How many of its links name a route of the site: unlike links to files, they do not follow a move."
  linksByRoute: Int!
  "Number of words."
  words: Int!
  "What is wrong with the file by itself; the field \`problems\` of the query has broken links and anchors, too."
  problems: [ContentProblem!]!
`;

/** The interface of pages and the small types that all features share. */
export const PAGE_TYPES = /* GraphQL */ `
  "A page made from a content file: a doc, a blog post or a standalone page."
  interface Page implements Node {
    id: ID!
    ${PAGE_FIELDS}
  }
  "A heading of a page."
  type TocEntry @dontInfer {
    "Anchor of the heading."
    id: String!
    "1 for the largest, 6 for the smallest."
    level: Int!
    "Content of the heading, in the form of a page's tree."
    children: JSON!
  }
  "A link written in a content file."
  type PageLink @dontInfer {
    "Target: a URL, a route, an anchor, or \`file:\` and the path of a content file."
    url: String!
    "Line of the source file, from 1."
    line: Int
    "Column of the source file, from 1."
    column: Int
    "Source file from the site's root; a partial's links stand in the partial."
    file: String
  }
  "A tag of a page."
  type Tag @dontInfer {
    "What readers see."
    label: String!
    "Route of the tag's page."
    permalink: String!
    "What the tag stands for, from the tags file."
    description: String
  }
  "When and by whom a page was last changed, from front matter or git."
  type LastUpdate @dontInfer {
    "ISO date."
    date: Date
    "Name of the author."
    author: String
  }
  "A content file of which no node can be made: what is wrong with it."
  type InvalidContent implements Node @dontInfer {
    "Path of the file from the site's root."
    file: String!
    "What is wrong, each with line, remedy and valid choices."
    problems: [ContentProblem!]!
  }
  "Something wrong with a content file."
  type ContentProblem @dontInfer {
    "\`error\`, \`warning\` or \`info\`."
    severity: String!
    "Path of the file from the site's root."
    file: String!
    "Line, from 1."
    line: Int
    "Column, from 1."
    column: Int
    "What is wrong."
    message: String!
    "What to do."
    remedy: String!
    "Values that would be valid, nearest first."
    choices: [String!]
  }
  "An MDX file as gatsby-plugin-mdx found it; the site's own types are made from these."
  type Mdx implements Node @dontInfer {
    "Front matter as written."
    frontmatter: JSON
    "Text below the front matter."
    body: String
  }
`;

function isUnchecked(url: string): boolean {
  return isPathname(url) || (isExternal(url) && !url.startsWith(FILE_SCHEME));
}

function isByRoute(url: string): boolean {
  return !isUnchecked(url) && !url.startsWith(FILE_SCHEME) && !url.startsWith("#");
}

/**
 * An island's links are made on the page, which knows its own address alone; where it asks for the page, it is told
 * what the page's node says.
 */
function islandOnPage({ $doc, $island, ...given }: ContentProps, linkBase: string, told: () => object): ContentProps {
  return {
    $island: linkBase.endsWith("/") ? ($island as Json) : { ...($island as object), linkBase },
    ...($doc !== undefined && { $doc: { ...($doc as object), ...told() } }),
    ...given,
  };
}

type PageNode = ContentFields & { permalink: string; draft: boolean; titleWins?: boolean };
type Context = {
  nodeModel: {
    getNodeById: (query: { id: string }) => PageNode | null;
    /** Notes that a page is made from a node. */
    trackPageDependencies: (node: { id: string }) => void;
  };
};

const LINK_COUNTS = {
  uncheckedLinks: {
    resolve: ({ links }: PageNode) => links.filter(({ url }) => isUnchecked(url)).length,
  },
  linksByRoute: {
    resolve: ({ links }: PageNode) => links.filter(({ url }) => isByRoute(url)).length,
  },
};

/** The table of contents of a page, in whose entries no picture can be enlarged or has smaller copies. */
function tocWithoutButtons({ toc }: PageNode): PageNode["toc"] {
  const words = (nodes: ContentNode[]) =>
    mapProps(nodes, (tag, { [ZOOM_PROP]: _zoom, ...props }) => (tag === "img" ? withoutCopies(props) : props));
  return toc.map((entry) => ({ ...entry, children: words(withNameBreaks(entry.children)) }));
}

/** What the compiler notes for the `<picture>` of an article is no attribute of an image. */
function withoutCopies({ copies: _copies, widths: _widths, ...props }: ContentProps): ContentProps {
  return props;
}

/** What makes of a link of a page that which its queries have; each page that it asks for is one that this follows. */
function hrefsOf(
  page: PageNode,
  {
    nodeModel,
    createNodeId,
    production,
  }: Context & Pick<CreateResolversArgs, "createNodeId"> & { production: boolean },
): (href: string) => string {
  const followed = (id: string) => {
    const target = nodeModel.getNodeById({ id });
    // Gatsby notes the nodes that it finds alone; the page has to follow a file that comes, too.
    if (!target) nodeModel.trackPageDependencies({ id });
    return target;
  };
  const routeOfFile = (file: string) => routeOfNode(followed(contentIdOf(file, createNodeId)), production);
  // Gatsby's id of a page's own node.
  const isRoute = (route: string) => followed(`SitePage ${route}`) !== null;
  return (href) => withPageSlash(routedUrl(href, page, routeOfFile), isRoute);
}

/**
 * The computed fields of a page type: its content, with links to files turned into routes, and with the slash at the
 * end of links to pages whose addresses end as files do; a link to a file that has no page leads nowhere.
 * Each target is noted as a dependency, also one that is not there, so that a page follows when the target moves or
 * comes. `toldOf` is what components that ask for the page are told beside what the compiler knows of it.
 */
export function pageResolvers(
  { createNodeId }: CreateResolversArgs,
  { root, production, site }: Pick<SiteContext, "root" | "production" | "site">,
  toldOf: (page: PageNode) => object = () => ({}),
): object {
  const base = servedBaseUrl(site.baseUrl, production);
  const routed = (nodes: ContentNode[], page: PageNode, { nodeModel }: Context) => {
    const routedHref = hrefsOf(page, { nodeModel, createNodeId, production });
    return mapProps(nodes, (tag, given) => {
      const props = tag === ISLAND ? islandOnPage(given, page.linkBase, () => toldOf(page)) : given;
      const { href } = props;
      return typeof href === "string" ? { ...props, href: routedHref(href) } : props;
    });
  };
  const prose = (nodes: ContentNode[], page: PageNode, context: Context) => proseOf(routed(nodes, page, context), base);
  const words = (nodes: ContentNode[], page: PageNode, context: Context) => wordsOf(routed(nodes, page, context), base);
  return {
    tree: {
      resolve: (page: PageNode, _args: unknown, context: Context) =>
        routed(readCompiled(root, page.contentKey).tree, page, context),
    },
    prose: {
      resolve: (page: PageNode, _args: unknown, context: Context) =>
        prose(readCompiled(root, page.contentKey).tree, page, context),
    },
    heading: {
      resolve: (page: PageNode, _args: unknown, context: Context) => {
        const { title, drawnTitle } = readCompiled(root, page.contentKey);
        // The title of a post, which alone may say that one wins, is none of its text.
        if (drawnTitle && page.titleWins === undefined) return prose([["header", {}, ...drawnTitle]], page, context);
        return page.titleWins ? [] : words(withNameBreaks(title ?? []), page, context);
      },
    },
    toc: { resolve: tocWithoutButtons },
    ...LINK_COUNTS,
    excerpt: {
      type: "JSON!",
      description: "Content above the truncation mark, all of it where there is no mark, in the form of `prose`.",
      resolve: (page: PageNode, _args: unknown, context: Context) => {
        const { tree } = readCompiled(root, page.contentKey);
        return prose(excerptOf(tree) ?? tree, page, context);
      },
    },
  };
}
