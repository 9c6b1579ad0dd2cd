import { filesCollection } from "../../build/content-collections";
import type { ContentCollection } from "../../lib/content/content-collection";
import type { Site } from "../../lib/site-config";
import { showcaseSiteSchema, showcaseTagsSchema } from "./showcase-site";

/** What authors edit of the showcase: its sites, and their tags. */
export function showcaseCollections(
  root: string,
  { content, title }: Pick<NonNullable<Site["showcase"]>, "content" | "title">,
): ContentCollection[] {
  return [
    {
      name: "showcase",
      label: title,
      singular: "site",
      folder: content,
      extension: "yml",
      schema: showcaseSiteSchema,
      ownKey: "website",
    },
    ...filesCollection(root, {
      name: "showcase-settings",
      label: `${title}: tags`,
      files: [{ name: "showcase-tags", label: "Tags", file: `${content}/_tags.yml`, schema: showcaseTagsSchema }],
    }),
  ];
}
