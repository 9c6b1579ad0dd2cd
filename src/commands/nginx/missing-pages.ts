import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * The folders of a built site that have a page of their own for what is not there, as the site's own server finds them:
 * those of languages.
 */
export function foldersWithMissingPage(build: string): string[] {
  // The path of a language has no other characters, such as a dollar, which nginx would read as a variable.
  const names = readdirSync(build).filter((name) => /^[\w-]+$/.test(name));
  return names.filter((name) => existsSync(path.join(build, name, "404.html"))).sort();
}
