import path from "node:path";
import { parseArgs } from "node:util";
import { lastBuildOf } from "../build/publish/last-build";
import { isFileAt } from "../files/is-file-at";
import { buildOf } from "./routes-diff/earlier-build";
import { goneText, goneRoutes } from "./routes-diff/gone-routes";
import { routesInFolder } from "./routes-diff/routes-in-folder";
import { sitemapRoutes } from "./routes-diff/sitemap-routes";
import { expectNoMore, main, missingParameter } from "./run.mjs";

const HELP = `npm run routes:diff -- SOURCE

Names every page that was there before, and to which neither a page nor a redirect of the build in public/ answers.

SOURCE is one of
  a git ref          main, v1.2, HEAD~3: that state is built in a temporary folder, which takes as long as a build does
  a sitemap's file   sitemap-index.xml; the sitemaps of an index lie beside it
  its address        https://example.org/sitemap-index.xml; the sitemaps of an index are asked of the same host

Exit code: 0 if all pages are still there, 1 if some are not, or on a mistake.`;

async function routesDiff(parameters: readonly string[]): Promise<number> {
  const [source, ...more] = parseArgs({ args: [...parameters], allowPositionals: true }).positionals;
  expectNoMore(more);
  if (source === undefined) throw missingParameter("SOURCE");
  const built = lastBuildOf(process.cwd());
  if (!built) throw new Error("The site is not built yet. Build it with `npm run build`, then compare.");
  const before = await routesBefore(source, built.baseUrl);
  const gone = goneRoutes(before, routesInFolder("public"));
  console.log(goneText(gone, before.length, source));
  return gone.length > 0 ? 1 : 0;
}

async function routesBefore(source: string, baseUrl: string): Promise<string[]> {
  // A ref may be called as a folder of the site is.
  if (/^https?:/.test(source) || isFileAt(path.resolve(source))) return sitemapRoutes(source, baseUrl);
  return buildOf(process.cwd(), source, async (folder) => routesInFolder(path.join(folder, "public")));
}

void main(() => routesDiff(process.argv.slice(2)), HELP);
