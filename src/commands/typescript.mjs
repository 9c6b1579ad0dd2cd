import path from "node:path";
import { isNativeError } from "node:util/types";
import { loadTypeScript } from "./load-typescript.mjs";

// Runs a program in TypeScript with the parameters after it: node src/commands/typescript.mjs src/commands/check.ts

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Says what failed before, or outside of, a program's own lines: of src/site.ts as of a mistake in content.
 * @param {unknown} error
 */
function tell(error) {
  const { siteFailure } = /** @type {typeof import("../build/site-failure")} */ (
    loadTypeScript(root, "src/build/site-failure.ts")
  );
  console.error((isNativeError(error) && siteFailure(error, root)) || error);
  process.exit(1);
}

process.setSourceMapsEnabled(true);
process.on("uncaughtException", tell);
const [file = ""] = process.argv.splice(2, 1);
loadTypeScript(root, file);
