import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathFrom } from "../../files/path-from";
import type { pluginContext } from "./plugin-context";
import { wordsOf, type Words } from "./translations";

type TranslationFile = { path: string; content: Words };
/** What a plugin has loaded, and the texts of it in files; both may come by promises. */
type Loaded = { content: unknown };

/** Parts of a plugin that say what of its content are texts, and put others in their place. */
export type TranslatedParts = {
  getTranslationFiles?: (input: Loaded) => readonly TranslationFile[] | Promise<readonly TranslationFile[]>;
  translateContent?: (input: Loaded & { translationFiles: TranslationFile[] }) => unknown;
};

type Plugin = { name: string; id: string; instance: TranslatedParts; content: unknown };
type Context = Pick<ReturnType<typeof pluginContext>, "siteDir" | "localizationDir" | "i18n">;

/**
 * What a plugin has loaded, in the language that is built: the plugin gets its own texts, and over them those in the
 * language's folder (`i18n/fr/NAME-ID/FILE.json`). As it is for a language without such a folder, as in Docusaurus.
 * `texts` are the files that were read, from that folder. Rejects for a file that is not valid.
 */
export async function translatedContent(
  { name, id, instance, content }: Plugin,
  { siteDir, localizationDir, i18n }: Context,
): Promise<Loaded & { texts: string[] }> {
  const { translate } = Object(i18n.localeConfigs[i18n.currentLocale]) as { translate?: boolean };
  if (!instance.translateContent || !translate) return { content, texts: [] };
  const folder = path.join(localizationDir, id === "default" ? name : `${name}-${id}`);
  const files = (await instance.getTranslationFiles?.({ content })) ?? [];
  const texts: string[] = [];
  const translationFiles = files.map((file) => {
    const absolute = path.join(folder, file.path.replace(/(?:\.json)?$/, ".json"));
    if (!existsSync(absolute)) return file;
    const own = wordsOf(readFileSync(absolute, "utf8"), pathFrom(siteDir, absolute));
    texts.push(pathFrom(localizationDir, absolute));
    return { ...file, content: { ...file.content, ...own } };
  });
  return { content: (await instance.translateContent({ content, translationFiles })) ?? content, texts };
}
