import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { CreateNodeArgs, GatsbyNode, Node, SourceNodesArgs } from "gatsby";
import { md5 } from "../../mdx/compile/digest";
import { publishAssets, publishStyles } from "../publish/assets";
import { checkSite, codeRoutes, PAGE_TYPES } from "../checks/check-site";
import { sitePathOf, type ContentFields } from "./content";
import { Dependents, digestReader, isStale, type AgingNode } from "./freshness";
import { publishFrameParts } from "./frame-parts";
import { guardFrontMatter } from "./front-matter-guard";
import { openGrounds, openHouse } from "../context/context";
import { checkAnchors, idsInHtml, type AnchorToCheck } from "../checks/link-check";
import { liveFrameOf, publishLiveFrame } from "../publish/live-frame";
import { siteSettingsRule } from "./site-settings";
import { createPageTypes } from "../schema/page-schema";
import { reportProblems } from "../checks/report";
import type { FileNode, Page, Room } from "../feature";
import { publishRouteList, routeListOf, type ListedContent, type ListedVersion } from "../publish/route-list";

type Hooks = Required<
  Pick<
    GatsbyNode,
    | "onPreInit"
    | "createSchemaCustomization"
    | "createResolvers"
    | "sourceNodes"
    | "onCreateNode"
    | "createPages"
    | "onCreateWebpackConfig"
    | "onPostBuild"
  >
>;

/** Time for a changed file's nodes to begin to be made. */
const SETTLE_MS = 50;

/** Gatsby's hooks for a list of rooms: each hook asks every room in turn, and what rooms share (freshness, checks, the report) happens here. */
export function hooksOf(rooms: readonly Room[]): Hooks {
  const dependents = new Dependents();
  let later: AnchorToCheck[] = [];

  const underWay = new Set<Promise<void>>();

  const createContent = (args: CreateNodeArgs | SourceNodesArgs, mdx: Node): Promise<void> => {
    const made = makeContent(args, mdx).finally(() => underWay.delete(made));
    underWay.add(made);
    return made;
  };

  // gatsby-plugin-mdx does not wait for what follows from its nodes, so in develop pages could be made while a changed doc is away.
  const contentIsMade = async (): Promise<void> => {
    await setTimeout(SETTLE_MS);
    while (underWay.size > 0) await Promise.allSettled([...underWay]);
  };

  const makeContent = async (args: CreateNodeArgs | SourceNodesArgs, mdx: Node): Promise<void> => {
    const house = await openHouse();
    const file = mdx.parent ? (args.getNode(mdx.parent) as FileNode | undefined) : undefined;
    // A file that was deleted since the last build still has its nodes; Gatsby removes them when all files are known.
    if (!file || !existsSync(file.absolutePath)) return;
    for (const room of rooms) {
      if (await room.onContent?.({ ...args, node: mdx } as CreateNodeArgs, file, mdx, house)) break;
    }
    const made = contentNodes(args).get(mdx.id);
    if (made) dependents.note(mdx.id, made.dependencies);
  };

  const contentNodes = ({ getNode }: Pick<SourceNodesArgs, "getNode">) => ({
    get: (mdxId: string): AgingNode | undefined => getNode(getNode(mdxId)?.children[0] ?? "") as AgingNode | undefined,
  });

  return {
    onPreInit: async ({ reporter }) => {
      guardFrontMatter();
      await openHouse().catch((error: Error) => reporter.panic(error.message));
    },

    createSchemaCustomization: (args) => {
      createPageTypes(args);
      for (const room of rooms) room.schema?.(args);
    },

    createResolvers: (args) => {
      const createResolvers = args.createResolvers as (resolvers: object) => void;
      for (const room of rooms) createResolvers(room.resolvers?.(args, openGrounds()) ?? {});
    },

    sourceNodes: async (args) => {
      const house = await openHouse();
      for (const room of rooms) await room.sourceNodes?.(args, house);
      const digestOf = digestReader(house.root);
      const kept = PAGE_TYPES.flatMap((type) => args.getNodesByType(type) as AgingNode[]);
      for (const node of kept) if (node.parent) dependents.note(node.parent, node.dependencies);
      const stale = kept
        .filter((node) => isStale(node, house, digestOf))
        .map((node) => args.getNode(node.parent ?? ""));
      await Promise.all(stale.filter((mdx) => mdx !== undefined).map((mdx) => createContent(args, mdx)));
    },

    onCreateNode: async (args) => {
      const { node, getNode } = args;
      if (node.internal.type === "Mdx") await createContent(args, node);
      if (node.internal.type !== "File") return;
      const { root } = openGrounds();
      const { absolutePath } = node as FileNode;
      const parents = dependents.staleParents(sitePathOf(absolutePath, root), md5(readFileSync(absolutePath)));
      await Promise.all(
        parents
          .map(getNode)
          .filter((mdx) => mdx !== undefined)
          .map((mdx) => createContent(args, mdx)),
      );
    },

    createPages: async (args) => {
      const { reporter, actions } = args;
      const house = await openHouse();
      await contentIsMade();
      const { compiled, found, milliseconds } = house.compiler.report();
      if (house.production) await house.compiler.rest();
      reporter.info(
        `compile: ${compiled} files in ${seconds(milliseconds)}${found ? `, ${found} found compiled` : ""}`,
      );
      const made = await Promise.all(rooms.map(async (room) => room.pages?.(args, house)));
      const pages: Page[] = made.flatMap((part) => part?.pages ?? []);
      const nodes = PAGE_TYPES.flatMap((type) => args.getNodesByType(type)) as (Node & ContentFields & ListedContent)[];
      const start = performance.now();
      const checked = checkSite(args, house, pages);
      later = checked.later;
      reporter.info(
        `link check: ${nodes.reduce((sum, node) => sum + node.links.length, 0)} links in ${seconds(performance.now() - start)}`,
      );
      // Before any page is made: Gatsby ends the process at once, and a database write under way would wait for it for ever.
      await reportProblems([...made.flatMap((part) => part?.problems ?? []), ...checked.problems], reporter);
      for (const { path: route, component, context } of pages)
        actions.createPage({
          path: route,
          component: path.resolve(house.root, component),
          context: { ...context, route },
        });
      const versions = args.getNodesByType("DocsVersion") as (Node & ListedVersion)[];
      publishRouteList(house.root, routeListOf(pages, nodes, versions, codeRoutes(house.root), house.site));
      publishAssets(
        house.root,
        nodes.flatMap((node) => Object.entries(node.assets)),
      );
      await publishLiveFrame(house);
      if (house.production) publishStyles(house.root);
    },

    onCreateWebpackConfig: async ({ stage, actions, plugins }) => {
      const grounds = openGrounds();
      const { url } = await liveFrameOf(grounds);
      const define = plugins.define as (values: Record<string, string>) => object;
      actions.setWebpackConfig({
        module: { rules: [siteSettingsRule(grounds.root)] },
        plugins: [define({ __LIVE_FRAME__: JSON.stringify(url) })],
        // Gatsby's script component is part of each page, and the site has none.
        resolve: {
          alias: {
            ...publishFrameParts(grounds.root, []),
            ...(stage === "build-javascript" && { "gatsby-script": false }),
          },
        },
        // Readers never ask for source maps, and making them takes a part of every build.
        ...(stage === "build-javascript" && { devtool: false }),
      });
    },

    onPostBuild: async ({ reporter }) => {
      const { root } = openGrounds();
      const idsOf = (route: string) => idsInHtml(readFileSync(path.join(root, "public", route, "index.html"), "utf8"));
      await reportProblems(checkAnchors(later, idsOf), reporter);
    },
  };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
