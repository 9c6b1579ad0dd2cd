import { SITE_FILE } from "../lib/settings/site-file";

/** A value that settings have in several places, and that stands once in the file, as a constant of a type. */
export type SharedValue = { name: string; type: string; comment: string; value: object };

/** What stands for the place of a constant in settings as JSON: no text of settings begins with this character. */
const MARK = "\0";
const MARKED = /"\\u0000(\w+)"/g;

/**
 * The text of `src/site.ts`, to be formatted, for settings without functions; `comment` says whose they are. Where they
 * hold one of `shared`, the very same object, they name its constant.
 */
export function siteModuleText(comment: string, site: unknown, shared: readonly SharedValue[] = []): string {
  const names = new Map<unknown, string>(shared.map(({ name, value }) => [value, name]));
  const marked = JSON.stringify(site, (_, value: unknown) => {
    const name = names.get(value);
    return name === undefined ? value : MARK + name;
  });
  return [
    `import type { SiteFile } from "./lib/site-config";`,
    "",
    ...shared.flatMap((one) => [
      `/** ${one.comment} */`,
      `const ${one.name}: ${one.type} = ${JSON.stringify(one.value)};`,
      "",
    ]),
    `/** ${comment} */`,
    `export const site = ${marked.replace(MARKED, "$1")} satisfies SiteFile;`,
    "",
  ].join("\n");
}

/** The text of `src/site.ts` for settings without functions, as the check of formats has it. */
export async function siteModule(...settings: Parameters<typeof siteModuleText>): Promise<string> {
  // Other commands need not wait for it.
  const { format } = await import("oxfmt");
  const { code } = await format(SITE_FILE, siteModuleText(...settings), { printWidth: 120 });
  return code;
}
