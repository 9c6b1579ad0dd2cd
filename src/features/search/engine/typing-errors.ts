/** A word within reach of a misspelled one: how many letters it takes, and whether it goes on behind them. */
type NearWord = { term: string; errors: number; goesOn: boolean };

/** How many errors a word of so many letters may have: none in a short one, where any other word would do. */
export function toleratedErrors(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * The words of a sorted list that a word may stand for, with letters too many, too few, wrong or swapped, up to
 * `limit`; a wrong first letter counts twice. With `asBeginning` words also count that only begin so.
 */
export function nearWords(
  word: string,
  sorted: readonly string[],
  asBeginning: boolean,
  limit = toleratedErrors(word.length),
): NearWord[] {
  if (limit === 0) return [];
  const found: NearWord[] = [];
  const rows = [Array.from({ length: word.length + 1 }, (_, index) => index)];
  let previous = "";
  // Rows of the table belong to the letters so far: words with the same beginning have them in common.
  let known = 0;
  for (const term of sorted) {
    let depth = Math.min(known, commonBeginning(previous, term));
    previous = term;
    const longest = Math.min(term.length, word.length + limit);
    while (depth < longest && (depth === 0 || Math.min(...rowAt(rows, depth)) <= limit)) {
      depth += 1;
      rows[depth] = nextRow(rows, depth, word, term);
    }
    known = depth;
    const errors = leastErrors({ rows, word, term, depth, asBeginning });
    if (errors.count <= limit) found.push({ term, errors: errors.count, goesOn: errors.at < term.length });
  }
  return found;
}

function commonBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function rowAt(rows: readonly number[][], depth: number): number[] {
  return rows[depth] ?? [];
}

/** The errors between each beginning of the word and the first `depth` letters of a term. */
function nextRow(rows: readonly number[][], depth: number, word: string, term: string): number[] {
  const above = rowAt(rows, depth - 1);
  const row = [depth];
  for (let column = 1; column <= word.length; column += 1) {
    const isSame = word[column - 1] === term[depth - 1];
    let least = Math.min(
      (above[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
      (above[column - 1] ?? 0) + (isSame ? 0 : 1),
    );
    const isSwap =
      column > 1 && depth > 1 && word[column - 1] === term[depth - 2] && word[column - 2] === term[depth - 1];
    if (isSwap) least = Math.min(least, (rowAt(rows, depth - 2)[column - 2] ?? 0) + 1);
    row.push(least);
  }
  return row;
}

type Comparison = { rows: readonly number[][]; word: string; term: string; depth: number; asBeginning: boolean };

function leastErrors({ rows, word, term, depth, asBeginning }: Comparison): { count: number; at: number } {
  const extra = word[0] === term[0] || word[0] === term[1] ? 0 : 1;
  let least = { count: Infinity, at: 0 };
  const first = asBeginning ? 1 : term.length;
  for (let at = first; at <= depth; at += 1) {
    const count = (rowAt(rows, at)[word.length] ?? Infinity) + extra;
    if (count <= least.count) least = { count, at };
  }
  return least;
}
