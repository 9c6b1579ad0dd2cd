/**
 * A doc of the bench for generators that know no ids in headings: without these, and without the hashes of links to
 * files; `href` gives the address of a link to a file, which comes as it stands in the doc.
 */
export function withoutIds(text: string, href = (file: string) => file): string {
  return text
    .replace(/ \{#[\w-]+\}$/gm, "")
    .replace(/\]\((\.{1,2}\/[^)#]+\.mdx)(?:#[^)]*)?\)/g, (_, file: string) => `](${href(file)})`);
}
