import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The routes of a built site, redirects among them: all folders with an `index.html`, in alphabetical order. */
export function routesInFolder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "index.html")
    .map((name) => `/${name.split(path.sep).slice(0, -1).join("/")}/`.replace("//", "/"))
    .sort();
}
