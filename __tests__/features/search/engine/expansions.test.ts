import { writtenTerms } from "../../../../src/features/search/engine/expansions";
import type { TagFiles } from "../../../../src/features/search/engine/index-loader";

/** A tag whose index has these words, each piece some of them. */
const tagOf = (pieces: readonly string[][]): TagFiles => ({
  about: { tag: "default", language: "en", folder: "default.0123456789ab" },
  index: {
    pages: 1,
    ranks: "a",
    words: [],
    common: [],
    synonyms: [],
    whole: false,
    pieces: pieces.map(([first = ""]) => first),
  },
  terms: (piece) => {
    const terms = pieces[piece] ?? [];
    return Promise.resolve({ terms, postings: Object.fromEntries(terms.map((term) => [term, "A"])) });
  },
  words: () => Promise.resolve([]),
  page: () => Promise.reject(new Error("No page is asked for.")),
  whole: () => Promise.resolve(),
});

const foundIn = async (tag: TagFiles, term: string) =>
  (await writtenTerms({ term, isLast: false }, tag)).map((expansion) => expansion.term);

test.each([
  ["installable", ["installable"]],
  ["installations", ["installable", "installations"]],
  ["installed", ["installable", "installed"]],
  ["elephant", []],
])(
  "where each word is on so many pages that it fills a piece, %s is found behind others with its stem",
  async (term, found) => {
    const words = ["host", "installable", "installation", "installations", "installed", "zone"];
    expect(await foundIn(tagOf(words.map((word) => [word])), term)).toEqual(found);
  },
);

test.each(["size", "sizing"])(
  "forms of a word of which some lack the vowel at its end find each other: %s",
  async (term) => {
    expect(await foundIn(tagOf([["size", "sizing", "zone"]]), term)).toEqual(["size", "sizing"]);
  },
);
