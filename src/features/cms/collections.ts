import { filesCollection } from "../../build/content-collections";
import type { ContentCollection } from "../../lib/content/content-collection";
import { SETTINGS_SCHEMAS } from "../../lib/settings/settings-files";
import { SETTINGS_KEYS, type Site, type SettingsKey } from "../../lib/site-config";

const LABELS: Record<SettingsKey, string> = {
  navbar: "Navigation",
  footer: "Footer",
  announcementBar: "Announcement",
  glossary: "Glossary",
};

/** What authors edit of the site's settings: the files that `src/site.ts` names. */
export function settingsCollections(root: string, { settingsFiles }: Pick<Site, "settingsFiles">): ContentCollection[] {
  const files = SETTINGS_KEYS.flatMap((key) => {
    const file = settingsFiles[key];
    return file === undefined ? [] : [{ name: key, label: LABELS[key], file, schema: SETTINGS_SCHEMAS[key] }];
  });
  return filesCollection(root, { name: "site-settings", label: "Site", files });
}
