// Prints, as JSON, what each command writes for `--help`; the parameters are their files. One process for all: to start
// one for each takes longer than all else.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { loadTypeScript } from "../../../src/commands/load-typescript.mjs";

const print = console.log;
const files = process.argv.slice(2);
/** @type {Record<string, string>} */
const helps = {};
for (const file of files) {
  /** @type {string[]} */
  const lines = [];
  console.log = (line) => void lines.push(`${line}\n`);
  process.argv = [process.argv[0] ?? "", file, "--help"];
  if (file.endsWith(".ts")) loadTypeScript(process.cwd(), file);
  else await import(pathToFileURL(path.resolve(file)).href);
  helps[file] = lines.join("");
}
print(JSON.stringify(helps));
