/** A line of code as HTML, with its end; `names` are the classes of its element, where it has one. */
export type CodeLine = { html: string; names?: string };

/** The most lines that a block has without groups: some 3,000 elements, which a browser lays out in a short task. */
const MOST_LINES = 300;
/** More than a window has, so that few groups are laid out at a time. */
const LINES_OF_GROUP = 100;
/** How many columns a tab takes, as the stylesheet says. */
const TAB_SIZE = 2;

/** Letters that fonts of one width draw in two columns, and marks that are drawn above the letter before them. */
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u;
const MARK = /\p{M}|\u200d|\ufe0f/u;

/** Whether code has so many lines that a browser lays out groups of them once they are near the window. */
export function isLongCode(code: string): boolean {
  return code.split("\n", MOST_LINES + 1).length > MOST_LINES;
}

/** Lines of code as one text of HTML. */
export function htmlOfLines(lines: readonly CodeLine[]): string {
  return lines.map((line) => htmlOfLine(line)).join("");
}

/**
 * The same in groups of 100 lines that say how many rows and columns they take, for the stylesheet: `columns` are those
 * of all of the code, so that it has its width before all groups are laid out. `firstNumber` is that of the first line
 * where lines have numbers: each group counts from its own first line on, since what it counts ends with it.
 */
export function groupsOfLines(lines: readonly CodeLine[], columns: number, firstNumber?: number): string {
  const starts = lines.flatMap((_, index) => (index % LINES_OF_GROUP === 0 ? index : []));
  return starts
    .map((start) => {
      const [first, ...others] = lines.slice(start, start + LINES_OF_GROUP);
      const reset = firstNumber === undefined ? "" : ` style="counter-reset:line ${firstNumber + start - 1}"`;
      const style = `--rows:${others.length + 1};--columns:${columns}`;
      const html = (first ? htmlOfLine(first, reset) : "") + htmlOfLines(others);
      return `<span class="code-lines" style="${style}">${html}</span>`;
    })
    .join("");
}

function htmlOfLine({ html, names }: CodeLine, attributes = ""): string {
  return names ? `<span class="${names}"${attributes}>${html}</span>` : html;
}

/** How many columns the widest line of code takes in a font whose letters have one width. */
export function columnsOf(code: string): number {
  return code.split("\n").reduce((most, line) => Math.max(most, columnsOfLine(line)), 0);
}

function columnsOfLine(line: string): number {
  let columns = 0;
  for (const letter of line) {
    if (letter === "\t") columns += TAB_SIZE - (columns % TAB_SIZE);
    else if (letter <= "\u007f") columns += 1;
    else if (!MARK.test(letter)) columns += WIDE.test(letter) ? 2 : 1;
  }
  return columns;
}
