import { parseArgs } from "node:util";
import { readOwnSite } from "../build/context/site-input";
import { joinParts } from "../build/parts/joined-site";
import { expectOutside, soundParts } from "../build/parts/join-plan";
import { expectSameFiles, filesOfParts } from "../build/parts/lay-together";
import { readPartHead } from "../build/parts/part-file";
import { features } from "../features";
import { inOneLanguage } from "../lib/settings/locale-site";
import { site as siteInput } from "../site";
import { consoleReporter } from "./join/console-reporter";
import { main } from "./run.mjs";
import { forgetBuild } from "./unfinished-build.mjs";

const TARGET = "public";

const HELP = `npm run join -- PART PART… [--dry-run]

Lays the parts of a site that were built apart into one site in public/, in place of what is there. Links from one part
to another are checked, and what is made of all pages is made: search, sitemap, lists for machines, headers, the offline
worker.

A part is the folder public/ of a build that SITE_VERSIONS limits to some versions of the docs, with commas between:

  SITE_VERSIONS=current,3.3.2 npm run build && mv public part-1
  SITE_VERSIONS=3.2.1 npm run build && mv public part-2
  npm run join -- part-1 part-2

The part with the last version has all that belongs to no version, too: blogs, pages, docs without versions. Parts are
in the default language.

--dry-run compares the parts, and says what would be done.

Exit code: 0 if the site is there, 1 if parts do not fit or links are broken.`;

async function join(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const parts = soundParts(positionals.map((folder) => ({ folder, head: readPartHead(folder) })));
  expectOutside(parts, TARGET);
  const files = filesOfParts(positionals);
  expectSameFiles(files, features);
  for (const { folder, head } of parts) console.log(`${folder}: ${head.versions.join(", ")}`);
  console.log(`${files.size} files → ${TARGET}/`);
  if (values["dry-run"]) return 0;
  const root = process.cwd();
  // What Gatsby knows of its last build is not true of what lies there now.
  forgetBuild(root);
  const context = { root, site: inOneLanguage(readOwnSite(siteInput)), production: true };
  await joinParts(parts, files, features, context, consoleReporter());
  return 0;
}

void main(() => join(process.argv.slice(2)), HELP);
