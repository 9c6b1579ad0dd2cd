import { currentLocaleOf } from "../../lib/settings/locale";
import type { Site } from "../../lib/site-config";
import { ICONS, type Icon } from "./icons";

/** The settings of a site that can be installed. */
export type InstallSettings = NonNullable<Site["install"]>;

/** A screenshot as it lies in a static folder. */
export type Screenshot = InstallSettings["screenshots"][number] & { width: number; height: number; type: string };

/** The web app manifest of a site: how systems name, show and open it once it is installed. */
export function webManifest(site: Site, install: InstallSettings, screenshots: readonly Screenshot[]): object {
  const { baseUrl, title, tagline, i18n } = site;
  const { htmlLang, direction } = currentLocaleOf(i18n);
  const own = (address: string) => baseUrl + address.replace(/^\//, "");
  return {
    id: baseUrl,
    name: install.name ?? title,
    short_name: install.shortName ?? title,
    description: tagline,
    lang: htmlLang,
    dir: direction,
    start_url: baseUrl,
    scope: baseUrl,
    display: "standalone",
    background_color: install.backgroundColor,
    theme_color: install.themeColor.light,
    icons: ICONS.map((icon) => iconEntry(icon, own)),
    screenshots: screenshots.map(({ src, label, width, height, type }) => ({
      src: own(src),
      sizes: `${width}x${height}`,
      type,
      form_factor: width > height ? "wide" : "narrow",
      label,
    })),
    shortcuts: install.shortcuts.map(({ name, url }) => ({ name, url: own(url) })),
  };
}

function iconEntry({ file, size, purpose }: Icon, own: (address: string) => string) {
  return { src: own(file), sizes: `${size}x${size}`, type: "image/png", purpose };
}
