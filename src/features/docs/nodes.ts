import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { createContentNode, isPartial, readContent, type ContentFields } from "../../build/hooks/content";
import type { Grounds, House } from "../../build/context/context";
import type { FileNode } from "../../build/feature";
import type { Problem } from "../../lib/problem";
import type { DocsInstance } from "../../lib/site-config";
import { unknownTags } from "../../lib/tags";
import { docFrontMatterSchema, docOf, type Doc } from "./doc";
import { readTagsFile, readVersions, versionFolder } from "./files";
import { versionOfFile, type Version } from "./version";

/** A doc as Gatsby keeps it; `path` is inside its version's folder. */
export type DocNode = Node & Doc & ContentFields & { path: string };

/** A version as Gatsby keeps it. */
export type DocsVersionNode = Node & Version;

/** Creates one `DocsVersion` node for each version of each docs instance. */
export async function createVersions(
  { actions, createNodeId, createContentDigest }: SourceNodesArgs,
  { root, site }: Grounds,
): Promise<void> {
  for (const instance of site.docs) {
    for (const version of readVersions(root, instance).versions) {
      await actions.createNode({
        ...version,
        id: createNodeId(`docs version ${instance.id} ${version.name}`),
        children: [],
        internal: { type: "DocsVersion", contentDigest: createContentDigest(version) },
      });
    }
  }
}

/** Creates the `Doc` node of a file of a docs instance; false for files of other instances. */
export async function createDoc(args: CreateNodeArgs, node: FileNode, mdx: Node, house: House): Promise<boolean> {
  const instance = house.site.docs.find(({ id }) => id === node.sourceInstanceName);
  if (!instance) return false;
  if (isPartial(node.relativePath)) return true;
  const { versions, dependency } = readVersions(house.root, instance);
  const place = versionOfFile(node.relativePath, versions);
  const { version, path } = place ?? { version: versions[0] as Version, path: node.relativePath };
  const folder = versionFolder(instance, version);
  const tagsFile = readTagsFile(house.root, folder);
  const content = await readContent(node, docFrontMatterSchema, house);
  const gitUpdate = house.git.get(content.file);
  const doc = docOf({
    version,
    path,
    gitUpdate,
    tagsFile: tagsFile.data,
    frontMatter: content.frontMatter,
    contentTitle: content.facts.title,
    firstParagraph: content.facts.firstParagraph,
    editUrlBase: instance.editUrl,
    showLastUpdate: { time: instance.showLastUpdateTime, author: instance.showLastUpdateAuthor },
    headingLevels: { min: house.site.tableOfContents.minHeadingLevel, max: house.site.tableOfContents.maxHeadingLevel },
  });
  const problems = [
    ...(place ? [] : [strayFile(content.file, instance, versions)]),
    ...tagsFile.problems,
    ...unknownTags(content.frontMatter.tags, tagsFile.data, content.file, instance.onInlineTags),
  ];
  await createContentNode(args, house, "Doc", mdx, content, {
    fields: { ...doc, path, gitDate: gitUpdate?.date },
    contentRoot: folder,
    problems,
    more: { ...dependency, ...tagsFile.dependency },
  });
  return true;
}

function strayFile(file: string, instance: DocsInstance, versions: Version[]): Problem {
  return {
    severity: "error",
    file,
    message: "The file lies in the folder of no version.",
    remedy: `Move it into a version's folder, or list its folder in ${instance.content}/versions.yml.`,
    choices: versions.map(({ folder }) => `${instance.content}/${folder}`),
  };
}
