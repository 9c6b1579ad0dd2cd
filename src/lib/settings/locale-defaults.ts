import type { Locale } from "./locale";

/** What newer engines give as a method, and older ones as a value. */
type WithText = Intl.Locale & Partial<{ getTextInfo: () => TextInfo; textInfo: TextInfo }>;
type TextInfo = { direction?: string };

/**
 * What a language is where a project says nothing of it, as in Docusaurus: its name in that language with a capital,
 * its direction. Projects may name locales as they like: one that no language has is its own name, from left to right.
 */
export function localeDefaults(name: string): Locale {
  const own = { label: name, direction: "ltr", htmlLang: name, calendar: "gregory", path: name } as const;
  try {
    const label = new Intl.DisplayNames(name, { type: "language" }).of(name) ?? name;
    const locale: WithText = new Intl.Locale(name);
    const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {};
    return {
      ...own,
      label: label.charAt(0).toLocaleUpperCase(name) + label.slice(1),
      direction: direction === "rtl" ? "rtl" : "ltr",
    };
  } catch {
    return own;
  }
}
