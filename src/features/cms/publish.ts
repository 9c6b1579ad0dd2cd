import { copyFileSync } from "node:fs";
import { keptFiles } from "../../build/bundler/kept-files";
import type { SiteContext } from "../../build/context/context";
import type { StartPublisher } from "../../build/publish/publisher";
import { WrittenFiles } from "../../build/publish/written-files";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { once } from "../../lib/values/once";
import { adminAssets, makeAdminBundle } from "./admin-bundle";
import { ADMIN, adminPage, openPagePage } from "./admin-page";
import { cmsPageSettings } from "./sveltia-config";

/** The absolute paths of the CMS' scripts by their paths below its folder, and those that pages name. */
type AdminBundle = { entry: string; openPage: string; files: ReadonlyMap<string, string> };

/**
 * Bundles the CMS, once per process, and not for a part of a site, which has none. Whoever waits for its files in the
 * end is told what failed.
 */
export const prepareCms = async ({ root, site, part }: Pick<SiteContext, "root" | "site" | "part">): Promise<void> => {
  if (site.cms.enabled && !part) await adminBundle(root).catch(() => undefined);
};

/** Writes the CMS: its page, its scripts, and what these load. */
export const publishCms: StartPublisher = (context, { collections }) => {
  const { root, site } = context;
  const files = new WrittenFiles(root, "cms");
  if (!site.cms.enabled) return { end: () => files.finish() };
  // The development server prepares nothing before.
  void prepareCms(context);
  const routes = new Map<string, string>();
  const at = (route: string) => `${site.baseUrl.slice(0, -1)}${route}`;
  return {
    page: ({ node, route }) => {
      if (node) routes.set(node.file, at(route));
    },
    end: async () => {
      const bundle = await adminBundle(root);
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

/** Sveltia with the site's own file format; read once per process, and made where it is made of something else now. */
const adminBundle = once(async (root: string): Promise<AdminBundle> => {
  const files = await keptFiles({ root, folder: `${KEPT_FOLDER}/cms` }, () => makeAdminBundle(root));
  const entryOf = (stem: string) => [...files.keys()].find((name) => name.startsWith(`${stem}-`)) ?? "";
  return { entry: entryOf("cms"), openPage: entryOf("open-page"), files };
});
