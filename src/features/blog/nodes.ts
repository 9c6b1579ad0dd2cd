import type { Node } from "gatsby";
import type { BuildContext } from "../../build/context/context";
import { mdxReader, type ContentFields, type MdxFile, type MdxResult } from "../../build/nodes/mdx-reader";
import { headingLevelsOf, type BlogInstance } from "../../lib/site-config";
import { readTagsFile, tagsFileIn } from "../../build/nodes/tags-file";
import { readAuthorsFile } from "./files";
import { postFrontMatterSchema, postOf, type Post, type PostFrontMatter } from "./post";

/** A post as Gatsby keeps it. */
export type BlogPostNode = Node & Post & ContentFields;

/** Reads the files of blog instances into `BlogPost` nodes. */
export const posts = mdxReader({
  nodeType: "BlogPost",
  instances: (site) => site.blogs,
  frontMatter: postFrontMatterSchema,
  fallback: {},
  read: readPost,
});

function readPost(file: MdxFile<BlogInstance, PostFrontMatter>, { root, site, git, now }: BuildContext): MdxResult {
  const { instance, frontMatter, compiled } = file;
  const tagsFile = readTagsFile(root, instance.content, instance.tagsFile);
  const authorsFile = readAuthorsFile(root, instance, site.lenient);
  const gitUpdate = git.get(file.file);
  const { post, problems } = postOf({
    instance,
    path: file.path,
    frontMatter,
    authorsLine: file.lineOf("authors"),
    tagsLine: file.lineOf("tags"),
    dateLine: file.lineOf("date"),
    authorsFile: authorsFile.data,
    authorsText: authorsFile.source,
    tagsFile: tagsFile.data,
    tagsFilePath: tagsFileIn(instance.content, instance.tagsFile),
    contentTitle: compiled.title,
    firstParagraph: compiled.firstParagraph,
    words: compiled.words,
    truncated: compiled.truncated,
    gitUpdate,
    gitDate: gitUpdate?.firstDate,
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
