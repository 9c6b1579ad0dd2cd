import type { lastBuildOf } from "../../build/publish/last-build";
import { SEARCH_FOLDER } from "../../lib/routes/search-files";
import { currentLocaleName } from "../../lib/settings/locale";
import { LOCALE_VARIABLE } from "../../lib/settings/locale-site";
import type { Site } from "../../lib/site-config";

/**
 * The folder of the search index in `public` that is of a site in the language that is asked for. Throws where the last
 * build is of another one: its records would get addresses at which they are not.
 */
export function builtIndex({ baseUrl, i18n }: Pick<Site, "baseUrl" | "i18n">, built: ReturnType<typeof lastBuildOf>) {
  const name = currentLocaleName(i18n);
  const isDefault = name === i18n.defaultLocale;
  if (built ? built.baseUrl === baseUrl : isDefault) return SEARCH_FOLDER;
  const language = built?.languages?.find((one) => one.name === name);
  if (built && language && `${built.baseUrl}${language.path}/` === baseUrl) return `${language.path}/${SEARCH_FOLDER}`;
  throw new Error(
    `public/ has ${built ? `the build of a site at '${built.baseUrl}'` : "no build"}, and '${name}' is at '${baseUrl}'.\n` +
      `  → Build it: npm run build${isDefault ? "" : `, or for this language alone ${LOCALE_VARIABLE}=${name} npm run build`}`,
  );
}
