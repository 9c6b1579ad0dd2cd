/** Marks without which a word is still read; those of other scripts are vowels, such as all that tell कि from का. */
const MARKS = /(?=[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}/gu;
const ASCII = /^[\0-\x7F]*$/;

/** A text as it is searched: in lower case, without accents and ligatures; vowels that are marks stay. */
export function folded(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : text.normalize("NFKD").replace(MARKS, "").toLowerCase();
}
