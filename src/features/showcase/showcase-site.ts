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

type PlacedSite = Pick<ShowcaseSite, "website" | "slug"> & { file: string };

/** Problems of files of one name, in folders below that of the showcase or with two endings; told at the later file. */
export function sameNames(sites: readonly PlacedSite[]): Problem[] {
  return repeated(sites, ({ slug }) => slug).map(({ site: { slug, file }, first }) => ({
    severity: "error",
    file,
    message: `The name '${slug}' is that of another file of the showcase, too: ${first}.`,
    remedy: "Rename one of the two files: the name is the anchor of the site's card, and what readers keep of it.",
  }));
}

/** Problems of sites that are there twice, told at the later file. */
export function twiceShown(sites: readonly PlacedSite[]): Problem[] {
  const keyOf = ({ website }: PlacedSite) => website.replace(/^https?:\/\/(?:www\.)?|\/$/g, "").toLowerCase();
  return repeated(sites, keyOf).map(({ site: { website, file }, first }) => ({
    severity: "warning",
    file,
    message: `The site '${website}' is in the showcase already: ${first}.`,
    remedy: "Delete one of the two files.",
  }));
}

/** The sites whose key one of an earlier file has, each with the first such file. */
function repeated(
  sites: readonly PlacedSite[],
  keyOf: (site: PlacedSite) => string,
): { site: PlacedSite; first: string }[] {
  const firsts = new Map<string, string>();
  const inOrder = [...sites].sort((one, other) => compareText(one.file, other.file));
  return inOrder.flatMap((site) => {
    const key = keyOf(site);
    const first = firsts.get(key);
    if (first !== undefined) return [{ site, first }];
    firsts.set(key, site.file);
    return [];
  });
}
