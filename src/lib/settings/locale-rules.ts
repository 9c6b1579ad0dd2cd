import { nearestFirst } from "../problem";
import { builtLocales, type Translated } from "./locale-site";
import type { Fault } from "./site-issues";

/** What is compared of the languages of a site. */
export type RuledLocales = Translated & {
  locales: Readonly<Record<string, { htmlLang: string; calendar: string }>>;
};
type Ruled = { i18n: RuledLocales; lenient: boolean };

/** What is wrong with the languages of a configuration whose keys are valid one by one. */
export function localeFaults({ i18n, lenient }: Ruled): Fault[] {
  // In a project of Docusaurus only pages with dates or tags make use of these names, and others are built.
  const names = lenient ? [] : [...languageTags(i18n), ...calendars(i18n)];
  return [...names, ...localePaths(i18n)];
}

/** A mistake for each language whose tag dates and sorted lists could not be made with. */
function languageTags({ locales }: RuledLocales): Fault[] {
  return Object.entries(locales).flatMap(([name, { htmlLang }]) => {
    if (canonicalTags(htmlLang).length > 0) return [];
    return [
      {
        path: ["i18n", "locales", name, "htmlLang"],
        message: `'i18n.locales.${name}.htmlLang' is "${htmlLang}", which is no language tag`,
        choices: [...new Set([htmlLang.replaceAll("_", "-"), name].flatMap(canonicalTags))],
        remedy: "Write a language, and where needed its script and region, with hyphens between them, such as `en-GB`.",
      },
    ];
  });
}

/** The tag of a language as the standard writes it; none for what is no tag. */
function canonicalTags(written: string): string[] {
  try {
    return Intl.getCanonicalLocales(written);
  } catch {
    return [];
  }
}

/** A mistake for each language with a calendar that there is not. */
function calendars({ locales }: RuledLocales): Fault[] {
  return Object.entries(locales).flatMap(([name, { calendar }]) => {
    if (isCalendar(calendar)) return [];
    return [
      {
        path: ["i18n", "locales", name, "calendar"],
        message: `'i18n.locales.${name}.calendar' is "${calendar}", and there is no such calendar`,
        choices: nearestFirst(calendar, Intl.supportedValuesOf("calendar")),
        remedy: "Write the name of a calendar, such as `gregory`.",
      },
    ];
  });
}

const GREGORIAN = "gregory";

/** Whether dates can be written in a calendar, also by another of its names, as `islamicc` is one. */
function isCalendar(name: string): boolean {
  try {
    const { calendar } = new Intl.DateTimeFormat("en", { calendar: name }).resolvedOptions();
    // It also stands for names that no calendar has.
    return calendar !== GREGORIAN || name.toLowerCase() === GREGORIAN;
  } catch {
    return false;
  }
}

/** The folder of a language, which lies in that of the default one, and is the first segment of its addresses. */
const LOCALE_PATH = /^[\w-]+$/;

/** A mistake for each language whose site could not lie in a folder of its own; the default one needs none. */
function localePaths(i18n: Translated): Fault[] {
  const firsts = new Map<string, string>();
  const [, ...others] = builtLocales(i18n);
  return others.flatMap((name) => {
    const written = i18n.locales[name]?.path ?? name;
    const path = ["i18n", "locales", name, "path"];
    const first = firsts.get(written);
    firsts.set(written, first ?? path.join("."));
    const fault = pathFault(written, first);
    return fault ? [{ path, choices: [], ...fault, message: `'${path.join(".")}' is ${fault.message}` }] : [];
  });
}

/** What is wrong with the path of a language, where `first` is the key of another one with that path. */
function pathFault(written: string, first: string | undefined): Pick<Fault, "message" | "remedy"> | undefined {
  if (!LOCALE_PATH.test(written))
    return {
      message: `"${written}": it must be the name of one folder, of letters, digits, hyphens and underscores, such as "pt-br"`,
      remedy: "Write the name of one folder, without slashes, such as `pt-br`.",
    };
  if (first === undefined) return undefined;
  return {
    message: `"${written}", and so is '${first}': give one of them another path, as their pages would have the same addresses`,
    remedy: "Give one of them another path.",
  };
}
