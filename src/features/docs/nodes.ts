import { existsSync } from "node:fs";
import path from "node:path";
import { compareText } from "../../lib/values/compare-text";
import type { Node, NodeInput, NodePluginArgs } from "gatsby";
import type { BuildContext } from "../../build/context/context";
import { mdxReader, type ContentFields, type MdxFile, type MdxResult } from "../../build/nodes/mdx-reader";
import { distinct } from "../../lib/values/distinct";
import { invariant } from "../../lib/values/invariant";
import { following, type Problem } from "../../lib/problem";
import { headingLevelsOf, type DocsInstance } from "../../lib/site-config";
import { readTagsFile } from "../../build/nodes/tags-file";
import { unknownTags } from "../../lib/content/tags";
import { editUrlOf } from "../../files/translated-file";
import { docPathOf } from "./doc-path";
import { docFrontMatterSchema, docOf, type Doc, type DocFrontMatter } from "./doc";
import { readVersions } from "./files";
import { versionFolder, versionOfFile, versionsFileOf, type Version } from "./version";

/** A doc as Gatsby keeps it; `path` is inside its version's folder. */
export type DocNode = Node & Doc & ContentFields & { path: string };

/** What lists of docs know of one: its own fields. Its node has more, which takes ten times the memory. */
export type ListedDoc = Doc & Pick<DocNode, "id" | "file" | "path">;

const NOT_LISTED: ReadonlySet<string> = new Set<Exclude<keyof DocNode & string, keyof ListedDoc>>([
  ...(["parent", "children", "internal", "contentRoot", "linkBase", "contentKey", "problems", "dependencies"] as const),
  ...(["toc", "anchors", "unparsed", "links", "cardLists", "head", "assets", "drawings", "words"] as const),
  "truncated",
]);

/** A doc as lists know it. */
export function listedDoc(node: DocNode): ListedDoc {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !NOT_LISTED.has(key))) as ListedDoc;
}

/** A version as Gatsby keeps it, with a digest of what was computed of its docs and sidebars last. */
export type DocsVersionNode = Node & Version & { contents?: string };

/** Creates a `DocsVersion` node for each version of each docs instance, and deletes those of versions that are gone. */
export async function createVersions(
  args: NodePluginArgs,
  { root, site }: Pick<BuildContext, "root" | "site">,
): Promise<void> {
  const { actions, getNodesByType } = args;
  const known = new Map((getNodesByType("DocsVersion") as DocsVersionNode[]).map((node) => [node.id, node]));
  for (const instance of site.docs) {
    for (const version of readVersions(root, instance).versions) {
      const id = versionId(version, args);
      await actions.createNode(versionNode(version, args, known.get(id)?.contents));
      known.delete(id);
    }
  }
  for (const node of known.values()) actions.deleteNode(node);
}

/**
 * Notes in the nodes of versions what was computed of these, so that queries follow it: of an edit of a sidebars file,
 * or of the navbar's, no doc tells.
 */
export function noteContents(
  args: Pick<NodePluginArgs, "actions"> & NodeTools,
  contents: readonly { version: Version; computed: unknown }[],
): void {
  for (const { version, computed } of contents)
    void args.actions.createNode(versionNode(version, args, args.createContentDigest({ computed })));
}

type NodeTools = Pick<NodePluginArgs, "createNodeId" | "createContentDigest">;

function versionId({ instance, name }: Version, { createNodeId }: Pick<NodeTools, "createNodeId">): string {
  return createNodeId(`docs version ${instance} ${name}`);
}

function versionNode(version: Version, tools: NodeTools, contents: string | undefined): NodeInput {
  const fields = { ...version, ...(contents !== undefined && { contents }) };
  const internal = { type: "DocsVersion", contentDigest: tools.createContentDigest(fields) };
  return { ...fields, id: versionId(version, tools), children: [], internal };
}

/** Reads the files of docs instances into `Doc` nodes. */
export const docs = mdxReader({
  nodeType: "Doc",
  instances: (site) => site.docs,
  frontMatter: docFrontMatterSchema,
  fallback: {},
  originalKeys: ["id", "slug"],
  read: readDoc,
});

function readDoc(file: MdxFile<DocsInstance, DocFrontMatter>, { root, site, git }: BuildContext): MdxResult {
  const { instance, frontMatter, compiled } = file;
  const { versions, dependency } = readVersions(root, instance);
  const [newest] = versions;
  invariant(newest, `the docs instance '${instance.id}' has no version`);
  const place = versionOfFile(file.file, instance, versions);
  const { version, path } = place ?? { version: newest, path: file.path };
  const folder = versionFolder(instance, version);
  const tagsFile = readTagsFile(root, folder, instance.tagsFile, site);
  const source = instance.sources?.find(({ name }) => name === version.name) ?? {};
  const doc = docOf({
    version,
    path,
    frontMatter,
    tagsFile: tagsFile.data,
    contentTitle: compiled.title,
    titleInText: compiled.title === undefined && compiled.toc[0]?.level === 1,
    firstParagraph: compiled.firstParagraph,
    unreleased: compiled.unreleased,
    gitUpdate: git.get(file.file),
    contributors: instance.showContributors ? git.get(file.file)?.contributors : [],
    versionFolder: folder,
    editUrl: editUrlOf(root, file.file, source, site.translations) ?? instance.editUrl,
    numberPrefixes: instance.numberPrefixes,
    showLastUpdate: { time: instance.showLastUpdateTime, author: instance.showLastUpdateAuthor },
    headingLevels: headingLevelsOf(site),
  });
  return {
    fields: { ...doc, path },
    isIndex: frontMatter.slug?.endsWith("/") ?? docPathOf(path, instance.numberPrefixes).isIndex,
    contentRoot: folder,
    problems: [
      ...(place ? [] : [strayFile(root, file.file, instance, versions)]),
      ...tagsFile.problems,
      ...following(
        unknownTags(
          frontMatter.tags,
          tagsFile.data,
          { file: file.file, line: file.lineOf("tags"), listedIn: tagsFile.file },
          instance.onInlineTags,
        ),
      ),
    ],
    dependencies: { ...dependency, ...tagsFile.dependency },
  };
}

/** A file of no version; of a folder with several it is told once, since all of them are there by one mistake. */
function strayFile(root: string, file: string, instance: DocsInstance, versions: Version[]): Problem {
  const { content } = instance;
  const [folder, ...inside] = file.slice(content.length + 1).split("/");
  // A list with a mistake may name what is not there, or one version twice.
  const folders = distinct(versions.map((version) => versionFolder(instance, version)));
  const choices = folders.filter((place) => existsSync(path.join(root, place)));
  if (inside.length === 0)
    return {
      severity: "error",
      file,
      choices,
      mayFollow: true,
      message: "The file lies in the folder of no version.",
      remedy: "Move it into a version's folder.",
    };
  return {
    severity: "error",
    file: versionsFileOf({ content }),
    choices,
    hasConsequences: true,
    message: `The folder '${content}/${folder}' has docs, and no version is called '${folder}'.`,
    remedy: `List it in this file, newest first: \`- "${folder}"\`. If it is no version, move its docs into a version's folder.`,
  };
}

/** Docs by their files: nodes come in another order from build to build. */
export function byFile(docs: readonly ListedDoc[]): ListedDoc[] {
  return [...docs].sort((one, other) => compareText(one.file, other.file));
}
