/** A place in a source file, its path from the site's root; line and column are 1-based. */
export type FilePlace = { file?: string; line?: number; column?: number };

/**
 * A mistake in MDX found while it is evaluated; where it does not know its own place, the caller adds file, line and
 * column.
 */
export class MdxError extends Error {
  readonly remedy: string;
  readonly choices: string[];
  readonly place?: FilePlace;
  constructor(message: string, remedy: string, choices: string[] = [], place?: FilePlace) {
    super(message);
    this.remedy = remedy;
    this.choices = choices;
    this.place = place?.file === undefined ? undefined : place;
  }
}
