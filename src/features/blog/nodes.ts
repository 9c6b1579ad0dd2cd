import type { Node } from "gatsby";
import type { Feature } from "../../build/feature";
import type { BuildContext } from "../../build/context/context";
import { hasNoPage } from "../../build/nodes/has-no-page";
import { mdxReader, type ContentFields, type MdxFile, type MdxResult } from "../../build/nodes/mdx-reader";
import { headingLevelsOf, type BlogInstance } from "../../lib/site-config";
import { readTagsFile } from "../../build/nodes/tags-file";
import { editUrlOf, translatedFile } from "../../files/translated-file";
import { readAuthorsFile } from "./files";
import { postFrontMatterSchema, postOf, type Post, type PostFrontMatter } from "./post";
import { processedBy, unprocessed } from "./processed-posts";

/** A post as Gatsby keeps it. */
export type BlogPostNode = Node & Post & ContentFields;

/** Reads the files of blog instances into `BlogPost` nodes. */
export const posts = mdxReader({
  nodeType: "BlogPost",
  instances: (site) => site.blogs,
  frontMatter: postFrontMatterSchema,
  fallback: {},
  originalKeys: ["slug", "date"],
  read: readPost,
});

function readPost(file: MdxFile<BlogInstance, PostFrontMatter>, { root, site, git, now }: BuildContext): MdxResult {
  const { instance, frontMatter, compiled } = file;
  const tagsFile = readTagsFile(root, instance.content, instance.tagsFile, site);
  const authorsFile = readAuthorsFile(root, instance, site);
  const gitUpdate = git.get(file.file);
  const { post, problems } = postOf({
    instance: { ...instance, editUrl: editUrlOf(root, file.file, instance, site.translations) },
    path: file.path,
    textFile: translatedFile(root, file.file, site.translations),
    frontMatter,
    authorsLine: file.lineOf("authors"),
    tagsLine: file.lineOf("tags"),
    dateLine: file.lineOf("date"),
    authorsFile: authorsFile.data,
    authorsText: authorsFile.source,
    authorsFilePath: authorsFile.file,
    tagsFile: tagsFile.data,
    tagsFilePath: tagsFile.file,
    assets: compiled.assets,
    contentTitle: compiled.title,
    firstParagraph: compiled.firstParagraph,
    words: compiled.words,
    truncated: compiled.truncated,
    gitUpdate,
    gitDate: gitUpdate?.firstDate,
    isGitCutOff: gitUpdate?.mayBeginEarlier,
    now,
    headingLevels: headingLevelsOf(site),
  });
  return {
    fields: post,
    contentRoot: instance.content,
    // Front matter that is not valid was read as empty: what that lacks is no news to its author.
    problems: [...(file.isValid ? problems : []), ...tagsFile.problems, ...authorsFile.problems],
    dependencies: { ...tagsFile.dependency, ...authorsFile.dependency },
  };
}

/** Notes in the nodes of posts what the functions of their blogs say of them; what these leave out is a draft, too. */
export const processPosts: NonNullable<Feature["finishNodes"]> = async (args, { site, production }) => {
  for (const { id, processPosts: process, sortPosts } of site.blogs) {
    if (!process) continue;
    const nodes = args.getNodesByType("BlogPost") as BlogPostNode[];
    const posts = nodes.filter(({ instance }) => instance === id).map((node) => ({ node, post: unprocessed(node) }));
    const asked = posts.filter(({ post }) => !hasNoPage(post, production));
    const processed = processedBy(
      process,
      asked.map(({ post }) => post),
      sortPosts,
    );
    for (const { node, post } of asked) {
      const own = processed.get(post.file);
      const noted = { ...post, ...own, draft: post.draft || own?.leftOut === true };
      if (JSON.stringify(noted) === JSON.stringify({ ...post, ...node })) continue;
      const internal = {
        type: node.internal.type,
        contentDigest: args.createContentDigest({ ...noted, internal: {} }),
      };
      await args.actions.createNode({ ...noted, internal });
    }
  }
};
