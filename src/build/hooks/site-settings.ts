import path from "node:path";
import { md5 } from "../../mdx/compile/digest";
import { settingsOf } from "../../lib/site-settings";
import type { SiteContext } from "../context/context";

type Rule = { test: string; enforce: "pre"; loader: string; options: { settings?: string; digest: string } };

/**
 * webpack's rule by which pages get the site's settings as values; before the other loaders, which expect a script. The
 * settings of a site whose configuration another folder gives do not stand in `src/site.ts`, and are handed over.
 * The digest tells settings apart that a module reads from the environment.
 */
export function siteSettingsRule({ root, site, production }: Pick<SiteContext, "root" | "site" | "production">): Rule {
  const settings = JSON.stringify(settingsOf(site, production));
  return {
    test: path.join(root, "src/ui/site-settings.ts"),
    enforce: "pre",
    loader: path.join(root, "src/build/hooks/site-settings-loader.cjs"),
    options: { ...(site.siteFolder && { settings }), digest: md5(settings) },
  };
}
