import { isNativeError } from "node:util/types";
import { parseArgs } from "node:util";
import { siteProblem } from "../build/site-failure";
import { formatProblem, nearestFirst } from "../lib/problem";
import type * as RunCheck from "./check/run-check";
import { FORMATS, reportOf, type Format } from "./check/report";
import { loadTypeScript } from "./load-typescript.mjs";
import { main } from "./run.mjs";

const HELP = `npm run check -- [--format ${FORMATS.join("|")}] [--drafts]

Finds all that a build would find wrong with the content, without a build: front matter, MDX, tags, authors, sidebars,
versions, links and anchors, the navbar, redirects. It does so in each language in which the site is built, or in the
one of SITE_LOCALE=fr alone. Where the site is built from a Docusaurus folder, with that, in its default language or in
that of SITE_LOCALE. SITE_NOW=2027-01-01 checks as if it were that day. What is found compiled is not compiled again.

--format json is for programs, github marks the lines of a pull request; text is the default, github in its workflows.
--drafts checks drafts, too, as the development server does.

Exit code: 0 without errors, 1 with some.`;

async function check(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      format: { type: "string", default: process.env.GITHUB_ACTIONS === "true" ? "github" : "text" },
      drafts: { type: "boolean", default: false },
    },
  });
  const format = formatOf(values.format);
  let runCheck;
  try {
    // By itself: what fails while src/site.ts is loaded is to be told in the format, too.
    ({ runCheck } = loadTypeScript(process.cwd(), "src/commands/check/run-check.ts") as typeof RunCheck);
  } catch (error) {
    return tellFailure(error, format);
  }
  return runCheck({ format, drafts: values.drafts });
}

/** Tells what failed while src/site.ts was loaded, and gives the exit code; throws what failed of anything else. */
function tellFailure(error: unknown, format: Format): number {
  if (!isNativeError(error)) throw error;
  const problem = siteProblem(error, process.cwd());
  // Of the engine itself the stack alone tells the place.
  if (!problem) throw new Error(error.stack);
  if (format === "text") throw new Error(formatProblem(problem));
  console.log(reportOf({ files: 0, pages: 0, problems: [problem], deferred: 0 }, format));
  return 1;
}

function formatOf(name: string): Format {
  const format = FORMATS.find((known) => known === name);
  if (!format)
    throw new Error(`There is no format '${name}'. Valid, nearest first: ${nearestFirst(name, FORMATS).join(", ")}.`);
  return format;
}

void main(() => check(process.argv.slice(2)), HELP);
