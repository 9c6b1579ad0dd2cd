import convert from "npm-to-yarn";
import { z } from "zod";
import { plainAddress } from "../../lib/content/plain-data";
import { pageFrontMatter } from "../../lib/content/page-fields";
import type { BlogInstance } from "../../lib/site-config";

const link = z.strictObject({ label: z.string(), to: plainAddress });

/** A number that the page shows: one that the build counts, or a value that tests hold. */
const fact = z.strictObject({
  count: z.enum(["releases", "versions"]).optional(),
  value: z.string().optional(),
  label: z.string(),
  /** Where the number comes from, in words; `to` leads there. */
  source: z.string(),
  to: plainAddress.optional(),
});

/**
 * The front matter of a file of the home page. `index.mdx` says what stands on the page, and with `sample` its text is
 * the example that readers edit; each other file is something that the site offers, and its text a small working piece
 * of it.
 */
export const homePartSchema = pageFrontMatter({
  headline: z.string().optional(),
  lead: z.string().optional(),
  /** The command to begin with, for npm; those of the other package managers are made of it. */
  quickStart: z.string().optional(),
  actions: z.array(link).default([]),
  /** The names that the example has: its file, and its address on the site. */
  sample: z.strictObject({ file: z.string(), address: z.string() }).optional(),
  featuresTitle: z.string().optional(),
  factsTitle: z.string().optional(),
  facts: z.array(fact).default([]),
  /** The newest entries of a blog. */
  releases: z.strictObject({ title: z.string(), blog: z.string(), link }).optional(),
  closing: z.strictObject({ title: z.string(), text: z.string(), actions: z.array(link) }).optional(),
  /** What is offered, in a sentence, and where to read on. */
  text: z.string().optional(),
  to: plainAddress.optional(),
  /** The words of that link; without them it has the title. */
  link: z.string().optional(),
  size: z.enum(["normal", "wide", "full"]).default("normal"),
  /** Words to try search with; with them the piece is the site's search. */
  queries: z.array(z.string()).default([]),
});

/** The same, where only the blogs of a site are taken: a choice in forms. */
export function homePartSchemaOf(blogs: readonly Pick<BlogInstance, "id">[]) {
  const releases = homePartSchema.shape.releases.unwrap();
  const { blog } = releases.shape;
  const ids = z.enum(blogs.map(({ id }) => id)).describe(blog.description ?? "");
  return homePartSchema.safeExtend({ releases: releases.extend({ blog: ids }).optional() });
}

/** What a file of the home page says in its front matter. */
export type HomePartSettings = z.output<typeof homePartSchema>;

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
