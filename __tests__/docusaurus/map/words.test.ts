import { mapSite } from "../../../src/docusaurus/map/site";
import { mapWords } from "../../../src/docusaurus/map/words/words";
import { configWith, folderWith } from "./folder";

const inLocale = (defaultLocale: string) => ({ i18n: { defaultLocale, locales: [defaultLocale] } });
const mapped = (locale: string, messages: Record<string, string>, themeMessages: Record<string, string> = {}) =>
  mapWords(configWith(inLocale(locale)), { messages, themeMessages });

test.each([
  [{ "theme.common.editThisPage": "Seite ändern" }, { "page.edit": "Seite ändern" }],
  [{ "theme.common.headingLinkTitle": "Zu {heading}" }, { "heading.anchor": "Zu {heading}" }],
  [{ "theme.docs.versionBadge.label": "Stand {versionLabel}" }, { "version.badge": "Stand {label}" }],
  [{ "theme.admonition.tip": "übrigens" }, { "admonition.tip": "Übrigens" }],
  [{ "theme.CodeBlock.copy": "Kopie" }, { "code.copy": "Kopie" }],
  [
    { "theme.CodeBlock.copy": "Kopie", "theme.CodeBlock.copyButtonAriaLabel": "Code kopieren" },
    { "code.copy": "Code kopieren" },
  ],
  [
    { "theme.docs.DocCard.categoryDescription.plurals": "{count} Ding|{count} Dinge" },
    { "cards.oneItem": "1 Ding", "cards.items": "{count} Dinge" },
  ],
  [
    { "theme.blog.post.readingTime.plurals": "{readingTime} min" },
    { "post.oneMinute": "1 min", "post.readingTime": "{minutes} min" },
  ],
  [
    {
      "theme.docs.tagDocListPageTitle": "{nDocsTagged}: {tagName}",
      "theme.docs.tagDocListPageTitle.nDocsTagged": "A|{count} B",
    },
    { "tag.oneDoc": "A: {tag}", "tag.docs": "{count} B: {tag}" },
  ],
  [
    { "theme.colorToggle.ariaLabel": "Wechseln (jetzt {mode})" },
    { "colorMode.toggle": "Wechseln", "colorMode.toggleFrom": "Wechseln (jetzt {mode})" },
  ],
  [{ "theme.colorToggle.ariaLabel": "Von {mode}" }, { "colorMode.toggleFrom": "Von {mode}" }],
  [
    { "theme.lastUpdated.lastUpdatedAtBy": "Stand{atDate}{byUser}", "theme.lastUpdated.atDate": " vom {date}" },
    { "page.updatedAt": "Stand vom {date}" },
  ],
  [
    {
      "theme.lastUpdated.lastUpdatedAtBy": "Stand{atDate}{byUser}",
      "theme.lastUpdated.atDate": " vom {date}",
      "theme.lastUpdated.byUser": " ({user})",
    },
    {
      "page.updatedAt": "Stand vom {date}",
      "page.updatedAtBy": "Stand vom {date} ({author})",
      "page.updatedBy": "Stand ({author})",
    },
  ],
  [
    { "theme.blog.post.readMore": "Mehr lesen", "theme.blog.post.readMoreLabel": "Mehr lesen über {title}" },
    { "post.readMore": "Mehr lesen", "post.readMoreAbout": "über {title}" },
  ],
  [
    { "theme.docs.versions.unmaintainedVersionLabel": "{siteTitle} {versionLabel} ist alt" },
    { "version.unmaintained": "Kiln {label} ist alt" },
  ],
  [
    { "theme.docs.versions.latestVersionSuggestionLabel": "Siehe {latestVersionLink} ({versionLabel})." },
    { "version.upToDate": "Siehe {link}." },
  ],
  [{ "theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel": "← Zum Menü" }, { "menu.back": "Zum Menü" }],
])("words of Docusaurus' interface %j are the site's: %j", (messages, words) => {
  expect(mapped("de", messages).words).toEqual(words);
});

const FILES = "theme.SearchPage.documentsFound.plurals";
test.each([
  ["pl", "{count} plik|{count} pliki|{count} plików", "1 plik", "pl|{count} plik|{count} pliki|{count} plików"],
  ["fr", "{count} fichier|{count} fichiers", "1 fichier", "fr|{count} fichier|{count} fichiers"],
  ["es", "Un archivo|{count} archivos", "Un archivo", "{count} archivos"],
  ["ar", "لا شيء|واحد|اثنان|{count} ق|{count} ك|{count}", "واحد", "ar|لا شيء|واحد|اثنان|{count} ق|{count} ك|{count}"],
  ["ru", "Файлов: {count}", "Файлов: 1", "Файлов: {count}"],
  ["ja", "{count} 件", "1 件", "{count} 件"],
  ["xx_yy", "A|{count} B", "A", "{count} B"],
])("a language has all forms that it needs: %s", (locale, texts, one, many) => {
  expect(mapped(locale, { [FILES]: texts }).words).toEqual({ "search.oneResult": one, "search.resultCount": many });
});

test("a text around the number is in each form", () => {
  const texts = {
    "theme.blog.tagTitle": "{nPosts}: {tagName}",
    "theme.blog.post.plurals": "{count} wpis|{count} wpisy|{count} wpisów",
  };
  expect(mapped("pl", texts).words).toEqual({
    "tag.onePost": "1 wpis: {tag}",
    "tag.posts": "pl|{count} wpis: {tag}|{count} wpisy: {tag}|{count} wpisów: {tag}",
  });
});

test("the project's own words go before those that Docusaurus has for its language", () => {
  const theme = { "theme.docs.paginator.next": "Weiter", "theme.docs.paginator.previous": "Zurück" };
  expect(mapped("de", { "theme.docs.paginator.next": "Vor" }, theme).words).toEqual({
    "pagination.next": "Vor",
    "pagination.previous": "Zurück",
  });
});

test("named are the project's own words that say nothing here, or with a value that is not there", () => {
  const own = { "theme.common.editThisPage": "{who} edits", "theme.tags.tagsListLabel": "Tags:", "home.title": "Hi" };
  expect(mapped("en", own, { "theme.tags.tagsPageLink": "All" })).toEqual({
    words: {},
    notes: [
      {
        name: "code.json of 'en': theme.common.editThisPage, theme.tags.tagsListLabel",
        means: "The site says nothing of the kind, or with other values.",
        remedy: "Nothing needs to be done.",
      },
    ],
  });
});

test.each([
  ["en-GB", {}, []],
  [
    "fr",
    {},
    ["Install the project's packages, which have such words, or write them with `docusaurus write-translations`."],
  ],
  [
    "fr",
    { "theme.docs.paginator.next": "Suivant" },
    [expect.stringContaining("Write them as `words` in src/site.ts, by their ids in src/lib/words/messages.en.ts: ")],
  ],
])("in '%s' with %j what stays English has the remedies %j", (locale, messages, remedies) => {
  expect(mapped(locale, messages).notes.map(({ remedy }) => remedy)).toEqual(remedies);
});

test("words and notes are the site's", () => {
  const { site, notes } = mapSite(
    folderWith(inLocale("fr"), { messages: {}, themeMessages: { "theme.docs.paginator.next": "Suivant" } }),
  );
  expect(site.words).toEqual({ "pagination.next": "Suivant" });
  expect(notes.map(({ name }) => name)).toEqual(["i18n.locales: fr"]);
});
