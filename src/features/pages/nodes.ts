import type { CreateNodeArgs, Node } from "gatsby";
import { createContentNode, isPartial, readContent, type ContentFields } from "../../build/hooks/content";
import type { House } from "../../build/context/context";
import type { FileNode } from "../../build/feature";
import { standaloneFrontMatterSchema, standaloneOf, type StandalonePage } from "./standalone";

/** A standalone page as Gatsby keeps it. */
export type StandaloneNode = Node & StandalonePage & ContentFields;

/** Creates the `SitePageMdx` node of a file of a pages instance; false for files of other instances. */
export async function createStandalone(
  args: CreateNodeArgs,
  node: FileNode,
  mdx: Node,
  house: House,
): Promise<boolean> {
  const instance = house.site.pages.find(({ id }) => id === node.sourceInstanceName);
  if (!instance) return false;
  if (isPartial(node.relativePath)) return true;
  const content = await readContent(node, standaloneFrontMatterSchema, house);
  const page = standaloneOf({
    instance,
    path: node.relativePath,
    frontMatter: content.frontMatter,
    contentTitle: content.facts.title,
    firstParagraph: content.facts.firstParagraph,
    headingLevels: { min: house.site.tableOfContents.minHeadingLevel, max: house.site.tableOfContents.maxHeadingLevel },
  });
  await createContentNode(args, house, "SitePageMdx", mdx, content, {
    fields: { ...page, gitDate: house.git.get(content.file)?.date },
    contentRoot: instance.content,
  });
  return true;
}
