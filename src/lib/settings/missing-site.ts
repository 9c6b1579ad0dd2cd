import type { Problem } from "../problem";
import { SITE_FILE } from "./site-file";

/** What is told of a `src/site.ts` that does not export the site's configuration as `site`. */
export const NO_SITE = {
  message: "The file exports no configuration by the name `site`.",
  remedy: "Write `export const site = { … } satisfies SiteFile;`.",
} satisfies Pick<Problem, "message" | "remedy">;

/** The problem of what `src/site.ts` exports as `site`, where that is no configuration; undefined where it is one. */
export function missingSite(exported: unknown): Problem | undefined {
  if (typeof exported === "object" && exported !== null) return undefined;
  return { severity: "error", file: SITE_FILE, line: 1, ...NO_SITE };
}
