import type { Node } from "gatsby";
import { mdxReader, type ContentFields } from "../../build/nodes/mdx-reader";
import { translatedText } from "../../build/nodes/translated-text";
import { splitFrontMatter } from "../../lib/content/front-matter";
import { pageFieldsOf, type PageFields } from "../../lib/content/page-fields";
import { headingLevelsOf, type Site } from "../../lib/site-config";
import { homePartSchema, releaseProblems, type HomePartSettings } from "./home-part";
import { withoutMdxEnding } from "../../lib/content/mdx-file";

/** Name of the folder for gatsby-source-filesystem. */
export const SOURCE = "home";

/** A file of the home page as Gatsby keeps it. */
export type HomePartNode = Node &
  ContentFields &
  PageFields & { name: string; source: string; settings: HomePartSettings };

/** Reads the files of the home page into `HomePart` nodes. */
export const homeParts = mdxReader({
  nodeType: "HomePart",
  instances: ({ home }: Site) => (home ? [{ id: SOURCE, content: home.content }] : []),
  frontMatter: homePartSchema,
  fallback: {},
  read: ({ instance, file, path: name, frontMatter, isValid, lineOf, compiled }, { root, site }) => ({
    fields: {
      ...pageFieldsOf({
        frontMatter,
        permalink: "/",
        fallbackTitle: site.title,
        contentTitle: compiled.title,
        firstParagraph: frontMatter.lead ?? frontMatter.text ?? compiled.firstParagraph,
        headingLevels: headingLevelsOf(site),
        showLastUpdate: { time: false, author: false },
      }),
      name: withoutMdxEnding(name),
      source: splitFrontMatter(translatedText(file, { root, site }).source).body.trim(),
      settings: frontMatter,
    },
    contentRoot: instance.content,
    problems: isValid ? releaseProblems(frontMatter, site.blogs, { file, lineOf }) : [],
  }),
});
