import { messages } from "../../../lib/words/messages.en";
import type { SiteInput } from "../../../lib/site-config";
import { messageParts, type MessageId } from "../../../lib/words/translate";
import type { DocusaurusConfig } from "../../config";
import { localeOf } from "../../locale";
import type { Note } from "../../note";
import { COUNTERPARTS } from "./counterparts";
import { countedWords } from "./counted-words";
import { filled, MADE_WORDS } from "./made-words";

const THEME = "theme.";
/** Parts of texts that say nothing where the site says the rest. */
const SPOKEN = ["docs.versions.latestVersionLinkLabel", "contentVisibility.unlistedBanner.title"];
/** How the site calls values that Docusaurus names otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  versionLabel: "{label}",
  readingTime: "{minutes}",
  user: "{author}",
  tagName: "{tag}",
  latestVersionLink: "{link}",
};

/**
 * Words in a project's language, by their ids there: those that the project itself has, and those that
 * Docusaurus has for this language.
 */
type ProjectWords = {
  messages: Readonly<Record<string, string>>;
  themeMessages: Readonly<Record<string, string>>;
};

/** The words of a project's interface by the site's ids, and notes of those that say nothing here. */
export function mapWords(
  config: Pick<DocusaurusConfig, "i18n" | "title">,
  { messages: own, themeMessages }: ProjectWords,
): { words: NonNullable<SiteInput["words"]>; notes: Note[] } {
  const locale = localeOf(config);
  const texts = { ...themeMessages, ...own };
  const counted = countedWords(locale);
  const used = new Set(SPOKEN.map((id) => THEME + id));
  const words = Object.fromEntries(
    (Object.keys(messages) as MessageId[]).flatMap((id) => {
      const made = wordsOf(id, texts, counted);
      const text = made && siteText(made.text, id, { siteTitle: config.title });
      if (text === undefined) return [];
      for (const theme of made?.ids ?? []) used.add(theme);
      return [[id, id.startsWith("admonition.") ? capital(text, locale) : text]];
    }),
  );
  const unused = Object.keys(own).filter((id) => id.startsWith(THEME) && !used.has(id));
  const english = Object.keys(messages).length - Object.keys(words).length;
  return {
    words,
    notes: [
      ...(unused.length > 0 ? [unusedNote(locale, unused)] : []),
      ...(/^en\b/.test(locale) ? [] : [englishNote(locale, english, Object.keys(words).length > 0)]),
    ],
  };
}

/** What Docusaurus says in the place of words of the site, and the ids of all texts that say the same. */
function wordsOf(
  id: MessageId,
  texts: Readonly<Record<string, string>>,
  counted: ReturnType<typeof countedWords>,
): { text: string; ids: string[] } | undefined {
  const made = MADE_WORDS[id] ?? counted[id];
  const names: readonly string[] = made?.of ?? (COUNTERPARTS as Partial<Record<MessageId, string[]>>)[id] ?? [];
  const ids = names.map((name) => THEME + name);
  const found = ids.flatMap((name) => texts[name] ?? []);
  const text = !made ? found[0] : found.length === ids.length ? made.make(...found) : undefined;
  return text === undefined ? undefined : { text, ids };
}

/** A text with the site's names for its values; nothing where it asks for a value that the site has not. */
function siteText(text: string, id: MessageId, values: Readonly<Record<string, string>>): string | undefined {
  const named = filled(text, { ...NAMES, ...values });
  const known = new Set(namesIn(messages[id]));
  return namesIn(named).every((name) => known.has(name)) ? named : undefined;
}

function namesIn(text: string): string[] {
  return messageParts({ message: text }).flatMap(({ name }) => name ?? []);
}

/** Docusaurus writes these in capitals by its styles. */
function capital(text: string, locale: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

function unusedNote(locale: string, ids: readonly string[]): Note {
  return {
    name: `code.json of '${locale}': ${ids.join(", ")}`,
    means: "The site says nothing of the kind, or with other values.",
    remedy: "Nothing needs to be done.",
  };
}

function englishNote(locale: string, count: number, isPart: boolean): Note {
  return {
    name: `i18n.locales: ${locale}`,
    means: isPart
      ? `${count} texts of the site for which Docusaurus has none stay English.`
      : "Buttons, menus and messages of the site have its own words, which are English.",
    remedy: isPart
      ? "Write them as `words` in src/site.ts, by their ids in src/lib/words/messages.en.ts: in `site` beside `folder`, or once the project is taken over in `site` of the language."
      : "Install the project's packages, which have such words, or write them with `docusaurus write-translations`.",
  };
}
