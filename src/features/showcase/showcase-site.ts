import { z } from "zod";
import { compareText } from "../../lib/values/compare-text";
import { nearestFirst, type Problem } from "../../lib/problem";
import { webAddress } from "../../lib/content/web-address";

/** What a file of the showcase says: a site, where its source is, and what it is an example of. */
export const showcaseSiteSchema = z.strictObject({
  title: z.string().min(1).describe("The site's name."),
  description: z.string().optional().meta({ editor: "long-text", description: "What the site is, in one sentence." }),
  website: webAddress.describe("The site's address, with https://."),
  source: webAddress.optional().describe("Where the site's source is public."),
  tags: z.array(z.string()).describe("Names of the tags file of the showcase."),
  color: z
    .string()
    .regex(/^#[\da-fA-F]{6}$/, "must be a colour such as `#2e8555`")
    .optional()
    .describe("Colour of the card's picture, as #2e8555. Without it the title decides."),
});

/** The same, where only the tags with these names are taken: a choice in forms, of which the build tells the file. */
export function showcaseSchemaOf(names: readonly string[]) {
  const { tags } = showcaseSiteSchema.shape;
  return showcaseSiteSchema.extend({ tags: z.array(z.enum(names)).describe(tags.description ?? "") });
}

type ShowcaseSiteFile = z.output<typeof showcaseSiteSchema>;

/** The tags file: what readers see of each tag, in the order in which they see them. */
export const showcaseTagsSchema = z.record(
  z.string().regex(/^[\w-]+$/),
  z.strictObject({
    label: z.string().describe("What readers see."),
    description: z.string().describe("What sites with the tag have in common."),
    color: z
      .string()
      .regex(/^#[\da-fA-F]{6}$/)
      .describe("Colour of the tag's mark, as #2e8555."),
  }),
);
export type ShowcaseTags = z.output<typeof showcaseTagsSchema>;

/** A site of the showcase; `slug` is the name of its file, and the anchor of its card. */
export type ShowcaseSite = {
  slug: string;
  title: string;
  description: string | null;
  website: string;
  source: string | null;
  tags: readonly string[];
  color: string | null;
};

/** A site from its file; `path` is inside the showcase's folder. A tag that is named twice is kept once. */
export function showcaseSiteOf(path: string, { title, description, website, source, tags, color }: ShowcaseSiteFile) {
  const slug = path.replace(/^.*\//, "").replace(/\.\w+$/, "");
  const site: ShowcaseSite = {
    slug,
    title,
    website,
    tags: [...new Set(tags)],
    description: description ?? null,
    source: source ?? null,
    color: color ?? null,
  };
  return site;
}

/** Problems of tags that the tags file does not have; `line` is that of the site's tags. */
export function unknownShowcaseTags(
  tags: readonly string[],
  known: ShowcaseTags,
  { file, line, tagsFile }: { file: string; line?: number; tagsFile: string },
): Problem[] {
  const names = Object.keys(known);
  return tags
    .filter((tag) => !names.includes(tag))
    .map((tag) => ({
      severity: "error",
      file,
      line,
      message: `${tagsFile} has no tag '${tag}'.`,
      remedy: "Write one of its tags, or add this one there.",
      choices: nearestFirst(tag, names),
    }));
}

/** Problems of sites that are there twice, told at the later file. */
export function twiceShown(sites: readonly (Pick<ShowcaseSite, "website" | "slug"> & { file: string })[]): Problem[] {
  const firsts = new Map<string, string>();
  return [...sites]
    .sort((one, other) => compareText(one.slug, other.slug))
    .flatMap(({ website, file }) => {
      const key = website.replace(/^https?:\/\/(?:www\.)?|\/$/g, "").toLowerCase();
      const first = firsts.get(key);
      if (first === undefined) {
        firsts.set(key, file);
        return [];
      }
      return [
        {
          severity: "warning" as const,
          file,
          message: `The site '${website}' is in the showcase already: ${first}.`,
          remedy: "Delete one of the two files.",
        },
      ];
    });
}
