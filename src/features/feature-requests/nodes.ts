import type { Node } from "gatsby";
import { mdxReader, type ContentFields } from "../../build/nodes/mdx-reader";
import { headingLevelsOf } from "../../lib/site-config";
import { requestFrontMatterSchema, requestOf, unknownArea, type FeatureRequest } from "./request";

/** A feature request as Gatsby keeps it. */
export type FeatureRequestNode = Node & FeatureRequest & ContentFields;

/** Name of the folder for gatsby-source-filesystem. */
export const SOURCE = "feature-requests";

/** Reads the files of feature requests into `FeatureRequest` nodes. */
export const featureRequestFiles = mdxReader({
  nodeType: "FeatureRequest",
  instances: ({ featureRequests }) => (featureRequests ? [{ id: SOURCE, ...featureRequests }] : []),
  frontMatter: requestFrontMatterSchema,
  fallback: { title: "?", status: "open", area: "", opened: "1970-01-01", discussion: "https://example.org/" },
  read: ({ instance, file, path, frontMatter, isValid, lineOf, compiled }, { site }) => {
    const { routeBasePath, editUrl, areas, content } = instance;
    return {
      fields: requestOf({
        routeBasePath,
        editUrl,
        areas,
        path,
        frontMatter,
        contentTitle: compiled.title,
        firstParagraph: compiled.firstParagraph,
        headingLevels: headingLevelsOf(site),
      }),
      contentRoot: content,
      problems: isValid ? unknownArea(frontMatter.area, areas, { file, line: lineOf("area") }) : [],
    };
  },
});
