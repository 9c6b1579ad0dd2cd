import { z } from "zod";
import { nearestFirst, type Problem } from "../problem";
import { routeOf } from "../routes/url";
import { kebabCase } from "./kebab-case";
import { pathBelow } from "./plain-data";

/** A tag as its pages show it; `permalink` is the tag page's route. */
export type Tag = { label: string; permalink: string; description: string | null };

/** The page of a tag without a name would take the place of the list of all tags. */
const tagName = z.string().refine((name) => name.trim() !== "", "must not be empty");

/** A tag in front matter: a name, or an object with a route of its own, and perhaps what stands on its page. */
export const tagSchema = z.union([
  tagName,
  z.number().transform(String),
  z.strictObject({ label: z.string(), permalink: pathBelow, description: z.string().optional() }),
]);

/** A tags file: names with what they stand for (Docusaurus 3.4). */
export const tagsFileSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: z.string().optional().describe("What readers see."),
      permalink: pathBelow.optional().describe("The route of the tag's page below that of all tags."),
      description: z.string().optional().describe("Stands on the tag's page."),
    })
    .nullable(),
);
export type TagsFile = z.output<typeof tagsFileSchema>;

/** Tags with the labels that Docusaurus gives to those without one: their names, with a capital at the start alone. */
export function withLabels(tagsFile: TagsFile): TagsFile {
  return Object.fromEntries(
    Object.entries(tagsFile).map(([name, tag]) => [name, { ...tag, label: tag?.label ?? capitalized(name) }]),
  );
}

function capitalized(name: string): string {
  const [first = "", ...others] = name.toLowerCase();
  return [first.toUpperCase(), ...others].join("");
}

/**
 * Tags of a page under the route of its tag index; a tag named twice is kept once. Names that a tags file lists take
 * their words from it.
 */
export function tagsOf(written: readonly z.output<typeof tagSchema>[], tagsFile: TagsFile, tagsRoute: string): Tag[] {
  const tags = written.map((tag) => tagOf(tag, tagsFile, tagsRoute));
  return tags.filter((tag, index) => tags.findIndex((other) => other.permalink === tag.permalink) === index);
}

function tagOf(written: z.output<typeof tagSchema>, tagsFile: TagsFile, tagsRoute: string): Tag {
  if (typeof written !== "string")
    return {
      label: written.label,
      permalink: routeOf(tagsRoute, written.permalink),
      description: written.description ?? null,
    };
  const known = Object.hasOwn(tagsFile, written) ? tagsFile[written] : undefined;
  return {
    label: known?.label ?? written,
    permalink: routeOf(tagsRoute, known?.permalink ?? kebabCase(written)),
    description: known?.description ?? null,
  };
}

/**
 * Problems of tags that a tags file, whose path is from the site's root, does not list, as grave as the instance wants;
 * none where there is no such file.
 */
export function unknownTags(
  written: readonly z.output<typeof tagSchema>[],
  tagsFile: TagsFile,
  { file, line = 1, listedIn }: { file: string; line?: number; listedIn?: string },
  onInlineTags: "ignore" | "warn" | "throw",
): Problem[] {
  const names = Object.keys(tagsFile);
  if (listedIn === undefined || names.length === 0 || onInlineTags === "ignore") return [];
  const unknown = written.filter((tag): tag is string => typeof tag === "string" && !Object.hasOwn(tagsFile, tag));
  return unknown.map((tag) => ({
    severity: onInlineTags === "throw" ? ("error" as const) : ("warning" as const),
    file,
    line,
    message: `The tag '${tag}' is not in the tags file.`,
    remedy: `Add it to ${listedIn}, or use a tag that is there.`,
    choices: nearestFirst(tag, names),
  }));
}
