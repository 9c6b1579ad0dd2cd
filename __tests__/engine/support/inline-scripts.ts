import { inlineScripts, scriptHasher } from "../../../src/features/security-headers/inline-scripts";
import type { BuiltSite } from "./built-site";

/** The hashes of the inline scripts of each page, by its route, as security policies name them. */
export function inlineScriptsOf(site: BuiltSite): Record<string, string[]> {
  const hashOf = scriptHasher();
  const hashesOf = (route: string) => [...inlineScripts(site.read(`public${route}index.html`))].map(hashOf);
  return Object.fromEntries(site.routes().map((route) => [route, hashesOf(route)]));
}
