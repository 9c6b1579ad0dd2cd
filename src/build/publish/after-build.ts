import path from "node:path";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import type { Page } from "../feature";

/**
 * Does what the project does once a build is there, as plugins of Docusaurus do by `postBuild`; gives a warning for
 * each of them that fails. All files of the build have to be there.
 */
export function runAfterBuild({ root, site }: SiteContext, pages: readonly Pick<Page, "path">[]): Problem[] {
  const built = { outDir: path.join(root, "public"), routes: pages.map((page) => page.path).sort() };
  return (site.afterBuild?.(built) ?? []).map(({ name, message }) => ({
    severity: "warning",
    file: site.configFile,
    message: `What the plugin '${name}' does after a build (\`postBuild\`) failed: ${message}`,
    remedy: "Mend it: it gets the folder of the build as `outDir`, addresses as `routesPaths`, and what it has loaded.",
  }));
}
