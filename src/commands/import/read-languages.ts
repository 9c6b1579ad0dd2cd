import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { localeFolder } from "../../docusaurus/locale";
import { readFolder, type Reading } from "../../docusaurus/read/read-folder";
import { LOCALE_VARIABLE } from "../../lib/settings/locale-site";

/** What was read of a folder in one of its languages. */
export type ReadLanguage = Pick<Awaited<ReturnType<typeof readFolder>>, "folder" | "notes">;

/** Reads a folder in the default language, then in each other one with translations. Rejects as `readFolder` does. */
export async function readLanguages(reading: Omit<Reading, "added">): Promise<[ReadLanguage, ...ReadLanguage[]]> {
  const first = await readWithPlugins(reading, "");
  const { config, has } = first.folder;
  const { defaultLocale, locales } = config.i18n;
  const others: ReadLanguage[] = [];
  for (const name of locales)
    if (name !== defaultLocale && has(localeFolder(name, config))) others.push(await readWithPlugins(reading, name));
  return [first, ...others];
}

/** A folder in a language, with what its plugins give; what they write is gone afterwards. */
async function readWithPlugins(reading: Omit<Reading, "added">, locale: string): ReturnType<typeof readFolder> {
  const added = mkdtempSync(path.join(os.tmpdir(), "import-"));
  const asked = process.env[LOCALE_VARIABLE];
  process.env[LOCALE_VARIABLE] = locale;
  try {
    return await readFolder({
      ...reading,
      added: { data: path.join(added, "data"), pages: path.join(added, "pages") },
    });
  } finally {
    rmSync(added, { recursive: true, force: true });
    if (asked === undefined) delete process.env[LOCALE_VARIABLE];
    else process.env[LOCALE_VARIABLE] = asked;
  }
}
