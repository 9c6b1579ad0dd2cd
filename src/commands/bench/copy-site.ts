import { cpSync, existsSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";

const COPIED = /^(?:src|static|gatsby-[\w-]+\.tsx?|tsconfig\.json|package\.json|package-lock\.json)$/;

/** Files below `content` that `src/site.ts` imports. */
const SETTINGS = "content/settings";

/** Copies a site, of its content the settings alone, into another folder, with its packages linked. */
export function copySite(root: string, folder: string): void {
  for (const name of readdirSync(root).filter((entry) => COPIED.test(entry)))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  if (existsSync(path.join(root, SETTINGS)))
    cpSync(path.join(root, SETTINGS), path.join(folder, SETTINGS), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
}
