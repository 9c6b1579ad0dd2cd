import { readTags } from "../../features/showcase/nodes";
import { showcaseSiteSchema } from "../../features/showcase/showcase-site";
import { pathPartOf } from "../../lib/content/path-part";
import type { Kind, KindSource } from "./kinds";
import { addressFault, itemsOf, nameFault } from "./question";

/** A site of the showcase; throws where the site has none. */
export function showcaseKind({ root, site }: KindSource): Kind {
  const { showcase } = site;
  if (!showcase) throw new Error("src/site.ts has no `showcase`. Add it there: a folder, a title and a description.");
  const tags = Object.keys(readTags(root, site).data);
  return {
    what: "a site of the showcase",
    schema: showcaseSiteSchema,
    questions: [
      { name: "title", ask: "What is the site called?", fault: nameFault },
      { name: "website", ask: "Address of the site", fault: addressFault },
      { name: "source", ask: "Address of its source, if that is public", isOptional: true, fault: addressFault },
      { name: "tags", ask: "Tags", isList: true, isOptional: true, choices: () => tags },
      { name: "description", ask: "A sentence about it", isOptional: true },
    ],
    fileOf: ({ title = "", website, source, tags: chosen, description }) => ({
      file: `${showcase.content}/${pathPartOf(title)}.yml`,
      data: { title, description, website, source, tags: itemsOf(chosen) },
    }),
  };
}
