import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { currentScripts } from "../../build/publish/current-scripts";
import type { StartPublisher } from "../../build/publish/publisher";
import { liveFrameOf } from "../../build/publish/live-frame";
import { WrittenFiles } from "../../build/publish/written-files";
import { isHashedFile } from "../../lib/hashed-files";
import type { Problem } from "../../lib/problem";
import { headersFileOf, LONGEST_LINE, MOST_RULES, type HeaderRule } from "./headers-file";
import { inlineScripts, scriptHasher } from "./inline-scripts";
import { headerRules, segmentOf } from "./rules";

const SITE_FILE = "src/site.ts";

/**
 * Writes `public/_headers`: what browsers may do with each answer of the site, and how long they keep it. The hashes of
 * scripts that stand in pages are those of the pages as they were built.
 */
export const publishHeaders: StartPublisher<readonly string[]> = (context, { policies }) => {
  const { root, site } = context;
  const { enabled, allow, allowBelow } = site.securityHeaders;
  const files = new WrittenFiles(root, "security-headers");
  if (!enabled) return { end: () => files.finish() };
  const pages = new Map<string, Set<string>>([["", new Set()]]);
  const hashOf = scriptHasher();
  return {
    page: (page, kept) => {
      const hashes = kept ?? [...inlineScripts(page.html())].map(hashOf);
      const segment = segmentOf(page.route);
      const known = pages.get(segment) ?? new Set();
      pages.set(segment, known);
      for (const hash of hashes) known.add(hash);
      return hashes;
    },
    end: async () => {
      const asked = policies.map((policyOf) => policyOf(site));
      const rules = headerRules({
        pages,
        documents: {
          // The frame in which live code runs evaluates it, and styles itself.
          "live-code": (await liveFrameOf(context)).policy,
          ...Object.fromEntries(asked.flatMap(({ documents = {} }) => Object.entries(documents))),
        },
        added: [...asked.map((one) => one.pages ?? {}), allow],
        below: allowBelow,
        files: filesIn(path.join(root, "public")),
      });
      files.write("_headers", headersFileOf(rules, site.baseUrl));
      files.finish();
      return problemsOf(rules);
    },
  };
};

/** The names of what lies in the build and in the index of search, in order, without scripts of earlier builds. */
function filesIn(folder: string): string[] {
  const scripts = new Set(currentScripts(folder));
  const search = path.join(folder, "search");
  const inSearch = existsSync(search) ? readdirSync(search).map((name) => `search/${name}`) : [];
  const own = readdirSync(folder).filter(
    (name) => !isHashedFile(name) || !name.endsWith(".js") || scripts.has(`/${name}`),
  );
  return [...own, ...inSearch].sort();
}

/** What hosts would not take. */
function problemsOf(rules: readonly HeaderRule[]): Problem[] {
  const long = rules.filter(({ headers }) => Object.entries(headers).join().length > LONGEST_LINE);
  const problems: Problem[] = long.map(({ path: route }) => ({
    severity: "warning",
    file: SITE_FILE,
    message: `The security policy of ${route} is longer than the ${LONGEST_LINE} characters that hosts take, because its pages have so many different inline scripts.`,
    remedy: "Put the scripts of pages into files below static/, and name these by `src`.",
  }));
  if (rules.length > MOST_RULES)
    problems.push({
      severity: "warning",
      file: SITE_FILE,
      message: `public/_headers has ${rules.length} rules; Cloudflare Pages takes ${MOST_RULES}.`,
      remedy: "Give pages fewer different first segments, or publish the site at a host that takes more.",
    });
  return problems;
}
