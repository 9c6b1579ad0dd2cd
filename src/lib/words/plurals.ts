const FORMS = ["zero", "one", "two", "few", "many", "other"] as const;

/** Words in several forms: the language that says which one is for which number, and the forms in its order. */
const IN_FORMS = /^([a-z]{2,3}(?:-\w+)*)\|(.*)$/s;

/** The part of a message such as `one file|{count} files` that a language has for a number. */
export function pluralOf(count: number, messages: string, locale: string): string {
  const parts = messages.split("|");
  const rules = new Intl.PluralRules(locale);
  const known = rules.resolvedOptions().pluralCategories;
  const index = FORMS.filter((form) => known.includes(form)).indexOf(rules.select(count));
  return parts[Math.min(index, parts.length - 1)] ?? "";
}

/** Of words in forms, such as `pl|one form|another|the last`, those for a number; other words as they are. */
export function inForm(words: string, count?: number): string {
  const [, locale, forms = ""] = IN_FORMS.exec(words) ?? [];
  return count !== undefined && isLanguage(locale) ? pluralOf(count, forms, locale) : words;
}

/** Whether words are in forms, of which `inForm` takes one. */
export function hasForms(words: string): boolean {
  return isLanguage(IN_FORMS.exec(words)?.[1]);
}

/** Whether it is written as a language is: others throw wherever `Intl` is given them. */
function isLanguage(locale?: string): locale is string {
  try {
    return locale !== undefined && Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}
