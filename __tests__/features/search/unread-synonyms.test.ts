import { unreadSynonyms } from "../../../src/features/search/unread-synonyms";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const problemsOf = (synonyms: string[][], more: object = {}) =>
  unreadSynonyms(readSite({ ...smallestSite, search: { synonyms, ...more } }), (keys) => keys.length);

test("a synonym that search reads as other words is told, because it stands for nothing", () => {
  expect(problemsOf([["nodejs", "node.js"]])).toEqual([
    {
      severity: "warning",
      file: "src/site.ts",
      line: 4,
      message: "The synonym 'node.js' stands for nothing: search reads it as 'node', 'js'.",
      remedy: "Write one word of letters and digits, or take it out.",
    },
  ]);
  expect(problemsOf([["c", "++"]]).map(({ message }) => message)).toEqual([
    "The synonym '++' stands for nothing: search reads it as no word.",
  ]);
});

test.each([["i18n"], ["onBrokenLinks"], ["Größe"], ["3.3.2"], ["--port"], ["说明"]])("%s is a synonym", (word) => {
  expect(problemsOf([["word", word]])).toEqual([]);
});

test("Algolia reads words its own way", () => {
  const app = { appId: "app", apiKey: "key", indexName: "index" };
  expect(problemsOf([["nodejs", "node.js"]], app)).toEqual([]);
});
