/**
 * Widths in thousandths of the font size that Arial and the fonts made to its measure have, with the letters of each.
 */
const REGULAR: Record<number, string> = {
  191: "'",
  222: "ijl",
  260: "|",
  278: " !,./:;I[\\]ft",
  333: "()-`r",
  334: "{}",
  355: '"',
  389: "*",
  469: "^",
  500: "Jcksvxyz",
  556: "#$0123456789?L_abdeghnopqu",
  584: "+<=>~",
  611: "FTZ",
  667: "&ABEKPSVXY",
  722: "CDHNRUw",
  778: "GOQ",
  833: "Mm",
  889: "%",
  944: "W",
  1015: "@",
};
const BOLD: Record<number, string> = {
  238: "'",
  278: " ,./I\\ijl",
  280: "|",
  333: "!()-:;[]`ft",
  389: "*r{}",
  474: '"',
  500: "z",
  556: "#$0123456789J_aceksvxy",
  584: "+<=>^~",
  611: "?FLTZbdghnopqu",
  667: "EPSVXY",
  722: "&ABCDHKNRU",
  778: "GOQw",
  833: "M",
  889: "%m",
  944: "W",
  975: "@",
};
/** Other letters and signs, to the nearest twentieth. */
const OTHERS: Record<number, string> = {
  200: "łſιіј‘’‚",
  300: "\u00a0ıŧІ·",
  350: "¡ª²³¹º‐‑“”„•‹›Γг",
  400: "°τ",
  450: "ζξзкт",
  500: "γκλνςЈсухчьэє↑↓∂",
  550: "¢£¤¥§«±¶»ð÷þđħŋδηθορυχабвеинопрцяђћ–†‡€√≈≤≥",
  600: "¬µ¿×ßøŦΖΣΤαβμσЗКТдл−□■○●",
  650: "ÞΑΒΔΕΚΛΞΡΥΧφЅАБВЕЛРУХЧЬжъ",
  700: "ÐĐĦŊΗΝΠπψЄЏДИНПСЭЯмы∑",
  750: "©®ЦюΩ▲▶▼◀◆",
  800: "ØΘΟΦωОЪфшщњ∏",
  850: "¼½¾ΜΨЂЋМ∈∞∅∗∼≠≡⊂⊃⊕⊗",
  900: "æЖШЫљ",
  950: "œЩ",
  1000: "ÆŒЊЮ—…‰™←→↔",
  1050: "Љ",
};
/** Ranges of which each letter is about equally wide: from, to, width. The first that holds a letter counts. */
const RANGES: [from: number, to: number, width: number][] = [
  [0x300, 0x36f, 0],
  [0x200b, 0x200f, 0],
  [0xfe00, 0xfe0f, 0],
  [0x590, 0x6ff, 560],
  [0x2e80, 0xd7ff, 1000],
  [0xf900, 0xfaff, 1000],
  [0xff00, 0xff60, 1000],
  [0x1f000, 0x1ffff, 1300],
];
const UNKNOWN = 620;
/** How much wider bold letters are for which no width of their own is known. */
const BOLDER = 1.04;

type Widths = Map<string, number>;

const tables: { regular?: Widths; bold?: Widths } = {};

/**
 * The width in pixels of a line of text in Arial of a size in pixels. The same on every machine, because no font is
 * read; kerning is left out.
 */
export function textWidth(text: string, size: number, isBold: boolean): number {
  tables.regular ??= new Map([...entriesOf(OTHERS), ...entriesOf(REGULAR)]);
  tables.bold ??= new Map([
    ...entriesOf(OTHERS).map(([letter, width]) => [letter, width * BOLDER] as const),
    ...entriesOf(BOLD),
  ]);
  const table = isBold ? tables.bold : tables.regular;
  let sum = 0;
  for (const letter of text) sum += letterWidth(letter, table);
  return (sum * size) / 1000;
}

function letterWidth(letter: string, table: Widths): number {
  const known = table.get(letter);
  if (known !== undefined) return known;
  const code = letter.codePointAt(0) ?? 0;
  const range = RANGES.find(([from, to]) => code >= from && code <= to);
  // A letter with an accent is as wide as the letter.
  const width = range?.[2] ?? table.get(letter.normalize("NFD").charAt(0)) ?? UNKNOWN;
  table.set(letter, width);
  return width;
}

function entriesOf(widths: Record<number, string>): [letter: string, width: number][] {
  return Object.entries(widths).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width)] as [string, number]),
  );
}

/** How far above and below its baseline a line of a size in pixels reaches; whole pixels, as browsers have it. */
export function lineReach(size: number): { above: number; below: number } {
  return { above: Math.round(0.905 * size), below: Math.round(0.212 * size) };
}
