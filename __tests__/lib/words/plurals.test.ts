import { hasForms, inForm, pluralOf } from "../../../src/lib/words/plurals";

test.each([
  [1, "a file|{count} files", "en", "a file"],
  [2, "a file|{count} files", "en", "{count} files"],
  [2, "files", "en", "files"],
  [5, "plik|pliki|plików", "pl", "plików"],
])("for %d, '%s' in %s is '%s'", (count, messages, locale, part) => {
  expect(pluralOf(count, messages, locale)).toBe(part);
});

test.each([
  ["pl|plik|pliki|plików", 1, "plik"],
  ["pl|plik|pliki|plików", 22, "pliki"],
  ["pl|plik|pliki|plików", 25, "plików"],
  ["pt-BR|{count} item|{count} itens", 0, "{count} item"],
  ["{count} files", 1, "{count} files"],
  ["Yes|no", 1, "Yes|no"],
  ["ab-c|d", 2, "ab-c|d"],
  ["en-a_b|one|more", 2, "en-a_b|one|more"],
  ["sr-Latn-RS|jedan|dva", 1, "jedan"],
])("of '%s', what is for %d is '%s'", (words, count, form) => {
  expect(inForm(words, count)).toBe(form);
});

test("words are in forms where a language stands before them", () => {
  expect(["pl|plik|pliki", "{count} files", "Yes|no", "a | b", "ab-c|d"].filter(hasForms)).toEqual(["pl|plik|pliki"]);
});
