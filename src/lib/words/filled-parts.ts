/** A message in parts, in which values stand for the placeholders (`{name}`) that have one of their name. */
export function filledParts(message: string, values: Readonly<Record<string, unknown>>): unknown[] {
  return message.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && Object.hasOwn(values, name) ? values[name] : part;
  });
}
