import { readFileSync } from "node:fs";
import { misnamedFiles } from "../../build/checks/misnamed-files";
import { unreadFolders } from "../../build/checks/unread-folders";
import { unreadPages } from "../../build/checks/unread-pages";
import { missingFiles } from "../../build/checks/missing-files";
import { endlessLinks } from "../../build/checks/endless-links";
import { foreignLinks } from "../../build/checks/foreign-links";
import { missingFolders } from "../../build/checks/missing-folders";
import type { BuildContext } from "../../build/context/context";
import type { Feature } from "../../build/feature";
import { checkedPages } from "../../build/hooks/create-pages";
import { contentFiles, type ContentFile } from "../../build/nodes/content-files";
import { hasDiagram } from "../../build/nodes/has-diagram";
import type { Problem } from "../../lib/problem";
import { NodeStore } from "./node-store";

/** What a check found: how many files and pages a language has, and all that is wrong. */
export type CheckResult = {
  files: number;
  pages: number;
  /** In how many languages; absent where that is one. */
  languages?: number;
  problems: Problem[];
  /** Anchors that only the HTML of a build can tell. */
  deferred: number;
};

/** Takes all content through the steps of a build up to its pages, in memory: nodes, sidebars, links. */
export async function checkContent(features: readonly Feature[], context: BuildContext): Promise<CheckResult> {
  const missing = [missingFolders, endlessLinks, foreignLinks].flatMap((check) => check(features, context));
  if (missing.length > 0) return { files: 0, pages: 0, problems: missing, deferred: 0 };
  const store = await contentStore(features, context);
  const files = contentFiles(features, context);
  const { pages, problems, deferred } = checkedPages(store.args, features, context);
  const all = [
    ...missingFiles(context),
    ...misnamedFiles(features, context),
    ...unreadPages(features, context),
    ...unreadFolders(features, context),
    ...problems,
  ];
  return { files: files.length, pages: pages.length, problems: all, deferred: deferred.length };
}

/** The nodes of all content, as far as a build has them before it makes pages. */
export async function contentStore(features: readonly Feature[], context: BuildContext): Promise<NodeStore> {
  const store = new NodeStore();
  for (const feature of features) await feature.sourceNodes?.(store.args, context);
  const files = slowestFirst(contentFiles(features, context));
  await Promise.all(files.map((file) => makeNode(file, features, store, context)));
  for (const { finishNodes } of features) await finishNodes?.(store.args, context);
  return store;
}

/** Files with diagrams before the others, so that no core waits for them at the end. */
function slowestFirst(files: readonly ContentFile[]): ContentFile[] {
  const slow = new Set(files.filter(({ node, isMdx }) => isMdx && hasDiagram(readFileSync(node.absolutePath, "utf8"))));
  return [...slow, ...files.filter((file) => !slow.has(file))];
}

/** Makes the node of a content file by the feature to which the file belongs. */
export async function makeNode(
  { node, isMdx }: ContentFile,
  features: readonly Feature[],
  { args }: NodeStore,
  context: BuildContext,
): Promise<void> {
  for (const { mdx, data } of features) {
    const isTaken = isMdx
      ? await mdx?.create(args, node, node, context)
      : (await data?.create(args, node, context)) || (await mdx?.createOfCode?.(args, node, context));
    if (isTaken) return;
  }
}
