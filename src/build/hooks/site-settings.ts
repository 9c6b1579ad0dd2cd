import path from "node:path";
import { settingsOf } from "../../lib/site-settings";
import type { SiteContext } from "../context/context";

type Rule = { test: string; enforce: "pre"; loader: string; options?: { settings: string } };

/**
 * webpack's rule by which pages get the site's settings as values; before the other loaders, which expect a script. The
 * settings of a site whose configuration another folder gives do not stand in `src/site.ts`, and are handed over.
 */
export function siteSettingsRule({ root, site, production }: Pick<SiteContext, "root" | "site" | "production">): Rule {
  return {
    test: path.join(root, "src/ui/site-settings.ts"),
    enforce: "pre",
    loader: path.join(root, "src/build/hooks/site-settings-loader.cjs"),
    ...(site.siteFolder && { options: { settings: JSON.stringify(settingsOf(site, production)) } }),
  };
}
