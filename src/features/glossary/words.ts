import { wordsOf } from "../../lib/words/words-of";

/** The words of the glossary. */
export const word = wordsOf({
  also: "Also: {spellings}",
  lead: "What terms of this site mean.",
  letters: "Letters",
  more: "Read more about {term}",
  title: "Glossary",
});
