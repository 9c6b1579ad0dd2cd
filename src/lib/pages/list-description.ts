/** The most letters of a description that search engines show. */
const LONGEST = 160;

/** What a page that lists names is about, in one line: `lead`, and as many of the names as search engines show. */
export function listDescription(lead: string, names: readonly string[]): string {
  const [first, ...others] = names;
  if (first === undefined) return lead;
  let text = `${lead}: ${first}`;
  for (const name of others) {
    const longer = `${text}, ${name}`;
    if (longer.length >= LONGEST) return `${text}…`;
    text = longer;
  }
  return text;
}
