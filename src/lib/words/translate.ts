import { messages } from "./messages.en";
import { inForm } from "./plurals";

/** An id of the interface's catalogue. */
export type MessageId = keyof typeof messages;

/** The names of messages behind the first part of their ids: `NameIn<"feed">` is `"page"` for `feed.page`. */
export type NameIn<Part extends string> = MessageId extends infer Id
  ? Id extends `${Part}.${infer Name}`
    ? Name
    : never
  : never;

/** What stands in the place of names in a message. */
export type MessageValues = Record<string, string | number>;

/**
 * A text to translate: by id, with the words to use where the catalogue has none. `count` is the number for which a
 * language may have other words.
 */
export type Message = { id?: MessageId; message?: string; count?: number };

/** A part of a message: words, or the name of a value. */
type MessagePart = { words: string; name?: undefined } | { name: string };

/**
 * The words of the interface for a message, with `{name}` replaced by the value of that name; throws when both id and
 * message are missing.
 */
export function translate(message: Message, values: MessageValues = {}): string {
  return messageParts(message)
    .map((part) => (part.name === undefined ? part.words : String(values[part.name] ?? `{${part.name}}`)))
    .join("");
}

const NOTHING_TO_TRANSLATE = "A text to translate must have an id or a message. Give it one of them.";

/** What a text of content is known by among translations, its id or itself; throws when both are missing. */
export function translationKey(id?: string | null, message?: string | null): string {
  const key = id ?? message ?? undefined;
  if (key === undefined) throw new Error(NOTHING_TO_TRANSLATE);
  return key;
}

/** A message in parts, words and names of values in turn; throws when both id and message are missing. */
export function messageParts({ id, message, count }: Message): MessagePart[] {
  const words = (id && messages[id]) ?? message;
  if (words === undefined) throw new Error(NOTHING_TO_TRANSLATE);
  const form = typeof __WORD_FORMS__ === "undefined" || __WORD_FORMS__ ? inForm(words, count) : words;
  return form.split(/\{(\w+)\}/).map((text, index) => (index % 2 === 0 ? { words: text } : { name: text }));
}
