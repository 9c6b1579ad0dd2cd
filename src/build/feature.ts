import type {
  CreateNodeArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Node,
  SourceNodesArgs,
} from "gatsby";
import type { Problem } from "../lib/problem";
import type { Grounds, House } from "./context/context";

/** A route of the site, and where it comes from. */
export type Route = {
  path: string;
  /** The file from which the page is made, from the site's root; absent for pages that lists and indexes make. */
  file?: string;
  /** The page's title where neither its content nor the configuration says it. */
  title?: string;
};

/** A page to create: its route, the template's path from the site's root, and the ids that its query needs. */
export type Page = Route & { component: string; context: Record<string, unknown> };

/** A feature's hooks: the door of its room. */
export type Room = {
  /** Creates the room's nodes that come from configuration. */
  sourceNodes?: (args: SourceNodesArgs, grounds: Grounds) => Promise<void> | void;
  /** Creates the room's node for an `Mdx` node of one of its instances; returns false for any other. */
  onContent?: (args: CreateNodeArgs, file: FileNode, mdx: Node, house: House) => Promise<boolean>;
  schema?: (args: CreateSchemaCustomizationArgs) => void;
  /** The computed fields of the room's types. */
  resolvers?: (args: CreateResolversArgs, grounds: Grounds) => object;
  /** The room's pages, and what is wrong with its content as a whole. */
  pages?: (args: CreatePagesArgs, grounds: Grounds) => Promise<{ pages: Page[]; problems: Problem[] }>;
};

/** A node of gatsby-source-filesystem, as far as rooms read it. */
export type FileNode = Node & { absolutePath: string; relativePath: string; sourceInstanceName: string; ext: string };
