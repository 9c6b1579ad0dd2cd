/** The language in the classes of code, as Markdown has it: `language-ts`. */
export function languageInClasses(classes: string): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(classes)?.[1];
}
