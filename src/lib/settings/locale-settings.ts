import { z } from "zod";
import { FILLED_IN } from "./schema-keys";

const locale = z.strictObject({
  /** What readers see as its name. */
  label: z.string(),
  /** Whether it is written from left to right. */
  direction: z.enum(["ltr", "rtl"]),
  /** Its language tag, as in `en-GB`: the `lang` of pages. */
  htmlLang: z.string(),
  /** The calendar of dates, as `gregory`. */
  calendar: z.string(),
  /**
   * What stands behind the base URL for the language's site: one folder, which no other language has. Of the default
   * language nothing does.
   */
  path: z.string(),
  /**
   * The folder of the language's translations, from the site's root: a file in it takes the place of the one with the
   * same path below `content`. The site is built in the default language, and in each that has a folder.
   */
  content: z.string().optional(),
  /** Settings that take the place of the site's in that language, each as a whole: `title`, `navbar`, `words` … */
  site: z.record(z.string(), z.unknown()).optional(),
});

/** The languages of a site. */
export const locales = z
  .strictObject({
    defaultLocale: z.string(),
    /** Filled in: the language that is built, where that is another one than the default. */
    currentLocale: z.string().optional().meta(FILLED_IN),
    locales: z.record(z.string(), locale),
  })
  .refine(({ defaultLocale, locales: all }) => defaultLocale in all, {
    path: ["defaultLocale"],
    error: "must be a key of i18n.locales",
  });
