import { addLanguages, enterLanguage, inLanguage, otherLanguages, removeLanguages } from "./languages.mjs";
import { runGatsby } from "./run.mjs";

/** The environment variable that names the language of a build. */
const LOCALE = "SITE_LOCALE";

/**
 * Builds a site in each of its languages, one after the other, and gives the exit code: the default language into
 * `public/`, the others into their folders there. With a language or a part of the site in the environment it builds
 * that alone.
 * @param {string} root folder of the site
 * @param {string[]} parameters for Gatsby's `build`
 */
export async function buildSite(root, ...parameters) {
  const { [LOCALE]: asked = "", SITE_VERSIONS: part } = process.env;
  const code = await inLanguage(root, asked, () => {
    removeLanguages(root);
    return runGatsby(root, "build", ...parameters);
  });
  const languages = code === 0 && asked === "" && !part ? otherLanguages(root) : [];
  try {
    for (const { name } of languages) {
      console.log(`\n— ${name}`);
      process.env[LOCALE] = name;
      enterLanguage(root, name);
      const failed = await runGatsby(root, "build", ...parameters);
      if (failed !== 0) return failed;
    }
  } finally {
    if (languages.length > 0) {
      delete process.env[LOCALE];
      enterLanguage(root, "");
    }
  }
  if (code === 0 && asked === "" && !part) addLanguages(root, languages);
  return code;
}
