import { translate, type MessageId } from "../../../lib/words/translate";

/** How words of the site are made of Docusaurus' texts. */
export type Made = {
  /** The texts that it is made of, by their ids without `theme.` at the beginning; it needs all of them. */
  of: readonly [string, ...string[]];
  make: (...texts: string[]) => string | undefined;
};

/** Words of the site that several texts of Docusaurus say, or a part of one. */
export const MADE_WORDS: Partial<Record<MessageId, Made>> = {
  "colorMode.toggle": { of: ["colorToggle.ariaLabel"], make: (text) => withoutBrackets(text, "mode") },
  "menu.back": {
    of: ["navbar.mobileSidebarSecondaryMenu.backButtonLabel"],
    // The button has an arrow of its own.
    make: (text) => text.replace(/^[←→]\s*/, ""),
  },
  "notFound.lead": { of: ["NotFound.p1", "NotFound.p2"], make: (...texts) => texts.join(" ") },
  "page.updatedAt": {
    of: ["lastUpdated.lastUpdatedAtBy", "lastUpdated.atDate"],
    make: (text, atDate) => filled(text, { atDate, byUser: "" }),
  },
  "page.updatedAtBy": {
    of: ["lastUpdated.lastUpdatedAtBy", "lastUpdated.atDate", "lastUpdated.byUser"],
    make: (text, atDate, byUser) => filled(text, { atDate, byUser }),
  },
  "page.updatedBy": {
    of: ["lastUpdated.lastUpdatedAtBy", "lastUpdated.byUser"],
    make: (text, byUser) => filled(text, { atDate: "", byUser }),
  },
  "post.readMoreAbout": {
    of: ["blog.post.readMoreLabel", "blog.post.readMore"],
    // It stands behind the words of the link.
    make: (label, link) => (label.startsWith(`${link} `) ? label.slice(link.length + 1) : "{title}"),
  },
  "version.upToDate": {
    of: ["docs.versions.latestVersionSuggestionLabel"],
    // The link's text is the version's label.
    make: (text) => withoutBrackets(text, "versionLabel"),
  },
};

/** A text with values in the place of their names; names without a value stay. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return translate({ message: text }, values);
}

/** A text without the brackets around a name; nothing where the name is not in brackets. */
function withoutBrackets(text: string, name: string): string | undefined {
  const rest = text.replace(new RegExp(`\\s*[(（][^()（）]*\\{${name}\\}[^()（）]*[)）]`), "");
  return rest.includes(`{${name}}`) ? undefined : rest;
}
