import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * What the CMS wrote in Chromium when somebody worked on the fixture site: a doc made, a post edited with an uploaded
 * image in it, a doc deleted. A browser test holds that the CMS writes these bytes, and a test of the engine builds the
 * site from them.
 */
export const CMS_WRITTEN = "__tests__/fixtures/cms-written";

/** The files of the fixture site that were deleted in the CMS. */
export const CMS_DELETED = ["content/docs/current/moon.mdx"];

/** The files below a folder, by their paths in it. */
export function bytesBelow(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [name.split(path.sep).join("/"), readFileSync(path.join(folder, name))]));
}
