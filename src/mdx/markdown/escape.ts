/** Signs that mean something wherever they stand in a line. */
const SIGNS = /[\\`*[\]~$]/g;
/** An underscore inside a word is no emphasis. */
const UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What would begin a tag, an address or a character reference. */
const MARKUP = /<(?=[a-z/!?])|&(?=#?\w+;)/gi;
/** What makes a block of a line that begins with it. */
const BLOCK_START = /^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|=+\s*$|-{2,}\s*$|:::)/gm;
const NUMBER_START = /^(\d{1,9})(?=[.)](?:\s|$))/gm;

/** Text with all that Markdown would read as a sign escaped, its white space as single spaces. */
export function escapedText(text: string): string {
  return text.replace(/\s+/g, " ").replace(SIGNS, "\\$&").replace(UNDERSCORE, "\\_").replace(MARKUP, "\\$&");
}

/** A paragraph of which no line begins another block. */
export function escapedStart(paragraph: string): string {
  return paragraph.replace(BLOCK_START, "\\").replace(NUMBER_START, "$1\\");
}

/** A target of a link or an image: in angle brackets where a space or a bracket would end it. */
export function escapedTarget(url: string): string {
  return /[\s()<>]/.test(url) ? `<${url.replace(/[<>\n]/g, (sign) => encodeURIComponent(sign))}>` : url;
}
