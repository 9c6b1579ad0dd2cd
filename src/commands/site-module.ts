/** The file that holds a site's settings, from its root. */
export const SITE_FILE = "src/site.ts";

/** The text of `src/site.ts`, to be formatted, for settings without functions; `comment` says whose they are. */
export function siteModuleText(comment: string, site: unknown): string {
  return [
    `import type { SiteFile } from "./lib/site-config";`,
    "",
    `/** ${comment} */`,
    `export const site = ${JSON.stringify(site)} satisfies SiteFile;`,
    "",
  ].join("\n");
}

/** The text of `src/site.ts` for settings without functions, as the check of formats has it. */
export async function siteModule(comment: string, site: unknown): Promise<string> {
  // Other commands need not wait for it.
  const { format } = await import("oxfmt");
  const { code } = await format(SITE_FILE, siteModuleText(comment, site), { printWidth: 120 });
  return code;
}
