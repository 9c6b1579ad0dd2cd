import { messages } from "./messages.en";

/** An id of the interface's catalogue. */
export type MessageId = keyof typeof messages;

/** A text to translate: by id, with the words to use where the catalogue has none. */
export type Message = { id?: MessageId; message?: string };

/** The words of the interface for a message, with `{name}` replaced by the value of that name; throws when both id and message are missing. */
export function translate({ id, message }: Message, values: Record<string, string | number> = {}): string {
  const words = (id && messages[id]) ?? message;
  if (words === undefined) throw new Error("A text to translate must have an id or a message. Give `translate` one of them.");
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
