import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { leadsOn } from "../../files/leads-on.cjs";
import { isMdxFile } from "../../lib/content/mdx-file";
import { withoutRedirects } from "./without-redirects";

/**
 * Copies a folder of docs without their old routes, which it tells of; throws for a file that is there already. Files
 * to which links lead are copied in the place of the links: a version stays as it is when they change.
 */
export function copyDocs({ from, to }: { from: string; to: string }): void {
  const folder = path.resolve(from);
  const filter = (source: string) => leadsOn(path.resolve(source), folder);
  cpSync(from, to, { recursive: true, errorOnExist: true, force: false, dereference: true, filter });
  for (const name of readdirSync(to, { recursive: true, encoding: "utf8" })) {
    if (!isMdxFile(name)) continue;
    const file = path.join(to, name);
    const text = readFileSync(file, "utf8");
    const kept = withoutRedirects(text);
    if (kept === text) continue;
    writeFileSync(file, kept);
    console.log(`${path.posix.join(to, name)} is without \`redirect_from\`.`);
  }
}
