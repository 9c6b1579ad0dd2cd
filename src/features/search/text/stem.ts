import { stemmer } from "stemmer";

/** The stem of a word by which its forms are found, such as those of `install`; the word itself in other languages. */
export function stemOf(word: string, language: string): string {
  return /^en\b/.test(language) && /^[a-z]{4,}$/.test(word) ? stemmer(word) : word;
}
