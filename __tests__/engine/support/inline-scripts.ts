import { inlineScripts, scriptHasher } from "../../../src/features/security-headers/inline-scripts";
import type { BuiltSite } from "./built-site";

/** The hashes of the inline scripts of each page, by its route, as security policies name them; fails without any. */
export function inlineScriptsOf(site: BuiltSite): Record<string, string[]> {
  const hashOf = scriptHasher();
  const hashesOf = (route: string) => [...inlineScripts(site.read(`public${route}index.html`))].map(hashOf);
  const hashes = Object.fromEntries(site.routes().map((route) => [route, hashesOf(route)]));
  expect(Object.values(hashes).flat()).not.toEqual([]);
  return hashes;
}
