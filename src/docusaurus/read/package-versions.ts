import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The version of a package as Node finds it from a folder, or nothing (`""`); undefined where it is not installed. */
export function installedVersion(packageName: string, folder: string): string | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    const file = path.join(at, "node_modules", packageName, "package.json");
    if (existsSync(file)) return (JSON.parse(readFileSync(file, "utf8")) as { version?: string }).version ?? "";
    if (at === path.dirname(at)) return undefined;
  }
}

/** The text of a project's package.json; empty where it has none. */
export function packageFileOf(project: string): string {
  const file = path.join(project, "package.json");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

const NAMED = /"@docusaurus\/core"\s*:\s*"([^"]+)"/;

/** The version of Docusaurus that a project has installed, else what its package.json says of it. */
export function docusaurusVersion(project: string): string | undefined {
  return installedVersion("@docusaurus/core", project) ?? NAMED.exec(packageFileOf(project))?.[1];
}
