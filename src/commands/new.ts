import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nearestFirst } from "../lib/problem";
import { buildMoment } from "../build/context/build-moment";
import { readOwnSite } from "../build/context/site-input";
import { site as siteInput } from "../site";
import { fileText } from "./new/file-text";
import { answersTo, flagsOf, helpOf } from "./new/flags";
import { KIND_NAMES, kindOf, type KindName, type KindSource } from "./new/kinds";
import { newSite } from "./new/site/new-site";
import { refuseProject } from "./own-content";
import { main } from "./run.mjs";

/** What is no kind of file: a whole site. */
const SITE = "site";

const HELP = `npm run new -- KIND [--NAME ANSWER …] [--dry-run]

Asks what a new file needs to say, and writes it where it belongs. Answers given as flags are not asked for.
SITE_NOW=2027-01-01 takes that day for today.

KIND is one of ${KIND_NAMES.join(", ")}. The flags of a kind: npm run new -- KIND --help
npm run new -- ${SITE} makes a fresh clone a site of its own: a small one takes the place of what stands in it.
--dry-run prints the file and writes nothing.

Exit code: 0 if the file is written, 1 on a mistake.`;

async function newFile(parameters: readonly string[]): Promise<number> {
  const [name, ...flags] = parameters;
  if (name === undefined || name === "--help" || name === "-h") {
    console.log(name === undefined ? `KIND is missing.\n\n${HELP}` : HELP);
    return name === undefined ? 1 : 0;
  }
  if (name === SITE) return newSite(flags, process.cwd(), moment().now);
  const asksForHelp = flags.some((flag) => flag === "--help" || flag === "-h");
  if (!asksForHelp) refuseProject(siteInput, process.env, (folder) => `Write the file in ${folder} by hand.`);
  const source = { root: process.cwd(), site: readOwnSite(siteInput), ...moment() };
  if (asksForHelp && lackOf(name, source)) {
    console.log(`${lackOf(name, source)}\n\n${HELP}`);
    return 0;
  }
  const kind = kindOf(knownKind(name), source);
  const { help, isDryRun, given } = flagsOf(kind.questions, flags);
  if (help) {
    console.log(helpOf(name, kind.what, kind.questions));
    return 0;
  }
  const file = kind.fileOf(await answersTo(kind.questions, given));
  const text = fileText(file, kind.schema);
  if (existsSync(file.file)) throw new Error(`${file.file} is there already. Choose another title or path.`);
  if (isDryRun) console.log(`${file.file}\n\n${text}`);
  else {
    mkdirSync(path.dirname(file.file), { recursive: true });
    writeFileSync(file.file, text);
    console.log([`${file.file} is written. \`npm run develop\` shows it.`, file.next].filter(Boolean).join("\n"));
  }
  return 0;
}

function knownKind(name: string): KindName {
  const kind = KIND_NAMES.find((known) => known === name);
  if (!kind)
    throw new Error(
      `There is no kind '${name}'. Valid, nearest first: ${nearestFirst(name, [...KIND_NAMES, SITE]).join(", ")}.`,
    );
  return kind;
}

/** What a site lacks for files of a kind; undefined where it has all that it needs. */
function lackOf(name: string, source: KindSource): string | undefined {
  const known = knownKind(name);
  try {
    kindOf(known, source);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The moment, and the day where the author is, as `2024-05-03`. */
function moment(): { now: string; today: string } {
  const now = new Date(buildMoment(process.env));
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return { now: now.toISOString(), today: day.map((part) => String(part).padStart(2, "0")).join("-") };
}

void main(() => newFile(process.argv.slice(2)));
