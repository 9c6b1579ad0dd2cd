import { z } from "zod";
import { PLUGIN_PAGES } from "../../lib/build/plugin-folders";
import type { TranslatedFolder } from "../../lib/content/translations";
import type { SiteInput } from "../../lib/site-config";
import { someFunction } from "../config";
import type { Note } from "../note";
import type { PluginUse } from "../plugins";
import { below } from "../../lib/content/folder-path";
import type { DocusaurusFolder } from "./folder";
import { editUrlNotes, editUrlSetting } from "./edit-url";
import { EXCLUDED, optionsOf, unreadNotes } from "./options";
import { translatedFolders, translationsOf } from "./translations";
import { mapTransforms, SYNTAX_OPTIONS } from "./transforms";
import { withLeadingSlash } from "../../lib/routes/url";

const pagesOptions = z.looseObject({
  id: z.string().default("default"),
  path: z.string().default("src/pages"),
  routeBasePath: z.string().default("/"),
  editUrl: z.union([z.string(), someFunction]).optional(),
  editLocalizedFiles: z.boolean().default(false),
  include: z.array(z.string()).default(["**/*.{js,jsx,ts,tsx,md,mdx}"]),
  exclude: z.array(z.string()).default(EXCLUDED),
});

/** The pages that plugins of the project add, as a pages instance of the site under that id. */
export function pluginPages(id: string): ReturnType<typeof mapPages> {
  const include = ["**/index.jsx"];
  return {
    instance: { id, content: PLUGIN_PAGES, routeBasePath: "/", include, exclude: [] },
    notes: [],
    translations: [],
  };
}

/** A pages plugin as a pages instance of the site; `id` is its name among all instances. */
export function mapPages(
  use: PluginUse,
  folder: DocusaurusFolder,
  id: string,
): { instance: SiteInput["pages"][number]; notes: Note[]; translations: TranslatedFolder[] } {
  const options = optionsOf(use, pagesOptions);
  const { transforms, notes } = mapTransforms(use, folder);
  return {
    translations: translatedFolders(options.path, translationsOf("pages", options.id), folder),
    instance: {
      id,
      content: below(folder.folder, options.path),
      routeBasePath: withLeadingSlash(options.routeBasePath),
      ...(transforms && { transforms }),
      include: options.include,
      exclude: options.exclude,
      ...editUrlSetting(options, "pages", folder),
    },
    notes: [
      ...notes,
      ...editUrlNotes(use, options, "pages", folder),
      ...unreadNotes(use, options.id, [...Object.keys(pagesOptions.shape), ...SYNTAX_OPTIONS, "admonitions"]),
    ],
  };
}
