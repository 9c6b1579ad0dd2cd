/** Latin letters that are no other ones with an accent, in words without accents. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  Æ: "Ae",
  æ: "ae",
  Œ: "Oe",
  œ: "oe",
  Ĳ: "IJ",
  ĳ: "ij",
  Þ: "Th",
  þ: "th",
  ß: "ss",
  ĸ: "k",
  ŉ: "n",
  ſ: "s",
  Ø: "O",
  ø: "o",
  Ł: "L",
  ł: "l",
  Ŀ: "L",
  ŀ: "l",
  Đ: "D",
  đ: "d",
  Ð: "D",
  ð: "d",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  Ŧ: "T",
  ŧ: "t",
  Ŋ: "N",
  ŋ: "n",
};

/** What stands between words, for classes of characters. */
const BREAK = String.raw`\s\0-/:-@\[-\x60{-\xbf×÷\u2000-\u206f`;
/** What has words of its own: signs of one character and of two. */
const SIGN = String.raw`\u2700-\u27bf\u{10000}-\u{10ffff}`;
/** Letters of scripts that are not Latin, and what else is left. */
const OTHER = `[^A-Za-z\\d${BREAK}${SIGN}]`;
const WORD = new RegExp(
  [
    `[A-Z]?[a-z]+(?=[${BREAK}A-Z]|$)`,
    `(?:[A-Z]|${OTHER})+(?=[${BREAK}]|[A-Z](?:[a-z]|${OTHER})|$)`,
    `[A-Z]?(?:[a-z]|${OTHER})+`,
    "[A-Z]+",
    String.raw`\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?=\b|[a-z_])`,
    String.raw`\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])`,
    String.raw`\d+`,
    String.raw`[${SIGN}](?:[\ufe0f\p{EMod}]|\u200d[${SIGN}])*`,
  ].join("|"),
  "gu",
);

/**
 * A name as a route segment, as Docusaurus makes it: `Some tag` gives `some-tag`, `i18n` gives `i-18-n`, `Élan` gives
 * `elan`. A name without a letter or digit keeps its signs: `🚀`.
 */
export function kebabCase(name: string): string {
  const words = withoutAccents(name).replace(/['’]/g, "").match(WORD);
  return words ? words.join("-").toLowerCase() : signsOf(name);
}

function withoutAccents(name: string): string {
  const plain = name.replace(/[\xc0-\u017f]/g, (letter) => OTHER_LETTERS[letter] ?? letter.normalize("NFD"));
  return plain.replace(/[\u0300-\u036f\u20d0-\u20ff\ufe20-\ufe2f]/g, "");
}

/** Signs as a segment: those that addresses or names of files reserve as their code, `#` as `u23`. */
function signsOf(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, "-")
    .replace(/["#%*./:<>?\\|]/g, (sign) => `u${sign.charCodeAt(0).toString(16)}`);
}
