import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { jsonOf } from "../lib/values/json-of";

/** Files that tell which packages a project has. */
export const LOCK_FILES: readonly string[] = [
  "package-lock.json",
  "npm-shrinkwrap.json",
  "yarn.lock",
  "pnpm-lock.yaml",
  "bun.lock",
  "bun.lockb",
];
/** What npm notes of the packages that it has installed. */
const INSTALLED = "node_modules/.package-lock.json";

/** A text that is another one where a project has other packages: its lock file, else the versions of its packages. */
export function lockText(root: string): string {
  const found = [...LOCK_FILES, INSTALLED].map((name) => path.join(root, name)).find((file) => existsSync(file));
  return found ? readFileSync(found, "latin1") : versionsIn(root);
}

function versionsIn(root: string): string {
  const { dependencies = {}, devDependencies = {} } = packageAt(root);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.map((name) => `${name} ${packageAt(path.join(root, "node_modules", name)).version ?? ""}`).join("\n");
}

type Package = { version?: string; dependencies?: object; devDependencies?: object };

function packageAt(folder: string): Package {
  const file = path.join(folder, "package.json");
  return existsSync(file) ? (jsonOf(readFileSync(file, "utf8")) as Package) : {};
}
