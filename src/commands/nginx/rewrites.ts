import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readRewriteRules, type RewriteRule } from "../rewrite-rules.mjs";

/** The pages of a built site that show at all addresses below their own, of which `_redirects` tells. */
export function rewritesOf(build: string): RewriteRule[] {
  const file = path.join(build, "_redirects");
  return existsSync(file) ? readRewriteRules(readFileSync(file, "utf8")) : [];
}
