import { messages } from "./messages.en";
import type { MessageId } from "./translate";

/** The English words, also once others stand in their place. */
const ENGLISH: Readonly<Record<MessageId, string>> = { ...messages };

const NAMES = /\{(\w+)\}/g;

const namesIn = (words: string) => Array.from(words.matchAll(NAMES), ([, name = ""]) => name);

/** Of words in the place of a message: the names to which it gives no value, and those to which it gives one. */
export function namesOf(id: MessageId, words: string): { unknown: string[]; known: string[] } {
  const known = [...new Set(namesIn(ENGLISH[id]))];
  return { unknown: namesIn(words).filter((name) => !known.includes(name)), known };
}

/** Puts words of the site's own in the place of English ones, for all that this process says from now on. */
export function setWords(words: Partial<Record<MessageId, string>>): void {
  Object.assign(messages, words);
}
