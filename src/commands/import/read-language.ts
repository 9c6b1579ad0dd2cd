import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inOwnProcess } from "../../docusaurus/read/own-process";
import { readFolder, stubFile } from "../../docusaurus/read/read-folder";
import { projectLanguage } from "./project-language";
import { READER } from "./read-languages";

/**
 * The program that reads a project for an import, in the language that the environment names, and writes what it found
 * as JSON; its parameters are the site's root, the folder from there, and the file to write. It is started in that
 * folder, from which configurations look for files. What plugins write is gone afterwards.
 */
async function readLanguage([root = "", folder = "", target = ""]: readonly string[]): Promise<void> {
  const added = mkdtempSync(path.join(os.tmpdir(), "import-"));
  try {
    const read = await readFolder({
      root,
      folder,
      stub: stubFile(root),
      added: { data: path.join(added, "data"), pages: path.join(added, "pages") },
    });
    writeFileSync(target, JSON.stringify(projectLanguage(read)));
  } finally {
    rmSync(added, { recursive: true, force: true });
  }
}

const [, runner = "", ...parameters] = process.argv;
// What runs TypeScript has taken the program's name out of the parameters.
void inOwnProcess([runner, READER, ...parameters], () => readLanguage(parameters));
