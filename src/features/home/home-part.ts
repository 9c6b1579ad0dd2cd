import convert from "npm-to-yarn";
import { z } from "zod";
import { plainAddress } from "../../lib/content/plain-data";
import { pageFrontMatter } from "../../lib/content/page-fields";
import { nearestFirst, type Problem } from "../../lib/problem";
import type { BlogInstance } from "../../lib/site-config";

const text = z.string();
const leadsTo = plainAddress.describe("Where the link leads: a route of the site, or an address with https://.");

const link = z.strictObject({ label: text.describe("The words of the link."), to: leadsTo });

/** A number that the page shows: one that the build counts, or a value that tests hold. */
const fact = z
  .strictObject({
    count: z.enum(["releases", "versions"]).optional().describe("What the build counts, in the place of a value."),
    value: text.optional().describe("The number, where the build does not count it."),
    label: text.describe("What the number is of."),
    source: text.describe("Where the number comes from, in words."),
    to: plainAddress.optional().describe("Where those words lead."),
  })
  .refine(({ count, value }) => count !== undefined || value !== undefined, "must have `count` or `value`");

/**
 * The front matter of a file of the home page. `index.mdx` says what stands on the page, and with `sample` its text is
 * the example that readers edit; each other file is something that the site offers, and its text a small working piece
 * of it.
 */
export const homePartSchema = pageFrontMatter({
  headline: text.optional().describe("What the page promises: its largest words."),
  lead: text.optional().describe("A sentence below the headline."),
  quickStart: text
    .optional()
    .describe("The command to begin with, for npm; those of the other package managers are made of it."),
  actions: z.array(link).default([]).describe("Links below the headline, the first as a button."),
  sample: z
    .strictObject({
      file: text.describe("The name of its file."),
      address: text.describe("Its address on the site."),
    })
    .optional()
    .describe("Makes the page's text the example that readers edit, under these names."),
  featuresTitle: text.optional().describe("The heading above what the site offers."),
  factsTitle: text.optional().describe("The heading above the numbers."),
  facts: z.array(fact).default([]).describe("Numbers that the page shows, each with its source."),
  releases: z
    .strictObject({
      title: text.describe("The heading above the entries."),
      blog: text.describe("The blog of the entries: its `id` in src/site.ts."),
      link: link.describe("The link to all entries."),
    })
    .optional()
    .describe("The newest entries of a blog."),
  closing: z
    .strictObject({
      title: text.describe("The heading of the end."),
      text: text.describe("A sentence below it."),
      actions: z.array(link).describe("Links below that, the first as a button."),
    })
    .optional()
    .describe("The end of the page."),
  text: text.optional().meta({ title: "Summary", description: "What is offered, in a sentence." }),
  to: plainAddress.optional().describe("Where to read on about what is offered."),
  link: text.optional().describe("The words of that link; without them it has the title."),
  size: z.enum(["normal", "wide", "full"]).default("normal").describe("How wide what is offered stands on the page."),
  queries: z.array(text).default([]).describe("Words to try search with; with them the piece is the site's search."),
});

/** The same, where only the blogs of a site are taken: a choice in forms. */
export function homePartSchemaOf(blogs: readonly Pick<BlogInstance, "id">[]) {
  const { releases } = homePartSchema.shape;
  const { blog } = releases.unwrap().shape;
  const ids = z.enum(blogs.map(({ id }) => id)).describe(blog.description ?? "");
  const ofSite = releases.unwrap().extend({ blog: ids });
  return homePartSchema.safeExtend({ releases: ofSite.optional().describe(releases.description ?? "") });
}

/** What a file of the home page says in its front matter. */
export type HomePartSettings = z.output<typeof homePartSchema>;

/** The problem of releases of a blog that the site has not, or that are counted and of no blog. */
export function releaseProblems(
  { releases, facts }: Pick<HomePartSettings, "releases" | "facts">,
  blogs: readonly Pick<BlogInstance, "id">[],
  { file, lineOf }: { file: string; lineOf: (key: string) => number | undefined },
): Problem[] {
  const ids = blogs.map(({ id }) => id);
  if (releases && !ids.includes(releases.blog)) {
    const message = `There is no blog '${releases.blog}', of which the page is to show the newest entries.`;
    const remedy = "Write the `id` of a blog as `releases.blog`.";
    const choices = nearestFirst(releases.blog, ids);
    return [{ severity: "error", file, line: lineOf("releases"), message, remedy, choices }];
  }
  if (releases || facts.every(({ count }) => count !== "releases")) return [];
  const message = "The page counts releases, and does not say of which blog.";
  const remedy = "Add `releases` with its `blog`, or give the fact a `value` in the place of `count`.";
  return [{ severity: "error", file, line: lineOf("facts"), message, remedy, choices: ids }];
}

/** A command of a package manager. */
export type ManagerCommand = { manager: string; command: string };

/** A command for npm in the words of each package manager, in the order of the tabs of other commands. */
export function managerCommandsOf(npm: string): ManagerCommand[] {
  return [
    { manager: "npm", command: npm },
    ...(["yarn", "pnpm", "bun"] as const).map((manager) => ({
      manager: manager === "yarn" ? "Yarn" : manager === "bun" ? "Bun" : manager,
      command: convert(npm, manager),
    })),
  ];
}

/** All links that a file of the home page names in its front matter. */
export function linksOf({ actions, facts, releases, closing, to }: HomePartSettings): string[] {
  const links = [...actions, ...(closing?.actions ?? []), ...(releases ? [releases.link] : [])];
  return [...links.map((action) => action.to), ...facts.flatMap((shown) => shown.to ?? []), ...(to ? [to] : [])];
}
