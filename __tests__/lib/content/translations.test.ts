import { originalOf, translationOf } from "../../../src/lib/content/translations";

const folders = [
  { folder: "content", translated: "content/i18n/fr" },
  { folder: "../web/docs", translated: "../web/i18n/fr/docs/current" },
  { folder: "../web/docs/api", translated: "../web/i18n/fr/api" },
];

test.each([
  ["content/docs/a.mdx", "content/i18n/fr/docs/a.mdx"],
  ["../web/docs/a.md", "../web/i18n/fr/docs/current/a.md"],
  ["../web/docs/api/b.md", "../web/i18n/fr/api/b.md"],
  ["src/a.mdx", undefined],
  ["content/i18n/fr/docs/a.mdx", undefined],
])("the translation of %s would be %s", (file, translation) => {
  expect(translationOf(file, folders)).toBe(translation);
});

test.each([
  ["content/i18n/fr/docs/a.mdx", "content/docs/a.mdx"],
  ["../web/i18n/fr/api/b.md", "../web/docs/api/b.md"],
  ["content/docs/a.mdx", undefined],
])("%s is the translation of %s", (file, original) => {
  expect(originalOf(file, folders)).toBe(original);
});
