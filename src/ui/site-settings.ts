import { readSite } from "../lib/site-config";
import { settingsOf, type SiteSettings } from "../lib/settings/site-settings";
import { readOwnSettings, siteOfBuild } from "../read-settings";
import { site } from "../site";
import { linesOfSite } from "../site-lines";

const own = readOwnSettings(site);

/**
 * The site's settings, for everything that pages are made of. In bundles `site-settings-loader.cjs` puts the values in
 * the place of this module's text.
 */
export const settings: SiteSettings = settingsOf(
  siteOfBuild(readSite(own, linesOfSite(own)), process.env),
  process.env.NODE_ENV === "production",
);
