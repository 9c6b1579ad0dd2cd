import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setUp } from "./setup.mjs";

// Runs a program of a package, which is installed first where it is missing, with the parameters after it:
// node src/commands/tool.mjs jest/bin/jest.js __tests__/lib

// Also for a Node that is too old, which is told so by what follows.
const root = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** Runs the program in this process, so that it has the terminal for itself, as `jest --watch` needs it. */
async function load() {
  await setUp(root);
  const script = path.join(root, "node_modules", process.argv[2] ?? "");
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
}

load().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
