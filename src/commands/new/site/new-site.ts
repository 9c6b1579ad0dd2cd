import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SITE_FILE } from "../../../lib/settings/site-file";
import { siteModule } from "../../site-module";
import { answersTo, flagsOf, helpOf } from "../flags";
import { addressFault, nameFault, type Answers, type Question } from "../question";
import { renamed, starterFiles, withOwnRoutes, withTitleWords, type Texts } from "./starter-files";
import { asGuide, GUIDE_FILE, README_FILE, starterReadme } from "./starter-readme";
import { starterSettings } from "./starter-settings";

/** Tests of the content with which the engine comes: a clone without them has content of its own. */
const DEMO_TESTS = "__tests__/site";

/** What goes: content, with its tests and what else is made for it. */
const REMOVED = [DEMO_TESTS, "content", "static", ".github/workflows/build-in-parts.yml"];

/** What is edited or written anew. */
const EDITED = [SITE_FILE, "package.json", "package-lock.json", ".cspell.config.yaml", GUIDE_FILE, README_FILE];

const HINTS = [
  "The colours are in src/theme/colors.ts, all settings in src/lib/site-config.ts and src/lib/settings/.",
  `${README_FILE} is the site's own README; ${GUIDE_FILE} stays the guide to the engine, for merges from it.`,
];

const QUESTIONS: readonly Question[] = [
  { name: "title", ask: "What is the site called?", fault: nameFault },
  { name: "tagline", ask: "What it is about, in a few words", isOptional: true },
  { name: "url", ask: "Address at which it will be published", fault: addressFault },
  { name: "repository", ask: "Address of its repository, if that is public", isOptional: true, fault: addressFault },
  { name: "blog", ask: "With a blog?", choices: () => ["yes", "no"], initial: () => "no" },
];

/**
 * Makes a clone a site of its own: what is about the content with which it comes goes, and a small site takes its
 * place. Throws, before anything is changed, where git could not bring back what goes, or where that is done already.
 * `now` is an ISO time. Gives the exit code.
 */
export async function newSite(flags: readonly string[], root: string, now: string): Promise<number> {
  const { help, isDryRun, given } = flagsOf(QUESTIONS, flags);
  if (help) {
    const what = `a small site in the place of the content with which the clone comes (${REMOVED.join(", ")})`;
    console.log(helpOf("site", what, QUESTIONS));
    return 0;
  }
  assertDemo(root);
  assertKept(root);
  if (process.stdin.isTTY) console.log(`A small site takes the place of ${REMOVED.join(", ")}. git keeps what goes.\n`);
  const texts = await textsOf(await answersTo(QUESTIONS, given), root, now);
  if (isDryRun) {
    console.log(["Would be removed:", ...REMOVED, "", "Would be written:", ...Object.keys(texts)].join("\n"));
    return 0;
  }
  for (const name of REMOVED) rmSync(path.join(root, name), { recursive: true, force: true });
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  console.log(["The site is written. `npm start` builds it and shows it.", ...HINTS].join("\n"));
  return 0;
}

/** The files of the new site: those that are new, and those that are edited, where the clone still has them. */
async function textsOf(answers: Answers, root: string, now: string): Promise<Texts> {
  // A post is there once its day has begun in UTC.
  const today = now.slice(0, 10);
  const { title = "" } = answers;
  const edits: Record<string, (text: string) => string> = {
    "package.json": (text) => withOwnRoutes(renamed(text, title)),
    "package-lock.json": (text) => renamed(text, title),
    ".cspell.config.yaml": (text) => withTitleWords(text, title),
    [GUIDE_FILE]: asGuide,
  };
  const edited = Object.entries(edits).flatMap(([file, edit]) => {
    const absolute = path.join(root, file);
    return existsSync(absolute) ? [[file, edit(readFileSync(absolute, "utf8"))] as const] : [];
  });
  return {
    [SITE_FILE]: await siteModule("The configuration of the site.", starterSettings(answers)),
    ...starterFiles(answers, today),
    [README_FILE]: starterReadme(answers),
    ...Object.fromEntries(edited),
  };
}

/** Throws for a clone whose content is its owner's. */
function assertDemo(root: string): void {
  if (existsSync(path.join(root, DEMO_TESTS))) return;
  throw new Error(
    `This clone is a site of its own already: there is no ${DEMO_TESTS}. Nothing was changed.` +
      `\n  → Edit ${SITE_FILE} and content/, or begin in a new clone.`,
  );
}

/** Throws where git has not all of what goes as it is now. */
function assertKept(root: string): void {
  const files = changedFiles(root);
  if (files === undefined)
    throw new Error(
      `There is no git in ${root}, which could bring back what is removed. Nothing was changed.` +
        "\n  → git init && git add --all && git commit --message 'Docs on Gatsby'",
    );
  if (files.length === 0) return;
  throw new Error(
    "Files that would be removed or written anew have changes that git does not have. Nothing was changed." +
      `\n${files.join("\n")}\n  → Commit them first: git add --all && git commit`,
  );
}

/** The lines of `git status` for what goes; undefined without git. */
function changedFiles(root: string): string[] | undefined {
  try {
    // git may be set to pass over files that were never committed.
    const parameters = ["status", "--porcelain", "--untracked-files=normal", "--", ...REMOVED, ...EDITED];
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    const lines = execFileSync("git", parameters, { cwd: root, encoding: "utf8", stdio }).split("\n");
    return lines.filter(Boolean);
  } catch {
    return undefined;
  }
}
