import path from "node:path";
import { fileURLToPath } from "node:url";
import { isNativeError } from "node:util/types";
import { setUp } from "./setup.mjs";

// Runs a program in TypeScript with the parameters after it: node src/commands/typescript.mjs src/commands/check.ts

// Also for a Node that is too old, which is told so by what follows.
const root = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** Installs what is missing, and then loads the packages that load TypeScript: before that they may not be there. */
async function load() {
  await setUp(root);
  const { loadTypeScript } = await import("./load-typescript.mjs");
  process.setSourceMapsEnabled(true);
  process.on("uncaughtException", (error) => {
    // What failed before, or outside of, a program's own lines: of src/site.ts as of a mistake in content.
    const { siteFailure } = /** @type {typeof import("../build/site-failure")} */ (
      loadTypeScript(root, "src/build/site-failure.ts")
    );
    console.error((isNativeError(error) && siteFailure(error, root)) || error);
    process.exit(1);
  });
  const [file = ""] = process.argv.splice(2, 1);
  // Outside of this promise, whose failure would be told as one that nobody waits for.
  setImmediate(() => loadTypeScript(root, file));
}

load().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
