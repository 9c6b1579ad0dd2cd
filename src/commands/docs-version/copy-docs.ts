import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isMdxFile } from "../../lib/content/mdx-file";
import { withoutRedirects } from "./without-redirects";

/** Copies a folder of docs without their old routes, which it tells of; throws for a file that is there already. */
export function copyDocs({ from, to }: { from: string; to: string }): void {
  cpSync(from, to, { recursive: true, errorOnExist: true, force: false });
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
