import type { Node } from "gatsby";
import { mdxReader, type ContentFields } from "../../build/nodes/mdx-reader";
import { editUrlOf } from "../../files/translated-file";
import { headingLevelsOf } from "../../lib/site-config";
import { standaloneFrontMatterSchema, standaloneOf, type StandalonePage } from "./standalone";

/** A standalone page as Gatsby keeps it. */
export type StandaloneNode = Node & StandalonePage & ContentFields;

/** Reads the files of pages instances into `SitePageMdx` nodes. */
export const standalonePages = mdxReader({
  nodeType: "SitePageMdx",
  instances: (site) => site.pages,
  frontMatter: standaloneFrontMatterSchema,
  fallback: {},
  originalKeys: ["slug"],
  takesCode: true,
  read: ({ file, instance, path, frontMatter, compiled }, { root, site }) => ({
    fields: standaloneOf({
      instance: { ...instance, editUrl: editUrlOf(root, file, instance, site.translations) },
      path,
      frontMatter,
      contentTitle: compiled.title,
      firstParagraph: compiled.firstParagraph,
      headingLevels: headingLevelsOf(site),
      lenient: site.lenient,
    }),
    contentRoot: instance.content,
    isIndex: /(?:^|\/)index\.\w+$/.test(path),
  }),
});
