import { kebabCase } from "../../../src/lib/content/kebab-case";

// Segments are those that Docusaurus gives, but for names without a letter or digit.
describe("kebabCase", () => {
  it.each([
    ["Some tag", "some-tag"],
    ["  release  ", "release"],
    ["camelCase", "camel-case"],
    ["XMLHttpRequest", "xml-http-request"],
    ["Getting started!", "getting-started"],
    ["a_b/c", "a-b-c"],
    ["don't", "dont"],
    ["L’été", "lete"],
    ["100%?", "100"],
    ["a/#?%\\", "a"],
  ])("writes '%s' as a segment", (name, segment) => {
    expect(kebabCase(name)).toBe(segment);
  });

  it.each([
    ["i18n", "i-18-n"],
    ["React18", "react-18"],
    ["v1.2", "v-1-2"],
    ["OAuth2.0", "o-auth-2-0"],
    ["1st place", "1st-place"],
    ["11th", "11-th"],
    ["中文2", "中文-2"],
  ])("sets digits of '%s' apart from letters", (name, segment) => {
    expect(kebabCase(name)).toBe(segment);
  });

  it.each([
    ["Élan", "elan"],
    ["Ünïcode – 日本", "unicode-日本"],
    ["Łódź", "lodz"],
    ["Straße", "strasse"],
    ["Æther", "aether"],
    ["Привет Мир", "привет-мир"],
    ["Tag中文", "tag中文"],
    ["हिन्दी में", "हिन्दी-में"],
    ["cafe\u0301s", "cafes"],
  ])("writes Latin letters of '%s' without accents, and keeps those of other scripts", (name, segment) => {
    expect(kebabCase(name)).toBe(segment);
  });

  it.each([
    [" 🚀  ✨ ", "🚀-✨"],
    ["🚀 launch", "🚀-launch"],
    ["/ %", "u2f-u25"],
  ])("keeps the signs of '%s'", (name, segment) => {
    expect(kebabCase(name)).toBe(segment);
  });
});
