import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { currentScripts, currentStylesheets } from "../../build/publish/current-scripts";
import { liveFrame, type LiveFrame } from "../../build/publish/live-frame";
import type { StartPublisher } from "../../build/publish/publisher";
import { filesIn } from "../../files/files-in";
import { staticFileAt, withOwnRules } from "../../build/publish/static-files";
import { WrittenFiles } from "../../build/publish/written-files";
import type { Policy } from "../../lib/html/content-policy";
import { isHashedFile, isHashedFolder } from "../../lib/routes/hashed-files";
import type { Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import { hasLongLine, headersFileOf, LONGEST_LINE, MOST_RULES, type HeaderRule } from "./headers-file";
import { inlineScripts, scriptHasher } from "./inline-scripts";
import { headerRules, segmentOf } from "./rules";

const FILE = "_headers";

/**
 * Writes `public/_headers`: what browsers may do with each answer of the site, and how long they keep it, below the
 * rules that a file of the site's static folders has. The hashes of scripts that stand in pages are those of the pages
 * as they were built.
 */
export const publishHeaders: StartPublisher<readonly string[]> = (context, { policies }) => {
  const { root, site } = context;
  const { enabled, allow, allowBelow } = site.securityHeaders;
  const files = new WrittenFiles(root, "security-headers");
  const write = (rules: string): string => {
    // All rules that match an address hold. The build's come last: a host that takes one of two values takes that one.
    const text = withOwnRules(FILE, rules, root, site);
    if (text !== "") files.write(FILE, text);
    files.finish();
    return text;
  };
  if (!enabled) return { end: () => void write("") };
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
      const { files: ruled, problems } = ruledFilesOf(root, site);
      const asked = policies.map((policyOf) => policyOf(site));
      const rules = headerRules({
        pages,
        documents: {
          // The frame in which live code runs evaluates it, and styles itself.
          "live-code": framesPolicy(await liveFrame.of(context), path.join(root, "public"), hashOf),
          ...Object.fromEntries(asked.flatMap(({ documents = {} }) => Object.entries(documents))),
        },
        added: [...asked.map((one) => one.pages ?? {}), allow],
        below: allowBelow,
        files: ruled,
      });
      return [...problems, ...problemsOf(rules, write(headersFileOf(rules, site.baseUrl)), site)];
    },
  };
};

/**
 * The policy of the live frame, which also lets the frames of earlier builds in the same folder run their scripts:
 * pages in open tabs ask for the one of their own build.
 */
function framesPolicy({ policy, url }: LiveFrame, build: string, hashOf: (text: string) => string): Policy {
  const inside = path.posix.dirname(url).slice(1);
  const folder = path.join(build, inside);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => isHashedFile(`${inside}/${name}`)) : [];
  const texts = names.sort().map((name) => readFileSync(path.join(folder, name), "utf8"));
  const hashes = texts.flatMap((text) => [...inlineScripts(text)].map(hashOf));
  return { ...policy, "script-src": [...new Set([...(policy["script-src"] ?? []), ...hashes])] };
}

/** Files and folders of a build that rules may name, and what is wrong with folders that none may name. */
type RuledFiles = { files: string[]; problems: Problem[] };

/**
 * The names of what lies in the build and in the index of search, in order, without scripts and stylesheets of earlier
 * builds. A folder of the build's own is left out, and told, where it has a file that may change: rules of hosts are
 * for all in it.
 */
function ruledFilesOf(root: string, site: Pick<Site, "staticFolders">): RuledFiles {
  const folder = path.join(root, "public");
  const current = new Set([...currentScripts(folder), ...currentStylesheets(folder)]);
  const search = path.join(folder, "search");
  const inSearch = existsSync(search) ? readdirSync(search).map((name) => `search/${name}`) : [];
  const own = readdirSync(folder).filter(
    (name) => !isHashedFile(name) || !/\.(?:js|css)$/.test(name) || current.has(`/${name}`),
  );
  const mixed = new Map(own.filter(isHashedFolder).flatMap((name) => changingFileIn(name, folder)));
  return {
    files: [...own.filter((name) => !mixed.has(name)), ...inSearch].sort(),
    problems: [...mixed].map(([name, file]) => ({
      severity: "warning",
      file: staticFileAt(file, root, site) ?? `public/${file}`,
      message: `/${file} keeps its name when its content changes, so browsers keep no file of /${name}/ for a year.`,
      remedy: `Give it a place outside of /${name}/. What an earlier build left goes with \`npm run clean\`.`,
    })),
  };
}

/** The folder of a build with one of its files that may change; nothing where there is none. */
function changingFileIn(name: string, build: string): [folder: string, file: string][] {
  const files = filesIn(path.join(build, name)).map((file) => `${name}/${file}`);
  const found = files.sort().find((file) => !isHashedFile(file));
  return found === undefined ? [] : [[name, found]];
}

/** What hosts would not take. */
function problemsOf(
  rules: readonly HeaderRule[],
  text: string,
  { configFile: file }: Pick<Site, "configFile">,
): Problem[] {
  const problems: Problem[] = rules.filter(hasLongLine).map(({ path: route }) => ({
    severity: "warning",
    file,
    message: `The security policy of ${route} is longer than the ${LONGEST_LINE} characters that hosts take, because its pages have so many different inline scripts.`,
    remedy: "Put the scripts of pages into files below static/, and name these by `src`.",
  }));
  const count = text.match(/^[^\s#]/gm)?.length ?? 0;
  if (count > MOST_RULES)
    problems.push({
      severity: "warning",
      file,
      message: `public/_headers has ${count} rules; Cloudflare Pages takes ${MOST_RULES}.`,
      remedy: "Give pages fewer different first segments, or publish the site at a host that takes more.",
    });
  return problems;
}
