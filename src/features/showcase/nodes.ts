import type { Node } from "gatsby";
import { dataReader } from "../../build/nodes/data-reader";
import { absentYamlFile, readYamlFile } from "../../build/nodes/yaml-file";
import { invariant } from "../../lib/values/invariant";
import type { Site } from "../../lib/site-config";
import {
  showcaseSiteOf,
  showcaseSiteSchema,
  showcaseTagsSchema,
  unknownShowcaseTags,
  type ShowcaseSite,
  type ShowcaseTags,
} from "./showcase-site";

/** A site of the showcase as Gatsby keeps it. */
export type ShowcaseSiteNode = Node & ShowcaseSite & { file: string };

/** Name of the folder for gatsby-source-filesystem. */
export const SOURCE = "showcase";

/** Reads the files of the showcase into `ShowcaseSite` nodes. */
export const showcaseSites = dataReader({
  nodeType: "ShowcaseSite",
  sources: [SOURCE],
  what: "site of the showcase",
  schema: showcaseSiteSchema,
  read: ({ file, path, data, lineOf }, { root, site }) => {
    const tags = readTags(root, site);
    return {
      fields: showcaseSiteOf(path, data),
      problems: [
        ...tags.problems,
        ...unknownShowcaseTags(data.tags, tags.data, { file, line: lineOf("tags"), tagsFile: tags.file }),
      ],
      dependencies: tags.dependency,
    };
  },
});

/** The path of the showcase's tags file, from the site's root. */
export function tagsFileOf({ content }: Pick<NonNullable<Site["showcase"]>, "content">): string {
  return `${content}/_tags.yml`;
}

/**
 * The tags file of the showcase, or its translation; empty where there is none. Throws where the site has no showcase.
 */
export function readTags(root: string, { showcase, translations }: Pick<Site, "showcase" | "translations">) {
  invariant(showcase, "the site has no showcase");
  const file = tagsFileOf(showcase);
  const reading = { what: "tags file of the showcase", schema: showcaseTagsSchema, fallback: {}, translations };
  return readYamlFile(root, file, reading) ?? absentYamlFile<ShowcaseTags>(file, {}, translations);
}
