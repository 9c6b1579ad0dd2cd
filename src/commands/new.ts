import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { nearestFirst } from "../lib/problem";
import { buildMoment } from "../build/context/build-moment";
import { readOwnSite } from "../build/context/site-input";
import { site as siteInput } from "../site";
import { answersOf, askFor, flagLines } from "./new/ask";
import { fileText } from "./new/file-text";
import { KIND_NAMES, kindOf, type Kind, type KindName, type KindSource } from "./new/kinds";
import { refuseProject } from "./own-content";
import { expectFlags, main } from "./run.mjs";

const HELP = `npm run new -- KIND [--NAME ANSWER …] [--dry-run]

Asks what a new file needs to say, and writes it where it belongs. Answers given as flags are not asked for.

KIND is one of ${KIND_NAMES.join(", ")}. The flags of a kind: npm run new -- KIND --help
--dry-run prints the file and writes nothing.

Exit code: 0 if the file is written, 1 on a mistake.`;

async function newFile(parameters: readonly string[]): Promise<number> {
  const [name, ...flags] = parameters;
  if (name === undefined || name === "--help" || name === "-h") {
    console.log(name === undefined ? `KIND is missing.\n\n${HELP}` : HELP);
    return name === undefined ? 1 : 0;
  }
  const asksForHelp = flags.some((flag) => flag === "--help" || flag === "-h");
  if (!asksForHelp) refuseProject(siteInput, process.env, (folder) => `Write the file in ${folder} by hand.`);
  const source = { root: process.cwd(), site: readOwnSite(siteInput), ...moment() };
  if (asksForHelp && lackOf(name, source)) {
    console.log(`${lackOf(name, source)}\n\n${HELP}`);
    return 0;
  }
  const kind = kindOf(knownKind(name), source);
  const { help, "dry-run": isDryRun, ...given } = flagsOf(kind, flags);
  if (help) {
    console.log(kindHelp(name, kind));
    return 0;
  }
  const file = kind.fileOf(await answersTo(kind, given));
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
    throw new Error(`There is no kind '${name}'. Valid, nearest first: ${nearestFirst(name, KIND_NAMES).join(", ")}.`);
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

function flagsOf({ questions }: Kind, flags: readonly string[]) {
  const options = {
    ...Object.fromEntries(questions.map(({ name }) => [name, { type: "string" as const }])),
    help: { type: "boolean", short: "h", default: false },
    "dry-run": { type: "boolean", default: false },
  } as const;
  expectFlags(Object.keys(options), process.env);
  for (const token of parseArgs({ args: [...flags], options, strict: false, tokens: true }).tokens) {
    if (token.kind !== "option" || Object.hasOwn(options, token.name)) continue;
    const valid = nearestFirst(token.name, Object.keys(options)).map((name) => `--${name}`);
    throw new Error(`There is no flag '${token.rawName}'. Valid, nearest first: ${valid.join(", ")}.`);
  }
  return parseArgs({ args: [...flags], options }).values;
}

function kindHelp(name: string, { what, questions }: Kind): string {
  const head = [`npm run new -- ${name} [--NAME ANSWER …] [--dry-run]`, "", `Writes ${what}.`, ""];
  return [...head, ...flagLines(questions)].join("\n");
}

async function answersTo({ questions }: Kind, given: Record<string, string>) {
  if (!process.stdin.isTTY) return answersOf(questions, given);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askFor(questions, given, terminal, console.log);
  } finally {
    terminal.close();
  }
}

/** The moment, and the day where the author is, as `2024-05-03`. */
function moment(): { now: string; today: string } {
  const now = new Date(buildMoment(process.env));
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return { now: now.toISOString(), today: day.map((part) => String(part).padStart(2, "0")).join("-") };
}

void main(() => newFile(process.argv.slice(2)));
