import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { LOCALE_VARIABLE } from "../../lib/settings/locale-site";
import { TYPESCRIPT } from "../run.mjs";
import type { ProjectLanguage } from "./project-language";

/** The program that reads a project in one language, from the site's root. */
export const READER = "src/commands/import/read-language.ts";

/**
 * Reads a project, which is named from the site's root, in the default language, then in each other one with
 * translations. Throws what is wrong with the project.
 */
export function readLanguages(root: string, folder: string): [ProjectLanguage, ...ProjectLanguage[]] {
  const first = readIn(root, folder, "");
  return [first, ...first.others.map((name) => readIn(root, folder, name))];
}

/** Each in a process of its own: modules of a configuration keep what they have made of the language. */
function readIn(root: string, folder: string, locale: string): ProjectLanguage {
  const scratch = mkdtempSync(path.join(os.tmpdir(), "import-"));
  const target = path.join(scratch, "language.json");
  try {
    const [runner = ""] = TYPESCRIPT;
    const { stderr, error } = spawnSync(process.execPath, [path.join(root, runner), READER, root, folder, target], {
      // Configurations look for files from the folder in which Docusaurus is started.
      cwd: path.resolve(root, folder),
      env: { ...process.env, [LOCALE_VARIABLE]: locale },
      encoding: "utf8",
      maxBuffer: Number.POSITIVE_INFINITY,
      stdio: ["ignore", "inherit", "pipe"],
    });
    if (!existsSync(target)) throw new Error(error?.message ?? (stderr.trim() || endedEarly(folder)));
    process.stderr.write(stderr);
    return JSON.parse(readFileSync(target, "utf8")) as ProjectLanguage;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function endedEarly(folder: string): string {
  return (
    `The configuration in '${folder}' ended the process that read it.` +
    "\n  → Take `process.exit` out of what it runs before its value is there."
  );
}
