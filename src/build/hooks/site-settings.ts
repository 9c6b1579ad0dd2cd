import path from "node:path";
import { md5 } from "../../files/digest";
import { settingsOf } from "../../lib/settings/site-settings";
import { catalogueText } from "../bundler/catalogue";
import type { SiteContext } from "../context/context";

type Options = { settings?: string; words?: string; digest: string };
type Rule = { test: string; enforce: "pre"; loader: string; options: Options };

/**
 * webpack's rule by which pages get the site's settings as values; before the other loaders, which expect a script. The
 * settings of a site whose configuration another folder gives do not stand in `src/site.ts`, and are handed over.
 * So are words of its own, for the program that renders pages. The digest tells settings apart that a module reads from
 * the environment.
 */
export function siteSettingsRule({ root, site, production }: Pick<SiteContext, "root" | "site" | "production">): Rule {
  const settings = JSON.stringify(settingsOf(site, production));
  const words = catalogueText();
  return {
    test: path.join(root, "src/ui/site-settings.ts"),
    enforce: "pre",
    loader: path.join(root, "src/build/hooks/site-settings-loader.cjs"),
    options: { ...(site.siteFolder && { settings }), ...(words && { words }), digest: md5(settings) },
  };
}
