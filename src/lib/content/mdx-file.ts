const ENDING = /\.mdx?$/;

/** Whether a file is Markdown or MDX, by the ending of its path; endings in capitals make no page. */
export function isMdxFile(path: string): boolean {
  return ENDING.test(path);
}

/** The path of a Markdown or MDX file without its ending. */
export function withoutMdxEnding(path: string): string {
  return path.replace(ENDING, "");
}
