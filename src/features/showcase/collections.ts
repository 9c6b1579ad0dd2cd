import { filesCollection } from "../../build/content-collections";
import type { ContentCollection } from "../../lib/content/content-collection";
import type { Site } from "../../lib/site-config";
import { readTags, tagsFileOf } from "./nodes";
import { showcaseSchemaOf, showcaseSiteSchema, showcaseTagsSchema } from "./showcase-site";

/** What authors edit of the showcase: its sites, and their tags; nothing where the site has none. */
export function showcaseCollections(
  root: string,
  { showcase, translations }: Pick<Site, "showcase" | "translations">,
): ContentCollection[] {
  if (!showcase) return [];
  const { content, title } = showcase;
  const tags = Object.keys(readTags(root, { showcase, translations }).data);
  return [
    {
      name: "showcase",
      label: title,
      singular: "site",
      folder: content,
      extension: "yml",
      schema: tags.length > 0 ? showcaseSchemaOf(tags) : showcaseSiteSchema,
      ownKey: "website",
    },
    ...filesCollection(root, {
      name: "showcase-settings",
      label: `${title}: tags`,
      files: [{ name: "showcase-tags", label: "Tags", file: tagsFileOf(showcase), schema: showcaseTagsSchema }],
    }),
  ];
}
