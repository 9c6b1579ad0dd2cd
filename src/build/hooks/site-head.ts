import { stop, transform } from "esbuild";
import { asUser } from "../../lib/build/last-user";
import type { HeadElement } from "../../lib/html/head-element";
import { servedBaseUrl } from "../../lib/routes/url";
import { isOfStylesheet } from "../../lib/style/project-layer";
import { atBase } from "../../lib/style/style-addresses";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { clientModules } from "../publish/client-modules";
import { themeParts } from "../publish/theme-parts";

/** The elements of every page's head, and styles that a build has in the site's stylesheet instead. */
type SiteHead = { head: HeadElement[]; styles: string[] };

/** What features, the project and its modules for all pages add to each; rejects as `clientModules` does. */
export async function siteHeadOf(features: readonly Feature[], context: SiteContext): Promise<SiteHead> {
  const { site, production } = context;
  const base = servedBaseUrl(site.baseUrl, production);
  // What a feature publishes is not there while developing.
  const shown = features.filter(({ publish }) => production || !publish);
  const own = shown
    .flatMap(({ head }) => head?.(site) ?? [])
    .map((element) => ({ ...element, ...(element.text && { text: atBase(element.text, base) }) }));
  const scripts = await Promise.all([themeParts.of(context), clientModules.of(context)]);
  const all = [...own, ...scripts.flatMap(({ head }) => head)];
  // While developing, pages name no stylesheet.
  if (!production) return { head: all, styles: [] };
  return {
    head: all.filter((element) => !isOfStylesheet(element)),
    styles: await Promise.all(all.filter(isOfStylesheet).map(({ text = "" }) => minified(text))),
  };
}

/** Styles as small as they can be: a project writes them for its authors. What cannot be read stays as it is. */
async function minified(css: string): Promise<string> {
  const options = { loader: "css", minify: true, charset: "utf8", logLevel: "silent" } as const;
  return (await asUser(transform(css, options), stop)).code.trim();
}
