import { settings } from "../../../ui/site-settings";
import type { AddressRules } from "../ui/hit-address";

/** How addresses of hits become addresses of this site. */
export const ADDRESS_RULES: AddressRules = {
  baseUrl: settings.baseUrl,
  movedPaths: settings.search.movedPaths,
  externalUrlRegex: settings.search.externalUrlRegex,
};
