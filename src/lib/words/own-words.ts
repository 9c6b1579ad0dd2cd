import { messages } from "./messages.en";
import type { MessageId } from "./translate";

/** Puts words of the site's own in the place of English ones, for all that this process says from now on. */
export function setWords(words: Partial<Record<MessageId, string>>): void {
  Object.assign(messages, words);
}
