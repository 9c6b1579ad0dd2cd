/** Headers of the answers to some addresses: one, or with a star at the end all that begin so. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** The longest line of `_headers` that hosts take. */
export const LONGEST_LINE = 2000;
/** As many rules as Cloudflare Pages takes, the least of the hosts that read the file. */
export const MOST_RULES = 100;

/** How long browsers keep a file whose name changes with its content: a year, without asking again. */
export const FOREVER = "public, max-age=31536000, immutable";

/** The text of `_headers`, which Netlify, Cloudflare Pages, GitLab Pages and others read, and the site's own server. */
export function headersFileOf(rules: readonly HeaderRule[], baseUrl: string): string {
  return rules
    .map(({ path, headers }) => {
      const lines = linesOf(headers).map((line) => `${line}\n`);
      return `${baseUrl.slice(0, -1)}${encodeURI(path)}\n${lines.join("")}`;
    })
    .join("\n");
}

/** Whether a header of a rule is, with its name, a longer line than hosts take. */
export function hasLongLine({ headers }: HeaderRule): boolean {
  return linesOf(headers).some((line) => line.length > LONGEST_LINE);
}

function linesOf(headers: HeaderRule["headers"]): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}
