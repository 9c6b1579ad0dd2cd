import { pluralOf } from "../../../lib/words/plurals";
import type { MessageId } from "../../../lib/words/translate";
import { filled, type Made } from "./made-words";

type Counted = {
  /** The site's words for one thing, and for any other number. */
  one: MessageId;
  many: MessageId;
  /** The id of the text of Docusaurus with a form for each kind of number, without `theme.` at the beginning. */
  forms: string;
  /** The id of the text that this one is a part of, and its name there. */
  within?: { text: string; name: string };
};

const COUNTED: readonly Counted[] = [
  { one: "cards.oneItem", many: "cards.items", forms: "docs.DocCard.categoryDescription.plurals" },
  { one: "post.oneMinute", many: "post.readingTime", forms: "blog.post.readingTime.plurals" },
  { one: "search.oneResult", many: "search.resultCount", forms: "SearchPage.documentsFound.plurals" },
  {
    one: "tag.oneDoc",
    many: "tag.docs",
    forms: "docs.tagDocListPageTitle.nDocsTagged",
    within: { text: "docs.tagDocListPageTitle", name: "nDocsTagged" },
  },
  {
    one: "tag.onePost",
    many: "tag.posts",
    forms: "blog.post.plurals",
    within: { text: "blog.tagTitle", name: "nPosts" },
  },
];

/** Numbers that show what forms a language has: those of all Unicode's rules for whole numbers but millions. */
const NUMBERS = [0, ...Array.from({ length: 200 }, (_, index) => index + 2)];

/** Words of the site for a number of things, as a language has them, in as many forms as it needs. */
export function countedWords(locale: string): Partial<Record<MessageId, Made>> {
  const language = ruledLocale(locale);
  return Object.fromEntries(
    COUNTED.flatMap(({ one, many, forms, within }) => {
      const of: Made["of"] = within ? [forms, within.text] : [forms];
      const whole = (form: string, text: string) => (within ? filled(text, { [within.name]: form }) : form);
      return [
        [one, { of, make: (words: string, text = "") => whole(ofOne(words, language), text) }],
        [many, { of, make: (words: string, text = "") => ofMany(words, language, (form) => whole(form, text)) }],
      ];
    }),
  );
}

/** The language whose rules count: English, as in Docusaurus, where a locale is called as no language is. */
function ruledLocale(locale: string): string {
  try {
    return new Intl.PluralRules(locale).resolvedOptions().locale;
  } catch {
    return "en";
  }
}

function ofOne(words: string, locale: string): string {
  return filled(pluralOf(1, words, locale), { count: "1", readingTime: "1" });
}

/** The only form that a language has for all numbers but one, else all of its forms, of which pages take one. */
function ofMany(words: string, locale: string, whole: (form: string) => string): string {
  const used = new Set(NUMBERS.map((count) => pluralOf(count, words, locale)));
  const forms = (used.size === 1 ? [...used] : words.split("|")).map(whole);
  return used.size === 1 ? forms.join("") : [locale, ...forms].join("|");
}
