/** Words that questions are made with and that say nothing of what is asked, by language. */
const FUNCTION_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    "en",
    new Set(
      "a an and are as at be by can do does for from has have how i if in is it its my of on or our so that the their then there this to was we what when where which who why will with you your".split(
        " ",
      ),
    ),
  ],
]);

/** Whether a query need not have a word: a page may answer that does not have it either. */
export function isFunctionWord(word: string, language: string): boolean {
  return FUNCTION_WORDS.get(language.split("-")[0] ?? "")?.has(word) ?? false;
}
