import { readFileSync } from "node:fs";
import type { CreateNodeArgs, Node } from "gatsby";
import { createContentNode, isPartial, readContent, type ContentFields } from "../../build/hooks/content";
import type { House } from "../../build/context/context";
import type { FileNode } from "../../build/feature";
import { readYamlFile } from "../../build/hooks/yaml-file";
import { tagsFileSchema } from "../../lib/tags";
import { AUTHORS_FILE, authorsFileSchema } from "./author";
import { postFrontMatterSchema, postOf, type Post } from "./post";

/** A post as Gatsby keeps it. */
export type BlogPostNode = Node & Post & ContentFields;

/** Creates the `BlogPost` node of a file of a blog instance; false for files of other instances. */
export async function createPost(args: CreateNodeArgs, node: FileNode, mdx: Node, house: House): Promise<boolean> {
  const { root, site, git } = house;
  const instance = site.blogs.find(({ id }) => id === node.sourceInstanceName);
  if (!instance) return false;
  if (isPartial(node.relativePath)) return true;
  const tagsFile = readYamlFile(root, `${instance.content}/tags.yml`, "tags file", tagsFileSchema);
  const authorsFile = readYamlFile(root, `${instance.content}/${AUTHORS_FILE}`, "authors file", authorsFileSchema);
  const content = await readContent(node, postFrontMatterSchema, house);
  const gitUpdate = git.get(content.file);
  const { post, problems } = postOf({
    instance,
    gitUpdate,
    path: node.relativePath,
    frontMatter: content.frontMatter,
    authorsLine: lineOf("authors:", node.absolutePath),
    authorsFile: authorsFile?.data ?? {},
    tagsFile: tagsFile?.data ?? {},
    contentTitle: content.facts.title,
    firstParagraph: content.facts.firstParagraph,
    words: content.facts.words,
    truncated: content.facts.truncated,
    gitDate: git.get(content.file)?.firstDate,
    headingLevels: { min: site.tableOfContents.minHeadingLevel, max: site.tableOfContents.maxHeadingLevel },
  });
  await createContentNode(args, house, "BlogPost", mdx, content, {
    fields: { ...post, gitDate: gitUpdate?.date },
    contentRoot: instance.content,
    // Front matter that is not valid was read as empty: what that lacks is no news to its author.
    problems: [
      ...(content.problems.length > 0 ? [] : problems),
      ...(tagsFile?.problems ?? []),
      ...(authorsFile?.problems ?? []),
    ],
    more: { ...tagsFile?.dependency, ...authorsFile?.dependency },
  });
  return true;
}

function lineOf(text: string, absolute: string): number | undefined {
  const index = readFileSync(absolute, "utf8")
    .split("\n")
    .findIndex((line) => line.startsWith(text));
  return index < 0 ? undefined : index + 1;
}
