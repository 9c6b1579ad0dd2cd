import { readSite } from "../lib/site-config";
import { settingsOf, type SiteSettings } from "../lib/settings/site-settings";
import { readOwnSettings } from "../read-settings";
import { site } from "../site";
import { linesOfSite } from "../site-lines";

const own = readOwnSettings(site);

/**
 * The site's settings, for everything that pages are made of. In bundles `site-settings-loader.cjs` puts the values in
 * the place of this module's text.
 */
export const settings: SiteSettings = settingsOf(
  readSite(own, linesOfSite(own)),
  process.env.NODE_ENV === "production",
);
