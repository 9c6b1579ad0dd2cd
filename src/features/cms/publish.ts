import { copyFileSync } from "node:fs";
import type { StartPublisher } from "../../build/publish/publisher";
import { WrittenFiles } from "../../build/publish/written-files";
import { adminAssets, adminBundle } from "./admin-bundle";
import { ADMIN, adminPage, openPagePage } from "./admin-page";
import { cmsPageSettings } from "./sveltia-config";

/** Writes the CMS: its page, its scripts, and what these load. */
export const publishCms: StartPublisher = ({ root, site }, { collections }) => {
  const files = new WrittenFiles(root, "cms");
  if (!site.cms.enabled) return { end: () => files.finish() };
  // esbuild works beside the pages; whoever waits for it at the end is told what failed.
  const bundling = adminBundle(root);
  bundling.catch(() => undefined);
  const routes = new Map<string, string>();
  const at = (route: string) => `${site.baseUrl.slice(0, -1)}${route}`;
  return {
    page: ({ node, route }) => {
      if (node) routes.set(node.file, at(route));
    },
    end: async () => {
      const bundle = await bundling;
      for (const [name, file] of [...bundle.files, ...adminAssets(root)])
        if (!files.keep(`${ADMIN}/${name}`)) copyFileSync(file, files.place(`${ADMIN}/${name}`));
      const settings = cmsPageSettings(
        site,
        collections.flatMap((collectionsOf) => collectionsOf({ root, site })),
      );
      files.write(`${ADMIN}/index.html`, adminPage(site, `/${ADMIN}/${bundle.entry}`, settings));
      files.write(`${ADMIN}/page/index.html`, openPagePage(site, `/${ADMIN}/${bundle.openPage}`));
      files.write(`${ADMIN}/pages.json`, JSON.stringify(Object.fromEntries([...routes].sort())));
      files.finish();
    },
  };
};
