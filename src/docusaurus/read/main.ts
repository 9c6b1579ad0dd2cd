import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pluginFolders } from "../../lib/build/plugin-folders";
import { LOCALE_VARIABLE } from "../../lib/settings/locale-site";
import { holdsMark, withMarks } from "../../remote/function-mark";
import { codeDigest } from "./code-digest";
import { watchReads } from "./file-reads";
import { mappedFolder } from "./mapped";
import { inOwnProcess } from "./own-process";
import { configurationFile } from "./read-folder";

/**
 * The program that reads a Docusaurus folder and writes the site's configuration for it as JSON; its parameters are the
 * site's root, the folder from there, the file to write, and the program that has the folder's functions. It runs in a
 * process of its own, because a configuration may be asynchronous and may run for as long as it likes.
 */
async function main([root = "", folder = "", target = "", program = ""]: readonly string[]): Promise<void> {
  const absolute = path.resolve(root, folder);
  // Configurations look for files from the folder in which Docusaurus is started.
  if (existsSync(absolute)) process.chdir(absolute);
  watchReads();
  const { site, notes, called, code } = await mappedFolder(root, folder, { added: pluginFolders(root) });
  // The language for which it was read, also where nothing asked for that.
  const { [LOCALE_VARIABLE]: locale = "" } = process.env;
  const start = { folder, locale, called: JSON.stringify(called) };
  const marked = withMarks(site, { program, start, digest: "" });
  const digest = holdsMark(marked) ? await codeDigest(configurationFile(absolute), code) : "";
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify({ site: withMarks(site, { program, start, digest }), notes }));
}

void inOwnProcess(process.argv.slice(1), () => main(process.argv.slice(2)));
